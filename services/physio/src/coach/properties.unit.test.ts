import { TEXTS } from '@stridewell/coaching/gate/texts';
import { judgeReply } from '@stridewell/coaching/guard/guard';
import { doseText, PHYSIO_QUICK_ACTIONS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursesPerProperty } from '../rules/testing/config.ts';
import { answerOf } from './brain.ts';
import { factsOf } from './facts.ts';
import { limitsOf } from './limits.ts';
import type { CoachState } from './state.ts';
import { PARAPHRASES, PHYSIO_CASES } from './testing/cases.ts';
import { QUESTIONS } from './testing/questions.ts';
import { randomState } from './testing/random-states.ts';
import { replyTo, tapOf, turnOf } from './testing/reply.ts';
import { blockOf } from './verdict.ts';

/** A tenth of the rules' own samples in a full run: each one is read as a sentence. */
const SAMPLES = Math.min(coursesPerProperty(), 20_000);
const MESSAGES = [...PHYSIO_CASES, ...PARAPHRASES]
  .map(({ message }) => message)
  .concat(QUESTIONS.map(([message]) => message));
const turns = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MESSAGES).map((message) => turnOf(message)) },
  fc.constantFrom(...PHYSIO_QUICK_ACTIONS).map(({ code }) => tapOf(code)),
);
const each = (look: (state: CoachState, turn: ReturnType<typeof turnOf>) => void): void =>
  fc.assert(fc.property(randomState, turns, look), { numRuns: SAMPLES });

const BANNED =
  /prevents injury|\bcleared\b|safe to run|no excuses|make up for|push through|AI says|you have (?:a|an|the)? ?(?:injury|fracture|tendin|strain|sprain)|proud|amazing|streak|\d+ ?(?:mg|kcal|kg)\b/i;
/** `3 x 12`; stages of the ladder and its 8 x 1 minute are no exercise. */
const DOSE = /\b\d+ x \d+(?! ?\(| minute of jogging)(?!\d)/;
const LONGEST = 4_500;
const FIXED = Object.values(TEXTS).flatMap((words) => Object.values(words));

const exercisesOf = ({ plan }: CoachState) => ('area' in plan ? plan.exercises : []);

describe('over random states, messages and taps', { timeout: 120_000 }, () => {
  it('no reply names an exercise dose while nothing may be given', () =>
    each((state, turn) => {
      if (blockOf(state, 'en') === null && state.followed) return;
      expect(replyTo(state, turn).text).not.toMatch(DOSE);
    }));

  it("DOSE-21 PHY-84 a tap on today's exercises names those of the plan of today, each with its dose", () =>
    each((state) => {
      const { text, by } = replyTo(state, tapOf('TODAY_EXERCISES'));
      if (by === 'verdict') expect(exercisesOf(state)).toEqual([]);
      for (const exercise of exercisesOf(state)) expect(text).toContain(`**${exercise.name}**: ${doseText(exercise)}`);
    }));

  it('every reply passes the output guard, the fixed texts of the safety gate apart', () =>
    each((state, turn) => {
      const { text, by } = replyTo(state, turn);
      const own = FIXED.reduce((left, one) => left.replaceAll(one, ''), text);
      if (by !== 'gate') expect(judgeReply(own, limitsOf(state)), `${turn.message}\n${text}`).toBeNull();
    }));

  it('SAFE-47 says no banned word', () =>
    each((state, turn) => {
      expect(replyTo(state, turn).text).not.toMatch(BANNED);
    }));

  it('always answers, at readable length, and the same for the same', () =>
    each((state, turn) => {
      const { text } = answerOf(state, turn);
      expect(text.length).toBeGreaterThan(10);
      expect(text.length, text).toBeLessThan(LONGEST);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(answerOf(state, turn).text).toBe(text);
    }));

  it('hops are never offered to those who must not hop', () =>
    each((state, turn) => {
      if (!state.followed?.course.noHops) return;
      expect(replyTo(state, turn).text).not.toMatch(/\*\*[^*]*(?:hops?|bound|skips|hopp|sprang)\*\*: \d/i);
    }));

  it('facts hold nothing that a runner wrote', () =>
    each((state) => {
      const { followed } = state;
      const injury = followed && { ...followed.injury, painHistory: 'secret-words nora@example.com' };
      const facts = JSON.stringify(
        factsOf({ ...state, followed: followed && injury ? { ...followed, injury } : null }),
      );
      expect(facts).not.toMatch(/secret-words|@|painHistory|"name":"[^"]*@/);
    }));
});

describe('hostile messages', { timeout: 60_000 }, () => {
  const odd = [
    '',
    ' ',
    '?',
    '😀',
    'a'.repeat(4_000),
    'pain '.repeat(800),
    '\u0000\u200b',
    '١٢٣',
    '__proto__ constructor',
    '跑步',
  ];

  it('never throw and always get an answer', () =>
    fc.assert(
      fc.property(randomState, fc.constantFrom(...odd), (state, message) => {
        expect(replyTo(state, turnOf(message)).text).not.toBe('');
      }),
      { numRuns: 300 },
    ));

  it('are read in a moment at full length', () => {
    const state = fc.sample(randomState, { seed: 7, numRuns: 1 })[0];
    if (!state) throw new Error('no state');
    const message = MESSAGES.join(' ').slice(0, 4_000);
    answerOf(state, turnOf(message));
    const start = performance.now();
    answerOf(state, turnOf(message));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
