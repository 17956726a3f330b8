import { openConnection } from '../bus/connection.ts';
import { openBucket } from '../bus/kv.ts';
import { createNames } from '../bus/names.ts';
import { pause, waitWithTimeout } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { MovableClock } from './movable.ts';

/** Key-value bucket that contains {@link CLOCK_KEY}. */
export const CLOCK_BUCKET = 'test';
/** Key of the offset from machine time that all processes of a deployment share, as a string of milliseconds. */
export const CLOCK_KEY = 'clock';
const READ_MS = 1_000;
const RETRY_MS = 500;

export interface FollowedClock {
  /**
   * Resolves when the offset is known, or after a second, because the bus may be unavailable. A process must wait for
   * it, so that it does not start work with the machine's date.
   */
  known: Promise<void>;
  close(): Promise<void>;
}

/** Moves a clock by the offset that all processes of a deployment share. It uses its own connection to the bus. */
export const followClock = (
  clock: MovableClock,
  { url, prefix }: { url: string; prefix: string },
  logger: Logger,
): FollowedClock => {
  const connection = openConnection(url, 'test-clock', logger);
  const bucket = openBucket(connection, createNames(prefix), CLOCK_BUCKET, { ttlMs: 0, creates: true });
  const stop = new AbortController();
  const read = Promise.withResolvers<void>();
  const follow = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await bucket
        .watch(
          ({ key, value }) => {
            const offset = Number(value ?? 0);
            if (key === CLOCK_KEY && Number.isFinite(offset)) clock.setOffset(offset);
          },
          () => read.resolve(),
          stop.signal,
        )
        .catch(() => undefined);
      await pause(RETRY_MS, stop.signal);
    }
  };
  void follow();
  return {
    known: waitWithTimeout(READ_MS, read.promise),
    close() {
      stop.abort();
      return connection.close();
    },
  };
};
