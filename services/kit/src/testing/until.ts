import { pause } from '../clock.ts';

/**
 * Looks until a condition holds and answers what it saw; fails after the deadline with what it waited for.
 * For effects that cross a process or the bus: a deadline, never a guess at how long they take.
 */
export const until = async <T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  deadlineMs = 15_000,
): Promise<T> => {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() > end) throw new Error(`waited ${deadlineMs} ms for ${what}`);
    await pause(20);
  }
};
