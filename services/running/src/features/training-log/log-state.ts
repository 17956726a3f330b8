import type { TrainingLogBody } from '@stridewell/contracts/http/running';
import { addDays, LOG_WINDOW, type PlanType, type TrainingLog } from '@stridewell/contracts/web';
import type { AdaptedDay } from '../../domain/plan/adapt/types.ts';
import type { TrainingLogDocument, TrainingLogState } from './document.ts';

/** True when a date may be logged today: the last 28 and the next 7 days, inclusive. */
export const isInWindow = (date: string, today: string): boolean =>
  date >= addDays(today, -LOG_WINDOW.back) && date <= addDays(today, LOG_WINDOW.ahead);

export const OUT_OF_WINDOW = `You can log the last ${LOG_WINDOW.back} and the next ${LOG_WINDOW.ahead} days.`;

const WITHOUT_OUTCOME: PlanType = 'adapt';

/** The plan of the day of a log. */
export interface DayContext {
  /** The day's row of the plan; null without a plan. */
  row: AdaptedDay | null;
  /** The day's outcome; null when there is none. */
  outcome: PlanType | null;
}

/**
 * The state that a save stores. Only a skipped day has a reason, and only other days have minutes. An omitted plan type
 * becomes the day's outcome, or `adapt` without one.
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

/** Converts a stored log to the form of the API. */
export const presentLog = ({ date, planType, status, minutes, reason }: TrainingLogDocument): TrainingLog => ({
  date,
  planType,
  status,
  minutes,
  reason,
});
