import { StringDecoder } from 'node:string_decoder';
import { errorIn } from './error-lines.ts';

/** Reads a part's output as it comes. */
export interface LineWatch {
  push(chunk: Buffer): void;
  /** The last error told, else the last line; empty when nothing was printed yet. */
  last(): string;
  /** True when an error was told already, and need not be said twice. */
  hasTold(): boolean;
  /** Forgets what was printed, for a new process. */
  reset(): void;
}

const LONGEST_LINE = 64 * 1024;
const QUIET_MS = 10_000;

/** Calls `onError` once per error line; the same error again only after ten seconds, so that a storm stays readable. */
export function createLineWatch(onError: (error: string) => void): LineWatch {
  let decoder = new StringDecoder('utf8');
  let rest = '';
  let lastLine = '';
  let lastError = '';
  const told = new Map<string, number>();

  const tell = (error: string) => {
    lastError = error;
    const now = performance.now();
    if (now - (told.get(error) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    if (told.size > 100) told.clear();
    told.set(error, now);
    onError(error);
  };

  return {
    push(chunk) {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
      for (const line of lines) {
        if (line.trim()) lastLine = line.trim();
        const error = errorIn(line.trimEnd());
        if (error) tell(error);
      }
    },
    hasTold: () => lastError !== '',
    last: () => lastError || lastLine.slice(0, 300),
    reset() {
      decoder = new StringDecoder('utf8');
      rest = lastLine = lastError = '';
    },
  };
}
