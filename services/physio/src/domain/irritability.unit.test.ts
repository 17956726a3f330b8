import { describe, expect, it } from 'vitest';
import { irritabilityOf, isIrritable, isRunPainTooHigh } from './irritability.ts';
import { givenCheckin } from './testing/course-fixtures.ts';

describe('irritability rules', () => {
  it('DOSE-10 DOSE-18 returns irritable after next-day worsening or irritation, but not for unanswered questions', () => {
    expect(isIrritable(givenCheckin({ noNextDayWorsening: false }))).toBe(true);
    expect(isIrritable(givenCheckin({ irritabilityAfterSession: true }))).toBe(true);
    expect(isIrritable(givenCheckin({ noNextDayWorsening: true }))).toBe(false);
    expect(isIrritable(givenCheckin({ noNextDayWorsening: null }))).toBe(false);
  });

  it.each([
    ['low', 'settled, nothing else', {}],
    ['moderate', 'irritated after the session, settled by morning', { irritabilityAfterSession: true }],
    ['high', 'not settled by morning', { noNextDayWorsening: false }],
    ['high', 'night pain', { redFlags: ['night_pain' as const] }],
    ['high', 'rest pain of 4', { painAtRest: true, pain: 4 }],
    ['low', 'rest pain of 3', { painAtRest: true, pain: 3 }],
    ['low', 'another red flag', { redFlags: ['numbness' as const] }],
  ] as const)('DOSE-11 returns %s for: %s', (level, _, answers) => {
    expect(
      irritabilityOf(givenCheckin({ ...answers, redFlags: [...('redFlags' in answers ? answers.redFlags : [])] })),
    ).toBe(level);
  });

  it('DOSE-06 accepts run pain up to 2 at the knee, up to 5 elsewhere, and a missing answer', () => {
    const ran = (runPainLevel: number | null) => givenCheckin({ runPainLevel });
    expect([2, 3].map((pain) => isRunPainTooHigh(ran(pain), 'knee'))).toEqual([false, true]);
    expect([3, 5, 6].map((pain) => isRunPainTooHigh(ran(pain), 'achilles'))).toEqual([false, false, true]);
    expect(isRunPainTooHigh(ran(null), 'knee')).toBe(false);
  });
});
