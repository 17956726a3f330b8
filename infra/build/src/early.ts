import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { PAGE_FILES } from '@stridewell/contracts/web';
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

/**
 * Adds the early script to the page, before the app's scripts. Those get a high priority, so that nothing delays them.
 * The font's link is in a template, from which the early script takes it: text is shown in a system font until the font
 * arrives, so the first requests come before it.
 */
export const withEarlyScript = (html: string, early: string, font: string): string => {
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/assets/${font}">`;
  const added = `<template ${PAGE_FILES}>${link}</template><script async src="/assets/${early}"></script>`;
  return html
    .replaceAll(/<script (?=[^>]*src=)/g, '<script fetchpriority="high" ')
    .replace('<script ', () => `${added}<script `);
};

/** Adds the early script and the link for the font to the page of a build. */
export const addEarlyScript = (out: string): void => {
  const page = path.join(out, 'index.html');
  const files = readdirSync(path.join(out, 'assets'));
  const early = files.find((file) => /^early\.[0-9a-f]+\.js$/.test(file));
  const font = files.find((file) => TEXT_FONT.test(file));
  if (!early || !font) throw new Error('the build of the shell has no early script or no font');
  writeFileSync(page, withEarlyScript(readFileSync(page, 'utf8'), early, font));
};
