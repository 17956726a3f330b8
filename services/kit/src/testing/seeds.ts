import { randomInt } from 'node:crypto';
import { chosenSeed } from './seed-config.ts';

/** A seed that differs in every run. `PROPERTY_SEED` sets it, for tests with generators of their own as for fast-check. */
export const freeSeed = (): number => chosenSeed() ?? randomInt(2 ** 31);

/** Runs the body of a test with a free seed. An error it throws names the seed. */
export const withFreeSeed = <T>(body: (seed: number) => T): T => {
  const seed = freeSeed();
  try {
    return body(seed);
  } catch (error) {
    if (error instanceof Error) error.message = `${error.message}\nRepeat with PROPERTY_SEED=${seed}`;
    throw error;
  }
};
