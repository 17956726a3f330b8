import type { TrainingLogBody } from '@stridewell/contracts/http/running';
import { addDays, LOG_WINDOW, type PlanType, type TrainingLog } from '@stridewell/contracts/web';
import type { AdaptedDay } from '../plan/adapt/types.ts';
import type { TrainingLogDocument, TrainingLogState } from './document.ts';

/** Whether a date may be logged on a day: the last 28 and the next 7 days, both ends included. */
export const isInWindow = (date: string, today: string): boolean =>
  date >= addDays(today, -LOG_WINDOW.back) && date <= addDays(today, LOG_WINDOW.ahead);

export const OUT_OF_WINDOW = `You can log the last ${LOG_WINDOW.back} and the next ${LOG_WINDOW.ahead} days.`;

const WITHOUT_OUTCOME: PlanType = 'adapt';

/** What of the plan a log is seen against. */
export interface DayContext {
  /** The day's row of the plan; null without one. */
  row: AdaptedDay | null;
  /** The day's outcome; null without one. */
  outcome: PlanType | null;
}

/**
 * What a save stores: a reason belongs to a skipped day, minutes to one that was run. A plan type that is left out is
 * the day's outcome, else `adapt`.
 */
export const logState = (body: TrainingLogBody, { row, outcome }: DayContext): TrainingLogState => ({
  planType: body.planType ?? outcome ?? WITHOUT_OUTCOME,
  status: body.status,
  minutes: body.status === 'skipped' ? null : (body.minutes ?? null),
  reason: body.status === 'skipped' ? (body.reason ?? null) : null,
  plannedMinutes: row?.minutes ?? null,
  ladderStage: row?.ladderStage ?? null,
  deleted: false,
});

/** A log as its runner reads it. */
export const presentLog = ({ date, planType, status, minutes, reason }: TrainingLogDocument): TrainingLog => ({
  date,
  planType,
  status,
  minutes,
  reason,
});
