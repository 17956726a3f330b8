import { pause } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';

/**
 * Waits for work with a timeout in milliseconds; on timeout throws an error for the runner and lets the work continue.
 */
export const withTimeout = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const settled = new AbortController();
  const timeout = pause(milliseconds, settled.signal).then(() => {
    throw unavailable(new Error('timed out'));
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    settled.abort();
    timeout.catch(() => undefined);
  }
};
