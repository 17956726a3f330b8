import type { Connection } from './connection.ts';

/**
 * Returns a signal that aborts with the given one, or when a lost connection is back, because requests in flight during
 * the loss fail only seconds later. `end()` aborts the signal and removes both listeners.
 */
export const untilReconnect = (connection: Connection, signal: AbortSignal): { signal: AbortSignal; end(): void } => {
  const over = new AbortController();
  const abort = (): void => over.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  const unfollow = connection.onChange((connected) => {
    if (connected) abort();
  });
  return {
    signal: over.signal,
    end() {
      abort();
      unfollow();
      signal.removeEventListener('abort', abort);
    },
  };
};

/** The result of the work, or null when the signal aborts first; the work continues and its result is ignored. */
export const resultOrAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> => {
  work.catch(() => undefined);
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([work, aborted]);
};
