import { addDays } from '@stridewell/contracts/web';
import { type LoggedDay, longestSingleRun } from '../records.ts';

const MONTH = 30;
/**
 * An unplanned run is a jump if it is longer than this multiple of the longest run of the month before, plus these
 * minutes.
 */
const JUMP = { share: 1.1, minutes: 5 };

/**
 * Returns the dates of runs that were longer than planned and much longer than the longest run of the 30 days before
 * (section 1.2 of the plans page). A run is excluded if nothing is known about the time before it or if its plan is
 * unknown.
 */
export const overlongRuns = (records: readonly LoggedDay[]): ReadonlySet<string> => {
  const isOverlong = (record: LoggedDay): boolean => {
    const { date, plannedMinutes } = record;
    const minutes = longestSingleRun(record);
    if (plannedMinutes === undefined || minutes <= (plannedMinutes ?? 0)) return false;
    const since = addDays(date, -MONTH);
    const before = records.filter((other) => other.date < date && other.date >= since).map(longestSingleRun);
    const longest = Math.max(0, ...before);
    return longest > 0 && minutes > JUMP.share * longest + JUMP.minutes;
  };
  return new Set(records.filter(isOverlong).map(({ date }) => date));
};
