import type { PhysioEquipment } from '@stridewell/contracts/web';

/** The runner's choices: the available equipment, and the length of today's session. */
export interface DayChoices {
  /** Null until the runner has been asked. */
  equipment: readonly PhysioEquipment[] | null;
  /** True if the ten-minute session was chosen for today. */
  isShort: boolean;
}

export const NO_CHOICES: DayChoices = { equipment: null, isShort: false };

/** Number of exercises, and of sets a side, in the ten-minute session (section 5.1 of the domain page). */
const SHORT = { exercises: 2, sets: 2 } as const;

/** Number of sets that remain of a number of sets in the ten-minute session. */
export const shortSets = (sets: number): number => Math.min(sets, SHORT.sets);

/** The exercises of the ten-minute session, with their full dose: the first ones of the list, heavy ones first. */
export const shortOf = <T extends { exercise: { heavy: boolean } }>(all: readonly T[]): T[] =>
  [...all.filter(({ exercise }) => exercise.heavy), ...all.filter(({ exercise }) => !exercise.heavy)].slice(
    0,
    SHORT.exercises,
  );
