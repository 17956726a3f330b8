import { type Exercise, exerciseById } from '@stridewell/exercises';

/** Returns an exercise of the library. Throws on an id that the library does not contain. */
export const entryOf = (id: string): Exercise => {
  const found = exerciseById(id);
  if (!found) throw new Error(`the library has no exercise ${id}`);
  return found;
};

/** True if the library marks an exercise as heavy work, after which a day without heavy work is needed. */
export const isMarkedHeavy = (id: string): boolean => exerciseById(id)?.heavy === true;

/** True if both feet leave the floor. */
export const isHop = (id: string): boolean => exerciseById(id)?.hop === true;

/** Heavy body-weight exercises without an added weight. They progress by repetitions. */
const OWN_BODY: ReadonlySet<string> = new Set(
  'nordic copenhagen copenhagen-short sliding-curl hamstring-walkout'.split(' '),
);

/** True for a body-weight exercise, even if a weight was once logged for it. */
export const isAgainstOwnBody = (id: string): boolean => OWN_BODY.has(id);
