import { readEnv } from '@stridewell/kit/config';
import { z } from 'zod';

/** Random answers of a property run: 2,000 in an ordinary one, 100,000 in the full one. */
export const answersPerProperty = (): number =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1'
    ? 100_000
    : 2_000;
