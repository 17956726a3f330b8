import { addDays } from '@stridewell/contracts/web';
import { doneMinutes, type LoggedDay } from '../records.ts';
import { dayFacts, plannedMinutes, weekMinutes } from './day-facts.ts';
import { makeWeek } from './make-week.ts';
import type { WeekInputs, WeekState } from './types.ts';
import { pastWeekOf } from './week-load.ts';

/** How much of the rest of this week a forecast assumes to be completed: everything, or every second session. */
export type RestOfWeek = 'all' | 'half';

/**
 * Returns logs for the sessions that are still ahead in a week, assuming that they are completed as currently planned.
 */
const assumedLogs = ({ base, days }: WeekState, { records, today }: WeekInputs, rest: RestOfWeek): LoggedDay[] => {
  const logged = new Set(records.map(({ date }) => date));
  const ahead = days.filter(({ date, session }) => session && date >= today && !logged.has(date));
  return ahead.map((day, index): LoggedDay => {
    const { date, planType, minutes } = dayFacts(day, base);
    return rest === 'half' && index % 2 === 1
      ? { date, planType, status: 'skipped', reason: 'other' }
      : { date, planType, status: 'done', minutes };
  });
};

/** Returns the inputs of the week after the given one, under an assumption about the sessions that are still ahead. */
export const nextWeekInputs = (week: WeekState, inputs: WeekInputs, rest: RestOfWeek): WeekInputs => ({
  ...inputs,
  weekStart: addDays(inputs.weekStart, 7),
  records: [...inputs.records, ...assumedLogs(week, inputs, rest)],
  lighter: null,
  earlier: [{ weekStart: inputs.weekStart, state: week, plannedMinutes: plannedMinutes(week.base) }, ...inputs.earlier],
  base: null,
  replaced: null,
  kept: new Map(),
});

/** The values that the forecast of the next week depends on (section 9.5 of the plans page). */
export interface ForecastFacts {
  /** Minutes done this week, and minutes of the whole week as currently planned. */
  doneMinutes: number;
  plannedMinutes: number;
  /** Number of this week's days with the action Light or Rest. */
  lightDays: number;
  hasPain: boolean;
  isPaused: boolean;
  /** True if a run of this week was much longer than any before, which stops the growth of the next week. */
  hasSpike: boolean;
}

/** The forecast of a week that is not stored yet. */
export interface NextWeekForecast {
  week: WeekState;
  facts: ForecastFacts;
  /** Minutes of the week if half of this week's remaining sessions are missed, and if all are done. */
  range: { low: number; high: number };
}

const PAIN_FROM = 3;

const factsOf = (week: WeekState, inputs: WeekInputs): ForecastFacts => {
  const { records, checkins, pauses, physio, weekStart, today } = inputs;
  const isThisWeek = ({ date }: { date: string }): boolean => date >= weekStart && date <= today;
  const pains = [
    ...checkins.map(({ date, metrics }) => ({ date, pain: metrics.pain })),
    ...(physio?.checkins ?? []).map(({ date, pain }) => ({ date, pain })),
  ];
  const done = records.filter(({ date }) => date >= weekStart && date < addDays(weekStart, 7));
  return {
    doneMinutes: Math.round(done.reduce((sum, record) => sum + doneMinutes(record), 0)),
    plannedMinutes: weekMinutes(week),
    lightDays: week.days.filter(({ decision }) => decision?.action === 'light' || decision?.action === 'rest').length,
    hasPain: pains.some((each) => isThisWeek(each) && each.pain >= PAIN_FROM),
    isPaused: pauses.some(({ from, to }) => from < addDays(weekStart, 14) && (to === null || to >= today)),
    hasSpike: pastWeekOf(week, inputs, null)?.stopsGrowth === true,
  };
};

/** Returns the forecast of the week after the given one, assuming that everything still ahead this week is done. */
export const forecastNextWeek = (week: WeekState, inputs: WeekInputs): NextWeekForecast => {
  const planned = makeWeek(nextWeekInputs(week, inputs, 'all'));
  const totals = [weekMinutes(planned), weekMinutes(makeWeek(nextWeekInputs(week, inputs, 'half')))];
  return {
    week: planned,
    facts: factsOf(week, inputs),
    range: { low: Math.min(...totals), high: Math.max(...totals) },
  };
};
