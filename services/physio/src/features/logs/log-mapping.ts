import type { PhysioLogBody } from '@stridewell/contracts/http/physio';
import { daysBetween, type PhysioLog } from '@stridewell/contracts/web';
import { invalid } from '@stridewell/kit/errors';
import type { ExerciseLog } from '../../domain/types.ts';
import type { PhysioLogDocument, PhysioLogState } from './document.ts';

const DAYS_BACK = 7;

/**
 * The date of a log: today, or the given date, at most 7 days ago and never in the future. Both are the runner's own
 * dates.
 */
export const logDayOf = (date: string | undefined, today: string): string => {
  if (date === undefined) return today;
  const age = daysBetween(date, today);
  if (age < 0 || age > DAYS_BACK) throw invalid('date', `You can log today and the last ${DAYS_BACK} days.`);
  return date;
};

/** The fields a log stores; a blank reason becomes null. */
export const logStateOf = ({ planned, exerciseId, status, reason }: PhysioLogBody): PhysioLogState => ({
  planned,
  exerciseId: exerciseId ?? null,
  status,
  reason: reason?.trim() || null,
});

/** The key within a day: the exercise id, whatever the planned text; without an id, the planned text. */
export const keyOf = ({ exerciseId, planned }: PhysioLogState): string =>
  exerciseId === null ? `planned ${planned}` : `exercise ${exerciseId}`;

/** The log in the form the API returns. */
export const presentLog = (document: PhysioLogDocument): PhysioLog => ({
  id: document._id,
  date: document.date,
  planned: document.planned,
  exerciseId: document.exerciseId,
  status: document.status,
  reason: document.reason,
  createdAt: document.createdAt.toISOString(),
  updatedAt: document.updatedAt.toISOString(),
});

/** The log in the form the rules read. */
export const exerciseLogOf = ({ date, exerciseId, planned, status }: ExerciseLog): ExerciseLog => ({
  date,
  exerciseId,
  planned,
  status,
});
