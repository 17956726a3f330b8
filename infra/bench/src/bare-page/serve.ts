import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { typescript } from '@stridewell/build/preset';

const HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Bare</title><script defer src="/page.js"></script><div id="root"></div></html>';

const bundle = async (out: string): Promise<Buffer> => {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: path.join(import.meta.dirname, 'page.tsx'),
    output: { path: out, filename: 'page.js' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescript] },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close((closing) => (problem || closing ? reject(problem ?? closing) : resolve()));
    });
  });
  return readFileSync(path.join(out, 'page.js'));
};

/** Builds the bare page and serves it, brotli-compressed. Always call `close`. */
export const serveBarePage = async (): Promise<{ url: string; close(): void }> => {
  const out = mkdtempSync(path.join(tmpdir(), 'stridewell-bare-page-'));
  const script = brotliCompressSync(await bundle(out));
  const server = createServer((request, response) => {
    if (request.url === '/page.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(out, { recursive: true, force: true });
    },
  };
};
