import { readEnv } from '@stridewell/kit/config';
import { z } from 'zod';

/** Whether this is the full run, with all samples, which takes minutes. */
export const isFullRun = (): boolean =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1';
