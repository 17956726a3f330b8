import type { TurnMessage } from '@stridewell/chat/model/coach-model';
import { permitAction } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { answerOf } from './brain.ts';
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

describe('LANG-221 pain told to the physio coach', () => {
  it('decides the next answers, and ends with a new check-in', () => {
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
