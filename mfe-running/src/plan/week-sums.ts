import type { TrainingLog, WeeklyPlan } from '@stridewell/contracts/web';

export interface WeekSums {
  plannedMinutes: number;
  doneMinutes: number;
  hardMinutes: number;
  /** Minutes of the longest day, to which the widths of the bars are relative. */
  longestMinutes: number;
}

const minutesOf = (log: TrainingLog, planned: number): number => {
  if (log.status === 'skipped') return 0;
  return log.minutes ?? (log.status === 'done' ? planned : 0);
};

/** The sums of a week. A day that is done without minutes counts with its planned minutes. */
export const weekSums = ({ days, totalMinutes }: WeeklyPlan, logs: readonly TrainingLog[]): WeekSums => ({
  plannedMinutes: totalMinutes,
  doneMinutes: logs.reduce(
    (sum, log) => sum + minutesOf(log, days.find(({ date }) => date === log.date)?.minutes ?? 0),
    0,
  ),
  hardMinutes: days.reduce((sum, { session }) => sum + (session?.hardMinutes ?? 0), 0),
  longestMinutes: Math.max(1, ...days.map(({ minutes, strengthMinutes = 0 }) => Math.max(minutes, strengthMinutes))),
});
