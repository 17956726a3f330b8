import type { Recommendation, SummaryMetrics } from '@stridewell/contracts/web';
import type { AdaptedWeek } from './plan/adapt/types.ts';
import type { TrainingRecord } from './plan/types.ts';

/** The inputs of a weekly summary, all from stored data. */
export interface SummaryInputs {
  /** Monday of the finished week. */
  weekStart: string;
  /** The final plan of the week; null when there is none. */
  plan: AdaptedWeek | null;
  logs: readonly TrainingRecord[];
  checkins: readonly { date: string; score: number; recommendation: Recommendation }[];
  /** The plan of the next week; null when there is none. */
  next: AdaptedWeek | null;
}

export interface Summary {
  text: string;
  metrics: SummaryMetrics;
}
