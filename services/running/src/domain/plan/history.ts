import { addDays, daysBetween, weekStartOf } from '@stridewell/contracts/web';
import { wholeMinutes } from './round.ts';
import type { Level, TrainingRecord } from './types.ts';

/** Minutes really done: as logged, else the planned ones for done and half of them for partial. */
export const doneMinutes = ({ status, minutes, plannedMinutes }: TrainingRecord): number => {
  if (status === 'skipped') return 0;
  return minutes ?? (plannedMinutes ?? 0) * (status === 'done' ? 1 : 0.5);
};

const between = (records: readonly TrainingRecord[], from: string, to: string): TrainingRecord[] =>
  records.filter(({ date }) => date >= from && date < to);

/** Minutes done from a date up to, and without, another. */
export const minutesBetween = (records: readonly TrainingRecord[], from: string, to: string): number =>
  between(records, from, to).reduce((sum, record) => sum + doneMinutes(record), 0);

/** Share of the ceiling that stands in for the load of a runner without a log. */
const STAND_IN: Record<Level, number> = { Beginner: 0.5, Intermediate: 0.65, Advanced: 0.8 };
const LOAD_WEEKS = 4;
/** Nothing done for four weeks: half of the stand-in, as a restart after a long break. */
const RESTART = 0.5;

/** What the load is measured with: the log, the level and the ceiling of a week in minutes. */
export interface LoadInputs {
  records: readonly TrainingRecord[];
  level: Level;
  ceiling: number;
  /** Weekly minutes that stand in for days before the log; a share of the ceiling by level unless given. */
  standIn?: number | undefined;
}

/** Weekly minutes of a runner who did nothing for four weeks. */
export const restartMinutes = ({ level, ceiling, standIn }: Omit<LoadInputs, 'records'>): number =>
  (standIn ?? ceiling * STAND_IN[level]) * RESTART;

/**
 * Weekly minutes carried into the week that starts at `before`: the mean of the four weeks before it. A younger log counts
 * its own weeks, and the days before its first entry count at the stand-in's rate, so that a start on a Friday is no
 * collapse. Without a log it is the stand-in itself. (Section B of the domain page, "chronic".)
 */
export const chronicMinutes = ({ records, level, ceiling, ...given }: LoadInputs, before: string): number => {
  const standIn = given.standIn ?? ceiling * STAND_IN[level];
  const dates = records.map(({ date }) => date).filter((date) => date < before);
  const first = dates.reduce<string | null>((least, date) => (least !== null && least < date ? least : date), null);
  if (first === null) return standIn;
  const firstWeek = weekStartOf(first);
  const weeks = Math.min(LOAD_WEEKS, daysBetween(firstWeek, before) / 7);
  const unknown = daysBetween(firstWeek, before) / 7 < LOAD_WEEKS ? daysBetween(firstWeek, first) / 7 : 0;
  const done = minutesBetween(records, addDays(before, -7 * weeks), before);
  return done === 0 ? restartMinutes({ level, ceiling, standIn }) : (done + unknown * standIn) / weeks;
};

/** The longest run taken for granted where no run of the last 30 days is known, minutes. */
const FIRST_LONGEST: Record<Level, number> = { Beginner: 20, Intermediate: 40, Advanced: 60 };

/** Runs of a few minutes do not hold the next ones down to as few. */
const LEAST_LONGEST = 10;

/** In so many days a log begins: what it does not hold yet was not left out. */
const FIRST_DAYS = 7;
const isBeginning = (records: readonly TrainingRecord[], date: string): boolean =>
  records.every((record) => record.date >= addDays(date, -FIRST_DAYS) || doneMinutes(record) === 0);

/**
 * Longest run of the 30 days before a date, minutes; one below ten minutes counts as ten. In the first week of a log what
 * was taken for granted still counts: the first run, which may be a short one, does not take back the week that was planned.
 */
export const longestRun = (records: readonly TrainingRecord[], level: Level, date: string): number => {
  const longest = Math.max(0, ...between(records, addDays(date, -30), date).map(doneMinutes));
  if (isBeginning(records, date)) return Math.max(longest, FIRST_LONGEST[level]);
  return longest === 0 ? FIRST_LONGEST[level] : Math.max(LEAST_LONGEST, longest);
};

const isNewLongest = (records: readonly TrainingRecord[], level: Level, record: TrainingRecord): boolean =>
  doneMinutes(record) > longestRun(records, level, record.date);

/** Where growth of the long run is held back. */
export interface CapOptions {
  /** Lower back and hip history: 5 % instead of the usual growth. */
  slowGrowth: boolean;
}

/**
 * The session cap on a date: longest run of 30 days plus the larger of 10 % and 3 minutes, whole minutes. Within 7 days
 * of a run that was itself a new longest one there is no second: the cap is then the longest run.
 * (Frandsen 2025, doi:10.1136/bjsports-2024-109380, by section B of the domain page.)
 */
export const sessionCap = (
  records: readonly TrainingRecord[],
  level: Level,
  date: string,
  { slowGrowth }: CapOptions = { slowGrowth: false },
): number => {
  const longest = longestRun(records, level, date);
  const grewAlready = between(records, addDays(date, -6), date).some((record) => isNewLongest(records, level, record));
  if (grewAlready) return wholeMinutes(longest);
  return wholeMinutes(longest + (slowGrowth ? longest * 0.05 : Math.max(longest * 0.1, 3)));
};
