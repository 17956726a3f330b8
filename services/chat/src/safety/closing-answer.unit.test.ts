import { describe, expect, it } from 'vitest';
import type { CoachBrain } from '../brain.ts';
import { createMemoryChat } from '../testing/memory-chat.ts';
import { OPEN_DAY } from '../testing/unsafe-replies.ts';

/** A coach that answers a report of an illness with rest, and every other message with a session. */
const brain: CoachBrain<object> = {
  coachType: 'running',
  quickActions: [],
  load: async () => ({}),
  understand: ({ message }) => ({ isConfident: true, mayTrain: !message.includes('poorly') }),
  answer: (_state, { message }, permit) =>
    message.includes('poorly')
      ? { text: 'Rest until you have been well for a day.', language: 'en', isAnswer: true, closes: 'illness' }
      : { text: '35 minutes', language: 'en', isAnswer: permit !== null },
  verdict: () => null,
  facts: () => ({}),
  limits: () => OPEN_DAY,
};

const played = async (...messages: string[]): Promise<string[]> => {
  const chat = createMemoryChat({ brain, begin: new Date('2026-11-20T08:00:00Z') });
  const replies: string[] = [];
  for (const message of messages) replies.push((await chat.say(message)).text);
  return replies;
};

describe('LANG-367 an answer that tells the runner to wait with training', () => {
  it('blocks training for the messages after it', async () => {
    const [first, ...later] = await played('bit poorly', 'what is today?', 'just ten minutes?');
    expect(first).toBe('Rest until you have been well for a day.');
    for (const reply of later) expect(reply).toMatch(/^No training advice for now, because of the illness/);
  });

  it('is replaced by a card when the runner reports being ill and the answer is about something else', async () => {
    const [first, later] = await played('er syk. hva er dagens økt?', 'hva er dagens økt?');
    for (const reply of [first, later]) expect(reply).not.toContain('35 minutes');
    expect(first).toMatch(/^Du nevner noe/);
  });

  it('is not given for slang ("sick!")', async () => {
    expect((await played('new 5k best, sick!', 'what is today?'))[1]).not.toMatch(/illness/);
  });
});

describe('LANG-368 a number after an illness', () => {
  it.each([
    ['bit poorly', '39.2'],
    ['bit poorly', '38. two sets then?'],
  ])('is read as a temperature (after %j, %j)', async (ill, number) => {
    expect((await played(ill, number))[1]).toMatch(/Rest, drink and sleep/);
  });

  it('is not read as a temperature in another conversation', async () => {
    expect((await played('what is today?', '39.2'))[1]).not.toMatch(/Rest, drink and sleep/);
  });
});
