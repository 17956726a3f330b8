import { spawnSync } from 'node:child_process';
import { until } from '@stridewell/kit/testing/until';
import { inRepo } from '@stridewell/local/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { built } from './built.ts';
import { type Part, partsOf } from './parts.ts';
import { folderOfTests } from './testing/folder.ts';
import { addressOf, docker, startPod } from './testing/pods.ts';

/**
 * The images, started as the manifests say, by Docker in place of a kubelet: user, read-only root, no capabilities, limits,
 * environment and secret files. There are no databases behind them: a pod has to live without.
 */
const isThere = spawnSync('docker', ['version']).status === 0;
const MINUTE_MS = 60_000;
const NOBODY = 'nowhere.invalid';
const SECRETS = {
  MONGODB_URL: `mongodb://${NOBODY}:27017/?replicaSet=rs0`,
  NATS_URL: `nats://someone:secret@${NOBODY}:4222`,
  REDIS_URL: `redis://:secret@${NOBODY}:6379`,
  SMTP_URL: `smtp://${NOBODY}:587`,
};

describe.skipIf(!isThere)(isThere ? 'as a node would start them' : 'pods (not run: there is no Docker here)', () => {
  const manifests = built('overlays/dev');
  const parts = partsOf(manifests);
  const folder = folderOfTests();
  const network = `stridewell-pods-${process.pid}`;
  const ids = new Map<string, string>();
  const addresses = new Map<string, string>();

  beforeAll(async () => {
    await docker('compose', '--project-directory', inRepo(), 'build', '--quiet', ...parts.map(({ name }) => name));
    await docker('network', 'create', network);
    const around = { manifests, secrets: SECRETS, folder, network };
    for (const part of parts) {
      const id = await startPod(around, part);
      ids.set(part.name, id);
      addresses.set(part.name, await addressOf(id));
    }
  }, 15 * MINUTE_MS);

  afterAll(async () => {
    if (ids.size > 0) await docker('rm', '--force', '--volumes', ...ids.values());
    await docker('network', 'rm', network);
  }, MINUTE_MS);

  const answer = async (name: string, path = '/'): Promise<number> =>
    fetch(`${addresses.get(name)}${path}`).then(
      ({ status }) => status,
      () => 0,
    );

  test.each(parts.map((part) => [part.name, part] as [string, Part]))(
    '%s starts, and lives without what it depends on',
    async (name, part) => {
      const { httpGet, periodSeconds = 10, failureThreshold = 3 } = part.container.startupProbe ?? {};
      const withinMs = periodSeconds * failureThreshold * 1_000;
      await until(`${name} to start`, async () => (await answer(name, httpGet?.path)) === 200, withinMs);
    },
    3 * MINUTE_MS,
  );

  test('none is ready that cannot serve: without its database a service is not, the edge and front ends are', async () => {
    for (const { name, container } of parts) {
      const status = await answer(name, container.readinessProbe?.httpGet?.path);
      const serves = ['gateway', 'shell', 'mfe-wellness', 'mfe-running', 'mfe-physio'].includes(name);
      expect([name, status]).toEqual([name, serves ? 200 : 503]);
    }
  });

  test('the edge finds every front end by the name of its Service', async () => {
    const edge = addresses.get('gateway') ?? '';
    const page = await fetch(edge, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    // What does not answer within a second is left out of one answer.
    const entries = await until('all remotes to be found', async () => {
      const listed = (await (await fetch(`${edge}/remotes.json`)).json()) as { remotes: { entry: string | null }[] };
      const found = listed.remotes.flatMap(({ entry }) => entry ?? []);
      return found.length === 3 && found;
    });
    expect(entries.map((entry) => entry.split('/')[2]).sort()).toEqual(['physio', 'running', 'wellness']);
    for (const entry of entries) expect((await fetch(new URL(entry, edge))).status).toBe(200);
  });

  test('the one folder that can be written is the one for passing things', async () => {
    const write = (name: string, folder: string) =>
      docker('exec', ids.get(name) ?? '', 'node', '-e', `fs.writeFileSync('${folder}/probe', 'x')`);
    for (const folder of ['/app', '/run/secrets/stridewell', '/var/tmp', '/home/node'])
      await expect(write('wellness', folder)).rejects.toThrow(/EROFS|EACCES/);
    await write('wellness', '/tmp');
  });
});
