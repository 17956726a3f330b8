import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { App } from './apps.ts';
import { holdsRecharts } from './first-load.ts';
import { typescript } from './preset.ts';

/** Where the worker's sources are, inside the shell. */
export const WORKER_SOURCES = 'src/offline/worker';

/** Scripts that a few of the fonts' readers need: fetched and kept when they are. */
const FEW_READ = /-(cyrillic|greek|vietnamese|latin-ext)/;

/**
 * The files of a finished shell build that the worker fetches ahead: what the shell is made of, without alphabets that few
 * read and without the chart library, which shows nothing offline. `assets` is the folder they are in.
 */
export const precached = (assets: string): string[] =>
  readdirSync(assets)
    .filter((file) => /\.(js|css|woff2)$/.test(file) && !FEW_READ.test(file))
    .filter((file) => !file.endsWith('.js') || !holdsRecharts(readFileSync(path.join(assets, file), 'utf8')))
    .sort();

/**
 * The rspack configuration of the offline worker, and of the one that retires it: one plain file each, `sw.js` and
 * `sw-retired.js`, beside the page. The build goes into `out` beside the shell's.
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
