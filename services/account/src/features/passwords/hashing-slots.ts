import { DomainError } from '@stridewell/kit/errors';

/** A limited number of slots for costly work. */
export interface Slots {
  /** Runs work of a network as soon as a slot is free; refuses with 'limited' when none became free in time. */
  run<T>(network: string, work: () => Promise<T>): Promise<T>;
}

/** Calls of one network that may wait at the same time: more would not get a slot in time. */
export const MAX_QUEUE_LENGTH = 100;

const busy = (waitMs: number): DomainError =>
  new DomainError('limited', 'Many people are signing in right now. Please try again in a few seconds.', {
    code: 'busy',
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
  });

/**
 * Runs at most `places` at a time, round-robin over networks, however many calls of a network wait: a flood from a few
 * addresses delays everybody else by a few hashes at most. A wait of more than `waitMs` milliseconds is refused, so
 * that a flood neither builds a backlog nor takes the processor from everything else.
 */
export const createSlots = (places: number, waitMs: number): Slots => {
  /** Waiting calls by network. The order of the keys is the round-robin order. */
  const queues = new Map<string, (() => void)[]>();
  let free = places;

  const acquire = (network: string): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    const queue = queues.get(network) ?? [];
    if (queue.length >= MAX_QUEUE_LENGTH) return Promise.reject(busy(waitMs));
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(admit), 1);
        if (queue.length === 0) queues.delete(network);
        reject(busy(waitMs));
      }, waitMs);
      queue.push(admit);
      queues.set(network, queue);
    });
  };

  /** Gives the free slot to the next network in the rotation and moves that network to the end. */
  const release = (): void => {
    for (const [network, queue] of queues) {
      const next = queue.shift();
      queues.delete(network);
      if (queue.length > 0) queues.set(network, queue);
      next?.();
      return;
    }
    free += 1;
  };

  return {
    async run(network, work) {
      await acquire(network);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
};
