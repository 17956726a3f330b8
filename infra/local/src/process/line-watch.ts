import { StringDecoder } from 'node:string_decoder';
import { errorIn } from './error-lines.ts';

/** Reads the output of a process while it arrives. */
export interface LineWatch {
  push(chunk: Buffer): void;
  /** Returns the last reported error, or the last line when there was none. Empty when nothing was printed. */
  last(): string;
  /** True when an error was already reported. */
  hasReported(): boolean;
  /** Clears the state for a new process. */
  reset(): void;
}

const LONGEST_LINE = 64 * 1024;
const QUIET_MS = 10_000;

/**
 * Calls `onError` for each error line, but no more than once in ten seconds for the same error, so that the console
 * stays readable.
 */
export function createLineWatch(onError: (error: string) => void): LineWatch {
  let decoder = new StringDecoder('utf8');
  let rest = '';
  let lastLine = '';
  let lastError = '';
  const reportedAt = new Map<string, number>();

  const report = (error: string) => {
    lastError = error;
    const now = performance.now();
    if (now - (reportedAt.get(error) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    if (reportedAt.size > 100) reportedAt.clear();
    reportedAt.set(error, now);
    onError(error);
  };

  return {
    push(chunk) {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
      for (const line of lines) {
        if (line.trim()) lastLine = line.trim();
        const error = errorIn(line.trimEnd());
        if (error) report(error);
      }
    },
    hasReported: () => lastError !== '',
    last: () => lastError || lastLine.slice(0, 300),
    reset() {
      decoder = new StringDecoder('utf8');
      rest = lastLine = lastError = '';
    },
  };
}
