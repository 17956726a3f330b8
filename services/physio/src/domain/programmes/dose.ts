import type { ProgrammePhase } from '@stridewell/contracts/web';
import { HOLDS, type Hold, type HoldId } from './holds.ts';
import type { Dose, PlannedExercise, Programme } from './types.ts';

const latest = ({ dose, later = [], cue }: PlannedExercise, step: number): { dose: Dose; cue: string } => {
  const reached = later.filter(({ from }) => from <= step).at(-1);
  return reached ? { dose: reached, cue: reached.cue ?? cue } : { dose, cue };
};

/** Returns the exercises of a phase with their doses at the given step of the progression (in weeks, from 1). */
export const exercisesAt = ({ phases }: Programme, phase: ProgrammePhase, step: number): PlannedExercise[] =>
  phases[phase].exercises
    .filter(({ weeks: [first, last] = [1, Number.POSITIVE_INFINITY] }) => first <= step && step <= last)
    .map((planned) => ({ ...planned, ...latest(planned, step) }));

/** Builds an exercise from a hold, with the given number of sets. */
export const holdOf = (id: HoldId, sets: number): PlannedExercise => {
  const { name, cue, seconds, ...sides }: Hold = HOLDS[id];
  return { id, name, cue, dose: { sets, seconds: [seconds, seconds] }, ...sides };
};

/**
 * Returns the exercises at the half dose: isometric versions with half the sets, rounded up. A hold that replaces two
 * exercises appears once.
 */
export const halfDoseOf = (exercises: readonly PlannedExercise[]): PlannedExercise[] => {
  const halves = exercises.flatMap((planned) => {
    const sets = Math.ceil(planned.dose.sets / 2);
    if (planned.half === undefined) return [{ ...planned, dose: { ...planned.dose, sets } }];
    return planned.half === null ? [] : [holdOf(planned.half, sets)];
  });
  return [...new Map(halves.reverse().map((half) => [half.id, half])).values()].reverse();
};
