import { z } from 'zod';
import { readEnv } from '../config.ts';

/** True in the full test run, which lasts longer and checks more random cases and more failures. */
export const isFullRun = (): boolean =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1';

const ORDINARY_SHARE = 0.25;

/** Number of random cases of a slow property: all in the full run, and a quarter in an ordinary one. */
export const cases = (inFullRun: number): number => (isFullRun() ? inFullRun : Math.ceil(inFullRun * ORDINARY_SHARE));
