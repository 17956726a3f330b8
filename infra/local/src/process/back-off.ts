const FIRST_MS = 250;
const LONGEST_MS = 5_000;
const HEALTHY_MS = 60_000;

/** How long to wait before the next start. */
export interface BackOff {
  /** The pause after a process that lived for `livedMs`: 250 ms, doubling to 5 s, from the start again after a healthy minute. */
  next(livedMs: number): number;
}

/** A fresh back-off for one part. */
export function createBackOff(): BackOff {
  let pause = FIRST_MS;
  return {
    next(livedMs) {
      if (livedMs >= HEALTHY_MS) pause = FIRST_MS;
      const now = pause;
      pause = Math.min(pause * 2, LONGEST_MS);
      return now;
    },
  };
}
