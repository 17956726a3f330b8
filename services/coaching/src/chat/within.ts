import { pause } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';

/** Waits for work at most so long, milliseconds; then throws what a runner may read, and leaves the work to itself. */
export const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const enough = new AbortController();
  const late = pause(milliseconds, enough.signal).then(() => {
    throw unavailable(new Error('took too long'));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    enough.abort();
    late.catch(() => undefined);
  }
};
