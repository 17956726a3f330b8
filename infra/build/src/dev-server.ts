import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { App } from './apps.ts';
import { DEV_BUILD, devPreset } from './dev-preset.ts';
import { WORKER_SOURCES } from './worker.ts';

/** Loopback: nobody else on the network may fetch sources. */
const HOST = '127.0.0.1';

const fixedFile = (address: string, type: string, text: string) => ({
  name: address,
  path: address,
  middleware: (_request: IncomingMessage, response: ServerResponse) =>
    void response.setHeader('content-type', type).end(text),
});

/**
 * What a build has beside its code: a remote's pointer to its build, and the shell's offline worker. Under development that is
 * the one that unregisters itself, so that no worker of an earlier `npm start` answers with files of its own.
 */
const fixedFiles = (app: App) => {
  if (app.kind === 'remote')
    return [fixedFile('/current.json', 'application/json', JSON.stringify({ build: DEV_BUILD }))];
  const retired = readFileSync(path.join(app.dir, WORKER_SOURCES, 'retired.ts'), 'utf8');
  return [fixedFile('/sw.js', 'text/javascript', stripTypeScriptTypes(retired).replace('export {};', ''))];
};

/**
 * Starts the development server of one app on loopback: files for the gateway over HTTP, hot updates over its own WebSocket.
 * `onLine` gets one line for each compilation. Answers how to stop it.
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
      // Reached through the gateway, whose host is another one.
      allowedHosts: 'all',
      // An error is shown on the console and in the browser's: an overlay would break the page's Trusted Types.
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
