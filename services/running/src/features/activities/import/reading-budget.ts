import type { Clock } from '@stridewell/kit/clock';
import type { ListResult, ListTask } from '../archive/read-list.ts';
import type { ParseResult, ParseTask } from './parsed-file.ts';
import type { ThreadParser } from './thread-parser.ts';

/** Limits for the cost of reading files, because other runners' imports wait in the meantime. */
export interface ReadingLimits {
  /** Total time for all imports of a runner that begin within 24 hours, in milliseconds. */
  readMs: number;
  /** Time after which no further list of an archive is read while it is being opened, in milliseconds. */
  openMs: number;
  /** Maximum number of files in one import that may be too complex. */
  tooComplex: number;
}

export const READING_LIMITS: ReadingLimits = { readMs: 15 * 60_000, openMs: 60_000, tooComplex: 20 };

/** Thrown if a runner's imports have used up their limits for reading files. */
export class ImportTooLong extends Error {}

/** The cost of reading the files of an import so far. */
export interface ReadingCost {
  readMs: number;
  tooComplex: number;
}

/** The parser interface for one import. */
export interface BudgetedParser {
  /** Reads a file, which can include decompressing it, and parses it. */
  parse(read: () => Promise<Uint8Array>, task: Omit<ParseTask, 'bytes'>): Promise<ParseResult>;
  list(task: ListTask): Promise<ListResult>;
  /** Opens an upload, which can include extracting archives and reading lists. */
  opening<R>(open: () => Promise<R>): Promise<R>;
  /** The cost of reading, including earlier runs. */
  cost(): ReadingCost;
}

/**
 * Measures the cost of reading, starting from the cost in earlier runs and (`othersMs`) in the runner's other imports.
 * The methods throw ImportTooLong above the limits.
 */
export const withinBudget = (
  parser: Pick<ThreadParser, 'parse' | 'list'>,
  {
    clock,
    spent,
    othersMs,
    limits = READING_LIMITS,
  }: { clock: Clock; spent: Partial<ReadingCost>; othersMs: number; limits?: ReadingLimits },
): BudgetedParser => {
  let { readMs = 0, tooComplex = 0 } = spent;
  let began: number | null = null;
  const sinceBegin = (): number => (began === null ? 0 : clock.monotonic() - began);
  /** Runs a step. Its time is measured only once if a step is part of another. */
  const measured = async <R>(step: () => Promise<R>): Promise<R> => {
    if (othersMs + readMs + sinceBegin() >= limits.readMs || tooComplex >= limits.tooComplex) throw new ImportTooLong();
    if (began !== null) return step();
    began = clock.monotonic();
    try {
      return await step();
    } finally {
      readMs += sinceBegin();
      began = null;
    }
  };
  const counted = <R extends object>(result: R): R => {
    if ('reason' in result && result.reason === 'too_complex') tooComplex += 1;
    return result;
  };
  return {
    parse: (read, task) => measured(async () => counted(await parser.parse({ ...task, bytes: await read() }))),
    list: (task) =>
      measured(async () =>
        counted(sinceBegin() >= limits.openMs ? ({ reason: 'too_complex' } as const) : await parser.list(task)),
      ),
    opening: measured,
    cost: () => ({ readMs: Math.round(readMs + sinceBegin()), tooComplex }),
  };
};
