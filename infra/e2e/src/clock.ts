import { openConnection } from '@stridewell/kit/bus/connection';
import { openBucket } from '@stridewell/kit/bus/kv';
import { createNames } from '@stridewell/kit/bus/names';
import { createLogger } from '@stridewell/kit/logger';
import { CLOCK_BUCKET, CLOCK_KEY } from '@stridewell/kit/test-clock/follow';
import { until } from '@stridewell/kit/testing/until';
import type { StackUrls } from '@stridewell/local/stack-types';

export interface StackClock {
  /**
   * Sets the clock of every process of the stack ahead of the machine's, in milliseconds, and waits until the gateway
   * reports it.
   */
  turn(offsetMs: number): Promise<void>;
  /** Resets the clock and disconnects. */
  close(): Promise<void>;
}

/** Controls the clock that all processes of a stack share outside production. */
export const openStackClock = ({ nats, gateway }: StackUrls): StackClock => {
  const connection = openConnection(nats, 'e2e', createLogger('e2e', 'silent'));
  const bucket = openBucket(connection, createNames(''), CLOCK_BUCKET, 0);
  const offset = async (): Promise<number> =>
    ((await (await fetch(`${gateway}/config.json`)).json()) as { clockOffsetMs: number }).clockOffsetMs;
  const turn = async (offsetMs: number): Promise<void> => {
    await connection.link();
    await bucket.put(CLOCK_KEY, String(offsetMs));
    await until('the gateway to report the clock offset', async () => (await offset()) === offsetMs);
  };
  return {
    turn,
    async close() {
      await turn(0);
      await connection.close();
    },
  };
};
