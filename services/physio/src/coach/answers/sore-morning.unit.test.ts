import { describe, expect, it } from 'vitest';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

describe('PHASE-16 "sore this morning, do them again?" in the chat', () => {
  it.each([
    ['worse this morning than usual, should I do the exercises again?', /half/i],
    ['verre enn vanlig i dag tidlig, skal jeg ta øvelsene igjen?', /halv/i],
  ])('is never answered with a full dose (%s)', (message, half) => {
    for (const runner of ['sindre', 'emil']) {
      const { text } = allowedReply(stateOf(runner), turnOf(message));
      expect(text).toMatch(half);
      expect(text).not.toMatch(/full (dose|programme)|hele programmet|3 x 12 RM/i);
    }
  });
});
