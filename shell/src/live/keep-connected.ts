import { storedToken } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';
import { readKeys } from './read-keys.ts';

export interface StreamOptions {
  signal: AbortSignal;
  /** Called when the stream is open. From then on, every change is reported. */
  onOpen: () => void;
  onKeys: (keys: string[]) => void;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/**
 * A stream that ends before this age counts as a failure, milliseconds: each reconnect makes every page refetch its
 * queries.
 */
const STEADY_MS = 10_000;

/** Reads one stream to its end. Returns `refused` if the response was a 401 (signed out). */
const readStream = async ({ signal, onOpen, onKeys }: StreamOptions): Promise<{ refused: boolean }> => {
  const token = storedToken();
  try {
    const response = await fetch(PATHS.live, {
      credentials: 'include',
      cache: 'no-store',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      signal,
    });
    if (response.ok && response.body) {
      onOpen();
      await readKeys(response.body, onKeys);
    }
    return { refused: response.status === 401 };
  } catch {
    return { refused: false };
  }
};

/**
 * The wait after a number of consecutive failures, milliseconds: exponential back-off with jitter, so that clients
 * spread.
 */
const waitAfter = (failures: number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2);

/**
 * Waits for the given time, cut short by the `online` event or the signal. While offline, waits for one of those only.
 */
const waitToRetry = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(() => end(), milliseconds) : undefined;
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/**
 * Keeps one stream of live updates open until the signal aborts or the server answers 401. Detecting dead connections
 * is left to the browser, which probes idle connections, so that an idle page runs no timer.
 */
export const keepConnected = async ({ signal, onOpen, onKeys }: StreamOptions): Promise<void> => {
  let failures = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    const { refused } = await readStream({ signal, onOpen, onKeys });
    if (refused || signal.aborted) return;
    failures = performance.now() - begun > STEADY_MS ? 0 : failures + 1;
    await waitToRetry(waitAfter(failures), signal);
  }
};
