import { z } from 'zod';
import { readEnv } from '../config.ts';

/** The seed that `PROPERTY_SEED` names, to repeat a failed run; null in an ordinary run. An integer, as fast-check prints it. */
export const chosenSeed = (): number | null =>
  readEnv(z.object({ PROPERTY_SEED: z.coerce.number().int().optional() }), process.env).PROPERTY_SEED ?? null;
