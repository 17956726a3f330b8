/**
 * The only source of time. `now` returns the product's time, which tests can move; `monotonic` measures durations in
 * milliseconds.
 */
export interface Clock {
  now(): Date;
  monotonic(): number;
  /**
   * Milliseconds by which `now` is ahead of the machine's time, which browsers add to their own time; 0 for {@link
   * createClock}.
   */
  offset(): number;
  /** Maximum time by which another process's clock may be ahead of this clock, in milliseconds. */
  skewMs: number;
}

/** Maximum difference between the clocks of two machines, in milliseconds. */
export const CLOCK_SKEW_MS = 60_000;

/** Creates a clock that returns the machine's own time. */
export const createClock = (): Clock => ({
  now: () => new Date(),
  monotonic: () => performance.now(),
  offset: () => 0,
  skewMs: CLOCK_SKEW_MS,
});

/** Resolves after the given number of milliseconds, or earlier when the signal aborts; never rejects. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done, { once: true });
  });

/** Resolves when the work settles or the timeout has passed; never rejects. Intended for the steps of a shutdown. */
export const waitWithTimeout = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  const settled = new AbortController();
  await Promise.race([work.catch(() => undefined), pause(milliseconds, settled.signal)]);
  settled.abort();
};
