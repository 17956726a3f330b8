import type { Clock } from '@stridewell/kit/clock';
import type { ListResult, ListTask } from '../archive/read-list.ts';
import type { ParseResult, ParseTask } from './parsed-file.ts';
import type { ThreadParser } from './thread-parser.ts';

/** What reading files may cost, because other runners' imports wait meanwhile. */
export interface ReadingLimits {
  /** Time for all imports of a runner that begin within 24 hours, in milliseconds. */
  readMs: number;
  /** Time from which an archive that is being opened gets no further list read, in milliseconds. */
  openMs: number;
  /** Number of files of one import that may be too complex. */
  tooComplex: number;
}

export const READING_LIMITS: ReadingLimits = { readMs: 15 * 60_000, openMs: 60_000, tooComplex: 20 };

/** Thrown when a runner's imports have used up what reading their files may cost. */
export class ImportTooLong extends Error {}

/** What reading the files of an import has cost. */
export interface ReadingCost {
  readMs: number;
  tooComplex: number;
}

/** The parser as one import uses it. */
export interface BudgetedParser {
  /** Reads a file, which may mean to decompress it, and parses it. */
  parse(read: () => Promise<Uint8Array>, task: Omit<ParseTask, 'bytes'>): Promise<ParseResult>;
  list(task: ListTask): Promise<ListResult>;
  /** Opens an upload, which may mean to extract archives and to read lists. */
  opening<R>(open: () => Promise<R>): Promise<R>;
  /** What reading has cost, also in earlier runs. */
  cost(): ReadingCost;
}

/**
 * Measures what reading costs, from what it has cost in earlier runs and, as `othersMs`, in the runner's other imports.
 * The methods throw ImportTooLong beyond the limits.
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
  /** Runs a step. Time counts once when a step is part of another. */
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
