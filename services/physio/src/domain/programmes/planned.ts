import { textsOf } from '@stridewell/exercises/texts';
import type { Dose, ListedExercise } from '../conditions/types.ts';
import { entryOf } from '../library.ts';
import type { PlannedExercise } from './types.ts';

/** Builds an exercise from the library with the given dose, or with its own. */
export const plannedOf = (id: string, dose?: Dose): PlannedExercise => {
  const entry = entryOf(id);
  const { type: unit, sets, from, to, tempo } = entry.dose;
  const usual: Dose = { sets, from, to, unit, ...(tempo !== undefined && { tempo }) };
  return {
    id,
    name: entry.name.en,
    cue: (textsOf(id, 'en')?.cues ?? []).join(' '),
    dose: dose ?? usual,
    perSide: entry.sides === 'each',
    heavy: entry.heavy,
    hop: entry.hop,
  };
};

/** Dose of a listed exercise in a logged week of the phase. */
const doseIn = ({ dose, later = [] }: ListedExercise, week: number): Dose =>
  later.filter((row) => row.week <= week).at(-1)?.dose ?? dose;

/** Data that determines which exercises of a list are shown. */
export interface ListFacts {
  /** Logged week of the phase, from 1. */
  step: number;
  /** Day of the phase, from 1. */
  phaseDay: number;
  pain: number;
  /** Ids of the exercises that were done in the six days before. */
  doneInWeek?: readonly string[];
}

/** Returns the exercises of a list that apply to a week, a day and a pain score, with their doses. */
export const plannedIn = (
  list: readonly ListedExercise[],
  { step, phaseDay, pain, doneInWeek = [] }: ListFacts,
): PlannedExercise[] =>
  list
    .filter(
      ({ id, weeks: [first, last] = [1, Number.POSITIVE_INFINITY], fromDay = 1, maxPain = 10, isWeekly = false }) =>
        first <= step &&
        step <= last &&
        phaseDay >= fromDay &&
        pain <= maxPain &&
        !(isWeekly && doneInWeek.includes(id)),
    )
    .map((listed) => plannedOf(listed.id, doseIn(listed, step)));
