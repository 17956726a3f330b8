import { addDays, daysBetween, laterDate } from '@stridewell/contracts/web';
import { doneMinutes, type LoggedDay, type Pause } from '../records.ts';
import type { RecentRuns } from '../training/session-cap.ts';
import type { EarlierWeek } from './types.ts';

/** A logged run with its minutes and the minutes with which it counts for the longest run. */
export interface Run {
  date: string;
  minutes: number;
  credited: number;
}

/** A race counts for the longest run with this share of its minutes (section 1.6 of the plans page). */
const RACE_CREDIT = 0.85;
/** Runs longer than this are taken for hikes or logging mistakes, in minutes. */
const LONGEST_PLAUSIBLE = 480;

const isRunRecord = (record: LoggedDay): boolean => {
  const minutes = doneMinutes(record);
  return minutes > 0 && minutes <= LONGEST_PLAUSIBLE;
};

/**
 * Returns the length with which a run counts. A long run that the app shortened counts with its planned minutes, up to
 * the earlier longest run.
 */
const creditedMinutes = (record: LoggedDay, weeks: readonly (EarlierWeek & { end: string })[]): number => {
  const minutes = doneMinutes(record);
  const week = weeks.find(({ weekStart, end }) => weekStart <= record.date && record.date < end);
  if (!week) return minutes;
  const { state, weekStart } = week;
  const day = daysBetween(weekStart, record.date);
  const planned = state?.base.sessions[day];
  if (planned?.kind === 'race') return RACE_CREDIT * minutes;
  const now = state?.days[day]?.session;
  const wasTrimmed = planned?.role === 'long' && (now?.minutes ?? 0) < planned.minutes;
  if (!state || !wasTrimmed || record.status !== 'done') return minutes;
  return Math.max(minutes, Math.min(planned.minutes, state.base.longest30));
};

/** Returns all logged runs before a date, oldest first. */
export const runsBefore = (
  records: readonly LoggedDay[],
  before: string,
  weeks: readonly EarlierWeek[] = [],
): Run[] => {
  const ended = weeks.map((week) => ({ ...week, end: addDays(week.weekStart, 7) }));
  return records
    .filter((record) => record.date < before && isRunRecord(record))
    .map((record) => ({
      date: record.date,
      minutes: doneMinutes(record),
      credited: creditedMinutes(record, ended),
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

const longestBetween = (
  runs: readonly Run[],
  from: string,
  to: string,
  minutesOf = ({ credited }: Run): number => credited,
): number => Math.max(0, ...runs.filter(({ date }) => date >= from && date < to).map(minutesOf));

/** Returns the maximum number of consecutive days without a run between two dates. */
const mostDaysOff = (runs: readonly Run[], from: string, to: string): number => {
  const dates = [addDays(from, -1), ...runs.map(({ date }) => date).filter((date) => date >= from && date < to), to];
  return Math.max(...dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date) - 1));
};

/** Number of days from the first logged run during which the assumed longest run still counts. */
const FIRST_DAYS = 7;

/**
 * Returns the runner's longest recent runs before a date. Without a logged run, and in the first week of a log, the
 * longest run assumed at the start of the plan counts.
 */
export const recentRunsOf = (runs: readonly Run[], before: string, startLongest: number): RecentRuns => {
  const first = runs[0];
  const assumed = !first || first.date >= addDays(before, -FIRST_DAYS) ? startLongest : 0;
  const month = addDays(before, -30);
  const twoMonths = addDays(before, -60);
  return {
    longest30: Math.max(assumed, longestBetween(runs, month, before)),
    longest31to60: longestBetween(runs, twoMonths, month),
    daysOff: first ? mostDaysOff(runs, laterDate(first.date, twoMonths), before) : 0,
    // A shorter run follows only a very long run that was really run.
    lastLongs: [
      longestBetween(runs, addDays(before, -7), before, ({ minutes }) => minutes),
      longestBetween(runs, addDays(before, -14), addDays(before, -7), ({ minutes }) => minutes),
    ],
  };
};

/** A period of days without a run. `until` is the date of the first run after it, or of the week to plan. */
export interface DaysOff {
  from: string;
  until: string;
  days: number;
  wasIll: boolean;
}

const overlaps = ({ from, to }: Pause, start: string, end: string): boolean =>
  from < end && (to === null || to >= start);

/** Minimum number of days without a run that count as a break (section 1.5 of the plans page). */
export const LEAST_BREAK = 6;

/**
 * Returns the break that a week has to take into account: the one that is not over at the start of the week, or one that
 * ended in the week before. Null when there is none. For a runner who logs no runs, only pauses count.
 */
export const breakBefore = (
  runs: readonly Run[],
  pauses: readonly Pause[],
  weekStart: string,
): (DaysOff & { isOver: boolean }) | null => {
  const wasIllBetween = (start: string, end: string): boolean =>
    pauses.some((pause) => pause.kind === 'illness' && overlaps(pause, start, end));
  const last = runs.at(-1);
  if (!last) {
    const pause = pauses.find(({ from, to }) => from < weekStart && (to === null || to >= addDays(weekStart, -7)));
    if (!pause) return null;
    const until = pause.to !== null && pause.to < weekStart ? addDays(pause.to, 1) : weekStart;
    const days = daysBetween(pause.from, until);
    const isBreak = days >= LEAST_BREAK;
    return isBreak
      ? { from: pause.from, until, days, wasIll: pause.kind === 'illness', isOver: until < weekStart }
      : null;
  }
  const isOngoing = daysBetween(last.date, weekStart) - 1 >= LEAST_BREAK;
  if (isOngoing) {
    const from = addDays(last.date, 1);
    const wasIll = wasIllBetween(from, weekStart);
    return { from, until: weekStart, days: daysBetween(from, weekStart), wasIll, isOver: false };
  }
  for (let index = runs.length - 1; index > 0; index -= 1) {
    const [run, before] = [runs[index], runs[index - 1]];
    if (!run || !before || run.date < addDays(weekStart, -7)) return null;
    const from = addDays(before.date, 1);
    const days = daysBetween(from, run.date);
    if (days >= LEAST_BREAK)
      return { from, until: run.date, days, wasIll: wasIllBetween(from, run.date), isOver: true };
  }
  return null;
};
