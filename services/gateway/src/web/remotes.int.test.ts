import { rmSync } from 'node:fs';
import path from 'node:path';
import type { RemotesFile, WebConfig } from '@stridewell/contracts/web';
import { CLOCK_BUCKET, CLOCK_KEY } from '@stridewell/kit/bus/test-clock';
import { createClock } from '@stridewell/kit/clock';
import { createScope } from '@stridewell/kit/testing/scope';
import { createSigner } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BRIDGE, type Edge, startEdge, writeFiles } from '../testing/edge.ts';

let edge: Edge;

beforeEach(async () => {
  const remotes = ['wellness', 'running'].map((name) => ({ name, root: '', routes: [`/${name}`] }));
  edge = await startEdge({ web: { remotes } });
  for (const remote of remotes) {
    remote.root = path.join(edge.folder, remote.name);
    deploy(remote.name, 'b1');
  }
});
afterEach(() => edge.close());

const deploy = (name: string, build: string): void =>
  writeFiles(edge.folder, {
    [`${name}/${build}/mf-manifest.json`]: JSON.stringify({ build }),
    [`${name}/current.json`]: JSON.stringify({ build }),
  });

const listed = async (): Promise<RemotesFile['remotes']> => {
  const answer = await fetch(`${edge.url}/remotes.json`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  return ((await answer.json()) as RemotesFile).remotes;
};

const RUNNING = { name: 'running', entry: '/remotes/running/b1/mf-manifest.json', build: 'b1', routes: ['/running'] };
const GONE = { name: 'wellness', entry: null, build: null, routes: ['/wellness'] };

describe('/remotes.json', () => {
  test('names each remote, its build and where its manifest is', async () => {
    const [wellness, running] = await listed();
    expect(running).toEqual(RUNNING);
    expect(await (await fetch(edge.url + wellness?.entry)).json()).toEqual({ build: 'b1' });
  });

  test('a redeploy shows without a restart, and the build before stays where it was', async () => {
    deploy('wellness', 'b2');
    const [wellness] = await listed();
    expect(wellness).toMatchObject({ build: 'b2', entry: '/remotes/wellness/b2/mf-manifest.json' });
    const builds = ['b1', 'b2'].map(async (build) =>
      (await fetch(`${edge.url}/remotes/wellness/${build}/mf-manifest.json`)).json(),
    );
    expect(await Promise.all(builds)).toEqual([{ build: 'b1' }, { build: 'b2' }]);
  });

  test.each([
    ['its files are gone', () => rmSync(path.join(edge.folder, 'wellness'), { recursive: true })],
    ['its build is gone', () => rmSync(path.join(edge.folder, 'wellness/b1'), { recursive: true })],
    ['its pointer is broken', () => writeFiles(edge.folder, { 'wellness/current.json': '{"build":' })],
    ['its pointer names no build', () => writeFiles(edge.folder, { 'wellness/current.json': '{"build":null}' })],
    ['its pointer leads out', () => writeFiles(edge.folder, { 'wellness/current.json': '{"build":"../running/b1"}' })],
  ])('where %s the others are unaffected, and it comes back', async (_name, breakIt) => {
    breakIt();
    expect(await listed()).toEqual([GONE, RUNNING]);
    deploy('wellness', 'b3');
    expect((await listed())[0]).toMatchObject({ build: 'b3' });
  });
});

describe('/config.json', () => {
  const configOf = async ({ url }: Edge): Promise<WebConfig> => {
    const answer = await fetch(`${url}/config.json`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    return (await answer.json()) as WebConfig;
  };

  test('tells flags and how far the clock is ahead', async () => {
    const clock = createClock();
    clock.setOffset(86_400_000);
    const other = await startEdge({ web: { coachChat: false }, clock });
    expect(await configOf(other)).toMatchObject({ clockOffsetMs: 86_400_000, flags: { coachChat: false } });
    expect(await configOf(edge)).toEqual({ clockOffsetMs: 0, flags: { coachChat: true }, bridge: BRIDGE });
    await other.close();
  });

  test('BRIDGE-11 BRIDGE-18 tells where the result page leads and whom it tells', async () => {
    const plans = { ...BRIDGE.plans, Reset: 'https://plans.example.org/rest' };
    const bridge = { ...BRIDGE, plans, parentOrigin: 'https://club.example.org' };
    const other = await startEdge({ web: { bridge } });
    expect((await configOf(other)).bridge).toEqual(bridge);
    await other.close();
  });

  test('follows the clock that tests set for all processes', async () => {
    const scope = createScope();
    const signer = await createSigner(scope);
    const other = await startEdge({ scope });
    await signer.bus.bucket(CLOCK_BUCKET, 0).put(CLOCK_KEY, '3600000');
    await until('the clock', async () => (await configOf(other)).clockOffsetMs === 3_600_000);
    await other.close();
    await signer.close();
  });
});
