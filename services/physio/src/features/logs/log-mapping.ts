import type { PhysioLogBody } from '@stridewell/contracts/http/physio';
import { daysBetween, type PhysioLog } from '@stridewell/contracts/web';
import { invalid } from '@stridewell/kit/errors';
import type { ExerciseLog } from '../../domain/types.ts';
import type { PhysioLogDocument, PhysioLogState } from './document.ts';

const DAYS_BACK = 7;

/** Returns the date of a log in the runner's time zone: today, or the given date within the last 7 days. */
export const logDayOf = (date: string | undefined, today: string): string => {
  if (date === undefined) return today;
  const age = daysBetween(date, today);
  if (age < 0 || age > DAYS_BACK) throw invalid('date', `You can log today and the last ${DAYS_BACK} days.`);
  return date;
};

/** Returns the fields of a log to store. A blank reason becomes null. */
export const logStateOf = ({ planned, exerciseId, status, reason }: PhysioLogBody): PhysioLogState => ({
  planned,
  exerciseId: exerciseId ?? null,
  status,
  reason: reason?.trim() || null,
});

/** Returns the key of a log within its day: the exercise id or, if there is none, the planned text. */
export const keyOf = ({ exerciseId, planned }: PhysioLogState): string =>
  exerciseId === null ? `planned ${planned}` : `exercise ${exerciseId}`;

/** Converts a stored log to the API's response. */
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

/** Converts a stored log to the form that the rules use. */
export const exerciseLogOf = ({ date, exerciseId, planned, status }: ExerciseLog): ExerciseLog => ({
  date,
  exerciseId,
  planned,
  status,
});
