import type { TrainingLog } from '@stridewell/contracts/web';
import type { Emitting } from '@stridewell/kit/outbox/entries';
import type { LoggedDay } from '../plan/adapt/types.ts';

/**
 * `training_logs`: one runner's day. A removed one stays as a row, so that `rev` never restarts and removing is told
 * too.
 */
export interface TrainingLogDocument extends Emitting, TrainingLog {
  /** What the plan of that day said when it was logged; null without a plan. */
  plannedMinutes: number | null;
  ladderStage: number | null;
  deleted: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** What a save decides; the rest is identity and bookkeeping. */
export type TrainingLogState = Omit<
  TrainingLogDocument,
  '_id' | 'userId' | 'date' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt'
>;

/** A day as the planner knows it. */
export const loggedDayOf = (log: Pick<TrainingLogDocument, 'date'> & TrainingLogState): LoggedDay => ({
  date: log.date,
  planType: log.planType,
  status: log.status,
  minutes: log.minutes,
  plannedMinutes: log.plannedMinutes,
  reason: log.reason,
  ladderStage: log.ladderStage,
});
