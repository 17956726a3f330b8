import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from '../process/folder-lock.ts';
import { stopLeftovers } from '../process/leftovers.ts';
import { runnerFiles } from '../stack-folder.ts';

const PREFIX = 'stridewell-test-';

/** A new folder for a stack of one test run. */
export function makeTempFolder(prefix = PREFIX): string {
  return mkdtempSync(join(tmpdir(), prefix));
}

/** Removes a test run's folder with everything in it. */
export function removeTempFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Stops and removes what killed test runs left in the system's temp folder; those that still run are left alone. */
export async function sweepAbandoned(prefix = PREFIX): Promise<void> {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    const files = runnerFiles(folder);
    // A folder without a record is one that its owner has only just made.
    if (!existsSync(files.run)) continue;
    const lock = lockOrNull(files.lock);
    if (!lock) continue;
    await stopLeftovers(files.run);
    lock.release();
    removeTempFolder(folder);
  }
}

/** Another user's folder is none of ours. */
function lockOrNull(path: string) {
  try {
    return takeLock(path);
  } catch {
    return null;
  }
}
