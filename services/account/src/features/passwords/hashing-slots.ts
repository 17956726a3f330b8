import { DomainError } from '@stridewell/kit/errors';

/** Limits the number of expensive tasks that run at the same time. */
export interface Slots {
  /**
   * Runs a task for a network as soon as a slot is free.
   * @throws DomainError 'limited' when no slot became free in time
   */
  run<T>(network: string, work: () => Promise<T>): Promise<T>;
}

/** Maximum number of waiting tasks per network. Further tasks would not get a slot in time. */
export const MAX_QUEUE_LENGTH = 100;

const busy = (waitMs: number): DomainError =>
  new DomainError('limited', 'Many people are signing in right now. Please try again in a few seconds.', {
    code: 'busy',
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
  });

/**
 * Runs at most `places` tasks at the same time, taking turns between networks, so that a flood of requests from a few
 * addresses delays other networks only slightly. Rejects a task after `waitMs` milliseconds, so that no backlog builds
 * up.
 */
export const createSlots = (places: number, waitMs: number): Slots => {
  /** Waiting tasks per network. Networks are in the order of their turns. */
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

  /** Gives the free slot to the next network and moves that network to the end of the order. */
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
