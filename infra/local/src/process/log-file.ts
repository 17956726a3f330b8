import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** A part's log on disk. */
export interface LogFile {
  path: string;
  write(chunk: Buffer): void;
  close(): void;
}

export interface LogLimits {
  maxBytes?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

const MAX_BYTES = 5 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** A file is written for so long, and kept for as long again as `.1`: nothing in it is older than the 14 days an erasure's receipt names. */
const WRITTEN_MS = 7 * DAY_MS;
const KEPT_MS = 7 * DAY_MS;

/**
 * Opens an empty log; what was there before is kept once, as `<path>.1`, unless it is older than a week. When the log passes
 * `maxBytes`, or has been written for a week, it becomes the `.1` in turn, so a part never takes more than twice that.
 */
export function openLog(path: string, { maxBytes = MAX_BYTES, now = Date.now }: LogLimits = {}): LogFile {
  makeFolder(dirname(path));
  let size = 0;
  let file = turn(path, now());
  let since = now();
  let open = true;
  return {
    path,
    write(chunk) {
      // A part's last words may come after everything is stopped.
      if (!open) return;
      if (size > 0 && (size + chunk.length > maxBytes || now() - since >= WRITTEN_MS)) {
        closeSync(file);
        file = turn(path, now());
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

function turn(path: string, now: number): number {
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
