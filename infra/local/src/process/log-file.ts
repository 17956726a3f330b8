import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** A process's log on disk. */
export interface LogFile {
  path: string;
  write(chunk: Buffer): void;
  close(): void;
}

export interface LogLimits {
  maxBytes?: number;
  /** Returns the current time in milliseconds since the epoch. */
  now?: () => number;
}

const MAX_BYTES = 5 * 1024 * 1024;
const DAY_MS = 86_400_000;
/**
 * A log is written for a week and kept as `.1` for a second week, so no line outlives the 14 days stated in an erasure
 * receipt.
 */
const WRITTEN_MS = 7 * DAY_MS;
const KEPT_MS = 7 * DAY_MS;

/**
 * Opens an empty log. An existing log is kept as `<path>.1` unless it is older than a week. When the log exceeds
 * `maxBytes`, or has been written for a week, it is rotated to `.1`, so a process's logs never use more than twice the
 * limit.
 */
export function openLog(path: string, { maxBytes = MAX_BYTES, now = Date.now }: LogLimits = {}): LogFile {
  makeFolder(dirname(path));
  let size = 0;
  let file = rotate(path, now());
  let since = now();
  let open = true;
  return {
    path,
    write(chunk) {
      // A process's output can arrive after its log has been closed.
      if (!open) return;
      if (size > 0 && (size + chunk.length > maxBytes || now() - since >= WRITTEN_MS)) {
        closeSync(file);
        file = rotate(path, now());
        size = 0;
        since = now();
      }
      size += writeSync(file, chunk);
    },
    close() {
      if (open) closeSync(file);
      open = false;
    },
  };
}

function rotate(path: string, now: number): number {
  const last = `${path}.1`;
  try {
    renameSync(path, last);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const written = statSync(last, { throwIfNoEntry: false })?.mtimeMs;
  if (written !== undefined && now - written > KEPT_MS) rmSync(last, { force: true });
  return openSync(path, 'a', 0o600);
}
