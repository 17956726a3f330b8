import { judgeReply } from '@stridewell/chat/guard/guard';
import { doseText, PHYSIO_QUICK_ACTIONS } from '@stridewell/contracts/web';
import { freeSeed } from '@stridewell/kit/testing/seeds';
import { TEXTS } from '@stridewell/safety';
import { allCards, cardReply } from '@stridewell/understanding';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplesPerProperty } from '../testing/config.ts';
import { factsOf } from './facts.ts';
import { limitsOf } from './limits.ts';
import type { CoachState } from './state.ts';
import { LIMITS } from './stated-limits.ts';
import { PARAPHRASES, PHYSIO_CASES } from './testing/cases.ts';
import { QUESTIONS } from './testing/questions.ts';
import { randomState } from './testing/random-states.ts';
import { allowedReply, rulesReply, tapOf, turnOf } from './testing/reply.ts';
import { questionOf } from './turn.ts';
import { blockOf } from './verdict.ts';

/** Fewer samples than for the domain rules, because the output guard parses every reply. */
const SAMPLES = Math.min(samplesPerProperty() / 4, 5_000);
const MESSAGES = [...PHYSIO_CASES, ...PARAPHRASES].map(({ message }) => message).concat(QUESTIONS);
const turns = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MESSAGES).map((message) => turnOf(message)) },
  fc.constantFrom(...PHYSIO_QUICK_ACTIONS).map(({ code }) => tapOf(code)),
);
const each = (look: (state: CoachState, turn: ReturnType<typeof turnOf>) => void): void =>
  fc.assert(fc.property(randomState, turns, look), { numRuns: SAMPLES });

const BANNED =
  /prevents injury|\bcleared\b|safe to run|no excuses|make up for|push through|AI says|you have (?:a|an|the)? ?(?:injury|fracture|tendin|strain|sprain)|proud|amazing|streak|\d+ ?(?:mg|kcal)\b|(?<!\bwith |\bmed )\b\d+ ?kg\b/i;
/** Matches a dose such as `3 x 12`, but not the intervals of a ladder stage. */
const DOSE = /\b\d+ x \d+(?! ?\(| minute of jogging)(?!\d)/;
const HOP_DOSE = /\*\*[^*]*(?:hops?|bound|skips|hopp|sprang)\*\*: \d/i;
/** Maximum length of a reply. The longest reply is the red-flag questionnaire. */
const LONGEST = 6_000;
/** Fixed texts of the safety gate, of the knowledge cards and of the coach's limits, which people review. The guard does not check them. */
const FIXED = [
  ...Object.values(TEXTS).flatMap((words) => Object.values(words)),
  ...Object.values(LIMITS),
  ...allCards().flatMap((card) => [cardReply([card], 'en'), cardReply([card], 'nb'), card.title.en, card.title.nb]),
];

const exercisesOf = ({ plan }: CoachState) => ('area' in plan ? plan.exercises : []);

describe('physio coach for random states, messages and quick actions', { timeout: 240_000 }, () => {
  it('SAFE-38 SAFE-39 SAFE-42 SAFE-47 gives no blocked dose, forbidden hop, banned phrase or text that the output guard rejects', () =>
    each((state, turn) => {
      const { text, by } = allowedReply(state, turn);
      if (blockOf(state, 'en') !== null || !state.followed) expect(text).not.toMatch(DOSE);
      if (state.followed?.course.noHops) expect(text).not.toMatch(HOP_DOSE);
      const own = FIXED.reduce((left, one) => left.replaceAll(one, ''), text);
      const { topic } = questionOf(turn);
      const isFixed = by === 'stop' || topic === 'clarify' || topic === 'unknown';
      if (topic === 'unknown' && by === 'rules') expect(own, turn.message).not.toMatch(/\d/);
      if (!isFixed) expect(judgeReply(own, limitsOf(state)), `${turn.message}\n${text}`).toBeNull();
      expect(text).not.toMatch(BANNED);
      expect(text.length).toBeGreaterThan(10);
      expect(text.length, text).toBeLessThan(LONGEST);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(allowedReply(state, turn).text).toBe(text);
    }));

  it("DOSE-21 lists exactly the exercises of today's plan, with their doses, for TODAY_EXERCISES", () =>
    each((state) => {
      const { text, by } = allowedReply(state, tapOf('TODAY_EXERCISES'));
      const planned = exercisesOf(state);
      if (by === 'verdict') expect(planned).toEqual([]);
      for (const exercise of planned) expect(text).toContain(`**${exercise.name}**: ${doseText(exercise)}`);
      expect(text.match(/^- \*\*/gm) ?? []).toHaveLength(planned.length);
    }));

  it('never gives a higher dose for a pain level in the message than for the stored pain level', () =>
    each((state) => {
      const texts = [0, 2, 4].map((pain) => allowedReply(state, turnOf(`pain is ${pain} now`)).text);
      const row = state.followed?.course.dose.row;
      if (row === 'above_6') for (const text of texts) expect(text).toContain('only breathing and gentle holds');
      if (row === 'irritable') for (const text of texts) expect(text).toContain('half the sets, as holds');
    }));

  it('factsOf contains no text written by the runner', () =>
    each((state) => {
      const { followed } = state;
      const injury = followed && { ...followed.injury, painHistory: 'secret-words nora@example.com' };
      const facts = JSON.stringify(
        factsOf({ ...state, followed: followed && injury ? { ...followed, injury } : null }),
      );
      expect(facts).not.toMatch(/secret-words|@|painHistory|mdDiagnosisText|restrictionsMeds/);
    }));
});

describe('physio coach for hostile messages', { timeout: 60_000 }, () => {
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

  it('always replies and never throws', () =>
    fc.assert(
      fc.property(randomState, fc.constantFrom(...odd), (state, message) => {
        expect(allowedReply(state, turnOf(message)).text).not.toBe('');
      }),
      { numRuns: SAMPLES },
    ));

  it('replies within two seconds to a message of maximum length', () => {
    const state = fc.sample(randomState, { seed: freeSeed(), numRuns: 1 })[0];
    if (!state) throw new Error('no state');
    const message = MESSAGES.join(' ').slice(0, 4_000);
    rulesReply(state, turnOf(message));
    const start = performance.now();
    rulesReply(state, turnOf(message));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
