import { addDays, DOSE_LEVELS, GATE_LEVELS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { selectionOf } from './programmes/selection.ts';
import { functionOf, hasNoFunctionGain, isQuestionnaireDue } from './questionnaire.ts';
import { daysAgo, TODAY } from './testing/course-fixtures.ts';
import { inputsOf, randomProgramme } from './testing/random-programmes.ts';
import type { QuestionnaireAnswers } from './types.ts';

const answer = (ago: number, scores: Record<string, number>): QuestionnaireAnswers => ({
  date: daysAgo(ago),
  status: 'answered',
  activities: Object.entries(scores).map(([name, score]) => ({ name, score })),
});
const skip = (ago: number): QuestionnaireAnswers => ({ date: daysAgo(ago), status: 'skipped', activities: [] });

describe('PHASE-33 isQuestionnaireDue', () => {
  it.each([
    ['never answered', [], true],
    ['answered 6 days ago', [answer(6, { stairs: 4 })], false],
    ['answered 7 days ago', [answer(7, { stairs: 4 })], true],
    ['postponed once, 7 days ago', [answer(14, { stairs: 4 }), skip(7)], true],
    ['postponed twice, 7 days ago', [skip(14), skip(7)], false],
    ['postponed twice, 28 days ago', [skip(35), skip(28)], true],
    ['answered between', [skip(21), answer(14, { stairs: 4 }), skip(7)], true],
  ] as const)('%s', (_when, all, due) => {
    expect(isQuestionnaireDue(all, TODAY)).toBe(due);
  });
});

describe('PHASE-34 functionOf', () => {
  it('requires a change of two points for the mean of several activities, and of three for a single one', () => {
    const { activities, change } = functionOf([
      answer(7, { 'Run 5 km': 4, stairs: 4 }),
      answer(0, { 'Run 5 km': 7, Stairs: 5 }),
    ]);
    expect(activities.map(({ name, change: one }) => [name, one])).toEqual([
      ['Run 5 km', 'better'],
      ['Stairs', 'same'],
    ]);
    expect(change).toBe('better');
    expect(functionOf([answer(7, { stairs: 4 }), answer(0, { stairs: 6 })]).change).toBe('same');
    expect(functionOf([answer(7, { stairs: 6 }), answer(0, { stairs: 3 })]).change).toBe('worse');
  });

  it('has no change after the first answer, and starts a new series for a new activity', () => {
    expect(functionOf([answer(0, { stairs: 4 })])).toEqual({
      activities: [{ name: 'stairs', scores: [{ date: TODAY, score: 4 }], change: null }],
      change: null,
    });
    expect(functionOf([])).toEqual({ activities: [], change: null });
    expect(functionOf([answer(7, { stairs: 1 }), answer(0, { sitting: 9 })]).change).toBeNull();
  });
});

describe('PHASE-35 hasNoFunctionGain', () => {
  it('returns a referral after six weeks without a change that matters', () => {
    expect(hasNoFunctionGain([answer(41, { stairs: 4 }), answer(0, { stairs: 4 })], TODAY)).toBe(false);
    expect(hasNoFunctionGain([answer(42, { stairs: 4 }), answer(0, { stairs: 6 })], TODAY)).toBe(true);
    expect(hasNoFunctionGain([answer(42, { stairs: 4 }), answer(0, { stairs: 7 })], TODAY)).toBe(false);
    expect(hasNoFunctionGain([answer(60, { stairs: 4 }), answer(15, { stairs: 4 })], TODAY)).toBe(false);
  });
});

const answers = fc.array(
  fc.record({
    date: fc.integer({ min: 0, max: 90 }).map((ago) => addDays(TODAY, -ago)),
    status: fc.constantFrom('answered' as const, 'skipped' as const),
    activities: fc.array(
      fc.record({ name: fc.constantFrom('run', 'stairs', 'sit'), score: fc.integer({ min: 0, max: 10 }) }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 12 },
);

it('PHASE-35 never changes phase, gate, stage, dose or exercises; it can only add a referral (25)', () => {
  fc.assert(
    fc.property(randomProgramme, answers, (programme, questionnaires) => {
      const inputs = inputsOf({ ...programme, days: Math.min(programme.days, 60) });
      const allowed = (given: typeof inputs) => {
        const course = courseOf(given);
        const { phase, gate, ladder, dose, referrals } = course;
        return {
          ...{ phase, gate: GATE_LEVELS.indexOf(gate.level), stage: gate.stage, ladder },
          ...{ dose: DOSE_LEVELS.indexOf(dose.level), exercises: selectionOf(course, given.injury).exercises },
          referrals: referrals.filter(({ code }) => code !== 'referral.function'),
        };
      };
      expect(allowed({ ...inputs, questionnaires })).toEqual(allowed(inputs));
    }),
    { numRuns: 100 },
  );
});
