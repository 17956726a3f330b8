import { DomainError } from '@stridewell/kit/errors';

/** A limited number of places in which costly work runs. */
export interface Slots {
  /** Runs work as soon as a place is free; refuses with 'limited' when none became free in time. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

const busy = (waitMs: number): DomainError =>
  new DomainError('limited', 'Many people are signing in right now. Please try again in a few seconds.', {
    code: 'busy',
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
  });

/**
 * First come, first served, at most `places` at a time. A wait of more than `waitMs` milliseconds is refused instead:
 * a flood of sign-ins must neither pile up nor take the processor from everything else.
 */
export const createSlots = (places: number, waitMs: number): Slots => {
  const queue: (() => void)[] = [];
  let free = places;

  const enter = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(admit), 1);
        reject(busy(waitMs));
      }, waitMs);
      queue.push(admit);
    });
  };

  /** A place that becomes free goes straight to whoever waits longest. */
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
