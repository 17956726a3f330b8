import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { CheckinDay } from '../../domain/records.ts';
import { makeWeek } from '../../domain/week/make-week.ts';
import {
  ANSWERS,
  checkinOn,
  doneLog,
  earlierOf,
  on,
  USUAL_LOG,
  weekInputs,
} from '../../domain/week/testing/given-week.ts';
import type { WeekState } from '../../domain/week/types.ts';

const RACE = addDays(on(0), 7 * 13 + 6);

/** Simulates weeks before a half marathon. In the given weeks, all check-ins make the days light. */
const lived = (count: number, lightWeeks: readonly number[]): WeekState[] => {
  const weeks: WeekState[] = [];
  const checkins: CheckinDay[] = [];
  for (let index = 0; index < count; index += 1) {
    const weekStart = on(7 * index);
    const records = [...USUAL_LOG, ...weeks.flatMap((week) => doneLog(week))];
    const earlier = weeks.toReversed().map(earlierOf);
    const inputs = { weekStart, records, earlier };
    if (lightWeeks.includes(index)) {
      for (let day = 0; day < 7; day += 1) checkins.push(checkinOn(7 * index + day, ANSWERS.low));
    }
    const own = { goal: 'half_marathon' } as const;
    const atStart = weekInputs({ ...inputs, today: weekStart, checkins: [...checkins] }, own);
    const profiled = { ...atStart.profiled, raceDate: RACE };
    const { base } = makeWeek({ ...atStart, profiled });
    weeks.push(makeWeek({ ...atStart, profiled, base, today: on(7 * index + 6) }));
  }
  return weeks;
};

const doneOf = (week: WeekState | undefined): number =>
  week ? doneLog(week).reduce((sum, { minutes = 0 }) => sum + (minutes ?? 0), 0) : 0;

describe('weeks after many eased weeks', () => {
  const weeks = lived(9, [1, 2, 3, 4, 5]);

  it('LOAD-118 begin with a fartlek and have no race pace', () => {
    const last = weeks.findLastIndex(({ base }) => base.week.kind === 'eased');
    const next = weeks[last + 1]?.base.week;
    expect(last).toBeGreaterThanOrEqual(4);
    expect(next?.quality.map(({ id }) => id)).toEqual(['fartlek']);
    expect(next?.racePaceMinutes).toBe(0);
  });

  it('LOAD-117 grow from the minutes that were really run', () => {
    const last = weeks.findLastIndex(({ base }) => base.week.kind === 'eased');
    expect(weeks[last + 1]?.base.week.minutes).toBeLessThanOrEqual(1.45 * doneOf(weeks[last]) + 20);
  });

  it('LOAD-119 have a taper with at most a tenth more minutes than the week before it', () => {
    const season = lived(14, [6, 7, 8, 9, 10, 11]);
    const first = season.findIndex(({ base }) => base.week.phase === 'Taper');
    expect(first).toBe(12);
    expect(season[first]?.base.week.minutes).toBeLessThanOrEqual(Math.max(45, 1.1 * doneOf(season[first - 1])) + 2.5);
  });
});
