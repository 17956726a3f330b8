import { type Area, addDays } from '@stridewell/contracts/web';
import type { Course, ExerciseLog } from '../rules/types.ts';
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
 * Why the heavy work rests today, as a sentence for the runner; null on a loading day. Rest days lie between heavy days
 * (section C of the domain page), and a phase of so many loading days a week has no more of them in any 7 days. Only
 * logs that name an exercise count: a free line does not say what was done.
 */
export const restDayNote = (
  { area, phase, today }: Pick<Course, 'area' | 'phase' | 'today'>,
  logs: readonly ExerciseLog[],
): string | null => {
  const { exercises, perWeek } = PROGRAMMES[area].phases[phase];
  if (!exercises.some(({ heavy }) => heavy)) return null;
  const days = heavyDays(area, logs);
  if (days.has(addDays(today, -1)))
    return 'You loaded yesterday, so today is a rest day for the heavy work: gentle holds.';
  const thisWeek = [2, 3, 4, 5, 6].filter((ago) => days.has(addDays(today, -ago))).length;
  return perWeek !== null && thisWeek >= perWeek
    ? `${thisWeek} loading days in 7 days are enough, so today is a rest day for the heavy work: gentle holds.`
    : null;
};
