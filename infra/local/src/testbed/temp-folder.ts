import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from '../process/folder-lock.ts';
import { stopLeftovers } from '../process/leftovers.ts';
import { runnerFiles } from '../stack-folder.ts';

const PREFIX = 'stridewell-test-';

/** Creates a folder for the stack of one test run. */
export function makeTempFolder(prefix = PREFIX): string {
  return mkdtempSync(join(tmpdir(), prefix));
}

/** Removes a test run's folder with its contents. */
export function removeTempFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Stops the processes and removes the folders that killed test runs left behind. Running test runs are not affected. */
export async function sweepAbandoned(prefix = PREFIX): Promise<void> {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    const files = runnerFiles(folder);
    // A folder without a run file was created only recently, and the stack that uses it is still starting.
    if (!existsSync(files.run)) continue;
    const lock = lockOrNull(files.lock);
    if (!lock) continue;
    await stopLeftovers(files.run);
    lock.release();
    removeTempFolder(folder);
  }
}

/** Takes the lock. Null when it is taken or the folder belongs to another user. */
function lockOrNull(path: string) {
  try {
    return takeLock(path);
  } catch {
    return null;
  }
}
