import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './apps.ts';
import { startDevServer } from './dev-server.ts';

const source = (words: string): string => `export default function App() { return <p>${words}</p>; }`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A folder inside the repository, so that imports resolve. Git ignores the folder. */
let folder = '';
let port = 0;
let stop: () => Promise<void>;
const lines: string[] = [];

beforeAll(async () => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, '.cache/dev-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/app.tsx'), source('Hello'));
  writeFileSync(path.join(folder, 'package.json'), '{"name":"trial","version":"0.1.0"}');
  port = await freePort();
  stop = await startDevServer({ name: 'trial', kind: 'remote', dir: folder }, port, (line) => lines.push(line));
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (address: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  expect(answer.status).toBe(200);
  return answer.text();
};

describe('startDevServer', () => {
  test('serves a remote at the paths that the gateway requests, with source maps and React Refresh', async () => {
    const { build } = JSON.parse(await read('/current.json'));
    const manifest = JSON.parse(await read(`/${build}/mf-manifest.json`));
    expect(manifest.name).toBe('trial');
    const [app] = manifest.exposes[0].assets.js.sync;
    const code = await read(`/${build}/${app}`);
    expect(code).toContain('$ReactRefreshRuntime$');
    expect(code).toContain('sourceMappingURL=data:application/json');
    // The page's content security policy forbids eval.
    expect(code).not.toMatch(/\beval\(/);
  });

  test('announces a source change over a WebSocket and serves the hot update', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    const hashes: string[] = [];
    const changed = new Promise<void>((resolve) => {
      socket.onmessage = ({ data }) => {
        const { type, data: hash } = JSON.parse(String(data));
        if (type === 'ok' && hashes.length === 1) writeFileSync(path.join(folder, 'src/app.tsx'), source('Changed'));
        if (type === 'ok' && hashes.length === 2) resolve();
        if (type === 'hash') hashes.push(hash);
      };
    });
    await changed;
    socket.close();
    const update = JSON.parse(await read(`/dev/assets/trial.${hashes[0]}.hot-update.json`));
    expect(update.c).toContain('__federation_expose_App');
    const code = await read(`/dev/assets/__federation_expose_App.${hashes[0]}.hot-update.js`);
    expect(code).toContain('Changed');
    expect(lines.filter((line) => /^trial compiled in \d+ ms$/.test(line)).length).toBeGreaterThanOrEqual(2);
  });
});
