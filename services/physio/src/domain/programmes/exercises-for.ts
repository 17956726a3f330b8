import type { Exercise } from '@stridewell/contracts/web';
import { isInsertional } from '../exclusions/exclusions.ts';
import type { Course, ExerciseLog, Injury } from '../types.ts';
import { selectionOf } from './selection.ts';

const statusOf = (id: string, today: string, logs: readonly ExerciseLog[]): Exercise['status'] =>
  logs.findLast(({ date, exerciseId }) => date === today && exerciseId === id)?.status ?? 'none';

/**
 * Returns today's exercises with their doses and logged status (section C of the domain page). Level none has no
 * exercises, calm has breathing and gentle holds, half has isometric versions with half the sets. The other levels have
 * the full list of the phase at the course's step, or a shorter list, for the reason in the note from `selectionOf`.
 */
export const exercisesFor = (course: Course, injury: Injury, logs: readonly ExerciseLog[]): Exercise[] => {
  const { exercises, frequency } = selectionOf(course, injury, logs);
  const insertional = isInsertional(injury);
  return exercises.map(({ id, name, cue, insertionalCue, dose, perSide = false }) => ({
    id,
    name,
    sets: dose.sets,
    reps: 'reps' in dose ? dose.reps : null,
    seconds: 'seconds' in dose ? [dose.seconds[0], dose.seconds[1]] : null,
    metres: 'metres' in dose ? dose.metres : null,
    tempo: ('reps' in dose && dose.tempo) || null,
    perSide,
    frequency,
    cue: (insertional && insertionalCue) || cue,
    status: statusOf(id, course.today, logs),
  }));
};
