import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { type App, REMOTE_ENTRY, ROOT } from './apps.ts';
import { KIT, sharedModules, versionOf } from './shared.ts';

const modules = path.join(ROOT, 'node_modules');
const federation = (file: string): string => path.join(modules, '@module-federation', file);

/** rspack picks the CommonJS copies of the federation runtime, which cannot be tree-shaken. All four or none: a part of them gives two runtimes. */
const esmRuntime = {
  '@module-federation/runtime-tools$': federation('runtime-tools/dist/index.js'),
  '@module-federation/runtime': federation('runtime/dist/index.js'),
  [federation('webpack-bundler-runtime/dist/index.cjs')]: federation('webpack-bundler-runtime/dist/index.js'),
  [federation('inject-external-runtime-core-plugin/dist/index.cjs')]: federation(
    'inject-external-runtime-core-plugin/dist/index.js',
  ),
};

/**
 * The browser copy of this part of the Markdown parser decodes `&amp;` by writing markup into an element, which Trusted
 * Types refuse: a reply with such a reference would take the page down.
 */
const noMarkup = {
  'decode-named-character-reference$': path.join(modules, 'decode-named-character-reference/index.js'),
};

/** How our own sources are compiled. */
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

/** The libraries change less often than our code, so they have a file of their own that browsers keep across releases. */
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

const federationOptions = (app: App) => {
  const host = app.kind === 'shell';
  return {
    name: app.name,
    shared: sharedModules(app),
    shareStrategy: 'loaded-first' as const,
    dts: false,
    manifest: !host,
    ...(host ? {} : { exposes: { './App': REMOTE_ENTRY }, filename: 'assets/remoteEntry.[contenthash:8].js' }),
    experiments: {
      optimization: { target: 'web' as const },
      ...(host ? { provideExternalRuntime: true } : { externalRuntime: true }),
    },
  };
};

/**
 * The rspack configuration of the shell or of a remote: production code for browsers, every file named by its content.
 * `out` is an absolute folder. `buildId` goes into a remote's chunk registry, so that a newer build of the same
 * remote, loaded into an open page, never replays chunks of the older one.
 */
export const preset = (app: App, out: string, buildId: string): Configuration => {
  const host = app.kind === 'shell';
  return {
    name: app.name,
    context: app.dir,
    mode: 'production',
    target: ['web', 'es2022'],
    // Beside the build, not in it: to read a browser's stack trace with, never served.
    devtool: 'hidden-source-map',
    performance: false,
    // A remote's address is only known at run time (publicPath 'auto'), which the manifest plugin warns of on every build.
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
    module: { rules: [typescript, { test: /\.css$/, type: 'css' }] },
    optimization: { splitChunks: host ? vendorSplit : { chunks: 'async' } },
    plugins: [
      new ModuleFederationPlugin(federationOptions(app)),
      ...(host
        ? [
            new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer' }),
            new rspack.DefinePlugin({
              __BUILD__: JSON.stringify(buildId),
              __UI__: JSON.stringify(versionOf(KIT, app)),
            }),
            // Icons and the manifest of the installed app: known by fixed names, beside the page.
            new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
          ]
        : []),
    ],
  };
};
