import type { TrainingLog } from '@stridewell/contracts/web';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';
import type { LoggedDay } from '../../domain/plan/adapt/types.ts';

/**
 * `training_logs`: one runner's logged day. A removed day stays as a row with `deleted`, so that `rev` never restarts
 * and the removal emits an event.
 */
export interface TrainingLogDocument extends EmittingDocument, TrainingLog {
  /** The planned minutes of the day when it was logged. Null without a plan. */
  plannedMinutes: number | null;
  ladderStage: number | null;
  deleted: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields that a save sets. The others are identity and bookkeeping. */
export type TrainingLogState = Omit<
  TrainingLogDocument,
  '_id' | 'userId' | 'date' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt'
>;

/** The planner's view of a logged day. */
export const loggedDayOf = (log: Pick<TrainingLogDocument, 'date'> & TrainingLogState): LoggedDay => ({
  date: log.date,
  planType: log.planType,
  status: log.status,
  minutes: log.minutes,
  plannedMinutes: log.plannedMinutes,
  reason: log.reason,
  ladderStage: log.ladderStage,
});
