import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { App } from './apps.ts';
import { preset } from './preset.ts';
import { currentBuild, keepMaps, publishRemote, publishShell } from './publish.ts';
import { sourceHash } from './source-hash.ts';
import { workerPreset } from './worker.ts';

const compile = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close((closing) => (problem || closing ? reject(problem ?? closing) : resolve()));
    });
  });

const STAGED = '.staged-';
const ABANDONED_MS = 600_000;

/**
 * Removes folders that killed builds left behind. Keeps recent folders, because another process might still be building
 * in them.
 */
const removeAbandoned = (dist: string): void => {
  const oldest = performance.timeOrigin + performance.now() - ABANDONED_MS;
  for (const name of readdirSync(dist).filter((entry) => entry.startsWith(STAGED))) {
    const folder = path.join(dist, name);
    if (statSync(folder).mtimeMs < oldest) rmSync(folder, { recursive: true, force: true });
  }
};

export interface Built {
  name: string;
  build: string;
  /** False when the existing build was already created from the current sources. */
  changed: boolean;
}

const isServed = (app: App, dist: string, build: string): boolean =>
  currentBuild(dist) === build &&
  existsSync(app.kind === 'shell' ? path.join(dist, 'index.html') : path.join(dist, build, 'mf-manifest.json'));

/** Builds one app into its `dist` folder, unless the existing build was created from the current sources. */
export const buildApp = async (app: App): Promise<Built> => {
  const dist = path.join(app.dir, 'dist');
  const build = sourceHash(app);
  if (isServed(app, dist, build)) return { name: app.name, build, changed: false };
  mkdirSync(dist, { recursive: true });
  removeAbandoned(dist);
  const staged = mkdtempSync(path.join(dist, STAGED));
  try {
    await compile(preset(app, staged, build));
    if (app.kind === 'shell') await compile(workerPreset(app, staged, build));
    // Module graphs for tools. They are removed, because browsers do not request them and they expose details that
    // visitors should not see.
    rmSync(path.join(staged, 'mf-stats.json'), { force: true });
    keepMaps(staged, dist, build);
    (app.kind === 'shell' ? publishShell : publishRemote)(staged, dist, build);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
  return { name: app.name, build, changed: true };
};
