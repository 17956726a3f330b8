import { hourIn } from '@stridewell/ui/core';
import type { Words } from '../words/en.ts';

/** Hours at which the next greeting begins. Until 5 o'clock it may be late or early, so the greeting is neutral. */
const HOURS = [5, 12, 18];

/**
 * Returns a greeting such as "Good morning, Ingrid" that depends on the hour in the runner's time zone. Omits the name
 * if there is none.
 */
export const greeting = ({ greetings }: Words, name: string | null, timezone: string, at: Date): string => {
  const hour = hourIn(timezone, at);
  const words = greetings[HOURS.filter((from) => hour >= from).length];
  const first = name?.trim().split(/\s+/)[0];
  return first ? `${words}, ${first}` : `${words}`;
};
