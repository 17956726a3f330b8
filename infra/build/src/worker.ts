import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { App } from './apps.ts';
import { holdsRecharts } from './first-load.ts';
import { typescript } from './preset.ts';

/** The folder of the service worker's sources, inside the shell. */
export const WORKER_SOURCES = 'src/offline/worker';

/** The font file with rare letters, which is fetched and cached on first use. */
const RARE_LETTERS = /-latin-ext/;

/**
 * The files of a finished shell build that the service worker precaches: the shell without the font's rare letters and
 * without the chart library, which has nothing to show offline. `assets` is the build's asset folder.
 */
export const precached = (assets: string): string[] =>
  readdirSync(assets)
    .filter((file) => /\.(js|css|woff2)$/.test(file) && !RARE_LETTERS.test(file))
    .filter((file) => !file.endsWith('.js') || !holdsRecharts(readFileSync(path.join(assets, file), 'utf8')))
    .sort();

/**
 * The rspack configuration of the service worker and of the worker that unregisters it: one file each, `sw.js` and
 * `sw-retired.js`, next to the page. Both are written to `out`, where the shell has been built.
 */
export const workerPreset = (app: App, out: string, buildId: string): Configuration => ({
  name: 'worker',
  context: app.dir,
  mode: 'production',
  target: ['webworker', 'es2022'],
  devtool: 'hidden-source-map',
  performance: false,
  lazyCompilation: false,
  entry: { sw: `./${WORKER_SOURCES}/worker.ts`, 'sw-retired': `./${WORKER_SOURCES}/retired.ts` },
  output: { path: out, clean: false, filename: '[name].js' },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: { rules: [typescript] },
  plugins: [
    new rspack.DefinePlugin({
      __FILES__: JSON.stringify(precached(path.join(out, 'assets'))),
      __BUILD__: JSON.stringify(buildId),
      'process.env.NODE_ENV': JSON.stringify('production'),
    }),
  ],
});
