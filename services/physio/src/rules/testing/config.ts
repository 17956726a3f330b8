import { readEnv } from '@stridewell/kit/config';
import { z } from 'zod';

/** Random injuries of a property run: 2,000 in an ordinary one, 200,000 in the full one. */
export const coursesPerProperty = (): number =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1'
    ? 200_000
    : 2_000;
