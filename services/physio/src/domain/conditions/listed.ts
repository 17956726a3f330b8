import type { TestId } from '@stridewell/contracts/web';
import type { Criterion, Dose, ListedExercise, TestCriterion } from './types.ts';

type Range = number | readonly [number, number];
type Options = Omit<ListedExercise, 'id' | 'dose'>;

const dose = (unit: Dose['unit'], sets: number, range: Range, tempo?: string): Dose => {
  const [from, to] = typeof range === 'number' ? [range, range] : range;
  return { sets, from, to, unit, ...(tempo !== undefined && { tempo }) };
};

/** Lists an exercise in sets of repetitions. */
export const reps = (
  id: string,
  sets: number,
  range: Range,
  tempo?: string,
  options: Options = {},
): ListedExercise => ({
  id,
  dose: dose('reps', sets, range, tempo),
  ...options,
});

/** Lists an exercise in sets of seconds. */
export const seconds = (id: string, sets: number, range: Range, options: Options = {}): ListedExercise => ({
  id,
  dose: dose('seconds', sets, range),
  ...options,
});

/** Lists an activity in minutes. */
export const minutes = (id: string, sets: number, range: Range, options: Options = {}): ListedExercise => ({
  id,
  dose: dose('minutes', sets, range),
  ...options,
});

/** Lists an exercise in sets of metres. */
export const metres = (id: string, sets: number, range: Range, options: Options = {}): ListedExercise => ({
  id,
  dose: dose('metres', sets, range),
  ...options,
});

/** One row of a table of repetition maximums: first logged week, sets and repetitions. */
export type RmRow = readonly [week: number, sets: number, repetitions: number];

/** Lists an exercise whose sets and repetition maximum follow the logged weeks of a table. */
export const rm = (id: string, [first, ...later]: readonly [RmRow, ...RmRow[]], tempo: string): ListedExercise => ({
  id,
  dose: dose('rm', first[1], first[2], tempo),
  ...(later.length > 0 && {
    later: later.map(([week, sets, n]) => ({ week, dose: dose('rm', sets, n, tempo) })),
  }),
});

/** Requires a test, with the values that replace those of its table row. */
export const test = (id: TestId, changes: Omit<TestCriterion, 'test'> = {}): Criterion => ({ test: id, ...changes });

/** Returns the weeks starting with a logged week, without an end. */
export const from = (week: number): readonly [number, number] => [week, Number.POSITIVE_INFINITY];
