import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import type { Arguments } from '../arguments.ts';
import type { Commands } from '../commands.ts';
import { readText, writeWhole } from '../files.ts';
import { formatHistory, type History, parseHistory } from '../history.ts';
import { alone } from '../lock.ts';
import { type Project, readProject } from './project.ts';

/** Compose project with its release history, which is stored on this machine. */
export interface Place {
  project: Project;
  history(): History;
  remember(history: History): void;
  /** Runs `work` under a lock, so that only one release runs at a time. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export const openPlace = async (commands: Commands, { compose }: Arguments, dataDir?: string): Promise<Place> => {
  const project = await readProject(commands, compose);
  const folder = path.join(dataDir ?? path.join(ROOT, '.data'), 'releases');
  const file = path.join(folder, `${project.name}.json`);
  return {
    project,
    history: () => parseHistory(readText(file)),
    remember(history) {
      if (!commands.dryRun) writeWhole(file, formatHistory(history));
    },
    alone: (work) => alone(path.join(folder, project.name), work),
  };
};
