import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type ImportReason, PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { type UploadFile, writeZip } from '@stridewell/running/features/activities/testing/zip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Runner, register, tryCheckin } from './api.ts';
import {
  cpuOf,
  growthDuring,
  type Megabytes,
  runFile,
  spooledFiles,
  UNLIMITED,
  untilImported,
  upload,
} from './import-bed.ts';

const LONG_MS = 600_000;
const MIB = 1_048_576;
const LIMITS = { seconds: 60, megabytes: 150, slowdown: 2 };
/** Number of runners who check in during the import, and the time between two check-ins. */
const OTHERS = 8;
const INTERVAL_MS = 40;
const IDLE_CHECKINS = 500;

let stack: TemporaryStack;
let importer: Runner;
let others: Runner[];

const checkin = async (at: number): Promise<number> => {
  const runner = others[at % OTHERS] as Runner;
  const body = { sleep: 1 + (at % 5), stress: 2, fatigue: 3, pain: 2, readiness: 7 };
  const start = performance.now();
  const answer = await tryCheckin(stack.urls.gateway, runner, { key: randomUUID(), body });
  if (!answer) throw new Error('a check-in failed');
  return performance.now() - start;
};

/** Sends check-ins one after the other at a steady pace, and returns the duration of each in milliseconds. */
const checkins = async (isOver: (count: number) => boolean): Promise<number[]> => {
  const durations: number[] = [];
  while (!isOver(durations.length)) {
    const spent = await checkin(durations.length);
    durations.push(spent);
    await pause(Math.max(0, INTERVAL_MS - spent));
  }
  return durations;
};

const p99 = (durations: readonly number[]): number =>
  durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * 0.99) - 1] ?? Number.NaN;

const expectSmall = (growth: Megabytes): void => {
  for (const [part, megabytes] of Object.entries(growth)) expect(megabytes, part).toBeLessThanOrEqual(LIMITS.megabytes);
};

beforeAll(async () => {
  stack = await startTemporaryStack({ env: UNLIMITED });
  const origin = stack.urls.gateway;
  importer = await register(origin, 'importer@example.com');
  others = [];
  for (let at = 0; at < OTHERS; at += 1) others.push(await register(origin, `runner${at}@example.com`));
  // Warms up the processes, because each grows to a certain size through normal work.
  await checkins((count) => count >= 100);
  await untilImported(origin, importer, await upload(origin, importer, [runFile(1_500)]));
}, LONG_MS);
afterAll(() => stack?.end());

describe('IMPORT-40 import of 1,000 activities while others check in', () => {
  it(
    'takes at most a minute, makes check-ins at most twice as slow, and needs little memory',
    async () => {
      const files = Array.from({ length: 1_000 }, (_, at) => runFile(at + 1, 45));
      const archive = writeZip(files);
      const idle = p99(await checkins((count) => count >= IDLE_CHECKINS));
      const before = cpuOf(stack);
      let isDone = false;
      let seconds = 0;
      let during: number[] = [];
      const growth = await growthDuring(stack, async () => {
        const busy = checkins(() => isDone);
        const start = performance.now();
        const id = await upload(stack.urls.gateway, importer, [{ name: 'years.zip', content: archive }]);
        const { counts } = await untilImported(stack.urls.gateway, importer, id).finally(() => {
          isDone = true;
        });
        seconds = (performance.now() - start) / 1_000;
        expect(counts).toMatchObject({ imported: 1_000, failed: 0 });
        during = await busy;
      });
      const after = cpuOf(stack);
      const cpu = {
        worker: after['running-worker'] - before['running-worker'],
        database: after.database - before.database,
      };
      const figures = { seconds, idleP99: idle, p99: p99(during), checkins: during.length, cpu, growth };
      console.log(`IMPORT-40 ${JSON.stringify(figures)}`);
      expectSmall(growth);
      expect(seconds).toBeLessThanOrEqual(LIMITS.seconds);
      expect(p99(during)).toBeLessThanOrEqual(LIMITS.slowdown * idle);
    },
    LONG_MS,
  );
});

const ENTITIES = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => {
  const [name, before] = [String.fromCharCode(98 + at), String.fromCharCode(97 + at)];
  return `<!ENTITY ${name} "${`&${before};`.repeat(10)}">`;
}).join('')}]><gpx><trk><name>&j;</name></trk></gpx>`;

const HOSTILE: readonly [title: string, file: () => UploadFile, reason: ImportReason][] = [
  [
    'a zip bomb',
    () => ({ name: 'a.zip', content: writeZip([{ name: 'a.fit', content: Buffer.alloc(24 * MIB) }]) }),
    'archive_too_dense',
  ],
  [
    'a path that leads out',
    () => ({ name: 'b.zip', content: writeZip([{ ...runFile(1), name: '../../b.fit' }]) }),
    'archive_unsafe_path',
  ],
  ['entities that multiply', () => ({ name: 'c.gpx', content: ENTITIES }), 'damaged'],
  [
    '10,000 tiny files',
    () => ({
      name: 'd.zip',
      content: writeZip(Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.fit`, content: 'x' }))),
    }),
    'archive_too_many_entries',
  ],
];

describe('IMPORT-41 hostile uploads', () => {
  it(
    'are rejected with one reason each, store no activities, leave no files behind and need little memory',
    async () => {
      const reasons: Record<string, unknown> = {};
      const runner = await register(stack.urls.gateway, 'hostile@example.com');
      const growth = await growthDuring(stack, async () => {
        for (const [title, file] of HOSTILE) {
          const id = await upload(stack.urls.gateway, runner, [file()]);
          const { files } = await untilImported(stack.urls.gateway, runner, id);
          reasons[title] = files.map(({ result, reason }) => [result, reason]);
        }
      });
      console.log(`IMPORT-41 ${JSON.stringify(growth)}`);
      expect(reasons).toEqual(Object.fromEntries(HOSTILE.map(([title, , reason]) => [title, [['failed', reason]]])));
      await until('an empty spool', async () => (await spooledFiles(stack)).length === 0);
      expectSmall(growth);
    },
    LONG_MS,
  );

  it(
    'of 512 MiB whose connection is cut leave no files behind and need little memory',
    async () => {
      const runner = await register(stack.urls.gateway, 'cut@example.com');
      const boundary = 'cut';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.zip"\r\n\r\nPK\u0003\u0004`;
      const growth = await growthDuring(stack, async () => {
        const sending = request(`${stack.urls.gateway}${PATHS.activityImport}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${runner.token}`,
            'content-type': `multipart/form-data; boundary=${boundary}`,
            'content-length': String(512 * MIB),
          },
        });
        sending.on('error', () => undefined);
        sending.write(head);
        const chunk = Buffer.alloc(MIB, 7);
        for (let sent = 0; sent < 500; sent += 1)
          if (!sending.write(chunk)) await new Promise((resolve) => sending.once('drain', resolve));
        await until('the upload in the spool', async () => (await spooledFiles(stack)).length === 1);
        sending.destroy();
        await until('an empty spool', async () => (await spooledFiles(stack)).length === 0, 60_000);
      });
      console.log(`IMPORT-41 512 MiB ${JSON.stringify(growth)}`);
      expectSmall(growth);
      const answer = await fetch(`${stack.urls.gateway}${PATHS.activities}`, {
        headers: { authorization: `Bearer ${runner.token}` },
      });
      expect(await answer.json()).toMatchObject({ activities: [] });
    },
    LONG_MS,
  );
});
