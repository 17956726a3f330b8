import { type Exercise, exerciseById } from '@stridewell/exercises';

/** Returns an exercise of the library. Throws on an id that the library does not contain. */
export const entryOf = (id: string): Exercise => {
  const found = exerciseById(id);
  if (!found) throw new Error(`the library has no exercise ${id}`);
  return found;
};

/** True when the library marks an exercise as heavy work, which needs a day without it afterwards. */
export const isMarkedHeavy = (id: string): boolean => exerciseById(id)?.heavy === true;

/** True when both feet leave the floor. */
export const isHop = (id: string): boolean => exerciseById(id)?.hop === true;
