import { pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';

/** Interval between attempts, milliseconds. */
export const RETRY_INTERVAL_MS = 1_000;
const TRIES = 12;

/**
 * Releases a thread whose take or release got no response: the store may still have applied the write, or may apply it
 * once it recovers, and the runner would then get 409 until the lease expires. Retries until something was released or
 * the attempts are used up; never throws.
 * @param release resolves to whether the holder had the thread
 */
export const releaseWithRetry = async (
  release: () => Promise<boolean>,
  logger: Pick<Logger, 'debug'>,
): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      if (await release()) return;
    } catch (error) {
      logger.debug({ err: error }, 'thread not freed yet');
    }
    await pause(RETRY_INTERVAL_MS);
  }
};
