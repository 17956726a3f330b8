import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents, private to this user, one level at a time. Node's own recursive mkdir never
 * returns when the system reports that a level does not exist although its parent does (as in /proc).
 * @throws the system's error.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process created it concurrently.
    if (!existsSync(path)) throw error;
  }
}
