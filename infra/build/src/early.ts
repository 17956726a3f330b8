import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { PAGE_DATA_MARK, PAGE_FILES } from '@stridewell/contracts/web';
import type { App } from './apps.ts';
import { typescript } from './preset.ts';

/**
 * Source of the early script, which sends the first requests of the page before the app's code has loaded. Relative to
 * the shell.
 */
const SOURCE = './src/early/early.ts';

/** The rspack configuration of the early script: one small file among the shell's assets in `out`. */
export const earlyPreset = (app: App, out: string): Configuration => ({
  name: 'early',
  context: app.dir,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: 'hidden-source-map',
  performance: false,
  lazyCompilation: false,
  entry: { early: SOURCE },
  output: { path: out, clean: false, filename: 'assets/[name].[contenthash:8].js' },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: { rules: [typescript] },
});

/** File of the font that English and Norwegian text uses. */
const TEXT_FONT = /^inter-text\.[0-9a-f]+\.woff2$/;

/** Start of the page's resources, before which the early script must run: an inline script waits for stylesheets above it. */
const FIRST_RESOURCE = /<(?:script|link (?:href="[^"]*" )?rel="stylesheet")/;

/**
 * Adds the early script to the page, before the stylesheet and the app's scripts. It is inline, so that its requests do
 * not wait for a file. The gateway inserts the page's data in front of it, and allows it by its hash. The template has
 * a link for the font, which the early script activates, and the app's scripts get a high priority, so that nothing
 * delays them.
 */
export const withEarlyScript = (html: string, script: string, font: string): string => {
  if (script.includes('</')) throw new Error('the early script must not contain a closing tag');
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/assets/${font}">`;
  const added = `${PAGE_DATA_MARK}<template ${PAGE_FILES}>${link}</template><script>${script}</script>`;
  return html
    .replaceAll(/<script (?=[^>]*src=)/g, '<script fetchpriority="high" ')
    .replace(FIRST_RESOURCE, (found) => added + found);
};

/** Moves the early script from its file into the page. */
export const addEarlyScript = (out: string): void => {
  const page = path.join(out, 'index.html');
  const assets = path.join(out, 'assets');
  const early = readdirSync(assets).find((file) => /^early\.[0-9a-f]+\.js$/.test(file));
  const font = readdirSync(assets).find((file) => TEXT_FONT.test(file));
  if (!early || !font) throw new Error('the build of the shell has no early script or no font');
  const script = readFileSync(path.join(assets, early), 'utf8').trim();
  writeFileSync(page, withEarlyScript(readFileSync(page, 'utf8'), script, font));
  rmSync(path.join(assets, early));
};
