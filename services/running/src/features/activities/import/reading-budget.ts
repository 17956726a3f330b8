import type { Clock } from '@stridewell/kit/clock';
import type { ThreadParser } from './thread-parser.ts';

/** What reading the files of one import may cost, because other runners' imports wait for its end. */
export interface ReadingLimits {
  /** Time altogether, in milliseconds. */
  readMs: number;
  /** Number of files that may be too complex. */
  tooComplex: number;
}

export const READING_LIMITS: ReadingLimits = { readMs: 15 * 60_000, tooComplex: 20 };

/** Thrown when an import has used up what reading its files may cost. */
export class ImportTooLong extends Error {}

/** The parser as one import uses it. */
export interface BudgetedParser extends Pick<ThreadParser, 'parse' | 'list'> {
  /** Time that reading has taken, in milliseconds. */
  spentMs(): number;
}

/** Measures what reading costs, from a time already spent. Its methods throw ImportTooLong beyond the limits. */
export const withinBudget = (
  parser: Pick<ThreadParser, 'parse' | 'list'>,
  { clock, spentMs, limits = READING_LIMITS }: { clock: Clock; spentMs: number; limits?: ReadingLimits },
): BudgetedParser => {
  let [spent, tooComplex] = [spentMs, 0];
  const measured = async <R extends object>(read: () => Promise<R>): Promise<R> => {
    if (spent >= limits.readMs || tooComplex >= limits.tooComplex) throw new ImportTooLong();
    const began = clock.monotonic();
    try {
      const result = await read();
      if ('reason' in result && result.reason === 'too_complex') tooComplex += 1;
      return result;
    } finally {
      spent += clock.monotonic() - began;
    }
  };
  return {
    parse: (task) => measured(() => parser.parse(task)),
    list: (task) => measured(() => parser.list(task)),
    spentMs: () => Math.round(spent),
  };
};
