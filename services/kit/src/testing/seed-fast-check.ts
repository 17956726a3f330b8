import fc from 'fast-check';
import { chosenSeed } from './seed-config.ts';

/** Set-up file of Vitest: with `PROPERTY_SEED`, every property of the run starts from that seed. */
const seed = chosenSeed();
if (seed !== null) fc.configureGlobal({ seed });
