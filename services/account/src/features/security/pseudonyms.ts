import type { Clock } from '@stridewell/kit/clock';
import type { Seal, Seals } from '../keys/secret-repository.ts';

/** Time for which a pseudonym key is used, in milliseconds. */
export const PERIOD_MS = 14 * 86_400_000;

const PREFIX = 'security-log/';

/**
 * Pseudonyms for the security log. They change every 14 days, and pseudonyms of different periods cannot be linked
 * without the keys.
 */
export interface Pseudonyms {
  /** Returns the number of the current period, which identifies the key. */
  period(): number;
  /** Returns the pseudonym of a user id or network address in a period. */
  of(kind: 'user' | 'network', value: string, period: number): Promise<string>;
  /** Deletes keys from before the previous period, whose log lines have exceeded their retention period. */
  removeOld(): Promise<void>;
}

/**
 * Creates pseudonyms whose keys are stored as secrets. Replicas share the keys, because a key's name is the period
 * number.
 */
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
