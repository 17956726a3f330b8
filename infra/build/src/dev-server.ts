import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { App } from './apps.ts';
import { DEV_BUILD, devPreset } from './dev-preset.ts';
import { WORKER_SOURCES } from './worker.ts';

/** The server listens on loopback, so that other machines on the network cannot fetch sources. */
const HOST = '127.0.0.1';

const fixedFile = (address: string, type: string, text: string) => ({
  name: address,
  path: address,
  middleware: (_request: IncomingMessage, response: ServerResponse) =>
    void response.setHeader('content-type', type).end(text),
});

/**
 * The fixed files of a build: a remote's pointer to its build, and the shell's service worker. In development the shell
 * serves the service worker that unregisters itself, so that a worker from an earlier `npm start` cannot respond with
 * cached files.
 */
const fixedFiles = (app: App) => {
  if (app.kind === 'remote')
    return [fixedFile('/current.json', 'application/json', JSON.stringify({ build: DEV_BUILD }))];
  const retired = readFileSync(path.join(app.dir, WORKER_SOURCES, 'retired.ts'), 'utf8');
  return [fixedFile('/sw.js', 'text/javascript', stripTypeScriptTypes(retired).replace('export {};', ''))];
};

/**
 * Starts the development server of one app on loopback: files for the gateway over HTTP, hot updates over a WebSocket.
 * Calls `onLine` with one line per compilation. Resolves with a function that stops the server.
 */
export const startDevServer = async (app: App, port: number, onLine: (line: string) => void) => {
  const compiler = rspack(devPreset(app));
  compiler.hooks.done.tap('report', (stats) => {
    const { startTime, endTime } = stats.compilation;
    const milliseconds = Math.round((endTime ?? 0) - (startTime ?? 0));
    onLine(
      stats.hasErrors()
        ? `${app.name}: ${stats.toString('errors-only')}`
        : `${app.name} compiled in ${milliseconds} ms`,
    );
  });
  const server = new RspackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      liveReload: true,
      // Requests come through the gateway, whose host name differs from this server's.
      allowedHosts: 'all',
      // Errors are shown in the terminal and the browser's console, because an overlay would violate the page's Trusted
      // Types policy.
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://${HOST}:${port}/ws` },
      static: false,
      devMiddleware: { publicPath: app.kind === 'shell' ? '/' : `/${DEV_BUILD}/`, stats: false },
      setupMiddlewares: (middlewares) => [...fixedFiles(app), ...middlewares],
    },
    compiler,
  );
  await server.start();
  return () => server.stop();
};
