/** The only source of time. `now` is the product's time; `monotonic` measures durations in milliseconds. */
export interface Clock {
  now(): Date;
  monotonic(): number;
  /**
   * Milliseconds by which `now` is ahead of the machine, for browsers to add to their time; 0 for {@link createClock}.
   */
  offset(): number;
  /** How far the clock of another process may be ahead of this one, milliseconds. */
  skewMs: number;
}

/** Maximum clock difference between two machines. */
export const CLOCK_SKEW_MS = 60_000;

/** The machine's own clock. */
export const createClock = (): Clock => ({
  now: () => new Date(),
  monotonic: () => performance.now(),
  offset: () => 0,
  skewMs: CLOCK_SKEW_MS,
});

/** Resolves after a time, or early when the signal aborts; never rejects. */
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

/** Resolves when the work settles or the time is up; never rejects. For shutdown steps. */
export const waitWithTimeout = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  const settled = new AbortController();
  await Promise.race([work.catch(() => undefined), pause(milliseconds, settled.signal)]);
  settled.abort();
};
