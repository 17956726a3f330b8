import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** A part's log on disk. */
export interface LogFile {
  path: string;
  write(chunk: Buffer): void;
  close(): void;
}

const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Opens an empty log; what was there before is kept once, as `<path>.1`. When the log passes `maxBytes` it becomes
 * the `.1` in turn, so a part never takes more than twice that.
 */
export function openLog(path: string, maxBytes = MAX_BYTES): LogFile {
  makeFolder(dirname(path));
  let size = 0;
  let file = turn(path);
  let open = true;
  return {
    path,
    write(chunk) {
      // A part's last words may come after everything is stopped.
      if (!open) return;
      if (size > 0 && size + chunk.length > maxBytes) {
        closeSync(file);
        file = turn(path);
        size = 0;
      }
      size += writeSync(file, chunk);
    },
    close() {
      if (open) closeSync(file);
      open = false;
    },
  };
}

function turn(path: string): number {
  try {
    renameSync(path, `${path}.1`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return openSync(path, 'a');
}
