import { readEnv } from '@stridewell/kit/config';
import { z } from 'zod';

/** Random runners of a property run: 2,000 in an ordinary one, 100,000 in the full one. */
export const runnersPerProperty = (): number =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1'
    ? 100_000
    : 2_000;
