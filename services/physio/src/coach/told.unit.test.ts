import type { TurnMessage } from '@stridewell/chat/model/coach-model';
import { permitAction } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { answerOf } from './brain.ts';
import { unfollowed } from './testing/case-state.ts';
import { stateOf } from './testing/cases.ts';
import { turnOf } from './testing/reply.ts';

const talk = (versions: readonly string[], messages: readonly string[]): string[] => {
  const memory: TurnMessage[] = [];
  return messages.map((message, index) => {
    const state = { ...stateOf('sindre'), checkinVersion: versions[index] ?? 'a' };
    const { text, dialogue } = answerOf(state, turnOf(message, [...memory]), permitAction(null));
    const at = new Date('2026-11-20T11:00:00Z');
    memory.push({ role: 'user', content: message, typed: { text: message, at } });
    memory.push({ role: 'assistant', content: text, dialogue });
    return text;
  });
};

describe('LANG-221 pain reported to the physio coach', () => {
  it('determines the next answers until there is a new check-in', () => {
    const [, told, after] = talk(
      ['a', 'a', 'b'],
      ['achilles 8 today', 'which exercises today?', 'which exercises today?'],
    );
    expect(told).toContain('only breathing and gentle holds');
    expect(told).toContain('8 of 10');
    expect(told).not.toMatch(/\bRM\b/);
    expect(after).toMatch(/\bRM\b/);
  });
});

describe('LANG-350 high pain in a message about something else', () => {
  const MESSAGES = [
    'My knee hurts 8 out of 10 when I go down stairs. What should I do?',
    'Kneet gjør vondt 8 av 10 når jeg går ned trapper. Hva skal jeg gjøre?',
    'Which shoes for a knee that is 9 of 10?',
  ];
  const PEOPLE = { 'with a programme': stateOf('sindre'), 'without a profile': unfollowed('profile_required') };

  it.each(Object.entries(PEOPLE).flatMap(([who, state]) => MESSAGES.map((message) => ({ who, state, message }))))(
    'is answered first for a runner $who ($message)',
    ({ state, message }) => {
      for (const permit of [permitAction(null), null]) {
        const { text } = answerOf(state, turnOf(message, []), permit);
        expect(text).toMatch(/only breathing and gentle holds|bare pust og rolige/);
        expect(text).not.toMatch(/few floors|få etasjer/);
      }
    },
  );

  it('does not change the answer about which professional to see', () => {
    const { text } = answerOf(stateOf('sindre'), turnOf('Pain 8 of 10. Should I see a physio or a doctor?', []), null);
    expect(text).toMatch(/physio|doctor/);
  });
});
