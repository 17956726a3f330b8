import type { Exercise } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import type { Dose } from '../conditions/types.ts';
import type { Course, ExerciseLog, Injury } from '../types.ts';
import { type Frequency, selectionOf } from './selection.ts';
import type { PlannedExercise } from './types.ts';

/**
 * An exercise of today as the API returns it: with the library's English texts, and with facts instead of sentences.
 */
export interface CardExercise extends Omit<Exercise, 'frequency' | 'progress'> {
  frequency: Frequency | null;
  progress: PhysioFact | null;
}

const statusOf = (id: string, today: string, logs: readonly ExerciseLog[]): Exercise['status'] =>
  logs.findLast(({ date, exerciseId }) => date === today && exerciseId === id)?.status ?? 'none';

const MINUTE = 60;

const range = ({ from, to }: Dose): string => (from === to ? `${from}` : `${from}-${to}`);

/** Converts a dose to the form of the exercise card. */
const cardDoseOf = (dose: Dose): Pick<Exercise, 'sets' | 'reps' | 'seconds' | 'metres' | 'tempo'> => {
  const { sets, from, to, unit, tempo = null } = dose;
  const none = { sets, reps: null, seconds: null, metres: null, tempo };
  switch (unit) {
    case 'reps':
      return { ...none, reps: range(dose) };
    case 'rm':
      return { ...none, reps: `${range(dose)} RM` };
    case 'seconds':
      return { ...none, seconds: [from, to] };
    case 'minutes':
      return { ...none, seconds: [from * MINUTE, to * MINUTE] };
    case 'metres':
      return { ...none, metres: to };
  }
};

/** Converts an exercise to the form of the exercise card, with its logged status of today. */
export const cardOf = (
  { id, name, cue, dose, perSide, growth }: PlannedExercise,
  frequency: CardExercise['frequency'],
  { today, logs }: { today: string; logs: readonly ExerciseLog[] },
): CardExercise => ({
  ...{ id, name, perSide, frequency, cue },
  ...cardDoseOf(dose),
  status: statusOf(id, today, logs),
  kg: growth?.load?.unit === 'kg' && growth.load.value > 0 ? growth.load.value : null,
  progress: growth?.reason ?? null,
});

/**
 * Returns today's exercises with their doses and logged status (section 3 of the domain page). Level none has no
 * exercises, calm has breathing and gentle holds, half has isometric versions with half the sets. The other levels have
 * the list of the day, or a shorter list, with the reason in the note from `selectionOf`.
 */
export const exercisesFor = (course: Course, injury: Injury, logs: readonly ExerciseLog[]): CardExercise[] => {
  const { exercises, frequency } = selectionOf(course, injury);
  return exercises.map((exercise) => cardOf(exercise, frequency, { today: course.today, logs }));
};
