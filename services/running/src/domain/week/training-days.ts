import { addDays, daysBetween, weekStartOf } from '@stridewell/contracts/web';
import { doneMinutes, type LoggedDay, longestSingleRun, type Pause } from '../records.ts';
import { countedDaysOff } from '../training/breaks.ts';
import { runSecondsOf } from '../training/couch-to-5k.ts';
import type { ActionReason } from '../training/day-action.ts';
import { MOST_CREDITS } from '../training/load.ts';
import type { RecentRuns } from '../training/session-cap.ts';
import type { WeekKind } from '../training/types.ts';
import { daysFrom } from './days-from.ts';
import type { EarlierWeek, WeekBase, WeekDay } from './types.ts';

/** A logged run with its actual minutes and the minutes used for the longest run. */
export interface Run {
  date: string;
  /** Minutes of all runs of the day. */
  minutes: number;
  /** Minutes of the longest run of the day; missing if it is the only one. */
  longest?: number;
  credited: number;
  /** Minutes planned for the day; 0 if nothing was planned, and missing if it is not known. */
  planned?: number;
}

/** Duration of the longest single run of a day, in minutes. */
export const singleRun = ({ minutes, longest = minutes }: Pick<Run, 'minutes' | 'longest'>): number => longest;

/** Runs longer than this are treated as hikes or logging mistakes, in minutes. */
const LONGEST_PLAUSIBLE = 480;

const isRunRecord = (record: LoggedDay): boolean => {
  const minutes = doneMinutes(record);
  return minutes > 0 && minutes <= LONGEST_PLAUSIBLE;
};

/** A day of an earlier week, with its session as originally planned and in its current form. */
interface PlannedDay {
  base: WeekBase;
  session: WeekBase['sessions'][number];
  current: WeekDay['session'];
}

/** Returns the days of the earlier weeks by date. */
const daysByDate = (weeks: readonly EarlierWeek[]): ReadonlyMap<string, PlannedDay> => {
  const byDate = new Map<string, PlannedDay>();
  for (const { state } of weeks)
    state?.days.forEach(({ date, session: current }, index) => {
      if (byDate.has(date)) return;
      byDate.set(date, { base: state.base, session: state.base.sessions[index] ?? null, current });
    });
  return byDate;
};

/**
 * Returns the length of a run that is used for the longest run. A long run that the app shortened is credited with its
 * planned minutes, up to the earlier longest run. A race is not a training run and is not included. Of a walk-run
 * session of couch to 5K, only the running is included.
 */
const creditedMinutes = (record: LoggedDay, day: PlannedDay | undefined): number => {
  const minutes = longestSingleRun(record);
  if (!day) return minutes;
  const { base, session, current } = day;
  if (session?.kind === 'race') return 0;
  if (session?.kind === 'runwalk') return Math.min(minutes, runSecondsOf(session) / 60);
  const wasTrimmed = session?.role === 'long' && (current?.minutes ?? 0) < session.minutes;
  if (!wasTrimmed || record.status !== 'done') return minutes;
  return Math.max(minutes, Math.min(session.minutes, base.longest30));
};

/** A run of at least this fraction of the credit is treated as the whole long run. */
const WHOLE = 0.9;
/** True if a run counts longer than it was, because the app had shortened it. */
const isCredited = (run: Run): boolean => run.credited > singleRun(run);

/** Kinds of weeks with a long run of its usual length, or one that check-ins made shorter. */
const WITH_LONG_RUN: readonly WeekKind[] = ['load', 'hold', 'eased'];

/**
 * Returns the runs without credits from more than two consecutive weeks without a whole long run: from then on, the
 * runner is used to what was really run. Weeks whose long run is planned shorter are ignored.
 */
const withFewCredits = (runs: readonly Run[], weeks: readonly EarlierWeek[]): Run[] => {
  const longestOf = (monday: string): number =>
    runs.reduce((most, run) => (weekStartOf(run.date) === monday ? Math.max(most, singleRun(run)) : most), 0);
  if (!runs.some(isCredited)) return [...runs];
  const known = weeks
    .filter(({ state }) => state !== null && WITH_LONG_RUN.includes(state.base.week.kind))
    .map(({ weekStart }) => ({ monday: weekStart, longest: longestOf(weekStart) }))
    .filter(({ longest }) => longest > 0)
    .toSorted((a, b) => (a.monday < b.monday ? -1 : 1));
  return runs.map((run) => {
    if (!isCredited(run)) return run;
    const isShort = known.map(({ monday, longest }) => ({ monday, isShort: longest < WHOLE * run.credited }));
    const own = isShort.findIndex(({ monday }) => monday === weekStartOf(run.date));
    const after = isShort.findIndex((week, index) => index > own && !week.isShort);
    const before = isShort.findLastIndex((week, index) => index < own && !week.isShort);
    const count = (after < 0 ? isShort.length : after) - before - 1;
    return own >= 0 && isShort[own]?.isShort && count > MOST_CREDITS ? { ...run, credited: singleRun(run) } : run;
  });
};

/** A run of this many days before a week is among the runs of 30 days on every day of that week. */
const CERTAINLY_COUNTED = 24;

/**
 * Limits the credit of a run to the longest run with which a later week was planned, so a credit that a week no longer
 * used does not return when the weeks before it are forgotten.
 */
const withoutLostCredit = (run: Run, weeks: readonly EarlierWeek[]): Run => {
  if (!isCredited(run)) return run;
  const later = weeks.flatMap(({ state }) => (state && isPlannedAfter(state.base, run) ? [state.base.longest30] : []));
  return { ...run, credited: Math.max(singleRun(run), Math.min(run.credited, ...later)) };
};

const isPlannedAfter = ({ weekStart }: WeekBase, { date }: Run): boolean =>
  weekStart > date && daysBetween(date, weekStart) <= CERTAINLY_COUNTED;

/** Returns the minutes planned for a logged day, as originally planned or at the time of logging; empty if unknown. */
const plannedMinutes = ({ plannedMinutes: logged }: LoggedDay, day: PlannedDay | undefined) => {
  if (!day && logged === undefined) return {};
  return { planned: Math.max(logged ?? 0, day?.session?.minutes ?? 0) };
};

/** Returns all logged runs before a date, oldest first. */
export const runsBefore = (
  records: readonly LoggedDay[],
  before: string,
  weeks: readonly EarlierWeek[] = [],
): Run[] => {
  const days = daysByDate(weeks);
  const runs = records
    .filter((record) => record.date < before && isRunRecord(record))
    .map((record): Run => {
      const { date } = record;
      const [minutes, longest] = [doneMinutes(record), longestSingleRun(record)];
      const day = days.get(date);
      return {
        date,
        minutes,
        ...(longest < minutes ? { longest } : {}),
        credited: creditedMinutes(record, day),
        ...plannedMinutes(record, day),
      };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return withFewCredits(runs, weeks).map((run) => withoutLostCredit(run, weeks));
};

/** A run, dated by the number of days before or after a date. */
interface CountedRun {
  day: number;
  credited: number;
  /** Duration of the longest single run of the day, in minutes. */
  longest: number;
}

const longestBetween = (
  runs: readonly CountedRun[],
  from: number,
  to: number,
  minutesOf = ({ credited }: CountedRun): number => credited,
): number => runs.reduce((most, run) => (run.day >= from && run.day < to ? Math.max(most, minutesOf(run)) : most), 0);

const lengthOf = ({ longest }: CountedRun): number => longest;

/** Returns the maximum number of consecutive days without a run from one day up to day 0. */
const mostDaysOff = (runs: readonly CountedRun[], from: number): number => {
  let [most, last] = [Number.NEGATIVE_INFINITY, from - 1];
  for (const day of [...runs.map((run) => run.day).filter((each) => each >= from && each < 0), 0]) {
    most = Math.max(most, day - last - 1);
    last = day;
  }
  return most;
};

/** Number of days from the first logged run during which the assumed longest run is still used. */
const FIRST_DAYS = 7;
const MONTH = 30;

/**
 * Returns the runner's longest recent runs before a date. If no run is logged, and in the first week of a log, the
 * longest run assumed at the start of the plan is used.
 * @param ahead number of days after that date on which the run is planned; runs that are older than 30 days by then are
 * not among those of the last 30 days
 */
export const recentRunsOf = (runs: readonly Run[], before: string, startLongest: number, ahead = 0): RecentRuns => {
  const dayOf = daysFrom(before);
  const counted = runs.map(
    (run): CountedRun => ({ day: dayOf(run.date), credited: run.credited, longest: singleRun(run) }),
  );
  const first = counted[0]?.day;
  const assumed = first === undefined || first >= -FIRST_DAYS ? startLongest : 0;
  return {
    longest30: Math.max(assumed, longestBetween(counted, ahead - MONTH, 0)),
    longest31to60: longestBetween(counted, ahead - 2 * MONTH, ahead - MONTH),
    daysOff: first === undefined ? 0 : mostDaysOff(counted, Math.max(first, -2 * MONTH)),
    // A very long run is followed by a shorter one only if it was really run.
    lastLongs: [longestBetween(counted, -7, 0, lengthOf), longestBetween(counted, -14, -7, lengthOf)],
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

/**
 * Minimum number of days off, with days of illness weighted, that is treated as a break (section 1.5 of the plans
 * page).
 */
const LEAST_BREAK = 6;

const isBreak = ({ days, wasIll }: DaysOff): boolean => countedDaysOff(days, wasIll) >= LEAST_BREAK;

/** Returns whether a run was planned on a date, and whether the app replaced it by rest. */
export type IsPlanned = (date: string) => 'run' | 'ordered_rest' | 'none';

/** Reasons of a Rest or Light day that follow from the runner's score, not from pain, illness or a safety stop. */
const OWN_SCORE: readonly ActionReason[] = ['reset', 'recover', 'below_normal', 'well_below_normal', 'capped', 'low'];

/** True for a day whose planned run the app replaced by rest or by an optional light session after a check-in. */
const isOrderedRest = ({ changes }: Pick<WeekDay, 'changes'>): boolean =>
  changes.some(
    (change) =>
      change.code === 'action' &&
      (change.action === 'rest' || (change.action === 'light' && !change.isSoft)) &&
      OWN_SCORE.includes(change.reason),
  );

/**
 * Returns whether a run was planned on a date, so that a day without it is a missed run. In weeks without a known plan,
 * every day is treated as planned. A Rest or Light day that the app ordered is not (section 1.3).
 */
export const plannedIn =
  (weeks: readonly (Pick<WeekBase, 'weekStart' | 'sessions'> & { days?: readonly WeekDay[] })[]): IsPlanned =>
  (date) => {
    const week = weeks.find(({ weekStart }) => weekStart === weekStartOf(date));
    if (!week) return 'run';
    if ((week.sessions[daysBetween(week.weekStart, date)] ?? null) === null) return 'none';
    return week.days?.some((day) => day.date === date && isOrderedRest(day)) ? 'ordered_rest' : 'run';
  };

/** Data about the days without a run, other than the runs. */
interface Absence {
  pauses: readonly Pause[];
  isPlanned: IsPlanned;
}

/**
 * Number of rest days before a single missed run that belong to a break; longer rests are part of the runner's usual
 * week.
 */
const USUAL_REST = 2;

/** Up to this many days without a run, rest that the app ordered is not a missed run. After more days it is a break. */
const MOST_ORDERED = 10;

/**
 * Returns the break between a run and a later date. If two planned runs were missed, all days without a run belong to
 * it. If one was missed, only the days from that one onwards belong to it, with up to two rest days before it and all
 * days of a pause. Null if no planned run was missed or if there are too few days.
 */
const breakBetween = (last: string, until: string, { pauses, isPlanned }: Absence): DaysOff | null => {
  const count = daysBetween(last, until) - 1;
  const dates = Array.from({ length: Math.max(0, count) }, (_, index) => addDays(last, index + 1));
  const isMissed = (date: string): boolean => {
    const plan = isPlanned(date);
    return plan === 'run' || (plan === 'ordered_rest' && dates.length > MOST_ORDERED);
  };
  const [missed, second] = dates.filter(isMissed);
  if (missed === undefined) return null;
  const isOff = (date: string): boolean =>
    second !== undefined ||
    date >= addDays(missed, -USUAL_REST) ||
    pauses.some((pause) => overlaps(pause, date, addDays(date, 1)));
  const from = dates.find(isOff) ?? missed;
  const wasIll = pauses.some((pause) => pause.kind === 'illness' && overlaps(pause, from, until));
  const found = { from, until, days: daysBetween(from, until), wasIll };
  return isBreak(found) ? found : null;
};

/** Returns the break that ends with a run on the given date; null if there is none or no earlier run is known. */
export const breakEndingOn = (
  runs: readonly Run[],
  date: string,
  pauses: readonly Pause[],
  isPlanned: IsPlanned,
): DaysOff | null => {
  const last = runs.findLast((run) => run.date < date);
  return last ? breakBetween(last.date, date, { pauses, isPlanned }) : null;
};

/**
 * Returns the break that affects a week: the one that is not over at the start of the week, or one that ended in the
 * week before. Null if there is none. For a runner who logs no runs, only pauses are used.
 */
export const breakBefore = (
  runs: readonly Run[],
  pauses: readonly Pause[],
  weekStart: string,
  isPlanned: IsPlanned = () => 'run',
): (DaysOff & { isOver: boolean }) | null => {
  const last = runs.at(-1);
  if (!last) {
    const pause = pauses.find(({ from, to }) => from < weekStart && (to === null || to >= addDays(weekStart, -7)));
    if (!pause) return null;
    const until = pause.to !== null && pause.to < weekStart ? addDays(pause.to, 1) : weekStart;
    const found = { from: pause.from, until, days: daysBetween(pause.from, until), wasIll: pause.kind === 'illness' };
    return isBreak(found) ? { ...found, isOver: until < weekStart } : null;
  }
  const ongoing = breakBetween(last.date, weekStart, { pauses, isPlanned });
  if (ongoing) return { ...ongoing, isOver: false };
  const lastWeek = addDays(weekStart, -7);
  for (const { date } of runs.toReversed()) {
    if (date < lastWeek) return null;
    const ended = breakEndingOn(runs, date, pauses, isPlanned);
    if (ended) return { ...ended, isOver: true };
  }
  return null;
};
