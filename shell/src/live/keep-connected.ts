import { storedToken } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';

const PREFIX = 'data: ';

const keysOf = (line: string): string[] => {
  try {
    const { keys } = JSON.parse(line.slice(PREFIX.length)) as { keys?: unknown };
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

/**
 * Reads an event stream to its end and reports the query keys of each message. Skips comments and lines that cannot be
 * parsed.
 */
export const readKeys = async (stream: ReadableStream<Uint8Array>, onKeys: (keys: string[]) => void): Promise<void> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const keys = line.startsWith(PREFIX) ? keysOf(line) : [];
      if (keys.length > 0) onKeys(keys);
    }
  }
};

export interface StreamOptions {
  signal: AbortSignal;
  /** Called when the stream is open. From then on, every change is reported. */
  onOpen: () => void;
  onKeys: (keys: string[]) => void;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/**
 * Minimum duration of a stream in milliseconds. A stream that ends earlier counts as a failure, because each reconnect
 * makes every page refetch its queries.
 */
const STEADY_MS = 10_000;

/** Opens a stream and reads it to its end. `refused` is true if the response was a 401 (signed out). */
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
 * Returns the retry delay in milliseconds after a number of consecutive failures. The delay grows exponentially, with
 * jitter so that clients do not reconnect at the same time.
 */
const waitAfter = (failures: number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2);

/**
 * Waits until a delay has passed, the `online` event occurs or the signal aborts. While the device is offline, waits
 * only for the event or the signal.
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
 * Keeps one stream of live updates open until the signal aborts or the server responds with 401. An idle page needs no
 * timer, because the browser itself detects dead connections.
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
