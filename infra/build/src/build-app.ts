import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import type { App } from './apps.ts';
import { checkModules } from './descriptor.ts';
import { addEarlyScript, earlyPreset } from './early.ts';
import { PRELOAD_LIST, preloadListOf } from './preload-list.ts';
import { preset } from './preset.ts';
import { currentBuild, keepMaps, publishRemote, publishShell } from './publish.ts';
import { sourceHash } from './source-hash.ts';
import { workerPreset } from './worker.ts';

/** Runs a build and returns what `read` returns for its statistics, which exist until the compiler is closed. */
const compile = <T>(config: Configuration, read: (stats: Stats) => T): Promise<T> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      const found = problem || !stats ? null : { value: read(stats) };
      compiler.close((closing) => (found && !closing ? resolve(found.value) : reject(problem ?? closing)));
    });
  });

const ignore = (): void => undefined;

/** Builds the shell's additional scripts: the early reads and the service worker, which lists all other files. */
const compileShellScripts = async (app: App, staged: string, build: string): Promise<void> => {
  await compile(earlyPreset(app, staged), ignore);
  addEarlyScript(staged);
  await compile(workerPreset(app, staged, build), ignore);
};

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
    const list = await compile(preset(app, staged, build), preloadListOf);
    checkModules(app, list);
    writeFileSync(path.join(staged, PRELOAD_LIST), JSON.stringify(list));
    if (app.kind === 'shell') await compileShellScripts(app, staged, build);
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
