import { addDays } from '@stridewell/contracts/web';
import type { TuneUpRace } from '../../../domain/training/tune-up.ts';
import type { CheckinMix } from '../draw-checkins.ts';
import { type LivedWeek, liveSeason } from '../live-season.ts';
import { type LifeOptions, lifeOf, START_DATE } from './lives.ts';

/** Check-ins that leave every session as planned. */
export const ALWAYS_READY: CheckinMix = [100, 0, 0, 0];
export const TRAINED = { v2: { level: 'Intermediate', age: 38 } } as const;

/** Returns the same week of runs, by the day from Monday, in several weeks before the start. */
export const usualWeeks = (week: readonly (readonly [day: number, minutes: number])[], weeks: number, until = 0) =>
  Array.from({ length: weeks }, (_, index) =>
    week.map(([day, minutes]) => ({ date: addDays(START_DATE, day - 7 * (index + 1 + until)), minutes })),
  ).flat();

/** Lives a season in which every session is done. */
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
