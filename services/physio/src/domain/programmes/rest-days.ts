import { type Area, addDays } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import type { Course, ExerciseLog } from '../types.ts';
import { PROGRAMMES } from './programmes.ts';

const heavyIds = (area: Area): ReadonlySet<string> =>
  new Set(
    Object.values(PROGRAMMES[area].phases).flatMap(({ exercises }) =>
      exercises.flatMap(({ id, heavy }) => (heavy ? [id] : [])),
    ),
  );

const heavyDays = (area: Area, logs: readonly ExerciseLog[]): ReadonlySet<string> => {
  const heavy = heavyIds(area);
  const days = new Set<string>();
  for (const { date, exerciseId, status } of logs)
    if (exerciseId !== null && heavy.has(exerciseId) && (status === 'done' || status === 'partial')) days.add(date);
  return days;
};

/**
 * Returns the message that today is a rest day from heavy work; null on a loading day. The day after heavy work is a
 * rest day (section C of the domain page), and any 7 days contain at most the phase's maximum number of loading days.
 * Only logs with an exercise id count, because a free-text line does not identify the exercise.
 */
export const restDayNote = (
  { area, phase, today }: Pick<Course, 'area' | 'phase' | 'today'>,
  logs: readonly ExerciseLog[],
): PhysioFact | null => {
  const { exercises, perWeek } = PROGRAMMES[area].phases[phase];
  if (!exercises.some(({ heavy }) => heavy)) return null;
  const days = heavyDays(area, logs);
  if (days.has(addDays(today, -1))) return { code: 'note.rest_day' };
  const thisWeek = [2, 3, 4, 5, 6].filter((ago) => days.has(addDays(today, -ago))).length;
  return perWeek !== null && thisWeek >= perWeek ? { code: 'note.rest_week', values: { days: thisWeek } } : null;
};
