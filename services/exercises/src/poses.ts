import cycles from './data/cycles.json' with { type: 'json' };
import drawings from './data/drawings.json' with { type: 'json' };
import { exerciseById } from './library.ts';
import type { Cycle, Drawing } from './types.ts';

/** The drawings by movement. Several exercises share a movement. */
export const DRAWINGS = drawings as unknown as Readonly<Record<string, Drawing>>;

/** Cycles of the exercises that hold longer or move differently from their movement's own cycle. */
const OWN_CYCLES = cycles as unknown as Readonly<Record<string, Cycle>>;

/** Returns the drawing of an exercise with the exercise's own cycle; undefined for an id that is not in the library. */
export const drawingOf = (id: string): Drawing | undefined => {
  const exercise = exerciseById(id);
  const drawing = exercise && DRAWINGS[exercise.movement];
  const cycle = OWN_CYCLES[id];
  return drawing && cycle ? { ...drawing, cycle } : drawing;
};
