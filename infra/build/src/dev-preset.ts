import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { App } from './apps.ts';
import { preset, typescript } from './preset.ts';

/** Build id of everything that a development server serves. The gateway forbids browsers to cache this one. */
export const DEV_BUILD = 'dev';

const HOOK = path.join(import.meta.dirname, 'dev-hook.ts');

const { jsc } = typescript.options;

/** Our own sources, with React Refresh's registrations. */
const refreshed = {
  ...typescript,
  options: { jsc: { ...jsc, transform: { react: { ...jsc.transform.react, development: true, refresh: true } } } },
};

/**
 * The rspack configuration of an app under development: readable code with source maps inside the files (the gateway serves no
 * `.map` file, and the page's policy forbids `eval`), hot updates, and React Refresh. Everything else is as in production.
 */
export const devPreset = (app: App): Configuration => {
  const production = preset(app, `${app.dir}/dist`, DEV_BUILD);
  return {
    ...production,
    mode: 'development',
    stats: 'none',
    devtool: 'inline-cheap-module-source-map',
    output: {
      ...production.output,
      // Below `assets`, since the gateway serves no JSON beside the shell's page.
      hotUpdateMainFilename: 'assets/[runtime].[fullhash].hot-update.json',
      hotUpdateChunkFilename: 'assets/[id].[fullhash].hot-update.js',
    },
    module: { rules: [refreshed, { test: /\.css$/, type: 'css' }] },
    plugins: [
      ...(production.plugins ?? []),
      ...(app.kind === 'shell' ? [new rspack.EntryPlugin(app.dir, HOOK, {})] : []),
      new ReactRefreshRspackPlugin(),
    ],
  };
};
