import type { Connection } from './connection.ts';

/**
 * A signal that aborts with the given one, or as soon as a lost connection is back. A request that was in flight when
 * the connection was lost gets no reply and fails only seconds later; restarting on reconnection avoids that wait.
 * `end()` aborts the signal and removes both listeners.
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

/**
 * The result of the work, or null as soon as the signal aborts;
 * the work is then left to run and its outcome is ignored.
 */
export const resultOrAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> => {
  work.catch(() => undefined);
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([work, aborted]);
};
