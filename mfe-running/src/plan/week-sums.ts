import { loggedMinutes, type TrainingLog, type WeeklyPlan } from '@stridewell/contracts/web';

export interface WeekSums {
  plannedMinutes: number;
  doneMinutes: number;
  hardMinutes: number;
  /** Duration in minutes of the longest day, to which the widths of the bars are relative. */
  longestMinutes: number;
}

/** Returns the totals of a week. A day that is done without minutes is included with its planned minutes. */
export const weekSums = ({ days, totalMinutes }: WeeklyPlan, logs: readonly TrainingLog[]): WeekSums => ({
  plannedMinutes: totalMinutes,
  doneMinutes: logs.reduce(
    (sum, log) => sum + loggedMinutes(log, days.find(({ date }) => date === log.date)?.minutes ?? 0),
    0,
  ),
  hardMinutes: days.reduce((sum, { session }) => sum + (session?.hardMinutes ?? 0), 0),
  longestMinutes: Math.max(1, ...days.map(({ minutes, strengthMinutes = 0 }) => Math.max(minutes, strengthMinutes))),
});
