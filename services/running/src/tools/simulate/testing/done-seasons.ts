import { addDays } from '@stridewell/contracts/web';
import type { TuneUpRace } from '../../../domain/training/tune-up.ts';
import type { CheckinMix } from '../draw-checkins.ts';
import { type LivedWeek, liveSeason } from '../live-season.ts';
import { type LifeOptions, lifeOf, START_DATE } from './lives.ts';

/** Check-ins that leave every session as planned. */
export const ALWAYS_READY: CheckinMix = [100, 0, 0, 0];
export const TRAINED = { v2: { level: 'Intermediate', age: 38 } } as const;

/** Returns the same week of runs, by day from Monday, for several weeks before the start. */
export const usualWeeks = (week: readonly (readonly [day: number, minutes: number])[], weeks: number, until = 0) =>
  Array.from({ length: weeks }, (_, index) =>
    week.map(([day, minutes]) => ({ date: addDays(START_DATE, day - 7 * (index + 1 + until)), minutes })),
  ).flat();

/** A season of short runs: half an hour each, with an available day for each run that the level allows. */
export const SHORT_RUNS: LifeOptions = {
  goal: 'half_marathon',
  hours: 12,
  days: [0, 1, 2, 3, 4, 5, 6],
  v2: { level: 'Advanced', age: 29 },
  history: usualWeeks(
    [
      [1, 30],
      [3, 25],
      [6, 35],
    ],
    8,
  ),
  raceWeek: 16,
};

/** Simulates a season in which every session is done. */
export const live = (
  options: LifeOptions,
  races: readonly (Omit<TuneUpRace, 'priority'> & Partial<TuneUpRace>)[] = [],
): LivedWeek[] => {
  const life = lifeOf({ checkins: ALWAYS_READY, ...TRAINED, ...options });
  const own = races.map((race) => ({ priority: 'C' as const, ...race, id: race.date }));
  return liveSeason({ ...life, background: { ...life.background, races: own } });
};

/** Longest planned run of a week without a race. */
export const longest = (week: LivedWeek | undefined): number =>
  Math.max(0, ...(week?.sessions ?? []).filter(({ kind }) => kind !== 'race').map(({ minutes }) => minutes));
