import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_DATA_ID, type PageData, type RemotesFile } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge, writeFiles } from '../testing/gateway.ts';
import { type StaticServer, serveFolder } from '../testing/static-server.ts';
import { LOOKUPS_IN_A_ROW, SHARED_MS } from './shared-lookup.ts';

const HTML = '<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__"></head><body></body></html>';
const REMOTES = ['wellness', 'running', 'physio'];
/** Number of files per remote that one lookup of the list reads. */
const FILES_PER_REMOTE = 4;

let folder: string;
let servers: StaticServer;
let edge: Edge;
let elapsed = 0;

const deploy = (name: string, build: string): void =>
  writeFiles(folder, {
    [`${name}/${build}/mf-manifest.json`]: '{}',
    [`${name}/current.json`]: JSON.stringify({ build }),
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stridewell-flood-'));
  writeFiles(folder, { 'shell/index.html': HTML, 'shell/preload.json': '{}' });
  for (const name of REMOTES) deploy(name, 'b1');
  servers = await serveFolder(folder);
  edge = await startEdge({
    clock: { ...createClock(), monotonic: () => elapsed },
    web: {
      root: `${servers.url}/shell`,
      remotes: REMOTES.map((name) => ({ name, root: `${servers.url}/${name}`, routes: [`/${name}`] })),
    },
  });
});
afterAll(async () => {
  await edge.close();
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
});

const listedBuild = async (): Promise<string | null> => {
  const { remotes } = (await (await fetch(`${edge.url}/remotes.json`)).json()) as RemotesFile;
  return remotes.find(({ name }) => name === 'running')?.build ?? null;
};
const pageBuild = async (at: number): Promise<string | null> => {
  const html = await (await fetch(`${edge.url}/x${at}`, { headers: { accept: 'text/html' } })).text();
  const [, data = '{}'] = new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`).exec(html) ?? [];
  return (JSON.parse(data) as PageData).remotes.find(({ name }) => name === 'running')?.build ?? null;
};

describe('SECU-3420 gateway during a flood of requests for pages and the list of remotes', () => {
  test('limits the number of lookups in the front ends and still sends complete responses', async () => {
    const builds: (string | null)[] = [];
    for (let round = 0; round < 30; round += 1) {
      builds.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => pageBuild(round * 20 + at)))));
      builds.push(await listedBuild());
    }
    expect(new Set(builds)).toEqual(new Set(['b1']));
    const count = (name: string): number => servers.asked.filter((url) => url === `/shell/${name}`).length;
    expect(count('index.html')).toBeLessThanOrEqual(LOOKUPS_IN_A_ROW);
    expect(count('preload.json')).toBeLessThanOrEqual(LOOKUPS_IN_A_ROW);
    // A server that did not answer in time is asked again.
    const lists = servers.asked.filter((url) => !url.startsWith('/shell/')).length;
    expect(lists).toBeLessThanOrEqual(1.1 * LOOKUPS_IN_A_ROW * REMOTES.length * FILES_PER_REMOTE);
  });

  test('uses a new release once the time for sharing a lookup has passed', async () => {
    for (let at = 0; at < LOOKUPS_IN_A_ROW; at += 1) await listedBuild();
    deploy('running', 'b2');
    expect(await listedBuild()).toBe('b1');
    elapsed += SHARED_MS;
    expect([await listedBuild(), await pageBuild(0)]).toEqual(['b2', 'b2']);
  });
});
