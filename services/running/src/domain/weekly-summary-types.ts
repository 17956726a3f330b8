import type { Recommendation, SummaryMetrics } from '@stridewell/contracts/web';
import type { AdaptedWeek } from './plan/adapt/types.ts';
import type { TrainingRecord } from './plan/types.ts';

/** The inputs of a week's summary, all stored data. */
export interface SummaryInputs {
  /** Monday of the finished week. */
  weekStart: string;
  /** The final plan of the week. Null without one. */
  plan: AdaptedWeek | null;
  /** The week's training log. */
  logs: readonly TrainingRecord[];
  /** The week's check-ins. */
  checkins: readonly { date: string; score: number; recommendation: Recommendation }[];
  /** The plan of the week after. Null without one. */
  next: AdaptedWeek | null;
}

export interface Summary {
  text: string;
  metrics: SummaryMetrics;
}
