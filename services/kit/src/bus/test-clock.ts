import { atMost, type Clock, pause } from '../clock.ts';
import type { Bus } from './bus.ts';
import type { KvChange } from './kv.ts';

export const CLOCK_BUCKET = 'test';
export const CLOCK_KEY = 'clock';
const READ_MS = 1_000;

/** Takes one value of the bucket for the clock's offset. */
const take = (clock: Clock, { key, value }: KvChange): void => {
  const offset = Number(value ?? 0);
  if (key === CLOCK_KEY && Number.isFinite(offset)) clock.setOffset(offset);
};

/**
 * Sets the clock as it stands for all processes now; waits a second at most, for the bus may be away. For work that begins by
 * itself: it must not take the machine's day for the one that was turned to.
 */
export const readTestClock = async (bus: Bus, clock: Clock, signal: AbortSignal): Promise<void> => {
  const enough = new AbortController();
  const either = AbortSignal.any([signal, enough.signal]);
  const read = bus.bucket(CLOCK_BUCKET, 0).watch(
    (change) => take(clock, change),
    () => enough.abort(),
    either,
  );
  await atMost(READ_MS, read);
  enough.abort();
};

/** Outside production every process's clock follows one offset (milliseconds, as text), so that a day can be turned for all at once. */
export const followTestClock = (bus: Bus, clock: Clock, signal: AbortSignal): void => {
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      await bus
        .bucket(CLOCK_BUCKET, 0)
        .watch(
          (change) => take(clock, change),
          () => undefined,
          signal,
        )
        .catch(() => undefined);
      await pause(500, signal);
    }
  };
  void follow();
};
