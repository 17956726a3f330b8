import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and what is missing above it, for this user only, one level at a time: Node's own recursive call never returns where the system
 * answers that a level does not exist although its parent does (as /proc does). @throws the system's error.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Somebody else made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}
