import type { PhysioLogBody } from '@stridewell/contracts/http/physio';
import { daysBetween, type PhysioLog } from '@stridewell/contracts/web';
import { invalid } from '@stridewell/kit/errors';
import type { ExerciseLog } from '../rules/types.ts';
import type { PhysioLogDocument, PhysioLogState } from './document.ts';

const DAYS_BACK = 7;

/** The day a log is for: today, or the date it gives, at most 7 days back and never ahead. Both are the runner's own dates. */
export const logDayOf = (date: string | undefined, today: string): string => {
  if (date === undefined) return today;
  const age = daysBetween(date, today);
  if (age < 0 || age > DAYS_BACK) throw invalid('date', `You can log today and the last ${DAYS_BACK} days.`);
  return date;
};

/** Blank words are no reason. */
export const logStateOf = ({ planned, exerciseId, status, reason }: PhysioLogBody): PhysioLogState => ({
  planned,
  exerciseId: exerciseId ?? null,
  status,
  reason: reason?.trim() || null,
});

/** An exercise is once in a day, whatever words it was planned in; a line without one is once by its words. */
export const keyOf = ({ exerciseId, planned }: PhysioLogState): string =>
  exerciseId === null ? `planned ${planned}` : `exercise ${exerciseId}`;

/** A log as its runner reads it. */
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

/** A log as the rules read it. */
export const exerciseLogOf = ({ date, exerciseId, planned, status }: ExerciseLog): ExerciseLog => ({
  date,
  exerciseId,
  planned,
  status,
});
