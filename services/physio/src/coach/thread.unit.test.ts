import type { TurnMessage } from '@stridewell/chat/model/coach-model';
import { cases } from '@stridewell/kit/testing/run-config';
import { longSentences, sentencesOf } from '@stridewell/language/variants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen } from './answers/all.ts';
import { sayOnce } from './answers/once.ts';
import { answerOf, understand } from './brain.ts';
import { LIMITS } from './stated-limits.ts';
import { stateOf } from './testing/cases.ts';
import { QUESTIONS } from './testing/questions.ts';
import { randomState } from './testing/random-states.ts';
import { allowedReply, turnOf } from './testing/reply.ts';
import { HIGH_PAIN, PAIN_NORMAL } from './text/reasons.ts';
import { questionOf } from './turn.ts';

const FIXED = new Set([LIMITS, HIGH_PAIN, PAIN_NORMAL].flatMap((words) => Object.values(words).flatMap(longSentences)));
/** Replies about warning signs are repeated in full every time. */
const WHOLE = new Set(['worried', 'symptom']);

const spoken = (text: string): string[] =>
  sentencesOf(text)
    .filter((sentence) => !/\b(?:113|116 ?117|116 ?123)\b/.test(sentence))
    .flatMap(longSentences)
    .filter((key) => !FIXED.has(key));

/** Returns the coach's sentences in a thread with these messages, without safety texts. */
const sentencesIn = (state: Parameters<typeof allowedReply>[0], messages: readonly string[]): string[] => {
  const memory: TurnMessage[] = [];
  return messages.flatMap((content) => {
    const turn = turnOf(content, [...memory]);
    const { text, by } = allowedReply(state, turn);
    memory.push({ role: 'user', content }, { role: 'assistant', content: text });
    return by !== 'rules' || WHOLE.has(questionOf(turn).topic) ? [] : spoken(text);
  });
};
const repeatedIn = (all: readonly string[]): string[] => all.filter((key, at) => all.indexOf(key) !== at);

describe('LANG-150 a thread with the physio coach', { timeout: 240_000 }, () => {
  it('has no sentence of more than six words twice in twelve random questions', () =>
    fc.assert(
      fc.property(
        randomState,
        fc.array(fc.constantFrom(...QUESTIONS), { minLength: 12, maxLength: 12 }),
        (state, messages) => {
          expect(repeatedIn(sentencesIn(state, messages)), messages.join('\n')).toEqual([]);
        },
      ),
      { numRuns: cases(60) },
    ));

  it.each(['can I run today', 'hvor lenge varer det', 'can I cycle', 'pain 4 during the raises'])(
    'has no repeated sentence when one question is asked six times (%s)',
    (message) => {
      for (const runner of ['sindre', 'tove', 'emil', 'bjorn', 'ingrid'])
        expect(
          repeatedIn(
            sentencesIn(
              stateOf(runner),
              Array.from({ length: 6 }, () => message),
            ),
          ),
        ).toEqual([]);
    },
  );

  it('repeats telephone numbers', () => {
    const voice = { seed: 0, said: new Set(longSentences('Call the urgent care on 116 117 the same day.')) };
    expect(sayOnce(voice, 'Yes. Call the urgent care on 116 117 the same day.', 'en')).toContain('116 117');
  });

  it('explains a warning sign once, then refers to it and to the professional who can help', () => {
    const first = allowedReply(stateOf('nora'), turnOf('exercises please')).text;
    const memory = [{ role: 'assistant' as const, content: first }];
    const { text } = allowedReply(stateOf('nora'), turnOf('can I run tomorrow', memory));
    expect(text).toMatch(/As said: no exercises and no running for now\.[\s\S]*doctor/);
    expect(text.length).toBeLessThan(first.length);
  });
  it('answers other questions on a day with a warning sign', () => {
    expect(allowedReply(stateOf('nora'), turnOf('which shoes should I wear')).text).toMatch(/^Keep to the shoes/);
    expect(allowedReply(stateOf('nora'), turnOf('when do I check in')).text).toMatch(/^Once a day/);
    expect(allowedReply(stateOf('nora'), turnOf('can I swim')).text).toMatch(/^Not that either for now/);
  });
});

describe('LANG-151 a reply that uses the injury and needs no permit', () => {
  const open = QUESTIONS.filter((message) => isOpen(questionOf(turnOf(message)).topic));
  it('exists for several questions', () => expect(open.length).toBeGreaterThan(10));
  it('contains no exercise, dose, stage or minutes', { timeout: 60_000 }, () =>
    fc.assert(
      fc.property(randomState, fc.constantFrom(...open), (state, message) => {
        const turn = turnOf(message);
        expect(understand(turn).mayTrain).toBe(false);
        const { text } = answerOf(state, turn, null);
        const exercises = 'area' in state.plan ? state.plan.exercises : [];
        for (const { name } of exercises) expect(text).not.toContain(`**${name}**`);
        expect(text).not.toMatch(
          /\d+ ?x ?\d|\d+ ?(?:sets?|sett|min\b|minutes?|minutter|reps?\b)|(?:at|on|på) (?:stage|trinn) \d/i,
        );
      }),
      { numRuns: cases(200) },
    ),
  );
});
