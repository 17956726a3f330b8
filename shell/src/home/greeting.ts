import { hourIn } from '@stridewell/ui/core';

const partOfDay = (hour: number): string => {
  if (hour < 5) return 'Hello';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
};

/**
 * Returns a greeting such as "Good morning, Ingrid" that depends on the hour in the runner's time zone. Omits the name
 * if there is none.
 */
export const greeting = (name: string | null, timezone: string, at: Date): string => {
  const first = name?.trim().split(/\s+/)[0];
  const words = partOfDay(hourIn(timezone, at));
  return first ? `${words}, ${first}` : words;
};
