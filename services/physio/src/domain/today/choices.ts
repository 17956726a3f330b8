import type { PhysioEquipment } from '@stridewell/contracts/web';

/** What the runner has chosen: what there is to train with, and how long today's session is. */
export interface DayChoices {
  /** Null before the runner was asked. */
  equipment: readonly PhysioEquipment[] | null;
  /** True when today's session is the one of ten minutes. */
  isShort: boolean;
}

export const NO_CHOICES: DayChoices = { equipment: null, isShort: false };

/** Number of exercises, and of sets a side, of the ten minutes (section 5.1 of the domain page). */
const SHORT = { exercises: 2, sets: 2 } as const;

/** Number of sets that the ten minutes leave of a number of sets. */
export const shortSets = (sets: number): number => Math.min(sets, SHORT.sets);

/** The exercises of the ten minutes, with their whole dose: the first of the list, heavy ones first. */
export const shortOf = <T extends { exercise: { heavy: boolean } }>(all: readonly T[]): T[] =>
  [...all.filter(({ exercise }) => exercise.heavy), ...all.filter(({ exercise }) => !exercise.heavy)].slice(
    0,
    SHORT.exercises,
  );
