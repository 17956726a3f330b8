import { PATHS } from '@stridewell/contracts/web';
import { type Clock, createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../../../stores.ts';
import { useRunningTestBed } from '../../../testing/running-bed.ts';
import { spoolFolder } from '../testing/spool-folder.ts';
import { formOf } from '../testing/upload.ts';
import { steadyRun, writeFit, writeGpx } from '../testing/write-recordings.ts';
import type { UploadFile } from '../testing/zip.ts';
import { createImporter, MOST_TRIES } from './importer.ts';
import { createImports } from './repository.ts';
import { createSpool } from './spool.ts';
import { createThreadParser, type ThreadParser } from './thread-parser.ts';

const DAYS = Array.from({ length: 12 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`);
const START = '2026-11-02T10:00:00Z';
const SLOW_MS = 60_000;
/** No worker runs in these tests: they run the importers themselves. */
const bed = useRunningTestBed();
const opened: ThreadParser[] = [];
let user: TestUser;
let now = Date.parse(START);
const clock: Clock = { ...createClock(), now: () => new Date(now) };

beforeEach(async () => {
  bed.setNow(START);
  now = Date.parse(START);
  user = await bed.user();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((parser) => parser.close()));
});

const ownParser = (): ThreadParser => {
  const parser = createThreadParser();
  opened.push(parser);
  return parser;
};

/** An importer as one worker has it. */
const importerOf = (parser: Pick<ThreadParser, 'parse'>) => {
  const imports = createImports(bed.database, { clock, onSaved: () => undefined });
  const { activities, settings } = createStores(bed.database);
  const followed: (readonly string[])[] = [];
  const run = createImporter({
    ...{ imports, activities, settings, spool: createSpool(spoolFolder(bed.scope)), clock },
    parser: { ...parser, close: async () => undefined },
    logger: createLogger('test', 'silent'),
    followDays: async (_userId, dates) => void followed.push(dates),
    deleteErased: async () => undefined,
  });
  const once = async (importId: string): Promise<void> =>
    run({
      ...{ data: { userId: user.userId, importId }, signal: new AbortController().signal, saved: null },
      save: async () => undefined,
    });
  return { imports, followed, once };
};

const send = async (files: readonly UploadFile[]): Promise<string> => {
  const { headers, payload } = formOf(files);
  const url = PATHS.activityImport;
  const answer = await bed.app.inject({ method: 'POST', url, headers: { ...user.headers, ...headers }, payload });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json().id;
};
const runOn = (date: string) => steadyRun({ start: new Date(`${date}T06:00:00Z`), minutes: 30 });
const filesOf = (ending: 'fit' | 'gpx'): UploadFile[] =>
  DAYS.map((date) => {
    const content = ending === 'fit' ? writeFit(runOn(date)) : writeGpx(runOn(date));
    return { name: `${date}.${ending}`, content };
  });
const read = async (importId: string) => (await bed.call(user, 'GET', `${PATHS.activityImport}/${importId}`)).json();
const stored = () => bed.database.collection('activities').countDocuments({ userId: user.userId });

describe('IMPORT-22 two importers at once', () => {
  it(
    'store one activity per bout when one runner’s watch files and app files are imported at the same time',
    async () => {
      const ids = [await send(filesOf('fit')), await send(filesOf('gpx'))];
      const importers = ids.map(() => importerOf(ownParser()));
      const untilDone = async (at: number): Promise<void> => {
        const importId = ids[at] ?? '';
        do await importers[at]?.once(importId);
        while ((await read(importId)).state !== 'done');
      };
      await Promise.all(ids.map((_, at) => untilDone(at)));
      expect(await stored()).toBe(DAYS.length);
      for (const importId of ids) {
        const { counts, found } = await read(importId);
        expect([found, counts.imported + counts.duplicate]).toEqual([DAYS.length, DAYS.length]);
      }
    },
    SLOW_MS,
  );

  it(
    'store one activity per file and count it once when both work on the same import',
    async () => {
      const importId = await send(filesOf('fit'));
      await Promise.all([importerOf(ownParser()).once(importId), importerOf(ownParser()).once(importId)]);
      expect(await stored()).toBe(DAYS.length);
      const { counts, state } = await read(importId);
      expect([state, counts.imported + counts.duplicate]).toEqual(['done', DAYS.length]);
    },
    SLOW_MS,
  );
});

describe('IMPORT-23 an import whose runs fail', () => {
  const failing = { parse: () => Promise.reject(new Error('out of luck')) };
  const openIds = async (imports: ReturnType<typeof createImports>): Promise<string[]> =>
    (await imports.open()).map(({ importId }) => importId);

  it('waits longer before each further run, and ends with its remaining files as failed ones', async () => {
    const importId = await send(filesOf('fit').slice(0, 3));
    const { imports, once, followed } = importerOf(failing);
    const waits: number[] = [];
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      expect(await openIds(imports)).toContain(importId);
      await once(importId);
      expect(await openIds(imports)).not.toContain(importId);
      const { retryAt } = (await imports.find(user.userId, importId)) ?? {};
      waits.push((retryAt?.getTime() ?? 0) - now);
      now = retryAt?.getTime() ?? 0;
    }
    expect(waits).toEqual([5_000, 15_000, 45_000, 135_000, 405_000, 1_215_000]);
    await once(importId);
    const { state, counts, files } = await read(importId);
    expect([state, counts.failed]).toEqual(['done', 3]);
    expect(new Set(files.map(({ reason }: { reason: string }) => reason))).toEqual(new Set(['gave_up']));
    expect(followed).toEqual([[]]);
    expect(await openIds(imports)).not.toContain(importId);
  });

  it('starts counting again after a run that finished a file', async () => {
    const importId = await send(filesOf('fit').slice(0, 2));
    const good = ownParser();
    let left = 0;
    const once = importerOf({ parse: (task) => (left-- > 0 ? good.parse(task) : failing.parse()) }).once;
    for (let tries = 1; tries < MOST_TRIES; tries += 1) await once(importId);
    left = 1;
    await once(importId);
    for (let tries = 1; tries < MOST_TRIES; tries += 1) await once(importId);
    expect((await read(importId)).counts).toEqual({ imported: 1, duplicate: 0, unsupported: 0, failed: 0 });
    left = 2;
    await once(importId);
    expect(await read(importId)).toMatchObject({ state: 'done', counts: { imported: 2, failed: 0 } });
  });

  it('lets other imports of the runner run meanwhile', async () => {
    const broken = await send(filesOf('fit').slice(0, 1));
    await importerOf(failing).once(broken);
    const other = await send(filesOf('fit').slice(1, 2));
    await importerOf(ownParser()).once(other);
    expect((await read(other)).state).toBe('done');
  });
});
