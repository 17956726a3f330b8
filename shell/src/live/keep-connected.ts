import { PATHS } from '@stridewell/contracts/web';
import { storedToken } from '@stridewell/ui/core';
import { readKeys } from './read-keys.ts';

export interface Connected {
  signal: AbortSignal;
  /** The stream is open: what changes from now on is told. */
  onOpen: () => void;
  onKeys: (keys: string[]) => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A stream that ends before it is so old counts as a failure: opening it costs every page its reads. */
const STEADY_MS = 10_000;

/** Follows one stream to its end; answers whether it was refused, because nobody is signed in any more. */
const follow = async ({ signal, onOpen, onKeys }: Connected): Promise<{ refused: boolean }> => {
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

/** How long to wait after so many failures in a row: doubled each time, and at random, so that not all come back at once. */
const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2);

/** Waits, at most until the network is back or the signal comes; without a network there is nothing to wait for but that. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
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
 * Keeps one stream of what changes open until the signal, or until it is refused. A connection that died unnoticed is the
 * browser's to find out (it probes idle connections), so that an idle page runs no timer.
 */
export const keepConnected = async ({ signal, onOpen, onKeys }: Connected): Promise<void> => {
  let failures = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    const { refused } = await follow({ signal, onOpen, onKeys });
    if (refused || signal.aborted) return;
    failures = performance.now() - begun > STEADY_MS ? 0 : failures + 1;
    await rest(waitAfter(failures), signal);
  }
};
