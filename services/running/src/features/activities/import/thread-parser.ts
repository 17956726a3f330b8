import { Worker } from 'node:worker_threads';
import type { ListResult, ListTask } from '../archive/read-list.ts';
import type { ParseResult, ParseTask } from './parsed-file.ts';

export interface ThreadParser {
  /**
   * Parses a file. A file that takes too much time or memory, or ends the thread in another way, is `too_complex`.
   * Rejects if the parser is closed, which is not caused by the file.
   */
  parse(task: ParseTask): Promise<ParseResult>;
  /** Reads a list of an archive, under the same limits as a file. */
  list(task: ListTask): Promise<ListResult>;
  close(): Promise<void>;
}

export interface ThreadLimits {
  /** Memory for objects, and the part of it for new objects, in MiB. The bytes of files are not included. */
  memoryMb: number;
  youngMb: number;
  /** Time for one file in milliseconds. */
  fileMs: number;
  /** Code of the thread; tests use a different one. */
  entry: URL;
}

/** Minimum size of a file whose bytes are moved to the thread. */
const MOVED_BYTES = 1_048_576;

export const THREAD_LIMITS: ThreadLimits = {
  memoryMb: 160,
  youngMb: 16,
  fileMs: 20_000,
  entry: new URL('./parse-thread.ts', import.meta.url),
};

/**
 * Creates a parser that runs in a separate thread, so that no file can exhaust the memory of the process or block it.
 * The thread is started for the first file, and again after a file has ended it. Tasks must not overlap.
 */
export const createThreadParser = ({
  memoryMb,
  youngMb,
  fileMs,
  entry,
}: ThreadLimits = THREAD_LIMITS): ThreadParser => {
  let thread: Worker | null = null;
  let isClosed = false;
  const closed = (): Error => new Error('The parser is closed.');
  const start = (): Worker => {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb };
    const started = new Worker(entry, { resourceLimits });
    // The end of the thread settles its task. An error of a thread without a task must not end the process.
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (thread === started) thread = null;
    });
    return started;
  };
  /**
   * The bytes of a large file are moved to the thread, so that they are in memory only once. The caller can no longer
   * use them.
   */
  const moved = ({ bytes }: ParseTask | ListTask): ArrayBuffer[] =>
    bytes.length >= MOVED_BYTES && bytes.buffer instanceof ArrayBuffer && bytes.length === bytes.buffer.byteLength
      ? [bytes.buffer]
      : [];
  const run = async <R>(task: ParseTask | ListTask): Promise<R | { reason: 'too_complex' }> => {
    if (isClosed) throw closed();
    thread ??= start();
    const current = thread;
    const { promise, resolve, reject } = Promise.withResolvers<R | { reason: 'too_complex' }>();
    const giveUp = (): void => {
      // A failed thread ends slightly later and must not receive the next file.
      if (thread === current) thread = null;
      if (isClosed) reject(closed());
      else resolve({ reason: 'too_complex' });
      void current.terminate();
    };
    const timeout = setTimeout(giveUp, fileMs);
    current.once('message', resolve).once('error', giveUp).once('exit', giveUp);
    current.postMessage(task, moved(task));
    try {
      return await promise;
    } finally {
      clearTimeout(timeout);
      current.off('message', resolve).off('error', giveUp).off('exit', giveUp);
    }
  };
  return {
    parse: (task) => run<ParseResult>(task),
    list: (task) => run<ListResult>(task),
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
};
