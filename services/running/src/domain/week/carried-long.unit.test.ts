import { describe, expect, it } from 'vitest';
import type { LoggedDay } from '../records.ts';
import type { Weekday } from '../training/types.ts';
import { makeWeek } from './make-week.ts';
import {
  ANSWERS,
  checkinOn,
  doneLog,
  earlierOf,
  logOf,
  minutesOf,
  on,
  plannedOf,
  skippedOn,
  updateWeek,
  weekInputs,
} from './testing/given-week.ts';
import type { WeekInputs, WeekState } from './types.ts';

const [MON, FRI, SAT, SUN] = [0, 4, 5, 6] as const;
const USUAL = [50, 0, 50, 0, 0, 50, 80];
const LOG = logOf(USUAL, USUAL, USUAL, USUAL);
const LOW = checkinOn(SUN, ANSWERS.low);
const inputsOf = (own: Partial<WeekInputs>): WeekInputs =>
  weekInputs({ records: LOG, ...own }, { days: [0, 2, 5, 6] satisfies Weekday[] });
const FIRST = makeWeek(inputsOf({}));

/** The state, on Monday, of the week after a light Sunday without a run. */
const mondayAfter = (logs: readonly LoggedDay[]): WeekState => {
  const records = [...LOG, ...logs];
  const sunday = updateWeek(FIRST, inputsOf({ today: on(SUN), records, checkins: [LOW] }));
  const next = { weekStart: on(7), today: on(7), records, checkins: [LOW], earlier: [earlierOf(sunday)] };
  return updateWeek(null, inputsOf(next));
};

describe('long run that moves from Sunday to Monday', () => {
  const whole = plannedOf(FIRST)[SUN] ?? 0;

  it('WEEK-62 keeps its length if Saturday was done', () => {
    const week = mondayAfter(doneLog(FIRST, SUN));
    expect(week.days[MON]?.changes).toEqual([{ code: 'moved_here', from: -1 }]);
    expect(minutesOf(week)[MON]).toBe(whole);
  });

  it('WEEK-103 is trimmed as on Sunday after a run skipped for fatigue on Saturday', () => {
    const week = mondayAfter([...doneLog(FIRST, SAT), skippedOn(SAT, 'fatigue')]);
    expect(week.days[MON]?.changes).toEqual([{ code: 'moved_here', from: -1 }]);
    expect(minutesOf(week)[MON]).toBeLessThanOrEqual(0.8 * whole + 2.5);
    expect(minutesOf(mondayAfter([...doneLog(FIRST, FRI), skippedOn(SAT, 'other')]))[MON]).toBe(whole);
  });
});
