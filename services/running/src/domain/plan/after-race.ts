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

type Race = { goal: Goal; raceDate: string };
type Racer = Pick<Runner, 'goal' | 'raceDate' | 'lastRace'>;

/** The races that a week may come after: the runner's own, and the one before it. */
const racesOf = ({ goal, raceDate, lastRace }: Racer): Race[] => [
  ...(raceDate === null ? [] : [{ goal, raceDate }]),
  ...(lastRace ? [lastRace] : []),
];

/** Whether a day (Monday = 0 of the week) is among the first after a race, on which nobody runs. */
export const isQuietAfterRace = (racer: Racer, weekStart: string, day: number): boolean =>
  racesOf(racer).some(({ goal, raceDate }) => {
    const since = day - daysBetween(weekStart, raceDate);
    return since > 0 && since <= (RECOVERY[goal]?.quiet ?? 0);
  });

/** Whether a day lies behind a race in the race's own week: what is run on it is easy and short. */
export const isAfterRace = (racer: Racer, weekStart: string, day: number): boolean =>
  racesOf(racer).some(
    ({ goal, raceDate }) =>
      RECOVERY[goal] !== undefined && weekStartOf(raceDate) === weekStart && day > daysBetween(weekStart, raceDate),
  );

/** Weeks from the race's own to another; 0 is the race's. */
const weeksSince = (raceDate: string, weekStart: string): number => daysBetween(weekStartOf(raceDate), weekStart) / 7;

/** The most minutes of any run of a week that has no long run because of a race before it; null in any other week. */
export const shortRunsAfterRace = (racer: Racer, weekStart: string): number | null => {
  const isShort = racesOf(racer).some(({ goal, raceDate }) => {
    const week = weeksSince(raceDate, weekStart);
    return week >= 1 && week <= (RECOVERY[goal]?.withoutLong ?? 0);
  });
  return isShort ? SHORT_RUN : null;
};

const easingOf = ({ goal, raceDate }: Race, weekStart: string) => {
  const week = weeksSince(raceDate, weekStart);
  const share = week < 1 ? undefined : RECOVERY[goal]?.weeks[week - 1];
  if (share === undefined) return [];
  const which = week === 1 ? 'The week after your race' : `Week ${week} after your race`;
  return [{ share, isAllEasy: true, notes: [`${which}: all easy, at ${Math.round(share * 100)} %.`] }];
};

/** The weeks after a race's own: lighter, and all easy. */
export const easingAfterRace = (racer: Racer, weekStart: string): Partial<Easing> =>
  racesOf(racer)
    .flatMap((race) => easingOf(race, weekStart))
    .sort((one, other) => one.share - other.share)[0] ?? {};
