import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFolder } from './make-folder.ts';

/** A lock that is held until `release` is called or the process ends for any reason. */
export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the lock at `path`. Null when another process (or another caller in this one) holds it.
 * SQLite's exclusive lock is used because the system releases it with its owner, so a lock is never stale.
 */
export function takeLock(path: string): FolderLock | null {
  makeFolder(dirname(path));
  // SQLite creates its journal with the mode of the file. An existing file is not opened: closing any descriptor of a file
  // releases all POSIX locks that this process holds on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return { release: () => database.close() };
}

/** Takes the lock when its holder releases it. @throws AbortError when `signal` aborts first. */
export async function waitForLock(path: string, signal?: AbortSignal): Promise<FolderLock> {
  for (;;) {
    const lock = takeLock(path);
    if (lock) return lock;
    await delay(100, undefined, signal ? { signal } : {});
  }
}
