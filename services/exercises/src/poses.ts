import cycles from './data/cycles.json' with { type: 'json' };
import drawings from './data/drawings.json' with { type: 'json' };
import { exerciseById } from './library.ts';
import type { Cycle, Drawing } from './types.ts';

/** The drawings by movement. Several exercises share a movement. */
export const DRAWINGS = drawings as unknown as Readonly<Record<string, Drawing>>;

/** Cycles of exercises that have a longer hold than their movement's default cycle or move differently. */
const OWN_CYCLES = cycles as unknown as Readonly<Record<string, Cycle>>;

/**
 * Returns the drawing of an exercise with the exercise's own cycle, if it has one; undefined for an id that is not in
 * the library.
 */
export const drawingOf = (id: string): Drawing | undefined => {
  const exercise = exerciseById(id);
  const drawing = exercise && DRAWINGS[exercise.movement];
  const cycle = OWN_CYCLES[id];
  return drawing && cycle ? { ...drawing, cycle } : drawing;
};
