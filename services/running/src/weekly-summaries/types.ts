import type { Recommendation, SummaryMetrics } from '@stridewell/contracts/web';
import type { AdaptedWeek } from '../plan/adapt/types.ts';
import type { TrainingRecord } from '../plan/types.ts';

/** What a week's summary follows from: stored figures, nothing else. */
export interface SummaryInputs {
  /** The Monday of the week that is over. */
  weekStart: string;
  /** The week's plan as it stood in the end; null where there was none. */
  plan: AdaptedWeek | null;
  /** The week's training log. */
  logs: readonly TrainingRecord[];
  /** The week's check-ins. */
  checkins: readonly { date: string; score: number; recommendation: Recommendation }[];
  /** The plan of the week after; null where there is none. */
  next: AdaptedWeek | null;
}

export interface Summary {
  text: string;
  metrics: SummaryMetrics;
}
