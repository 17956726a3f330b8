import type { PhysioPlan } from '@stridewell/contracts/web';
import { doseFacts, type Exercise, exerciseById, tempoOf } from '@stridewell/exercises';
import type { PlannedExercise, Turn } from '../machine/session-plan.ts';
import { beginsDown, needsKit } from './to-session.ts';

/**
 * The plan's possible substitutes for today's exercises. Stored with the session, so that they are available offline.
 */
export interface SwapFacts {
  /** By exercise id: the exercises without equipment, best first, and the easier variant, or null if there is none. */
  offers: Readonly<Record<string, { swaps: readonly string[]; easier: string | null }>>;
}

/** The facts of a session that was stored before the plan contained substitutes: nothing is offered. */
export const NO_OFFERS: SwapFacts = { offers: {} };

/** Reads the plan's substitutes for each exercise. A plan of the previous release has none. */
export const swapFactsOf = ({ exercises, leftOut = [] }: PhysioPlan): SwapFacts => ({
  offers: Object.fromEntries(
    [...exercises, ...leftOut].map(({ exerciseId, swaps = [], easier = null }) => [exerciseId, { swaps, easier }]),
  ),
});

const turnsFor = (exercise: PlannedExercise, other: Exercise): Turn[] => {
  const sets = Math.min(other.dose.sets, Math.max(...exercise.turns.map(({ planned }) => planned)));
  const paired = exercise.turns.filter(({ side }) => side !== 'both').map(({ side }) => side);
  const sides =
    other.sides === 'both' ? (['both'] as const) : paired.length > 0 ? paired : (['left', 'right'] as const);
  return sides.map((side) => ({ side, sets, planned: sets }));
};

/** A library exercise with its own dose that replaces another. It starts without a load. */
const inPlaceOf = (exercise: PlannedExercise, other: Exercise): PlannedExercise => {
  const { unit, from, to } = doseFacts(other);
  return {
    ...exercise,
    exerciseId: other.id,
    turns: turnsFor(exercise, other),
    unit,
    from,
    to,
    amounts: null,
    progress: null,
    tempo: tempoOf(other.dose),
    downFirst: beginsDown(other.id),
    load: null,
    heavy: other.heavy,
    kit: needsKit(other),
  };
};

/** The easier variant that is allowed today. Null if there is none. */
export const easierOf = (exercise: PlannedExercise, { offers }: SwapFacts): PlannedExercise | null => {
  const other = exerciseById(offers[exercise.exerciseId]?.easier ?? '');
  return other ? inPlaceOf(exercise, other) : null;
};

/** The exercises without equipment that can replace the given one, best first. */
export const swapsOf = (exercise: PlannedExercise, { offers }: SwapFacts): PlannedExercise[] =>
  (offers[exercise.exerciseId]?.swaps ?? []).flatMap((id) => {
    const other = exerciseById(id);
    return other ? [inPlaceOf(exercise, other)] : [];
  });
