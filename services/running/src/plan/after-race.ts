import { daysBetween, weekStartOf } from '@stridewell/contracts/web';
import type { Easing, Goal, Runner } from './types.ts';

interface Recovery {
  /** Days after the race without a run. */
  quiet: number;
  /** Share of the usual minutes, a week each; all of it easy. */
  weeks: readonly number[];
  /** So many of these weeks have no long run, and no run above {@link SHORT_RUN}; what is left of the race's own week has none either. */
  withoutLong: number;
}

export const SHORT_RUN = 45;

/** What follows a race (coaching convention: the longer the race, the longer the way back; no hard session in it). */
const RECOVERY: Partial<Record<Goal, Recovery>> = {
  '5k': { quiet: 1, weeks: [0.8], withoutLong: 0 },
  '10k': { quiet: 1, weeks: [0.8], withoutLong: 0 },
  half_marathon: { quiet: 2, weeks: [0.6], withoutLong: 0 },
  marathon: { quiet: 4, weeks: [0.5, 0.7], withoutLong: 1 },
  ultra: { quiet: 5, weeks: [0.4, 0.6, 0.8], withoutLong: 2 },
};

type Racer = Pick<Runner, 'goal' | 'raceDate'>;

/** Whether a day (Monday = 0 of the week) is among the first after the race, on which nobody runs. */
export const isQuietAfterRace = ({ goal, raceDate }: Racer, weekStart: string, day: number): boolean => {
  if (raceDate === null) return false;
  const since = day - daysBetween(weekStart, raceDate);
  return since > 0 && since <= (RECOVERY[goal]?.quiet ?? 0);
};

/** Whether a day lies behind the race in the race's own week: what is run on it is easy and short. */
export const isAfterRace = ({ goal, raceDate }: Racer, weekStart: string, day: number): boolean => {
  if (raceDate === null || !RECOVERY[goal] || weekStartOf(raceDate) !== weekStart) return false;
  return day > daysBetween(weekStart, raceDate);
};

/** Weeks from the race's own to another; 0 is the race's. */
const weeksSince = (raceDate: string, weekStart: string): number => daysBetween(weekStartOf(raceDate), weekStart) / 7;

/** The most minutes of any run of a week that has no long run because of the race before it; null in any other week. */
export const shortRunsAfterRace = ({ goal, raceDate }: Racer, weekStart: string): number | null => {
  const week = raceDate === null ? 0 : weeksSince(raceDate, weekStart);
  return week >= 1 && week <= (RECOVERY[goal]?.withoutLong ?? 0) ? SHORT_RUN : null;
};

/** The weeks after the race's own: lighter, and all easy. */
export const easingAfterRace = ({ goal, raceDate }: Racer, weekStart: string): Partial<Easing> => {
  if (raceDate === null) return {};
  const week = weeksSince(raceDate, weekStart);
  const share = week < 1 ? undefined : RECOVERY[goal]?.weeks[week - 1];
  if (share === undefined) return {};
  const which = week === 1 ? 'The week after your race' : `Week ${week} after your race`;
  return { share, isAllEasy: true, notes: [`${which}: all easy, at ${Math.round(share * 100)} %.`] };
};
