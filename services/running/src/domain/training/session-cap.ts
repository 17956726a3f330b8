import type { TrainingRunner } from './types.ts';

/** The runner's longest runs, minutes. */
export interface RecentRuns {
  /** Longest of the last 30 days. */
  longest30: number;
  /** Longest of days 31 to 60 back. */
  longest31to60: number;
  /** Most days off in a row between the two. */
  daysOff: number;
  /** Long runs of the last two weeks, newest first. */
  lastLongs: readonly [number, number];
}

const MOST_DAYS_OFF = 10;
const FADE = 0.9;
const LEAST_BASE = 10;

/** The longest run that still counts: that of 30 days, or most of an earlier one when there was no long break. */
export const countingLongest = ({ longest30, longest31to60, daysOff }: RecentRuns): number =>
  Math.max(longest30, daysOff <= MOST_DAYS_OFF ? FADE * longest31to60 : 0);

/**
 * Longest run allowed now (section 1.6 of the plans page; Frandsen 2025: more than 10 % over the longest run of 30 days
 * goes with more injuries). Minutes, not rounded.
 */
export const sessionCap = ({ injuryAreas }: Pick<TrainingRunner, 'injuryAreas'>, runs: RecentRuns): number => {
  const base = Math.max(countingLongest(runs), LEAST_BASE);
  const isCareful = injuryAreas.some((area) => area === 'Hip' || area === 'Lower back');
  return base + (isCareful ? 0.05 * base : Math.max(0.1 * base, 5));
};
