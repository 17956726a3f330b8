import { describe, expect, it } from 'vitest';
import type { TrainingRunner } from '../training/types.ts';
import { makeWeek } from './make-week.ts';
import { ANSWERS, checkinOn, doneLog, earlierOf, on, USUAL_LOG, weekInputs } from './testing/given-week.ts';
import type { WeekState } from './types.ts';
import { pastWeekOf } from './week-load.ts';

/** Simulates weeks in which everything is done; the runner changes at the start of the given week. */
const kindsWith = (count: number, changesIn: number, change: Partial<TrainingRunner>): string[] => {
  const weeks: WeekState[] = [];
  for (let index = 0; index < count; index += 1) {
    const weekStart = on(7 * index);
    const records = [...USUAL_LOG, ...weeks.flatMap((week) => doneLog(week))];
    const earlier = weeks.toReversed().map(earlierOf);
    weeks.push(
      makeWeek(weekInputs({ weekStart, today: weekStart, records, earlier }, index < changesIn ? {} : change)),
    );
  }
  return weeks.map(({ base }) => base.week.kind);
};

describe('weeks after a change to the runner', () => {
  it.each([
    ['a change to a higher level', { level: 'Advanced' }],
    ['a new injury area', { injuryAreas: ['Knee'] }],
  ] as const)('LOAD-111 do not grow after %s, in this week and the next one', (_, change) => {
    expect(kindsWith(3, 3, change)).toEqual(['hold', 'load', 'load']);
    expect(kindsWith(3, 1, change)).toEqual(['hold', 'hold', 'hold']);
    expect(kindsWith(6, 1, change).slice(3)).toContain('load');
  });

  it('LOAD-111 grow after a change to a lower level and with the same injury areas', () => {
    expect(kindsWith(2, 1, { level: 'Beginner' })[1]).toBe('load');
    expect(kindsWith(2, 0, { injuryAreas: ['Knee'] })[1]).toBe('load');
  });

  it('LOAD-111 grow after documents of an earlier release, which have no injury areas', () => {
    const { injuryAreas: _, ...base } = makeWeek(weekInputs()).base;
    const first = { ...makeWeek(weekInputs()), base };
    const records = [...USUAL_LOG, ...doneLog(first)];
    const next = weekInputs(
      { weekStart: on(7), today: on(7), records, earlier: [earlierOf(first)] },
      { injuryAreas: ['Knee'] },
    );
    expect(makeWeek(next).base.week.kind).toBe('load');
  });
});

describe('week after lasting pain', () => {
  const first = makeWeek(weekInputs());
  const kindAfter = (days: readonly number[], pain: number): string => {
    const checkins = days.map((day) => checkinOn(day, { ...ANSWERS.good, pain }));
    const records = [...USUAL_LOG, ...doneLog(first)];
    const inputs = { weekStart: on(7), today: on(7), records, checkins, earlier: [earlierOf(first)] };
    return makeWeek(weekInputs(inputs)).base.week.kind;
  };

  it('LOAD-116 does not grow after pain of 3 or more on three of five days', () => {
    expect(kindAfter([1, 3, 5], 3)).toBe('hold');
    expect(kindAfter([-2, -1, 0], 4)).toBe('hold');
    expect(kindAfter([1, 3, 6], 3)).toBe('load');
    expect(kindAfter([1, 3, 5], 2)).toBe('load');
    expect(kindAfter([-4, -3, -2], 4)).toBe('load');
  });
});

describe('an eased week from which all runs were removed', () => {
  it('LOAD-92 is treated as complete, so the next week is not eased for the same light days', () => {
    const week = makeWeek(weekInputs());
    const eased = { ...week.base, week: { ...week.base.week, kind: 'eased', share: 0.8 } } as const;
    const inputs = { records: USUAL_LOG, pauses: [], today: on(7) };
    const days = week.days.map((day) => ({ ...day, session: null }));
    expect(pastWeekOf({ ...week, base: eased, days }, inputs, null)).toMatchObject({ kind: 'eased', done: 0 });
    expect(pastWeekOf({ ...week, base: eased }, inputs, null)).toBeNull();
  });
});
