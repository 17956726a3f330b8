import { minutes } from './listed.ts';
import type { LadderRules, ListedExercise } from './types.ts';

/** Easy cycling for a light day. */
export const BIKE: ListedExercise = minutes('easy-bike', 1, [10, 20]);
/** The longer ride, for lists that state 20 minutes. */
export const BIKE_20: ListedExercise = minutes('easy-bike', 1, [20, 20]);

/** Ladder with two clean sessions a stage, 48 hours apart. */
export const standard = (fromDay: number): LadderRules => ({
  ...{ variant: 'standard', fromDay, phase: 2, slowUpTo: 0 },
  clean: [2, 2],
});

/** Ladder for tissue with a sudden onset and fast healing: one clean session up to stage 8, then two. */
export const quick = (variant: 'standard' | 'strain', fromDay: number): LadderRules => ({
  ...{ variant, fromDay, phase: 2, slowUpTo: 0 },
  clean: [1, 2],
});

/** Ladder with runs 72 hours apart up to stage 3. */
export const slow = (fromDay: number, clean: 2 | 3 = 3): LadderRules => ({
  ...{ variant: 'slow', fromDay, phase: 2, slowUpTo: 3 },
  clean: [clean, clean],
});
