/** The only source of time in services. `now` is the product's time; `monotonic` measures durations in milliseconds. */
export interface Clock {
  now(): Date;
  monotonic(): number;
  /** Milliseconds the product's time is ahead of the machine's, which browsers add to their own; 0 for {@link createClock}. */
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

/** Waits, or returns early when the signal is aborted; never throws. */
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

/** Waits for work until it settles or the time is up, and never throws. For shutdown steps that must not hang. */
export const waitWithTimeout = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  const settled = new AbortController();
  await Promise.race([work.catch(() => undefined), pause(milliseconds, settled.signal)]);
  settled.abort();
};
