import fc from 'fast-check';
import { chosenSeed } from './seed-config.ts';

/** Setup file for Vitest, which uses `PROPERTY_SEED` as the seed of every property test. */
const seed = chosenSeed();
if (seed !== null) fc.configureGlobal({ seed });
