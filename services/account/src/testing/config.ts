import { readEnv } from '@stridewell/kit/config';
import { z } from 'zod';

/** True in the full test run, in which timing tests take more samples. */
export const isFullRun = (): boolean =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1';
