import type { TrainingRunner } from './types.ts';

/** The runner's longest recent runs, in minutes. */
export interface RecentRuns {
  /** Longest run of the last 30 days, in minutes. */
  longest30: number;
  /** Longest run between 31 and 60 days ago, in minutes. */
  longest31to60: number;
  /** Maximum number of consecutive days without a run in the last 60 days. */
  daysOff: number;
  /** Long runs of the last and the previous week, in minutes, newest first. */
  lastLongs: readonly [number, number];
}

const MOST_DAYS_OFF = 10;
const FADE = 0.9;
const LEAST_BASE = 10;
/** Maximum by which a run may exceed the longest run: a fraction of it, or a number of minutes if that is more. */
const MOST_MORE = { share: 0.1, minutes: 5 };
/** The same with a history of hip or lower-back injuries. Without the minutes, short runs could not grow. */
const CAREFUL_MORE = { share: 0.05, minutes: 2 };

/** True if a break was so long that the runs before it are ignored. */
export const isAfterLongBreak = ({ daysOff }: RecentRuns): boolean => daysOff > MOST_DAYS_OFF;

/**
 * Length of the longest recent run, in minutes: that of the last 30 days, or 90 % of an earlier one if there was no
 * long break.
 */
export const countingLongest = (runs: RecentRuns): number =>
  Math.max(runs.longest30, isAfterLongBreak(runs) ? 0 : FADE * runs.longest31to60);

const isCareful = ({ injuryAreas }: Pick<TrainingRunner, 'injuryAreas'>): boolean =>
  injuryAreas.some((area) => area === 'Hip' || area === 'Lower back');

const mostMoreOf = (runner: Pick<TrainingRunner, 'injuryAreas'>) => (isCareful(runner) ? CAREFUL_MORE : MOST_MORE);

/**
 * Current maximum length of a run (section 1.6 of the plans page; Frandsen 2025: runs more than 10 % longer than the
 * longest of the last 30 days are associated with more injuries). Minutes, not rounded.
 */
export const sessionCap = (runner: Pick<TrainingRunner, 'injuryAreas'>, runs: RecentRuns): number => {
  const base = Math.max(countingLongest(runs), LEAST_BASE);
  const { share, minutes } = mostMoreOf(runner);
  return base + Math.max(share * base, minutes);
};

/** The longest run that a session cap of whole minutes is based on, in whole minutes. */
export const longestOfCap = (runner: Pick<TrainingRunner, 'injuryAreas'>, cap: number): number => {
  const { share, minutes } = mostMoreOf(runner);
  const longest = Math.min(cap - minutes, cap / (1 + share));
  // The careful cap is rounded down, so its base is rounded up.
  return isCareful(runner) ? Math.ceil(longest) : Math.floor(longest);
};
