import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { exchange } from '@stridewell/local/net/exchange';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { type UploadFile, writeZip } from '@stridewell/running/features/activities/testing/zip';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Runner, register } from './api.ts';
import { runFile, spooledFiles, UNLIMITED, untilImported, upload } from './import-bed.ts';

const LONG_MS = 600_000;
const PARTS = [
  'nats',
  'redis',
  'database',
  'account',
  'running',
  'running-worker',
  'wellness',
  'physio',
  'gateway',
] as const;

/** 200 files: recordings of 170 days, 20 of them a second time under another name, and 10 damaged files. */
const FILES: readonly UploadFile[] = [
  ...Array.from({ length: 170 }, (_, at) => runFile(at + 1)),
  ...Array.from({ length: 20 }, (_, at) => runFile(at + 1, 40, `again-${at + 1}.fit`)),
  ...Array.from({ length: 10 }, (_, at) => ({ name: `damaged-${at}.gpx`, content: '<gpx><trk' })),
];

let stack: TemporaryStack;
let client: MongoClient;
let runner: Runner;
let importId: string;
/** Number of results at each kill. */
const countsAtKill: number[] = [];

const results = () => client.db('stridewell_running').collection('activity_import_files').estimatedDocumentCount();

const untilResults = (count: number): Promise<unknown> =>
  until(`${count} results`, async () => (await results()) >= count, LONG_MS);

const flush = async (): Promise<void> => {
  const address = { host: '127.0.0.1', port: stack.ports.redis };
  const answer = await exchange(address, 'FLUSHALL\r\n', (received) =>
    received.toString('utf8').endsWith('\r\n') ? received.toString('utf8').trim() : undefined,
  );
  expect(answer).toBe('+OK');
};

/** Kills a process in the middle of the import, when it has at least `count` results. */
const killAt = async (count: number, part: 'running' | 'running-worker', then?: () => Promise<void>) => {
  await untilResults(count);
  await stack.kill(part, 'SIGKILL');
  countsAtKill.push(await results());
  await then?.();
};

beforeAll(async () => {
  stack = await startTemporaryStack({ parts: PARTS, env: UNLIMITED });
  client = await new MongoClient(stack.urls.mongodb).connect();
  runner = await register(stack.urls.gateway, 'importer@example.com');
  importId = await upload(stack.urls.gateway, runner, [{ name: 'watch.zip', content: writeZip(FILES) }]);
  await killAt(5, 'running-worker');
  await killAt(30, 'running');
  await killAt(60, 'running-worker', flush);
  await Promise.all([stack.ready('running'), stack.ready('running-worker')]);
  await untilImported(stack.urls.gateway, runner, importId, LONG_MS);
}, LONG_MS);

afterAll(async () => {
  await client?.close();
  await stack?.end();
});

describe('IMPORT-16 import of 200 files, with the worker killed twice, the API once, and Redis flushed once', () => {
  it('was killed in the middle each time', () => {
    expect(countsAtKill).toHaveLength(3);
    for (const count of countsAtKill) expect(count).toBeLessThan(FILES.length);
    console.log(`IMPORT-16 results at each kill: ${countsAtKill.join(', ')}`);
  });

  it('gives every file exactly one result: imported, duplicate or failed', async () => {
    const { counts, files } = await untilImported(stack.urls.gateway, runner, importId);
    expect(counts).toEqual({ imported: 170, duplicate: 20, unsupported: 0, failed: 10 });
    expect(files.map(({ name }) => name).toSorted()).toEqual(FILES.map(({ name }) => name).toSorted());
    const expected = (name: string): string => {
      if (name.startsWith('again')) return 'duplicate';
      return name.startsWith('damaged') ? 'failed' : 'imported';
    };
    expect(files.filter(({ name, result }) => result !== expected(name))).toEqual([]);
  });

  it('stores each recording once, and keeps no uploaded file', async () => {
    const stored = await client.db('stridewell_running').collection('activities').find({}).toArray();
    expect(stored).toHaveLength(170);
    expect(new Set(stored.map(({ date }) => date)).size).toBe(170);
    await until('an empty spool', async () => (await spooledFiles(stack)).length === 0);
    const answer = await fetch(`${stack.urls.gateway}${PATHS.activities}?limit=100`, {
      headers: { authorization: `Bearer ${runner.token}` },
    });
    expect(((await answer.json()) as { activities: unknown[] }).activities).toHaveLength(100);
  });
});
