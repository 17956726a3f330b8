import { addDays } from '@stridewell/contracts/web';
import type { ConditionRules } from './conditions/types.ts';
import { byDate } from './injury-days.ts';
import { isHop, isMarkedHeavy } from './library.ts';
import type { CourseInputs, ExerciseLog, SessionLog } from './types.ts';

/** The sessions and heavy sessions that a day's logs are counted as: a whole one, half of one, or none. */
export interface SessionDay {
  date: string;
  worth: 0 | 0.5 | 1;
  heavyWorth: 0 | 0.5 | 1;
  /** True if heavy work was done on the day, with or without numbers. Hops alone are not heavy work. */
  isHeavy: boolean;
  /** True if anything other than the calm holds of a rest day was done. */
  isWork: boolean;
}

type LoggedExercise = SessionLog['exercises'][number];

/** Returns the ids that make a session of the condition a heavy one. */
export const heavyIdsOf = ({ lists }: ConditionRules): ReadonlySet<string> =>
  new Set(
    [...lists[2].heavy, ...lists[3].heavy].flatMap(({ id, countsAsHeavy }) =>
      countsAsHeavy || isMarkedHeavy(id) ? [id] : [],
    ),
  );

const hasNumber = ({ reps, seconds, metres }: LoggedExercise['sets'][number]): boolean =>
  (reps ?? seconds ?? metres ?? 0) > 0;

const numbered = (exercises: readonly LoggedExercise[]): number =>
  exercises.reduce((sum, { sets }) => sum + sets.filter(hasNumber).length, 0);

const planned = (exercises: readonly LoggedExercise[]): number =>
  exercises.reduce((sum, { sets, plannedSets }) => sum + Math.max(sets.length, plannedSets ?? 1), 0);

/** True if at least half of the planned sets were logged with a number (section 1.2 of the domain page). */
const isCounted = ({ exercises }: SessionLog): boolean => {
  const sets = numbered(exercises);
  return sets > 0 && sets * 2 >= planned(exercises);
};

const worthOf = (session: SessionLog): 0 | 0.5 | 1 => {
  if (session.status === 'skipped' || session.kind !== 'exercises') return 0;
  if (!isCounted(session)) return session.status === 'done' ? 0.5 : 0;
  return session.status === 'done' ? 1 : 0.5;
};

const worked = ({ status }: { status: ExerciseLog['status'] | LoggedExercise['status'] }): boolean =>
  status === 'done' || status === 'partial';

/** Returns one entry for each day with logged work, ascending. Two sessions on one day are counted as one. */
export const sessionDaysOf = (
  rules: ConditionRules,
  sessions: readonly SessionLog[],
  logs: readonly ExerciseLog[],
): SessionDay[] => {
  const heavy = heavyIdsOf(rules);
  // A substitute for a heavy exercise is heavy work as well.
  const isHeavyWork = (id: string): boolean => !isHop(id) && (heavy.has(id) || isMarkedHeavy(id));
  const calm = new Set(rules.calm);
  const days = new Map<string, SessionDay>();
  const add = (date: string, worth: SessionDay['worth'], ids: readonly string[]): void => {
    const before = days.get(date) ?? { date, worth: 0, heavyWorth: 0, isHeavy: false, isWork: false };
    const isHeavy = ids.some(isHeavyWork);
    days.set(date, {
      date,
      worth: before.worth > worth ? before.worth : worth,
      heavyWorth: isHeavy && worth > before.heavyWorth ? worth : before.heavyWorth,
      isHeavy: before.isHeavy || isHeavy,
      isWork: before.isWork || ids.some((id) => !calm.has(id)),
    });
  };
  for (const session of sessions)
    add(
      session.date,
      worthOf(session),
      session.exercises.filter(worked).map(({ exerciseId }) => exerciseId),
    );
  for (const { date, exerciseId, status } of logs)
    if (exerciseId !== null && worked({ status })) add(date, status === 'done' ? 0.5 : 0, [exerciseId]);
  return [...days.values()].sort(byDate);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Number of sessions from one date to another, both inclusive. */
export const sessionsIn = (days: readonly SessionDay[], from: string, to: string, isHeavy: boolean): number =>
  sum(days.flatMap((day) => (day.date >= from && day.date <= to ? [isHeavy ? day.heavyWorth : day.worth] : [])));

/** True if heavy work was done on the day the given number of days before a date. */
export const wasHeavy = (days: readonly SessionDay[], date: string, ago: number): boolean => {
  const then = addDays(date, -ago);
  return days.some((day) => day.date === then && day.isHeavy);
};

/** Ids of the exercises that were done, fully or in part, in the six days before today, in order. */
export const doneInWeek = ({ sessions, logs, today }: Pick<CourseInputs, 'sessions' | 'logs' | 'today'>): string[] => {
  const isRecent = ({ date }: { date: string }): boolean => date < today && date >= addDays(today, -6);
  const ids = [
    ...sessions.filter(isRecent).flatMap(({ exercises }) => exercises.filter(worked).map((one) => one.exerciseId)),
    ...logs.filter((one) => isRecent(one) && worked(one)).flatMap(({ exerciseId }) => exerciseId ?? []),
  ];
  return [...new Set(ids)].sort();
};
