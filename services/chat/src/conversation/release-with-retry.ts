import { pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';

/** Interval between attempts in milliseconds. */
export const RETRY_INTERVAL_MS = 1_000;
const TRIES = 12;

/**
 * Releases a thread after a `take` or `release` got no response. The database may have applied the write, or may apply
 * it when it recovers; the runner would then get 409 until the lease expires. Retries until the thread was released or
 * the maximum number of attempts is reached; never throws.
 * @param release resolves to true when the thread was held and has been released
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
