import type { Connection } from './connection.ts';

/**
 * A signal that comes with the given one, or as soon as a lost connection is back. A request that was under way at the cut is
 * answered by nobody and fails only seconds later; who begins anew on reconnection loses no time. `end()` lets go of both.
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

/** The result of work, or null as soon as the signal comes; what becomes of the work then is its own affair. */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> => {
  work.catch(() => undefined);
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([work, aborted]);
};
