import { rmSync } from 'node:fs';
import path from 'node:path';
import type { RemotesFile } from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Edge, startEdge, writeFiles } from '../testing/gateway.ts';

describe.each([
  ['in folders', false],
  ['on web servers', true],
])('remotes %s', (_where, served) => {
  let edge: Edge;

  beforeEach(async () => {
    const remotes = ['wellness', 'running'].map((name) => ({ name, root: '', routes: [`/${name}`] }));
    edge = await startEdge({ served, web: { remotes } });
    for (const remote of remotes) {
      remote.root = edge.place(remote.name);
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

  describe('GET /remotes.json', () => {
    test('lists each remote with its build and manifest URL', async () => {
      const [wellness, running] = await listed();
      expect(running).toEqual(RUNNING);
      expect(await (await fetch(edge.url + wellness?.entry)).json()).toEqual({ build: 'b1' });
    });

    test('includes the descriptor of each build', async () => {
      const descriptor = {
        pages: [{ route: '/running', title: 'Running Coach', preload: ['charts'] }],
        nav: [{ href: '/running', label: 'Running Coach', note: 'Plan and chat', icon: 'run', order: 1 }],
        slots: [{ slot: 'home.cards', module: './HomeCard', order: 1 }],
      };
      writeFiles(edge.folder, {
        'running/b1/remote.json': JSON.stringify({ name: 'running', ...descriptor, later: 'unknown' }),
      });
      expect(await listed()).toEqual([
        expect.not.objectContaining({ descriptor: expect.anything() }),
        { ...RUNNING, descriptor },
      ]);
    });

    test.each([
      ['invalid JSON', '{"pages":'],
      ['a page outside the site', JSON.stringify({ pages: [{ route: '//x', title: 'X' }], nav: [], slots: [] })],
      [
        'a module outside the remote',
        JSON.stringify({
          pages: [{ route: '/x', title: 'X' }],
          nav: [],
          slots: [{ slot: 'home.cards', module: '../x', order: 1 }],
        }),
      ],
    ])('omits the descriptor when it is %s', async (_what, text) => {
      writeFiles(edge.folder, { 'running/b1/remote.json': text });
      expect((await listed())[1]).toEqual(RUNNING);
    });

    test('marks every file of a development build as no-cache', async () => {
      deploy('wellness', 'dev');
      const { headers, status } = await fetch(`${edge.url}/remotes/wellness/dev/mf-manifest.json`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    });

    test('lists a new build without a restart while the previous build is still served', async () => {
      deploy('wellness', 'b2');
      const [wellness] = await listed();
      expect(wellness).toMatchObject({ build: 'b2', entry: '/remotes/wellness/b2/mf-manifest.json' });
      const builds = ['b1', 'b2'].map(async (build) =>
        (await fetch(`${edge.url}/remotes/wellness/${build}/mf-manifest.json`)).json(),
      );
      expect(await Promise.all(builds)).toEqual([{ build: 'b1' }, { build: 'b2' }]);
    });

    test.each([
      ['all its files are missing', () => rmSync(path.join(edge.folder, 'wellness'), { recursive: true })],
      ['its build is missing', () => rmSync(path.join(edge.folder, 'wellness/b1'), { recursive: true })],
      ['current.json is invalid JSON', () => writeFiles(edge.folder, { 'wellness/current.json': '{"build":' })],
      ['current.json names no build', () => writeFiles(edge.folder, { 'wellness/current.json': '{"build":null}' })],
      [
        'current.json names a build outside its folder',
        () => writeFiles(edge.folder, { 'wellness/current.json': '{"build":"../running/b1"}' }),
      ],
    ])('lists a remote with build null when %s, until the next deployment', async (_name, breakIt) => {
      breakIt();
      expect(await listed()).toEqual([GONE, RUNNING]);
      deploy('wellness', 'b3');
      expect((await listed())[0]).toMatchObject({ build: 'b3' });
    });
  });
});
