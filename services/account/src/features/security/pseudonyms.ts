import type { Clock } from '@stridewell/kit/clock';
import type { Seal, Seals } from '../keys/secret-repository.ts';

/** How long one key is used for pseudonyms. */
export const PERIOD_MS = 14 * 86_400_000;

const PREFIX = 'security-log/';

/** Pseudonyms in the security log. Stable for 14 days; without the keys, periods cannot be linked. */
export interface Pseudonyms {
  /** The period whose key is in use. */
  period(): number;
  /** The pseudonym of a user id or of a network address in a period. */
  of(kind: 'user' | 'network', value: string, period: number): Promise<string>;
  /** Deletes keys older than the previous period; the lines written with them are no longer in the logs. */
  removeOld(): Promise<void>;
}

/** Keys are stored wrapped, with the other secrets. All replicas use the same key because the date names it. */
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
