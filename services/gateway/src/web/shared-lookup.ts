import type { Clock } from '@stridewell/kit/clock';

/** Lookups that may begin in a row. Ordinary use stays below it, so that it sees a release at once. */
export const LOOKUPS_IN_A_ROW = 50;
/**
 * Time after the beginning of a lookup for which others share it, in milliseconds: while it is pending, and above the
 * limit also its result. No answer is older by more than this.
 */
export const SHARED_MS = 50;

interface Lookup<T> {
  at: number;
  isPending: boolean;
  result: Promise<T>;
}

/**
 * Returns a function that shares lookups: calls that arrive together share one, and above {@link LOOKUPS_IN_A_ROW} one
 * begins each {@link SHARED_MS} at most, so that a flood of signed-out requests costs the front ends no more than that.
 * The number of lookups in a row recovers by one each {@link SHARED_MS}.
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
