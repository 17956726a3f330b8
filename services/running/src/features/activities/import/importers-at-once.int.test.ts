import { createClock } from '@stridewell/kit/clock';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRunningTestBed } from '../../../testing/running-bed.ts';
import { ownImporters } from '../testing/own-importer.ts';
import { steadyRun, writeFit, writeGpx } from '../testing/write-recordings.ts';
import { type UploadFile, writeZip } from '../testing/zip.ts';
import { type ImporterDependencies, MOST_TRIES, TURN_MS } from './importer.ts';
import { READING_LIMITS } from './reading-budget.ts';
import type { createImports } from './repository.ts';

const DAYS = Array.from({ length: 12 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`);
const START = '2026-11-02T10:00:00Z';
const SLOW_MS = 60_000;
/** No worker runs in these tests; they run the importers themselves. */
const bed = useRunningTestBed();
const { ownParser, setNow, now, close, ...own } = ownImporters(bed);
let user: TestUser;

beforeEach(async () => {
  setNow(START);
  user = await bed.user();
});
afterEach(close);

const importerOf = (parser: ImporterDependencies['parser']) => own.importerOf(user, parser);
const send = async (files: readonly UploadFile[]): Promise<string> => {
  const answer = await own.send(user, files);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json().id;
};
const runOn = (date: string) => steadyRun({ start: new Date(`${date}T06:00:00Z`), minutes: 30 });
const filesOf = (ending: 'fit' | 'gpx'): UploadFile[] =>
  DAYS.map((date) => {
    const content = ending === 'fit' ? writeFit(runOn(date)) : writeGpx(runOn(date));
    return { name: `${date}.${ending}`, content };
  });
const read = (importId: string) => own.read(user, importId);
const stored = () => bed.database.collection('activities').countDocuments({ userId: user.userId });

describe('IMPORT-22 two importers at the same time', () => {
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
    'store one activity per file and count it only once when both work on the same import',
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

describe('IMPORT-23 import whose runs fail', () => {
  const unlucky = () => Promise.reject(new Error('out of luck'));
  const failing = { parse: unlucky, list: unlucky };
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
      waits.push((retryAt?.getTime() ?? 0) - now());
      setNow(retryAt?.getTime() ?? 0);
    }
    expect(waits).toEqual([5_000, 15_000, 45_000, 135_000, 405_000, 1_215_000]);
    await once(importId);
    const { state, counts, files } = await read(importId);
    expect([state, counts.failed]).toEqual(['done', 3]);
    expect(new Set(files.map(({ reason }: { reason: string }) => reason))).toEqual(new Set(['gave_up']));
    expect(followed).toEqual([[]]);
    expect(await openIds(imports)).not.toContain(importId);
  });

  it('restarts the count of attempts after a run that finished a file', async () => {
    const importId = await send(filesOf('fit').slice(0, 2));
    const good = ownParser();
    let left = 0;
    const once = importerOf({ ...failing, parse: (task) => (left-- > 0 ? good.parse(task) : unlucky()) }).once;
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

type ThreadParse = ImporterDependencies['parser']['parse'];

describe('IMPORT-65 turns of runners with waiting imports', () => {
  // Unfinished imports of other tests would wait as well.
  beforeEach(() => bed.database.collection('activity_imports').deleteMany({}));

  /** Watch files without an activity have no result, so only the position shows that they were read. */
  const archive = (): UploadFile => {
    const settings = { name: 'DI_CONNECT/settings.fit', content: 'no recording' };
    const files = filesOf('fit')
      .slice(0, MOST_TRIES + 2)
      .map(({ name, content }) => ({ name: `DI_CONNECT/${name}`, content }));
    return { name: 'export.zip', content: writeZip([settings, ...files]) };
  };
  /** An importer that needs a given time for each file, and the number of files that it has read. */
  const slowImporter = (who: TestUser, ms: number) => {
    const good = ownParser();
    let [time, parsed] = [0, 0];
    const clock = { ...createClock(), now: () => new Date(now()), monotonic: () => time };
    const parse: ThreadParse = (task) => {
      time += ms;
      parsed += 1;
      return good.parse(task);
    };
    return { ...own.importerOf(who, { ...good, parse }, { clock }), parsed: () => parsed };
  };
  it('alternate: one file for longer than a turn, then the other imports, and each file is read once', {
    timeout: SLOW_MS,
  }, async () => {
    const large = await send([archive()]);
    const other = await bed.user();
    const small = (await own.send(other, filesOf('fit').slice(0, 1))).json().id;
    const { once, parsed, imports, followed } = slowImporter(user, TURN_MS);
    const both = async (): Promise<string[]> =>
      (await imports.open()).map(({ importId }) => importId).filter((id) => id === large || id === small);
    expect(await both()).toEqual([large, small]);
    const files = MOST_TRIES + 3;
    for (let turn = 1; turn < files; turn += 1) {
      await once(large);
      expect([parsed(), (await read(large)).state]).toEqual([turn, 'waiting']);
      expect(await both()).toEqual([small, large]);
    }
    expect((await read(large)).counts.imported).toBe(files - 2);
    await own.importerOf(other, ownParser()).once(small);
    await once(large);
    expect(await read(large)).toMatchObject({
      state: 'done',
      found: files,
      counts: { imported: files - 1, failed: 0 },
    });
    expect([parsed(), followed.length]).toEqual([files, 1]);
  });

  it('do not end while no one waits, or for another import of the same runner', { timeout: SLOW_MS }, async () => {
    const large = await send([archive()]);
    const second = await send(filesOf('fit').slice(10, 11));
    const { once, imports } = slowImporter(user, TURN_MS);
    const mine = (await imports.open()).filter(({ userId }) => userId === user.userId);
    expect(mine.map(({ importId }) => importId)).toEqual([large]);
    await once(large);
    expect([(await read(large)).state, (await read(second)).state]).toEqual(['done', 'waiting']);
  });

  it('IMPORT-64 share 15 minutes of reading a day among all imports of one runner', { timeout: SLOW_MS }, async () => {
    const ids = [await send(filesOf('fit').slice(0, 2)), await send(filesOf('fit').slice(2, 4))];
    const { once } = slowImporter(user, READING_LIMITS.readMs / 3);
    for (const id of ids) await once(id);
    const ofFirst = (await read(ids[0] ?? '')).counts;
    const { counts, files } = await read(ids[1] ?? '');
    expect([ofFirst.imported, counts.imported, counts.failed]).toEqual([2, 1, 1]);
    expect(files[0].reason).toBe('import_too_long');
    setNow(now() + 25 * 3_600_000);
    const next = await send(filesOf('fit').slice(4, 6));
    await once(next);
    expect((await read(next)).counts.imported).toBe(2);
  });
});
