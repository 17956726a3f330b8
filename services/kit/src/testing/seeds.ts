import { randomInt } from 'node:crypto';
import { chosenSeed } from './seed-config.ts';

/** Returns `PROPERTY_SEED` if it is set, otherwise a new random seed. */
export const freeSeed = (): number => chosenSeed() ?? randomInt(2 ** 31);

/** Runs a test body with a seed. If the body fails, the error message contains the seed. */
export const withSeed = <T>(seed: number, body: (seed: number) => T): T => {
  try {
    return body(seed);
  } catch (error) {
    if (error instanceof Error) error.message = `${error.message}\nRepeat with PROPERTY_SEED=${seed}`;
    throw error;
  }
};

/** Runs a test body with a new seed. If the body fails, the error message contains the seed. */
export const withFreeSeed = <T>(body: (seed: number) => T): T => withSeed(freeSeed(), body);
