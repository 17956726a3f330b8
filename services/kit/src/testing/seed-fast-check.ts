import fc from 'fast-check';
import { chosenSeed } from './seed-config.ts';

/** Set-up file of Vitest: `PROPERTY_SEED` is the seed of every property. */
const seed = chosenSeed();
if (seed !== null) fc.configureGlobal({ seed });
