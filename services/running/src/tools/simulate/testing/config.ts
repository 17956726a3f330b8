import { readEnv } from '@stridewell/kit/config';
import { z } from 'zod';

/** True in the full test run, which simulates fifty times as many seasons as the default run. */
export const isFullRun = (): boolean =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1';
