import { DomainError } from '@stridewell/kit/errors';

/** A limited number of slots for expensive work. */
export interface Slots {
  /** Runs work for a network when a slot is free. @throws DomainError 'limited' when no slot became free in time */
  run<T>(network: string, work: () => Promise<T>): Promise<T>;
}

/** Maximum number of waiting calls per network. More would not get a slot in time. */
export const MAX_QUEUE_LENGTH = 100;

const busy = (waitMs: number): DomainError =>
  new DomainError('limited', 'Many people are signing in right now. Please try again in a few seconds.', {
    code: 'busy',
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
  });

/**
 * Runs at most `places` calls at the same time, round-robin over networks, so that a flood from a few addresses delays
 * other networks by a few hashes only. Rejects a call after `waitMs` milliseconds, so that a flood does not build a
 * backlog.
 */
export const createSlots = (places: number, waitMs: number): Slots => {
  /** Waiting calls by network, in round-robin order. */
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

  /** Passes the slot to the next network and moves that network to the end of the round-robin order. */
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
