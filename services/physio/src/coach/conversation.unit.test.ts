import { withFreeSeed } from '@stridewell/kit/testing/seeds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from './intents/read.ts';
import { stateOf } from './testing/cases.ts';
import { QUESTIONS } from './testing/questions.ts';
import { randomState } from './testing/random-states.ts';
import { allowedReply, turnOf } from './testing/reply.ts';

const after = (earlier: string[], message: string): string =>
  allowedReply(
    stateOf('sindre'),
    turnOf(
      message,
      earlier.map((content) => ({ role: 'user' as const, content })),
    ),
  ).text;

describe('follow-up messages in a conversation', () => {
  it('inherit the topic of the last question if they name none', () =>
    expect(after(['how long does an achilles take usually', 'thanks'], 'how long?')).toContain('3-6 months'));
  it('are answered in the language of the conversation when their own language is unclear', () =>
    expect(after(['hva skal jeg gjøre i dag'], 'ok')).toContain('Si fra'));
  it('are not answered in the language of a quick action label', () =>
    expect(after(['hvilke øvelser har jeg', 'Is my pain normal?'], 'ok')).toContain('Si fra'));
});

describe('language of the replies', { timeout: 60_000 }, () => {
  const NORWEGIAN = QUESTIONS.filter((message) => read(message, 'en').language === 'nb');
  /** English words that never occur in a Norwegian sentence, except in quoted labels and URLs. */
  const ENGLISH =
    /\b(?:the|your|you|and|are|of|with|today|runs?|running(?! coach)|weeks?|days?|minutes|session|walk|this|that|not|long|was|were|instead|very|pain|hold(?=s? at)|raise|squat|only|until|see)\b/i;

  it('is Norwegian throughout for a Norwegian question', () =>
    withFreeSeed((seed) => {
      const states = [
        ...['sindre', 'nora', 'tove', 'emil', 'bjorn', 'ingrid'].map(stateOf),
        ...fc.sample(randomState, { seed, numRuns: 25 }),
      ];
      expect(NORWEGIAN.length).toBeGreaterThan(25);
      for (const state of states)
        for (const message of NORWEGIAN) {
          const text = allowedReply(state, turnOf(message)).text.replace(
            /«[^»]*»|\([a-z -]+\)|\(\/media\/[^)]+\)|Running Coach/g,
            '',
          );
          expect(text, message).not.toMatch(ENGLISH);
        }
    }));
});
