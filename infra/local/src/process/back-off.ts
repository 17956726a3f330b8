const FIRST_MS = 250;
const LONGEST_MS = 5_000;
const HEALTHY_MS = 60_000;

/** Computes the delay before a process is restarted. */
export interface BackOff {
  /** Returns the delay after a process that ran for `livedMs`: 250 ms, doubling to 5 s. A healthy minute resets it. */
  next(livedMs: number): number;
}

/** Creates a back-off for one process. */
export function createBackOff(): BackOff {
  let pause = FIRST_MS;
  return {
    next(livedMs) {
      if (livedMs >= HEALTHY_MS) pause = FIRST_MS;
      const current = pause;
      pause = Math.min(pause * 2, LONGEST_MS);
      return current;
    },
  };
}
