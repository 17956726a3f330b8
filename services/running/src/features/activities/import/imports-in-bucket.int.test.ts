import { readdir } from 'node:fs/promises';
import { erasureRequested, userChanged } from '@stridewell/contracts/events/events';
import { type ActivityImport, addDays, PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { untilReady } from '@stridewell/kit/testing/ready';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRunningTestBed } from '../../../testing/running-bed.ts';
import { buildWorker } from '../../../worker/worker-app.ts';
import { type Fault, startBucketServer } from '../testing/bucket-server.ts';
import { ownImporters } from '../testing/own-importer.ts';
import { spoolFolder } from '../testing/spool-folder.ts';
import { steadyRun, writeFit } from '../testing/write-recordings.ts';
import { type UploadFile, writeZip } from '../testing/zip.ts';
import { type ImporterDependencies, MOST_TRIES } from './importer.ts';
import { openSpool } from './open-spool.ts';

const SLOW_MS = 120_000;
const HOUR_MS = 3_600_000;
const server = await startBucketServer();
const bed = useRunningTestBed({ importBucket: server.config });
const own = ownImporters(bed);
const spoolConfig = () => ({ importSpool: spoolFolder(bed.scope), importBucket: server.config });
let user: TestUser;

beforeEach(async () => {
  own.setNow(Date.now());
  user = await bed.user();
  server.fault = () => null;
  server.objects.clear();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close();
  await own.close();
});
afterAll(() => server.close());

/** Creates an importer like that of a separate worker process. */
const importerOf = (parser: ImporterDependencies['parser'] = own.ownParser()) =>
  own.importerOf(user, parser, { spool: openSpool(spoolConfig()) });
const fit = (daysAgo: number): UploadFile => {
  const date = addDays('2026-11-01', -daysAgo);
  return { name: `${date}.fit`, content: writeFit(steadyRun({ start: new Date(`${date}T06:00:00Z`) })) };
};
const send = async (...files: UploadFile[]): Promise<string> => {
  const answer = await own.send(user, files);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json().id;
};
const read = (importId: string): Promise<ActivityImport> => own.read(user, importId);
const stored = (name: string): Promise<number> => bed.database.collection(name).countDocuments({ userId: user.userId });
const localFiles = async (): Promise<string[]> => readdir(spoolFolder(bed.scope)).catch(() => []);
const failing = (fault: Fault, isMet: (method: string, key: string) => boolean = () => true): void => {
  server.fault = ({ method, key }) => (isMet(method, key) ? fault : null);
};
const workers: FastifyInstance[] = [];
const startWorker = async (): Promise<void> => {
  const config = { ...bed.scope.config('running'), redisUrl: bed.scope.redisUrl, ...spoolConfig() };
  workers.push(await untilReady(await buildWorker(config)));
};

describe('IMPORT-50 import whose files are stored in a bucket', () => {
  it(
    'is accepted when all files have arrived, is imported by the worker, and leaves nothing in bucket or folder',
    async () => {
      const archive = { name: 'export.zip', content: writeZip([fit(1), fit(2)]) };
      const id = await send(fit(0), archive, { name: 'broken.gpx', content: '<gpx><trk' });
      const prefix = `${user.userId}/${id}/`;
      expect([...server.objects.keys()]).toEqual([0, 1, 2].map((index) => `${prefix}${index}.upload`));
      expect(await localFiles()).toEqual([]);
      await startWorker();
      const done = await until(
        'the end of the import',
        async () => {
          const found = await read(id);
          return found.state === 'done' && found;
        },
        60_000,
      );
      expect(done.counts).toEqual({ imported: 3, duplicate: 0, unsupported: 0, failed: 1 });
      await until('an empty bucket', async () => server.objects.size === 0 && (await localFiles()).length === 0);
    },
    SLOW_MS,
  );

  it('IMPORT-54 ends with one result per file when a worker is killed halfway', async () => {
    const id = await send(fit(0), fit(1), fit(2));
    const good = own.ownParser();
    const reached = Promise.withResolvers<void>();
    let parsed = 0;
    // A killed worker does not finish: its second file is never parsed, and its copies remain.
    void importerOf({
      ...good,
      parse(task) {
        parsed += 1;
        if (parsed === 1) return good.parse(task);
        reached.resolve();
        return new Promise(() => undefined);
      },
    }).once(id);
    await reached.promise;
    await importerOf().once(id);
    expect(await read(id)).toMatchObject({ state: 'done', counts: { imported: 3, duplicate: 0, failed: 0 } });
    expect([await stored('activities'), server.objects.size]).toEqual([3, 0]);
    await openSpool(spoolConfig()).removeAll(user.userId);
    expect(await localFiles()).toEqual([]);
  });
});

describe('IMPORT-53 upload while the bucket is unavailable', () => {
  it.each(['fail', 'hang', 'cut'] as const)('is rejected with 503, and nothing of it remains (%s)', async (fault) => {
    failing(fault, (method) => method === 'PUT');
    const answer = await own.send(user, [fit(0), fit(1)]);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'import_store_down']);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(answer.body).not.toContain('127.0.0.1');
    expect([server.objects.size, await stored('activity_imports'), await localFiles()]).toEqual([0, 0, []]);
  });

  it('leaves no earlier file of the request behind', async () => {
    failing('lose', (method, key) => method === 'PUT' && key.endsWith('/1.upload'));
    const answer = await own.send(user, [fit(0), fit(1)]);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'import_store_down']);
    expect([server.objects.size, await stored('activity_imports')]).toEqual([0, 0]);
  });

  it('leaves no import behind when the bucket fails permanently; the sweep removes the files in the bucket', async () => {
    failing('fail', (method, key) => method !== 'PUT' || key.endsWith('/1.upload'));
    const answer = await own.send(user, [fit(0), fit(1)]);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'import_store_down']);
    expect([server.objects.size, await stored('activity_imports')]).toEqual([1, 0]);
    server.fault = () => null;
    await openSpool(spoolConfig()).removeOlder(new Date(Date.now() + 1));
    expect(server.objects.size).toBe(0);
  });

  it('does not hide the reason why a request was rejected', async () => {
    failing('fail', (method) => method === 'GET');
    const { statusCode } = await own.send(user, []);
    expect(statusCode).toBe(400);
  });
});

describe('IMPORT-55 import while the bucket is unavailable', () => {
  it('waits for a day, and is imported when the bucket is available again', async () => {
    const id = await send(fit(0), fit(1));
    failing('fail');
    for (let tries = 0; tries < MOST_TRIES + 2; tries += 1) await importerOf().once(id);
    expect(await read(id)).toMatchObject({ state: 'waiting', counts: { imported: 0, failed: 0 } });
    server.fault = () => null;
    await importerOf().once(id);
    expect(await read(id)).toMatchObject({ state: 'done', counts: { imported: 2, failed: 0 } });
    expect(server.objects.size).toBe(0);
  });

  it('ends after a day', async () => {
    const id = await send(fit(0));
    failing('fail');
    own.setNow(own.now() + 25 * HOUR_MS);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) await importerOf().once(id);
    // The bucket cannot remove the file yet.
    await expect(importerOf().once(id)).rejects.toThrow('the bucket refused');
    const done = await read(id);
    expect([done.state, done.files.map(({ reason }) => reason)]).toEqual(['done', ['gave_up']]);
  });
});

describe('IMPORT-56 files in the bucket', () => {
  it('are removed if the consent was withdrawn, and nothing of them is stored', async () => {
    const id = await send(fit(0), fit(1));
    const settings = {
      timezone: 'Europe/Oslo',
      tzv: 1,
      consents: { health_data: false, outside_model: false },
      rev: 7,
    };
    await bed.publish(user, userChanged, { ...settings, healthDataRefused: true });
    await until('the settings', async () => (await stored('user_settings')) === 1);
    await importerOf().once(id);
    const done = await read(id);
    expect(done.files.map(({ reason }) => reason)).toEqual(['consent_withdrawn', 'consent_withdrawn']);
    expect([server.objects.size, await stored('activities'), await localFiles()]).toEqual([0, 0, []]);
  });

  it(
    'are removed with the runner’s data, even if the bucket is unavailable at first',
    async () => {
      const other = await bed.user();
      const spool = openSpool(spoolConfig());
      async function* chunks() {
        yield Buffer.from('left');
      }
      for (const { userId } of [user, user, other]) await spool.write(userId, createId(), 0, chunks());
      await startWorker();
      let refused = 0;
      server.fault = ({ method }) => {
        if (method === 'DELETE') refused += 1;
        return method === 'DELETE' && refused === 1 ? 'fail' : null;
      };
      await bed.publish(user, erasureRequested, { scope: 'data', erasureId: createId() });
      await until('the erasure', async () => server.objects.size === 1, 60_000);
      expect(refused).toBeGreaterThan(2);
      expect([...server.objects.keys()].every((key) => key.startsWith(other.userId))).toBe(true);
    },
    SLOW_MS,
  );

  it('are rejected without a session (401) and without a form (400)', async () => {
    const answers = [
      await bed.app.inject({ method: 'POST', url: PATHS.activityImport }),
      await bed.call(user, 'POST', PATHS.activityImport, {}),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 400]);
    expect(server.objects.size).toBe(0);
  });
});
