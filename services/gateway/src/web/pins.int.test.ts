import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { RemotesFile } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEdge, writeFiles } from '../testing/gateway.ts';
import { serveFolder } from '../testing/static-server.ts';
import { createFrontEnds } from './front-ends.ts';
import { createRemotes } from './remotes.ts';

let folder = '';
let pinsFile = '';

/** Returns the manifest of a build that requires the given versions of the shared packages. */
const manifest = (versions: { ui: string; app?: string }): string =>
  JSON.stringify({
    shared: [
      { name: 'react', requiredVersion: '^19' },
      ...Object.entries(versions).map(([name, version]) => ({
        name: `@stridewell/${name}/core`,
        requiredVersion: `^${version}`,
      })),
    ],
  });

const build = (name: string, id: string, versions: { ui: string; app?: string } = { ui: '0.1.0' }): void =>
  writeFiles(folder, { [`${name}/${id}/mf-manifest.json`]: manifest(versions), [`${name}/${id}/app.js`]: id });

/** Replaces a file atomically, as a deployment does: writes a second file and then renames it. */
const put = (file: string, text: string): void => {
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
};
const point = (name: string, id: string): void =>
  put(path.join(folder, name, 'current.json'), JSON.stringify({ build: id }));
const pin = (text: string): void => put(pinsFile, text);
const pinBuild = (id: string): void => pin(JSON.stringify({ running: { build: id } }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stridewell-pins-'));
  pinsFile = path.join(folder, 'remotes.json');
  for (const id of ['b1', 'b2']) build('running', id);
  point('running', 'b2');
  build('wellness', 'w1');
  point('wellness', 'w1');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a list of remotes that records its log warnings. */
const createList = () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const logger = createLogger('gateway', 'info', sink);
  const app = fastify();
  const clock = createClock();
  const frontEnds = createFrontEnds(app, { clock, logger });
  const remotes = ['running', 'wellness'].map((name) => ({ name, root: path.join(folder, name), routes: [] }));
  const list = createRemotes({ remotes, pinsFile, frontEnds, clock, logger });
  const builds = async () => Object.fromEntries((await list()).map(({ remote }) => [remote.name, remote.build]));
  return { builds, list, warnings: () => lines.filter((line) => line.includes('"level":40')) };
};

describe('pins file', () => {
  test('overrides the current build of a remote immediately', async () => {
    const { builds, warnings } = createList();
    expect(await builds()).toEqual({ running: 'b2', wellness: 'w1' });
    pinBuild('b1');
    expect(await builds()).toEqual({ running: 'b1', wellness: 'w1' });
    pinBuild('b2');
    expect(await builds()).toEqual({ running: 'b2', wellness: 'w1' });
    pinBuild('b1');
    rmSync(pinsFile);
    expect(await builds()).toEqual({ running: 'b2', wellness: 'w1' });
    expect(warnings()).toEqual([]);
  });

  test('is ignored, with one warning, while the pinned build does not exist', async () => {
    const { builds, warnings } = createList();
    pinBuild('b3');
    for (const _ of [1, 2, 3]) expect(await builds()).toEqual({ running: 'b2', wellness: 'w1' });
    expect(warnings()).toEqual([expect.stringContaining('"remote":"running","build":"b3"')]);
    build('running', 'b3');
    expect(await builds()).toEqual({ running: 'b3', wellness: 'w1' });
    rmSync(path.join(folder, 'running/b3'), { recursive: true });
    await builds();
    expect(warnings()).toHaveLength(2);
  });

  test.each([
    ['invalid JSON', '{"running":'],
    ['a list', '[]'],
    ['a build that leaves the folder', '{"running":{"build":"../wellness/w1"}}'],
    ['no build', '{"running":{}}'],
    ['unknown fields', '{"running":{"build":"b2","url":"https://a.example"}}'],
    ['no content', ''],
  ])(
    'is ignored, with one warning, and the previous pins stay in effect when the file contains %s',
    async (_what, text) => {
      const { builds, warnings } = createList();
      pinBuild('b1');
      await builds();
      pin(text);
      for (const _ of [1, 2, 3]) expect(await builds()).toEqual({ running: 'b1', wellness: 'w1' });
      expect(warnings()).toHaveLength(1);
      pinBuild('b2');
      expect(await builds()).toEqual({ running: 'b2', wellness: 'w1' });
    },
  );

  test('is ignored when it is already invalid at the first read', async () => {
    pin('{');
    expect(await createList().builds()).toEqual({ running: 'b2', wellness: 'w1' });
  });
});

test('createRemotes returns the version ranges of @stridewell/ui and @stridewell/app that each build requires', async () => {
  build('running', 'b1', { ui: '0.3.0', app: '0.1.0' });
  pinBuild('b1');
  const listed = await createList().list();
  expect(listed.map(({ remote: { name, ui, app } }) => [name, ui, app])).toEqual([
    ['running', '^0.3.0', '^0.1.0'],
    ['wellness', '^0.1.0', undefined],
  ]);
});

test('/remotes.json returns a valid response to every request during releases and rollbacks', async () => {
  const files = await serveFolder(folder);
  const remotes = ['running', 'wellness'].map((name) => ({ name, root: `${files.url}/${name}`, routes: [] }));
  const edge = await startEdge({ web: { remotes, remotesFile: pinsFile } });
  const seen = new Set<string | null>();
  let over = false;
  const visit = async (): Promise<void> => {
    const list = await fetch(`${edge.url}/remotes.json`);
    expect(list.status).toBe(200);
    const running = ((await list.json()) as RemotesFile).remotes.find(({ name }) => name === 'running');
    seen.add(running?.build ?? null);
    for (const address of [running?.entry, `/remotes/running/${running?.build}/app.js`]) {
      const answer = await fetch(edge.url + address);
      expect([address, answer.status]).toEqual([address, 200]);
      await answer.text();
    }
  };
  const visitor = async (): Promise<void> => {
    while (!over) await visit();
  };
  const visitors = [1, 2, 3, 4].map(visitor);
  for (const round of Array.from({ length: 20 }, (_, index) => index)) {
    pinBuild(round % 2 === 0 ? 'b1' : 'b2');
    point('running', round % 3 === 0 ? 'b1' : 'b2');
    await visit();
  }
  over = true;
  await Promise.all(visitors);
  expect(seen).toEqual(new Set(['b1', 'b2']));
  await edge.close();
  await files.close();
});
