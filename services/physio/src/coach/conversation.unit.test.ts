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

describe('memory', () => {
  it('a question without its subject keeps the last one', () =>
    expect(after(['how long does an achilles take usually', 'thanks'], 'how long?')).toContain('3-6 months'));
  it('the language of the conversation holds where a message decides none', () =>
    expect(after(['hva skal jeg gjøre i dag'], 'ok')).toContain('Si fra'));
  it('a label of a quick action is not the runner’s language', () =>
    expect(after(['hvilke øvelser har jeg', 'Is my pain normal?'], 'ok')).toContain('Si fra'));
});

describe('languages', { timeout: 60_000 }, () => {
  const NORWEGIAN = QUESTIONS.map(([message]) => message).filter((message) => read(message, 'en').language === 'nb');
  /** Words that no Norwegian sentence holds; labels in quotation marks and addresses apart. */
  const ENGLISH =
    /\b(?:the|your|you|and|are|of|with|today|runs?|running(?! coach)|weeks?|days?|minutes|session|walk|this|that|not|long|was|were|instead|very|pain|hold(?=s? at)|raise|squat|only|until|see)\b/i;

  it('a Norwegian question gets a wholly Norwegian answer', () =>
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
