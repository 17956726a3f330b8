import type { Clock } from '@stridewell/kit/clock';

/**
 * Maximum number of lookups that may begin in a row. Ordinary use stays below this limit, so a new release is visible
 * immediately.
 */
export const LOOKUPS_IN_A_ROW = 50;
/**
 * Time in milliseconds after the start of a lookup during which later calls share it. They share a pending lookup, and
 * above the limit also its result. No result is more than this much older than a new one would be.
 */
export const SHARED_MS = 50;

interface Lookup<T> {
  at: number;
  isPending: boolean;
  result: Promise<T>;
}

/**
 * Returns a function that shares lookups. Calls that arrive together share one lookup. Above {@link LOOKUPS_IN_A_ROW},
 * at most one lookup begins per {@link SHARED_MS}, which limits the load that a flood of signed-out requests causes on
 * the front ends. One lookup of the allowance is restored per {@link SHARED_MS}.
 */
export const createSharedLookup = <T>(look: () => Promise<T>, clock: Pick<Clock, 'monotonic'>): (() => Promise<T>) => {
  let newest: Lookup<T> | null = null;
  let left = LOOKUPS_IN_A_ROW;
  let countedAt = clock.monotonic();
  return () => {
    const now = clock.monotonic();
    left = Math.min(LOOKUPS_IN_A_ROW, left + (now - countedAt) / SHARED_MS);
    countedAt = now;
    if (newest && now - newest.at < SHARED_MS && (newest.isPending || left < 1)) return newest.result;
    left = Math.max(0, left - 1);
    const lookup: Lookup<T> = { at: now, isPending: true, result: look() };
    const settle = (): void => {
      lookup.isPending = false;
    };
    lookup.result.then(settle, settle);
    newest = lookup;
    return lookup.result;
  };
};
