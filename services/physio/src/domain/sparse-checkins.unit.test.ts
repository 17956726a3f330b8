import { type Condition, CONDITIONS as IDS } from '@stridewell/contracts/web';
import { sampleOfCases } from '@stridewell/kit/testing/run-config';
import { describe, expect, it, vi } from 'vitest';
import { painFreeDays } from './criteria.ts';
import { assessDays } from './day-assessment.ts';
import { missingForHealed } from './healed.ts';
import { daysAgo, givenInputs, TODAY } from './testing/course-fixtures.ts';
import { bothSides, calmDay, followPerfectly, rulesOf, startedInjury } from './testing/perfect-course.ts';
import { evaluate } from './tests/results.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 120_000 });

const LAST_DAY = 185;
/**
 * Number of days by which the two hop days of a week can fall earlier than with daily check-ins. The first hops on one
 * leg wait for such a day, and the last hop test follows on the next one.
 */
const HOP_DAY_SHIFT = 3;

/**
 * The first day of a perfect course on which a ladder run is allowed, and the first on which it may be marked as
 * healed.
 */
const courseWith = (condition: Condition, options: { every: number; asked?: boolean }) => {
  const { courses, inputs } = followPerfectly(startedInjury(condition), LAST_DAY, options);
  const isHealed = (at: number): boolean => {
    const course = courses[at];
    if (!course?.checkin) return false;
    return (
      missingForHealed(
        course,
        inputs.checkins.filter(({ date }) => date <= course.today),
      ).length === 0
    );
  };
  return {
    firstRun: courses.findIndex(({ ladder }) => ladder?.startable && ladder.stage > 0) + 1,
    healed: courses.findIndex((_, at) => isHealed(at)) + 1,
  };
};

describe('PHASE-355 course without a check-in on every day', () => {
  it.each(sampleOfCases(IDS))(
    'PHASE-395 reaches healed with a check-in every second day, or every third and when asked, and with no earlier first run than with daily ones (%s)',
    (condition) => {
      const daily = courseWith(condition, { every: 1 });
      const second = courseWith(condition, { every: 2 });
      const third = courseWith(condition, { every: 3, asked: true });
      expect(daily.firstRun).toBeGreaterThanOrEqual(rulesOf(condition).ladder.fromDay);
      for (const { firstRun, healed } of [second, third]) {
        expect(firstRun).toBeGreaterThanOrEqual(daily.firstRun);
        expect(healed).toBeGreaterThanOrEqual(daily.healed - HOP_DAY_SHIFT);
      }
    },
  );
});

describe('PHASE-355 test that must be passed on several days', () => {
  const WALKS = { test: 'walk30', maxPain: 0, days: 5 } as const;
  const evaluated = (testedAgo: readonly number[], checkedAgo: readonly number[], hurtAgo: readonly number[] = []) => {
    const tests = testedAgo.flatMap((ago) => bothSides('walk30', daysAgo(ago)));
    const hurt = hurtAgo.map((ago) => ({ ...bothSides('walk30', daysAgo(ago))[0], value: 3, painDuring: 3 }));
    const checkins = checkedAgo.map((ago) => calmDay(daysAgo(ago)));
    const days = assessDays(givenInputs({ checkins }));
    const all = [...tests, ...hurt].flatMap((one) => (one.testId ? [{ ...one, testId: one.testId }] : []));
    return evaluate(WALKS, all as typeof tests, { side: 'right', days, date: TODAY }, '').counts;
  };
  const everySecond = Array.from({ length: 15 }, (_, at) => at * 2);
  const everyDay = Array.from({ length: 30 }, (_, at) => at);

  it('with a check-in every second day, counts passes for up to twice as many days as with daily check-ins', () => {
    expect(evaluated([18, 14, 10, 6, 2], everySecond)).toBe(true);
    expect(evaluated([18, 14, 10, 6, 2], everyDay)).toBe(false);
    expect(evaluated([14, 11, 8, 5, 2], everyDay)).toBe(true);
  });

  it('includes nothing older than 28 days or from before a painful walk', () => {
    expect(evaluated([30, 14, 10, 6, 2], [30, 29, ...everySecond])).toBe(false);
    expect(evaluated([18, 14, 10, 6, 2], everySecond, [16])).toBe(false);
  });
});

describe('PHASE-358 list of missing requirements', () => {
  it('states on how many days a test must be done, and how many of them are passed', () => {
    const { courses } = followPerfectly(startedInjury('bone_stress'), 12);
    expect(courses[11]?.missing).toContainEqual({
      code: 'missing.test_days',
      values: { test: 'walk30', min: 0, max: 0, days: 5, done: 3 },
    });
  });
});

describe('PHASE-356 pain-free days', () => {
  const covered = (ago: readonly number[]) =>
    painFreeDays(assessDays(givenInputs({ checkins: ago.map((days) => calmDay(daysAgo(days))) })));

  it('are the day of a check-in and the day before, and are counted again from zero after a gap of more than three days', () => {
    expect(covered([4, 3, 2, 1, 0])).toBe(5);
    expect(covered([4, 2, 0])).toBe(5);
    expect(covered([6, 3, 0])).toBe(5);
    expect(covered([8, 4, 0])).toBe(1);
  });
});
