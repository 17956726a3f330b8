import library from './data/library.json' with { type: 'json' };
import type { Exercise } from './types.ts';

/** All exercises, in the order of the library. */
export const EXERCISES = library as unknown as readonly Exercise[];

const BY_ID: ReadonlyMap<string, Exercise> = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

/** Returns the exercise with an id; undefined for an id that the library does not contain. */
export const exerciseById = (id: string): Exercise | undefined => BY_ID.get(id);

const linked = (id: string, link: 'easier' | 'harder'): Exercise | undefined => {
  const other = BY_ID.get(id)?.[link];
  return other ? BY_ID.get(other) : undefined;
};

/** Returns the next easier variant; undefined when there is none. */
export const easier = (id: string): Exercise | undefined => linked(id, 'easier');

/** Returns the next harder variant; undefined when there is none. */
export const harder = (id: string): Exercise | undefined => linked(id, 'harder');
