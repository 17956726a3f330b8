import { z } from 'zod';
import { readEnv } from '../config.ts';

/** The seed in `PROPERTY_SEED`, which repeats a failed run; null when unset. */
export const chosenSeed = (): number | null =>
  readEnv(z.object({ PROPERTY_SEED: z.coerce.number().int().optional() }), process.env).PROPERTY_SEED ?? null;
