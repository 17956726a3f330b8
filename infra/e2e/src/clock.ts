import { openConnection } from '@stridewell/kit/bus/connection';
import { openBucket } from '@stridewell/kit/bus/kv';
import { createNames } from '@stridewell/kit/bus/names';
import { createLogger } from '@stridewell/kit/logger';
import { CLOCK_BUCKET, CLOCK_KEY } from '@stridewell/kit/test-clock/follow';
import { until } from '@stridewell/kit/testing/until';
import type { StackUrls } from '@stridewell/local/stack-types';
import { afterAll, beforeAll } from 'vitest';
import { readE2eConfig } from './config.ts';

export interface StackClock {
  /** Sets the clocks of all processes ahead of the machine's clock and waits until the gateway reports the offset. */
  setOffset(offsetMs: number): Promise<void>;
  /** Resets the clock and disconnects. */
  close(): Promise<void>;
}

/** Controls the clock that all processes in a stack share outside production. */
export const openStackClock = ({ nats, gateway }: StackUrls): StackClock => {
  const connection = openConnection(nats, 'e2e', createLogger('e2e', 'silent'));
  const bucket = openBucket(connection, createNames(''), CLOCK_BUCKET, { ttlMs: 0, creates: true });
  const offset = async (): Promise<number> =>
    ((await (await fetch(`${gateway}/config.json`)).json()) as { clockOffsetMs: number }).clockOffsetMs;
  const setOffset = async (offsetMs: number): Promise<void> => {
    await connection.link();
    await bucket.put(CLOCK_KEY, String(offsetMs));
    await until('the gateway to report the clock offset', async () => (await offset()) === offsetMs);
  };
  return {
    setOffset,
    async close() {
      await setOffset(0);
      await connection.close();
    },
  };
};

/** Controls the clock of the shared stack during a test file and resets it afterwards. Call it at the top level. */
export const sharedStackClock = (): Pick<StackClock, 'setOffset'> => {
  let clock: StackClock;
  beforeAll(() => {
    clock = openStackClock(readE2eConfig().urls);
  });
  afterAll(() => clock.close());
  return { setOffset: (offsetMs) => clock.setOffset(offsetMs) };
};
