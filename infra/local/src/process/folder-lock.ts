import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFolder } from './make-folder.ts';

/** Held until `release`, or until the process ends in whatever way. */
export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the lock file at `path`; null when another process (or another part of this one) holds it.
 * SQLite's exclusive lock is used because the system drops it with its owner: there is no stale lock to judge.
 */
export function takeLock(path: string): FolderLock | null {
  makeFolder(dirname(path));
  // SQLite gives its journal the mode of the file.
  closeSync(openSync(path, 'a', 0o600));
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

/** Takes the lock as soon as its holder gives it back. @throws AbortError when `signal` comes first. */
export async function waitForLock(path: string, signal?: AbortSignal): Promise<FolderLock> {
  for (;;) {
    const lock = takeLock(path);
    if (lock) return lock;
    await delay(100, undefined, signal ? { signal } : {});
  }
}
