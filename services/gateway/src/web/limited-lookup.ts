import type { Clock } from '@stridewell/kit/clock';

/** Maximum number of lookups per second. Ordinary use stays below it, so that a deployment takes effect immediately. */
export const LOOKUPS_PER_SECOND = 10;
const SECOND_MS = 1_000;

/**
 * Returns a function that starts at most {@link LOOKUPS_PER_SECOND} lookups per second. Further calls share the newest
 * one, so that a flood of signed-out requests costs the front ends no more than that.
 */
export const createLimitedLookup = <T>(look: () => Promise<T>, clock: Pick<Clock, 'monotonic'>): (() => Promise<T>) => {
  let newest: Promise<T> | null = null;
  let started = 0;
  let windowEnd = 0;
  return () => {
    const now = clock.monotonic();
    if (now >= windowEnd) {
      started = 0;
      windowEnd = now + SECOND_MS;
    }
    if (newest && started >= LOOKUPS_PER_SECOND) return newest;
    started += 1;
    newest = look();
    return newest;
  };
};
