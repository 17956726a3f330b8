import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Chunk, type Configuration, rspack } from '@rspack/core';
import { type App, ROOT } from './apps.ts';
import { DESCRIPTOR, exposesOf, shellDescriptors } from './descriptor.ts';
import { sharedModules, versionOf } from './shared.ts';

const modules = path.join(ROOT, 'node_modules');
const federation = (file: string): string => path.join(modules, '@module-federation', file);

/**
 * By default rspack picks the CommonJS copies of the federation runtime, which cannot be tree-shaken. Alias all four or
 * none, because a subset would result in two runtimes.
 */
const esmRuntime = {
  '@module-federation/runtime-tools$': federation('runtime-tools/dist/index.js'),
  '@module-federation/runtime': federation('runtime/dist/index.js'),
  [federation('webpack-bundler-runtime/dist/index.cjs')]: federation('webpack-bundler-runtime/dist/index.js'),
  [federation('inject-external-runtime-core-plugin/dist/index.cjs')]: federation(
    'inject-external-runtime-core-plugin/dist/index.js',
  ),
};

/**
 * The browser variant of this Markdown parser module decodes `&amp;` by writing markup into an element. Trusted Types
 * forbid this, so a reply with a character reference would crash the page.
 */
const noMarkup = {
  'decode-named-character-reference$': path.join(modules, 'decode-named-character-reference/index.js'),
};

/** The module with the federation runtime's texts for its error codes. */
const ERROR_TEXTS = /^\.\/desc\.mjs$/;

/** The compiler rule for our own sources. */
export const typescript = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  type: 'javascript/auto',
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** The first versions of the browsers that know `light-dark()`, which the colours of both themes need. */
const BROWSERS = ['chrome 123', 'firefox 120', 'safari 17.5'];

const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

/**
 * Entry points of shared modules. The shell keeps all of their exports for the remotes. Marked as having side effects,
 * so that imports in the shell refer to the entry point, which is then compiled together with the modules behind it.
 */
const wholeModules = {
  test: /[\\/](?:node_modules[\\/](?:@tanstack|zustand|wouter|styled-components)|shell[\\/](?:ui|app)[\\/]src[\\/]core\.ts)/,
  sideEffects: true,
};

/** The rules for stylesheets. The shell's `global.css` gets the design tokens and base styles of the UI kit. */
export const stylesheets = [
  { test: /\.css$/, type: 'css' },
  { test: /shell[^/]*[\\/]src[\\/]global\.css$/, loader: path.join(import.meta.dirname, 'global-css-loader.mjs') },
];

/** Libraries change less often than our code, so they go into a separate file that browsers keep across releases. */
const vendorSplit = {
  chunks: 'all' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    vendor: {
      name: 'vendor',
      chunks: 'initial' as const,
      enforce: true,
      test: /node_modules[\\/](?!@module-federation)/,
    },
  },
};

/** Names of the chunks that remotes show first. Their imports name them: `webpackChunkName: "first-overview"`. */
const FIRST_SCREEN = /^(?:first-|__federation_expose_)/;

/**
 * Chunks of a remote. A chunk that is shown first is one file with everything that it needs, so that a first visit
 * fetches few files. The other chunks share their modules in further files.
 */
const remoteSplit = {
  chunks: (chunk: Chunk): boolean => !chunk.canBeInitial() && !FIRST_SCREEN.test(chunk.name ?? ''),
};

const federationOptions = (app: App) => {
  const host = app.kind === 'shell';
  return {
    name: app.name,
    ...(host ? {} : { shared: sharedModules(app) }),
    shareStrategy: 'loaded-first' as const,
    dts: false,
    manifest: !host,
    ...(host ? {} : { exposes: exposesOf(app), filename: 'assets/remoteEntry.[contenthash:8].js' }),
    experiments: {
      optimization: { target: 'web' as const },
      ...(host ? { provideExternalRuntime: true } : { externalRuntime: true }),
    },
  };
};

/**
 * Provides the shared modules to the remotes. The shell itself imports them directly: it has the only copies, and looking
 * each of them up in the share scope took a third of the time in which its main script is evaluated.
 */
const provideShared = (app: App) =>
  new rspack.sharing.ProvideSharedPlugin({
    provides: Object.fromEntries(
      Object.entries(sharedModules(app)).map(([request, module]) => [request, { shareKey: request, ...module }]),
    ),
    enhanced: true,
  });

/**
 * The rspack configuration of the shell or a remote: production code for browsers, with content hashes in file names.
 * `out` is an absolute path. `buildId` is part of a remote's chunk registry name, so that a newer build of the same
 * remote, loaded into an open page, never reuses chunks of the older one.
 */
export const preset = (app: App, out: string, buildId: string): Configuration => {
  const host = app.kind === 'shell';
  return {
    name: app.name,
    context: app.dir,
    mode: 'production',
    target: ['web', 'es2022'],
    // Source maps in separate files, for decoding a browser's stack traces. They are never served.
    devtool: 'hidden-source-map',
    performance: false,
    // A remote's address is known only at run time (publicPath 'auto'); the manifest plugin warns about that on every
    // build.
    infrastructureLogging: { level: 'error' },
    lazyCompilation: false,
    entry: host ? { main: './src/bootstrap.tsx' } : {},
    output: {
      path: out,
      clean: true,
      uniqueName: `stridewell_${app.name}`,
      publicPath: host ? '/' : 'auto',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      ...(host ? {} : { chunkLoadingGlobal: `chunks_${app.name}_${buildId}` }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...esmRuntime, ...noMarkup } },
    module: { rules: [typescript, ...stylesheets, ...(host ? [wholeModules] : [])] },
    optimization: { splitChunks: host ? vendorSplit : remoteSplit, minimizer },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(ERROR_TEXTS, path.join(import.meta.dirname, 'no-error-texts.mjs')),
      new ModuleFederationPlugin(federationOptions(app)),
      ...(host
        ? [
            provideShared(app),
            new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer' }),
            new rspack.DefinePlugin({
              __BUILD__: JSON.stringify(buildId),
              __UI__: JSON.stringify(versionOf('@stridewell/ui', app)),
              __APP__: JSON.stringify(versionOf('@stridewell/app', app)),
              __REMOTES__: JSON.stringify(shellDescriptors()),
            }),
            // Icons and the web app manifest: files with fixed names next to the page.
            new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
          ]
        : [new rspack.CopyRspackPlugin({ patterns: [{ from: DESCRIPTOR, noErrorOnMissing: true }] })]),
    ],
  };
};
