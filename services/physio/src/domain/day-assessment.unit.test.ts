import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { assessDays, countTrailing } from './day-assessment.ts';
import { daysAgo, givenCheckin, givenInjury, givenInputs, onDays } from './testing/course-fixtures.ts';
import type { CheckinDay, Injury, StoredTriage } from './types.ts';

const factsFor = (checkins: CheckinDay[], injury: Injury = givenInjury()) =>
  assessDays(givenInputs({ checkins, injury }));

describe('assessDays', () => {
  it('returns one assessment per check-in date of the injury, in ascending order', () => {
    const checkins = [...onDays([0, 3]), ...onDays([3]), ...onDays([200]), ...onDays([-1])];
    expect(factsFor(checkins).map(({ date }) => date)).toEqual([daysAgo(3), daysAgo(0)]);
  });

  it('carries a bone sign forward to days on which the question is unanswered', () => {
    const groin = (hipPainSite: CheckinDay['hipPainSite'], ago: number) =>
      givenCheckin({ hipPainSite, date: daysAgo(ago) });
    const checkins = [groin('outer', 9), groin('groin', 7), groin(null, 5), groin(null, 3), groin('outer', 1)].map(
      (day) => ({ ...day, pain: 0 }),
    );
    expect(factsFor(checkins, givenInjury('hip')).map(({ isBone }) => isBone)).toEqual([false, true, true, true, true]);
    const free = [...checkins, ...onDays([0], { hipPainSite: 'outer', pain: 0 })];
    const later = free.map((day) => ({ ...day, date: addDays(day.date, -4) }));
    const end = [...later, ...onDays([2, 0], { hipPainSite: 'outer', pain: 0 })];
    expect(factsFor(end, givenInjury('hip')).at(-1)?.isBone).toBe(false);
  });

  it('keeps an exclusion until the question that caused it has been answered with no for five days', () => {
    const shin = (painType: CheckinDay['painType'], ago: number) => givenCheckin({ painType, date: daysAgo(ago) });
    const told = [shin('focal', 9), shin(null, 7), shin('broad', 5), shin('broad', 3), shin('broad', 1)];
    const checkins = told.map((day) => ({ ...day, pain: 0 }));
    expect(factsFor(checkins, givenInjury('shin')).map(({ exclusion }) => exclusion?.id ?? null)).toEqual([
      'shin_focal',
      'shin_focal',
      'shin_focal',
      'shin_focal',
      null,
    ]);
  });

  it('ignores a triage on days before its date', () => {
    const triage: StoredTriage = { date: daysAgo(2), tier: 'emergency', flags: [], answers: {} };
    const days = factsFor(onDays([4, 2, 0]), givenInjury('knee', { triage }));
    expect(days.map(({ exclusion, isRedFlag }) => [exclusion, isRedFlag])).toEqual([
      [null, false],
      [null, true],
      [null, false],
    ]);
  });

  it('marks a day as clean when pain is at most 2 (0 at a bone site), without a red flag or next-day worsening', () => {
    const clean = (answers: Partial<CheckinDay>, injury?: Injury) =>
      factsFor([givenCheckin(answers)], injury)[0]?.isClean;
    expect([clean({ pain: 2 }), clean({ pain: 3 })]).toEqual([true, false]);
    const hip = givenInjury('hip');
    expect([clean({ pain: 0, hipPainSite: 'groin' }, hip), clean({ pain: 1, hipPainSite: 'groin' }, hip)]).toEqual([
      true,
      false,
    ]);
    expect([clean({ redFlags: ['swelling'] }), clean({ noNextDayWorsening: false })]).toEqual([false, false]);
  });
});

describe('countTrailing', () => {
  it('counts matching entries from the end of the list', () => {
    expect(countTrailing([1, 0, 1, 1], (one) => one === 1)).toBe(2);
    expect(countTrailing([1, 1], (one) => one === 1)).toBe(2);
    expect(countTrailing([1, 0], (one) => one === 1)).toBe(0);
    expect(countTrailing([], () => true)).toBe(0);
  });
});
