import { randomInt } from 'node:crypto';
import { chosenSeed } from './seed-config.ts';

/** A new seed per run, or `PROPERTY_SEED`. */
export const freeSeed = (): number => chosenSeed() ?? randomInt(2 ** 31);

/** Runs a test body with a new seed, which the message of an error names. */
export const withFreeSeed = <T>(body: (seed: number) => T): T => {
  const seed = freeSeed();
  try {
    return body(seed);
  } catch (error) {
    if (error instanceof Error) error.message = `${error.message}\nRepeat with PROPERTY_SEED=${seed}`;
    throw error;
  }
};
