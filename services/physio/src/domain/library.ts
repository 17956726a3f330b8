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

/** Heavy exercises against the own body, in which a weight has no place: they grow by repetitions. */
const OWN_BODY: ReadonlySet<string> = new Set(
  'nordic copenhagen copenhagen-short sliding-curl hamstring-walkout'.split(' '),
);

/** True for an exercise against the own body, whatever weight was once logged for it. */
export const isAgainstOwnBody = (id: string): boolean => OWN_BODY.has(id);
