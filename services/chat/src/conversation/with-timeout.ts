import { pause } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';

/**
 * Waits for a promise with a timeout in milliseconds. The work itself continues after a timeout.
 * @throws DomainError with a message for the runner on timeout
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
