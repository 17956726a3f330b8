import { type Activity, addDays, daysBetween, isRunningSport } from '@stridewell/contracts/web';

/** Days before today whose runs the first plan starts from. */
const DAYS = 28;

/** What a runner has run lately, as recorded or entered. */
export interface RecentRuns {
  /** Number of weeks of the last four that have a run. */
  weeks: number;
  /** Minutes of the longest run. */
  longest: number;
}

/** Returns what a runner has run in the four weeks before today; null without a run. */
export const recentRunsOf = (
  activities: readonly Pick<Activity, 'date' | 'sport' | 'movingSeconds'>[],
  today: string,
): RecentRuns | null => {
  const runs = activities.filter(
    ({ sport, date }) => isRunningSport(sport) && date >= addDays(today, -DAYS) && date < today,
  );
  if (runs.length === 0) return null;
  return {
    weeks: new Set(runs.map(({ date }) => Math.floor((daysBetween(date, today) - 1) / 7))).size,
    longest: Math.round(Math.max(...runs.map(({ movingSeconds }) => movingSeconds)) / 60),
  };
};
