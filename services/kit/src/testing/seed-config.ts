import { z } from 'zod';
import { readEnv } from '../config.ts';

/** The seed in `PROPERTY_SEED`, with which a failed run can be repeated; null when it is not set. */
export const chosenSeed = (): number | null =>
  readEnv(z.object({ PROPERTY_SEED: z.coerce.number().int().optional() }), process.env).PROPERTY_SEED ?? null;
