import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { App } from './apps.ts';
import { preset, stylesheets, typescript } from './preset.ts';

/** Build id of all files that a development server serves. The gateway disables browser caching for this id. */
export const DEV_BUILD = 'dev';

const HOOK = path.join(import.meta.dirname, 'dev-hook.ts');

const { jsc } = typescript.options;

/** The rule for our own sources, with React Refresh enabled. */
const refreshed = {
  ...typescript,
  options: { jsc: { ...jsc, transform: { react: { ...jsc.transform.react, development: true, refresh: true } } } },
};

/**
 * The rspack configuration of an app in development: readable code with inline source maps (the gateway serves no `.map` files,
 * and the page's content security policy forbids `eval`), hot updates, and React Refresh. Everything else is as in production.
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
      // Inside `assets`, because the gateway serves no JSON from the shell's root folder.
      hotUpdateMainFilename: 'assets/[runtime].[fullhash].hot-update.json',
      hotUpdateChunkFilename: 'assets/[id].[fullhash].hot-update.js',
    },
    module: { rules: [refreshed, ...stylesheets] },
    plugins: [
      ...(production.plugins ?? []),
      ...(app.kind === 'shell' ? [new rspack.EntryPlugin(app.dir, HOOK, {})] : []),
      new ReactRefreshRspackPlugin(),
    ],
  };
};
