import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import lockfile from 'proper-lockfile';
import type { Arguments } from '../arguments.ts';
import type { Commands } from '../commands.ts';
import { formatHistory, type History, parseHistory } from '../history.ts';
import { ReleaseError } from '../release-error.ts';
import { type Project, readProject } from './project.ts';

/** Replaces a file atomically and makes it readable by all users. */
const writeWhole = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.next`;
  writeFileSync(next, text, { mode: 0o644 });
  renameSync(next, file);
};

/** Time in milliseconds after which a lock is treated as left behind by a killed process. */
const STALE_MS = 10_000;

/** Runs work under a lock file. @throws ReleaseError immediately when another process on this machine holds the lock. */
const runExclusive = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
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

/** A compose project and its release history, which is stored on this machine. */
export interface Place {
  project: Project;
  history(): History;
  saveHistory(history: History): void;
  /** Runs `work` under a lock, so that only one release runs at a time. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>;
}

export const openPlace = async (commands: Commands, { compose }: Arguments, dataDir?: string): Promise<Place> => {
  const project = await readProject(commands, compose);
  const folder = path.join(dataDir ?? path.join(ROOT, '.data'), 'releases');
  const file = path.join(folder, `${project.name}.json`);
  return {
    project,
    history: () => parseHistory(existsSync(file) ? readFileSync(file, 'utf8') : null),
    saveHistory(history) {
      if (!commands.dryRun) writeWhole(file, formatHistory(history));
    },
    runExclusive: (work) => runExclusive(path.join(folder, project.name), work),
  };
};
