import { z } from 'zod';
import { readEnv } from '../config.ts';

/** True in the full test run, which lasts longer and checks more random cases and more failures. */
export const isFullRun = (): boolean =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1';

const ORDINARY_SHARE = 1 / 32;

/** Number of random cases of a slow property: all in the full run, and one in 32 in an ordinary one. */
export const cases = (inFullRun: number): number => (isFullRun() ? inFullRun : Math.ceil(inFullRun * ORDINARY_SHARE));

const ORDINARY_STEP = 1 / ORDINARY_SHARE;

/**
 * All cases of a slow table in the full run. In an ordinary one, every 32nd from a random one of the first 32, and of a
 * shorter table one.
 */
export const sampleOfCases = <T>(table: readonly T[]): readonly T[] => {
  const first = Math.floor(Math.random() * Math.min(ORDINARY_STEP, table.length));
  return isFullRun() ? table : table.filter((_, index) => index % ORDINARY_STEP === first);
};
