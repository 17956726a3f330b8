import { mkdirSync } from 'node:fs';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { ReleaseError } from './release-error.ts';

/** Milliseconds after which the lock of a killed process is stale. */
const STALE_MS = 10_000;

/** Runs work under a lock file. @throws ReleaseError immediately when another process on this machine holds the lock. */
export const alone = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  mkdirSync(path.dirname(file), { recursive: true });
  const release = await lockfile.lock(file, { realpath: false, stale: STALE_MS }).catch((error) => {
    if (error.code === 'ELOCKED') throw new ReleaseError('Another release is running here; try again when it is done.');
    throw error;
  });
  try {
    return await work();
  } finally {
    await release();
  }
};
