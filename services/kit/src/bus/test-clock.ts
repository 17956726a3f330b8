import { type Clock, pause } from '../clock.ts';
import type { Bus } from './bus.ts';

export const CLOCK_BUCKET = 'test';
export const CLOCK_KEY = 'clock';

/** Outside production every process's clock follows one offset (milliseconds, as text), so that a day can be turned for all at once. */
export const followTestClock = (bus: Bus, clock: Clock, signal: AbortSignal): void => {
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      await bus
        .bucket(CLOCK_BUCKET, 0)
        .watch(
          ({ key, value }) => {
            const offset = Number(value ?? 0);
            if (key === CLOCK_KEY && Number.isFinite(offset)) clock.setOffset(offset);
          },
          () => undefined,
          signal,
        )
        .catch(() => undefined);
      await pause(500, signal);
    }
  };
  void follow();
};
