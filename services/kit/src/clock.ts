/** The only source of time in services. `now` is the product's time; `monotonic` measures durations in milliseconds. */
export interface Clock {
  now(): Date;
  monotonic(): number;
  /** Milliseconds the product's time is ahead of the machine's; 0 in production. */
  offset(): number;
  setOffset(milliseconds: number): void;
}

/** A clock on the machine's time. `frozenOffset` forbids moving it, which production does. */
export const createClock = ({ frozenOffset = false }: { frozenOffset?: boolean } = {}): Clock => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    monotonic: () => performance.now(),
    offset: () => offset,
    setOffset(milliseconds) {
      if (frozenOffset) throw new Error('the clock cannot be moved in production');
      offset = milliseconds;
    },
  };
};

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
