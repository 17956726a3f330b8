import { type Clock, pause, waitWithTimeout } from '../clock.ts';
import type { Bus } from './bus.ts';
import type { KvChange } from './kv.ts';

export const CLOCK_BUCKET = 'test';
export const CLOCK_KEY = 'clock';
const READ_MS = 1_000;

/** Applies a value of the bucket as the clock's offset. */
const applyOffset = (clock: Clock, { key, value }: KvChange): void => {
  const offset = Number(value ?? 0);
  if (key === CLOCK_KEY && Number.isFinite(offset)) clock.setOffset(offset);
};

/**
 * Sets the clock to the current offset of all processes; waits at most a second, because the bus may be disconnected.
 * For work that starts by itself and must not use the machine's date after tests moved the clock.
 */
export const readTestClock = async (bus: Bus, clock: Clock, signal: AbortSignal): Promise<void> => {
  const done = new AbortController();
  const stop = AbortSignal.any([signal, done.signal]);
  const read = bus.bucket(CLOCK_BUCKET, 0).watch(
    (change) => applyOffset(clock, change),
    () => done.abort(),
    stop,
  );
  await waitWithTimeout(READ_MS, read);
  done.abort();
};

/**
 * Outside production, all clocks follow one offset (milliseconds, as text), so that tests can move the date everywhere.
 */
export const followTestClock = (bus: Bus, clock: Clock, signal: AbortSignal): void => {
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      await bus
        .bucket(CLOCK_BUCKET, 0)
        .watch(
          (change) => applyOffset(clock, change),
          () => undefined,
          signal,
        )
        .catch(() => undefined);
      await pause(500, signal);
    }
  };
  void follow();
};
