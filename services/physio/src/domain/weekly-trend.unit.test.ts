import { describe, expect, it } from 'vitest';
import { atStage } from './testing/at-stage.ts';
import { daysAgo, givenCheckin, onDays } from './testing/course-fixtures.ts';
import { calmDay } from './testing/perfect-course.ts';
import type { CheckinDay } from './types.ts';
import { firstInWeek, hasNoGain, roseInAWeek } from './weekly-trend.ts';

const rose = (checkins: CheckinDay[]): boolean => {
  const newest = checkins.find(({ date }) => date === daysAgo(0));
  return newest !== undefined && roseInAWeek(newest, checkins);
};
const stiff = (ago: number, morningStiffness: boolean | null) => givenCheckin({ date: daysAgo(ago), morningStiffness });

describe('DOSE-05 weekly rise in pain or stiffness', () => {
  it('requires mean pain at least one point higher than in the previous week', () => {
    expect(rose([...onDays([0, 2, 4], { pain: 3 }), ...onDays([7, 9, 11], { pain: 2 })])).toBe(true);
    expect(rose([...onDays([0, 2, 4], { pain: 2 }), ...onDays([7, 9, 11], { pain: 2 })])).toBe(false);
    expect(
      rose([...onDays([0], { pain: 4 }), ...onDays([2, 4], { pain: 2 }), ...onDays([7, 9, 11], { pain: 2 })]),
    ).toBe(false);
  });

  it('DOSE-01 ignores pain of at most 2, even after a week without pain', () => {
    expect(rose([...onDays([0, 2, 4], { pain: 2 }), ...onDays([7, 9, 11], { pain: 0 })])).toBe(false);
    expect(rose([...onDays([0, 2, 4], { pain: 3 }), ...onDays([7, 9, 11], { pain: 0 })])).toBe(true);
  });

  it('PHASE-334 includes a rise of the median of the mornings, however low they are', () => {
    const mornings = (ago: number[], ...pains: number[]) =>
      ago.map((days, at) => givenCheckin({ date: daysAgo(days), pain: 0, morningPain: pains[at] ?? 0 }));
    const week = mornings([7, 8, 9, 10, 11, 12, 13], 0, 0, 0, 0, 0, 0, 0);
    expect(rose([...mornings([0, 1, 2, 3, 4, 5, 6], 1, 1, 1, 1, 0, 0, 0), ...week])).toBe(true);
    // One bad morning raises the mean, not the median.
    expect(rose([...mornings([0, 1, 2, 3, 4, 5, 6], 0, 9, 0, 0, 0, 0, 0), ...week])).toBe(false);
    expect(rose([...mornings([0, 1], 2, 2), ...week])).toBe(false);
  });

  it('PHASE-334 reduces the dose and increases nothing after a week of mornings at 1 instead of 0', () => {
    const { courseOn, date } = atStage('achilles_mid', 3);
    const raised = [0, 1, 2, 3, 4, 5, 6].map((day) => calmDay(date(day), { morningPain: 1 }));
    expect(courseOn(6, { checkins: raised }).dose.level).toBe('half');
    const same = raised.map((checkin) => ({ ...checkin, morningPain: 0 }));
    expect(courseOn(6, { checkins: same }).dose.level).not.toBe('half');
  });

  it('is reported at most once per week, even when it stops and starts again', () => {
    const dates = [9, 4, 3, 1, 0].map(daysAgo);
    expect(firstInWeek(dates, [true, false, true, false, true])).toEqual([true, false, false, false, false]);
    expect(firstInWeek(dates, [false, false, true, false, true])).toEqual([false, false, true, false, false]);
    expect(firstInWeek([daysAgo(8), daysAgo(0)], [true, true])).toEqual([true, true]);
  });

  it('requires more than two check-ins in each week', () => {
    expect(rose([...onDays([0, 2], { pain: 5 }), ...onDays([7, 9, 11], { pain: 0 })])).toBe(false);
    expect(rose([...onDays([0, 2, 4], { pain: 5 }), ...onDays([7, 9], { pain: 0 })])).toBe(false);
  });

  it('includes new morning stiffness only when every answer of the previous week was "not stiff"', () => {
    expect(rose([stiff(0, true), stiff(7, false), stiff(9, false)])).toBe(true);
    expect(rose([stiff(0, true), stiff(7, false), stiff(9, true)])).toBe(false);
    expect(rose([stiff(0, true), stiff(8, null)])).toBe(false);
    expect(rose([stiff(0, false), stiff(8, false)])).toBe(false);
  });
});

describe('hasNoGain', () => {
  const stuck = (now: number, then: number) => {
    const checkins = [...onDays([0, 3], { pain: now }), ...onDays([21, 24], { pain: then })];
    return hasNoGain(givenCheckin({ pain: now }), checkins, { fine: 2, weeks: 3 });
  };

  it('returns true when the lowest pain of this week is not below that of three weeks ago', () => {
    expect([stuck(4, 4), stuck(5, 4), stuck(3, 4)]).toEqual([true, true, false]);
  });

  it('returns false for pain within the acceptable limit', () => {
    expect([stuck(2, 2), stuck(3, 3)]).toEqual([false, true]);
  });

  it('returns false when the week to compare with has no check-ins', () => {
    expect(hasNoGain(givenCheckin({ pain: 5 }), onDays([0, 10, 15], { pain: 5 }), { fine: 2, weeks: 3 })).toBe(false);
  });
});
