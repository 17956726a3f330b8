import { addDays, daysBetween, weekStartOf } from '@stridewell/contracts/web';
import { buildSession, type SessionSpec } from '../training/build-session.ts';
import { raceWeekDays } from '../training/race-week.ts';
import type { Race } from '../training/season-request.ts';
import type { Weekday } from '../training/types.ts';
import type { WeekBase, WeekInputs } from './types.ts';

/**
 * Returns the longest planned run from today until a race, in minutes. It includes the rest of the planned week and the
 * race-week table's days of the next one.
 * @param longest the longest recent run, in minutes
 */
export const longestAhead = (
  { profiled: { runner }, today, weekStart }: WeekInputs,
  race: Race,
  base: WeekBase,
  longest: number,
): number => {
  const minutesOf = (session: SessionSpec): number => buildSession(session, base.model).minutes;
  const own = base.sessions.flatMap((session, day) => {
    const date = addDays(weekStart, day);
    return session && session.kind !== 'race' && date >= today && date < race.date ? [minutesOf(session)] : [];
  });
  const raceDay = daysBetween(weekStart, race.date);
  const isAvailable = (daysBefore: number): boolean =>
    runner.days.includes(((raceDay - daysBefore + 14) % 7) as Weekday);
  const isNextWeek = weekStartOf(race.date) > weekStart && !base.couch;
  const table = isNextWeek ? raceWeekDays({ ...runner, goal: race.goal }, longest, isAvailable) : [];
  const next = table.flatMap(({ daysBefore, session }) =>
    session && raceDay - daysBefore > 6 ? [minutesOf(session)] : [],
  );
  return Math.max(LEAST_RUN, ...own, ...next);
};

/** Length of a run that is always safe, in minutes. */
const LEAST_RUN = 20;
