import { plannedOf } from './planned.ts';
import type { PlannedExercise } from './types.ts';

/** Slow breathing. It is the first exercise on every day with pain above 6. */
export const BREATHING: PlannedExercise = plannedOf('breathing');

/** Exercises that do not load bones or tendons below the hip, for a site that a clinician must examine first. */
export const NON_IMPACT: readonly PlannedExercise[] = [plannedOf('calm-glute-squeeze'), plannedOf('calm-brace')];

/** Easy cycling, offered when there is little pain. */
export const EASY_BIKE: PlannedExercise = plannedOf('easy-bike');
