import { DomainError } from '@stridewell/kit/errors';

/** A limited number of places in which costly work runs. */
export interface Slots {
  /** Runs work of a network as soon as a place is free; refuses with 'limited' when none became free in time. */
  run<T>(network: string, work: () => Promise<T>): Promise<T>;
}

/** Calls of one network that may wait at the same time: more would not get their turn in time. */
export const LONGEST_LINE = 100;

const busy = (waitMs: number): DomainError =>
  new DomainError('limited', 'Many people are signing in right now. Please try again in a few seconds.', {
    code: 'busy',
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
  });

/**
 * At most `places` at a time. Each network has one place in the rotation, however many of its calls wait: a flood from a few
 * addresses delays everybody else by a few hashes at most. A wait of more than `waitMs` milliseconds is refused: a flood
 * must neither pile up nor take the processor from everything else.
 */
export const createSlots = (places: number, waitMs: number): Slots => {
  /** Who waits, by network. The order of the keys is the order of the turns. */
  const lines = new Map<string, (() => void)[]>();
  let free = places;

  const enter = (network: string): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    const line = lines.get(network) ?? [];
    if (line.length >= LONGEST_LINE) return Promise.reject(busy(waitMs));
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(admit), 1);
        if (line.length === 0) lines.delete(network);
        reject(busy(waitMs));
      }, waitMs);
      line.push(admit);
      lines.set(network, line);
    });
  };

  /** A place that becomes free goes to the network that has waited longest for its turn; its next call comes after all others. */
  const leave = (): void => {
    for (const [network, line] of lines) {
      const next = line.shift();
      lines.delete(network);
      if (line.length > 0) lines.set(network, line);
      next?.();
      return;
    }
    free += 1;
  };

  return {
    async run(network, work) {
      await enter(network);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
