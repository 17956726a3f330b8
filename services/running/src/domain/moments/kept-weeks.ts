import { addDays, weekDates } from '@stridewell/contracts/web';
import { doneMinutes, type LoggedDay, type Pause } from '../records.ts';
import { sum } from '../sum.ts';
import { isPaused, isRun, MOST_SHARE } from './stop-days.ts';

/** A day of a stored plan. */
export interface PlannedDay {
  date: string;
  /** Minutes of running or walking; 0 on a rest day. */
  minutes: number;
  /** False for a day that was over or logged when the plan was made. */
  isPlanned: boolean;
}

export interface PlannedWeek {
  weekStart: string;
  days: readonly PlannedDay[];
}

/** A completed week that went as planned. */
export interface KeptWeek {
  weekStart: string;
  runs: number;
  /** Minutes done, at most the planned minutes. */
  minutes: number;
}

export interface WeekSources {
  /** Logs by date. */
  logs: ReadonlyMap<string, LoggedDay>;
  stops: ReadonlySet<string>;
  pauses: readonly Pause[];
}

/**
 * Minimum number of planned sessions in a week that can be kept, so that the remainder of a week is not treated as one.
 */
const FEWEST_SESSIONS = 2;

/** Reasons for which skipping a session is the right decision. */
const GOOD_REASONS: ReadonlySet<unknown> = new Set(['pain', 'fatigue']);

const isKept = ({ date }: PlannedDay, { logs, pauses }: WeekSources): boolean => {
  const log = logs.get(date);
  if (!log) return isPaused(pauses, date);
  return isRun(log) || (log.status === 'skipped' && (GOOD_REASONS.has(log.reason) || isPaused(pauses, date)));
};

/**
 * Returns the data of a completed week that went as planned: every planned session was done, wholly or partly, or was
 * skipped for pain or fatigue or during a pause. A week with a run on a stop day, or with clearly more than planned,
 * did not go as planned. Null in these cases and for a week with fewer than two planned sessions.
 */
export const keptWeek = (week: PlannedWeek, sources: WeekSources): KeptWeek | null => {
  const { logs, stops } = sources;
  const sessions = week.days.filter(({ minutes, isPlanned }) => minutes > 0 && isPlanned);
  if (sessions.length < FEWEST_SESSIONS || !sessions.every((day) => isKept(day, sources))) return null;
  const runs = weekDates(week.weekStart).flatMap((date) => {
    const log = logs.get(date);
    return log && isRun(log) ? [log] : [];
  });
  if (runs.some(({ date }) => stops.has(date))) return null;
  const planned = sum(sessions.map(({ minutes }) => minutes));
  if (sum(runs.map(doneMinutes)) > MOST_SHARE * planned) return null;
  const done = sessions.flatMap(({ date, minutes }) => {
    const log = logs.get(date);
    return log && isRun(log) ? [Math.min(minutes, doneMinutes(log))] : [];
  });
  return done.length === 0 ? null : { weekStart: week.weekStart, runs: done.length, minutes: Math.round(sum(done)) };
};

/** Returns the weeks before today's that went as planned, oldest first. */
export const keptWeeks = (weeks: readonly PlannedWeek[], sources: WeekSources, today: string): KeptWeek[] =>
  weeks
    .filter(({ weekStart }) => addDays(weekStart, 6) < today)
    .toSorted((a, b) => (a.weekStart < b.weekStart ? -1 : 1))
    .flatMap((week) => keptWeek(week, sources) ?? []);
