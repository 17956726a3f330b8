import { z } from 'zod';
import { readEnv } from '../config.ts';

/** True in the full test run, which lasts longer and checks more random cases and more failures. */
export const isFullRun = (): boolean =>
  readEnv(z.object({ STRIDEWELL_FULL: z.string().default('0') }), process.env).STRIDEWELL_FULL === '1';

const ORDINARY_SHARE = 1 / 32;

/** Number of random cases for a slow property test: all in the full run, one in 32 in an ordinary run. */
export const cases = (inFullRun: number): number => (isFullRun() ? inFullRun : Math.ceil(inFullRun * ORDINARY_SHARE));

const ORDINARY_STEP = 1 / ORDINARY_SHARE;

/**
 * Returns all cases of a slow table in the full run. In an ordinary run, returns every 32nd case, starting with a
 * random one of the first 32. A shorter table yields one case.
 */
export const sampleOfCases = <T>(table: readonly T[]): readonly T[] => {
  const first = Math.floor(Math.random() * Math.min(ORDINARY_STEP, table.length));
  return isFullRun() ? table : table.filter((_, index) => index % ORDINARY_STEP === first);
};
