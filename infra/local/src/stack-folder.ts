import { accessSync, chmodSync, constants } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './process/folder-lock.ts';
import { identify } from './process/identity.ts';
import { stopLeftovers } from './process/leftovers.ts';
import { makeFolder } from './process/make-folder.ts';
import { createRunFile, type RunFile, readRunFile } from './process/run-file.ts';

/** Paths of the local runner's own files in a data folder. */
export function runnerFiles(dataDir: string): { lock: string; run: string } {
  return { lock: join(dataDir, 'run', 'lock'), run: join(dataDir, 'run', 'stack.json') };
}

/** A data folder that is locked until `release`. */
export interface StackFolder {
  run: RunFile;
  release(): void;
}

/**
 * Locks a data folder for one stack and stops processes that a killed runner left running from it.
 * @throws Error with one sentence when the folder cannot be written or another stack runs from it.
 */
export async function takeFolder(
  dataDir: string,
  address: string,
  onLine: (line: string) => void,
): Promise<StackFolder> {
  const files = runnerFiles(dataDir);
  ensureWritable(dataDir);
  restrictToOwner(dataDir);
  const lock = takeLock(files.lock);
  if (!lock) throw new Error(alreadyRunning(files.run, dataDir));
  try {
    const left = await stopLeftovers(files.run);
    if (left.length) onLine(`Stopped what an earlier run left behind: ${left.join(', ')}`);
    const self = identify(process.pid);
    if (!self) throw new Error('The start time of this process cannot be read on this system.');
    const run = createRunFile(files.run, self, address);
    return {
      run,
      release() {
        run.remove();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function alreadyRunning(runFile: string, dataDir: string): string {
  const record = readRunFile(runFile);
  const where = record ? ` on ${record.address} (process ${record.runner.pid})` : '';
  return `Stridewell is already running from ${dataDir}${where}; stop that one first, or set STRIDEWELL_DATA to another folder.`;
}

function ensureWritable(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(`The data folder ${dataDir} cannot be written; set STRIDEWELL_DATA to one that can.`);
  }
}

/** Restricts the folder to its owner, so that other users cannot read files in it that have looser permissions. */
function restrictToOwner(dataDir: string): void {
  try {
    chmodSync(dataDir, 0o700);
  } catch (error) {
    // A writable folder that belongs to another user keeps its mode. New files in it are still private.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
