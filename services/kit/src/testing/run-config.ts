import { z } from 'zod';
import { readEnv } from '../config.ts';

/** True in the full test run, which lasts longer and checks more random cases and more failures. */
export const isFullRun = (): boolean =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1';

const ORDINARY_SHARE = 0.125;

/** Number of random cases of a slow property: all in the full run, and an eighth in an ordinary one. */
export const cases = (inFullRun: number): number => (isFullRun() ? inFullRun : Math.ceil(inFullRun * ORDINARY_SHARE));

const ORDINARY_STEP = 1 / ORDINARY_SHARE;

/** All cases of a slow table in the full run, and every eighth in an ordinary one, from a random one of the first eight. */
export const sampleOfCases = <T>(table: readonly T[]): readonly T[] => {
  const first = Math.floor(Math.random() * ORDINARY_STEP);
  return isFullRun() ? table : table.filter((_, index) => index % ORDINARY_STEP === first);
};
