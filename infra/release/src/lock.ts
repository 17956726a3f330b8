import { mkdirSync } from 'node:fs';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { ReleaseError } from './release-error.ts';

/** One that was killed holds nobody up for longer than this. */
const STALE_MS = 10_000;

/** Runs a piece of work while nobody else on this machine holds the file. Throws ReleaseError at once where somebody does. */
export const alone = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  mkdirSync(path.dirname(file), { recursive: true });
  const release = await lockfile.lock(file, { realpath: false, stale: STALE_MS }).catch((error) => {
    if (error.code === 'ELOCKED')
      throw new ReleaseError('Another release is under way here; try again when it is done.');
    throw error;
  });
  try {
    return await work();
  } finally {
    await release();
  }
};
