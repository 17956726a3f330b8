import type { Clock } from '@stridewell/kit/clock';
import type { Seal, Seals } from '../keys/secret-repository.ts';

/** Lifetime of a pseudonym key. */
export const PERIOD_MS = 14 * 86_400_000;

const PREFIX = 'security-log/';

/** Pseudonyms in the security log. They are stable for 14 days, and different periods cannot be linked without the keys. */
export interface Pseudonyms {
  /** Number of the current period, which identifies its key. */
  period(): number;
  /** Returns the pseudonym of a user id or network address in a period. */
  of(kind: 'user' | 'network', value: string, period: number): Promise<string>;
  /** Deletes keys older than the previous period. The retention of their log lines has ended. */
  removeOld(): Promise<void>;
}

/** Stores keys with the other secrets. Replicas use the same key, because its name is the number of the period. */
export const createPseudonyms = (seals: Pick<Seals, 'of' | 'removeBetween'>, clock: Clock): Pseudonyms => {
  const made = new Map<number, Seal>();
  const period = (): number => Math.floor(clock.now().getTime() / PERIOD_MS);
  const nameOf = (at: number): string => `${PREFIX}${at}`;

  const sealOf = (at: number): Seal => {
    const seal = made.get(at) ?? seals.of(nameOf(at));
    made.set(at, seal);
    return seal;
  };

  return {
    period,
    of: async (kind, value, at) => (await sealOf(at)(JSON.stringify([kind, value]))).slice(0, 22),
    async removeOld() {
      const oldest = period() - 1;
      for (const at of made.keys()) if (at < oldest) made.delete(at);
      await seals.removeBetween(PREFIX, nameOf(oldest));
    },
  };
};
