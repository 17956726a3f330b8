import type { TrainingLogBody } from '@stridewell/contracts/http/running';
import { addDays, LOG_WINDOW, type LogSport, type PlanType, type TrainingLog } from '@stridewell/contracts/web';
import type { LoggedDay } from '../../domain/records.ts';
import type { DayView } from '../../messages/week-view.ts';
import type { TrainingLogDocument, TrainingLogState } from './document.ts';

/** True if a date may be logged today: the last 28 and the next 7 days, inclusive. */
export const isInWindow = (date: string, today: string): boolean =>
  date >= addDays(today, -LOG_WINDOW.back) && date <= addDays(today, LOG_WINDOW.ahead);

export const OUT_OF_WINDOW = `You can log the last ${LOG_WINDOW.back} and the next ${LOG_WINDOW.ahead} days.`;

const WITHOUT_OUTCOME: PlanType = 'adapt';

/** The planned session and the outcome of the logged day. */
export interface DayContext {
  /** The day's row in the plan; null if there is no plan. */
  row: DayView | null;
  /** The day's outcome; null if it has none. */
  outcome: PlanType | null;
}

/** True for a planned walk, including one of stage 0 of the ladder. */
export const isWalkRow = ({ built, ladderStage }: Pick<DayView, 'built' | 'ladderStage'>): boolean =>
  built?.kind === 'walk' || ladderStage === 0;

/** True for a planned walk-run session. */
export const isWalkRunRow = ({ built, ladderStage }: Pick<DayView, 'built' | 'ladderStage'>): boolean =>
  !isWalkRow({ built, ladderStage }) && (built?.kind === 'runwalk' || ladderStage !== null);

/**
 * Returns the sport of a runner who logs a planned session; null if there is none on the day, or for another kind of
 * session.
 */
const sportOfRow = (row: DayView | null, planType: PlanType | null | undefined): LogSport | null => {
  if (!row || row.minutes === 0 || (planType ?? row.planType) !== row.planType) return null;
  return isWalkRow(row) ? 'walk' : 'run';
};

/** The data that a save stores: the runner's entries and, for activities, additional values that only they contain. */
export type LogEntry = TrainingLogBody & Pick<LoggedDay, 'longestMinutes'> & { sport?: LogSport };

/**
 * Returns the log that a save stores. A reason is stored only for a skipped day, minutes only for other days. A missing
 * plan type becomes the day's outcome, or `adapt` if there is none.
 */
export const logState = (
  body: LogEntry,
  { row, outcome }: DayContext,
  source: 'runner' | 'activities' = 'runner',
): TrainingLogState => ({
  planType: body.planType ?? outcome ?? WITHOUT_OUTCOME,
  status: body.status,
  minutes: body.status === 'skipped' ? null : (body.minutes ?? null),
  reason: body.status === 'skipped' ? (body.reason ?? null) : null,
  effort: body.status === 'skipped' ? null : (body.effort ?? null),
  plannedMinutes: row?.minutes ?? null,
  ladderStage: row?.ladderStage ?? null,
  longestMinutes: body.longestMinutes ?? null,
  source,
  sport: body.status === 'skipped' ? null : (body.sport ?? sportOfRow(row, body.planType)),
  deleted: false,
});

/** Converts a stored log to the API's response. */
export const presentLog = ({
  date,
  planType,
  status,
  minutes,
  reason,
  effort,
  source,
}: TrainingLogDocument): TrainingLog => ({
  date,
  planType,
  status,
  minutes,
  reason,
  ...(effort === null || effort === undefined ? {} : { effort }),
  ...(source === 'activities' ? { source } : {}),
});
