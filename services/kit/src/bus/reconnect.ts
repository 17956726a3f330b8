import type { Connection } from './connection.ts';

/**
 * Returns a signal that aborts when the given signal aborts or a lost connection is restored, because requests that
 * were sent during the loss fail only seconds later. `end()` aborts the returned signal and removes both listeners.
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

/** The result of the work; null when the signal aborts first. The work then continues, but its result is ignored. */
export const resultOrAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> => {
  work.catch(() => undefined);
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([work, aborted]);
};
