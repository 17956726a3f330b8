import { spawnSync } from 'node:child_process';
import { until } from '@stridewell/kit/testing/until';
import { inRepo } from '@stridewell/local/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { built } from './built.ts';
import { type Part, partsOf } from './parts.ts';
import { folderOfTests } from './testing/folder.ts';
import { addressOf, docker, startPod } from './testing/pods.ts';

/**
 * These tests start the images with Docker, using the user, read-only root file system, capabilities, limits,
 * environment and secret files from the manifests, as a kubelet would. No database is started; pods must be able to run
 * without one.
 */
const isThere = spawnSync('docker', ['version']).status === 0;
const MINUTE_MS = 60_000;
const UNREACHABLE = 'nowhere.invalid';
const SECRETS = {
  MONGODB_URL: `mongodb://${UNREACHABLE}:27017/?replicaSet=rs0`,
  NATS_URL: `nats://someone:secret@${UNREACHABLE}:4222`,
  REDIS_URL: `redis://:secret@${UNREACHABLE}:6379`,
  SMTP_URL: `smtp://${UNREACHABLE}:587`,
};

describe.skipIf(!isThere)(isThere ? 'pod start-up' : 'pod start-up (not run: Docker is not available)', () => {
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
    'answers the startup probe of %s while its dependencies are not running',
    async (name, part) => {
      const { httpGet, periodSeconds = 10, failureThreshold = 3 } = part.container.startupProbe ?? {};
      const withinMs = periodSeconds * failureThreshold * 1_000;
      await until(`${name} to start`, async () => (await answer(name, httpGet?.path)) === 200, withinMs);
    },
    3 * MINUTE_MS,
  );

  test('reports only the gateway and the front ends as ready when no database is running', async () => {
    for (const { name, container } of parts) {
      const status = await answer(name, container.readinessProbe?.httpGet?.path);
      const serves = ['gateway', 'shell', 'mfe-wellness', 'mfe-running', 'mfe-physio'].includes(name);
      expect([name, status]).toEqual([name, serves ? 200 : 503]);
    }
  });

  test('allows the gateway to reach every front end by the name of its Service', async () => {
    const gateway = addresses.get('gateway') ?? '';
    const page = await fetch(gateway, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    // The gateway omits front ends that do not respond within a second.
    const entries = await until('all remotes to be found', async () => {
      const listed = (await (await fetch(`${gateway}/remotes.json`)).json()) as { remotes: { entry: string | null }[] };
      const found = listed.remotes.flatMap(({ entry }) => entry ?? []);
      return found.length === 3 && found;
    });
    expect(entries.map((entry) => entry.split('/')[2]).sort()).toEqual(['physio', 'running', 'wellness']);
    for (const entry of entries) expect((await fetch(new URL(entry, gateway))).status).toBe(200);
  });

  test('allows a container to write only to /tmp', async () => {
    const write = (name: string, folder: string) =>
      docker('exec', ids.get(name) ?? '', 'node', '-e', `fs.writeFileSync('${folder}/probe', 'x')`);
    for (const folder of ['/app', '/run/secrets/stridewell', '/var/tmp', '/home/node'])
      await expect(write('wellness', folder)).rejects.toThrow(/EROFS|EACCES/);
    await write('wellness', '/tmp');
  });
});
