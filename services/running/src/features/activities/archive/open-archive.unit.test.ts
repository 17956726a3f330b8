import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordingError } from '../../../domain/activities/recording.ts';
import { createThreadParser } from '../import/thread-parser.ts';
import { steadyRun, writeFit, writeGpx } from '../testing/write-recordings.ts';
import { type UploadFile, writeZip } from '../testing/zip.ts';
import { type ArchiveItem, openArchive, type ReadList } from './open-archive.ts';
import { listTask } from './read-list.ts';

const GPX = writeGpx(steadyRun({ minutes: 2 }));
const FIT = writeFit(steadyRun({ minutes: 2 }));
const HEADINGS =
  'Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Filename,Elapsed Time,Moving Time,Distance';

/** Time for tests with large lists. */
const SLOW_MS = 60_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads lists in this thread; the product reads them in another thread. */
const readHere: ReadList = async (task) => listTask(task);
const open = async (zip: Uint8Array, readList = readHere): Promise<readonly ArchiveItem[]> => {
  const path = join(folder, 'upload.zip');
  await writeFile(path, zip);
  const archive = await openArchive(path, folder, readList);
  await archive.close();
  return archive.items;
};
const openFiles = (...files: UploadFile[]): Promise<readonly ArchiveItem[]> => open(writeZip(files));
const reasonOf = async (zip: Uint8Array, readList = readHere): Promise<string> =>
  open(zip, readList).then(
    () => '',
    (error) => (error instanceof RecordingError ? error.reason : String(error)),
  );

describe('IMPORT-06 Strava export', () => {
  const rows = [
    '11,"Oct 1, 2026, 6:00:00 AM",Morning,Trail Run,130,0.36,activities/21.gpx.gz,130,120,360',
    '12,"Oct 2, 2026, 6:00:00 AM","Yoga, slow",Workout,1800,0,,1800,1800,0',
    'x,"Oct 3, 2026, 6:00:00 AM",No id,Run,1800,0,,1800,1800,0',
  ];

  it('provides sport and id of a recording from the list, and activities without a file from the list', async () => {
    const items = await openFiles(
      { name: 'activities.csv', content: [HEADINGS, ...rows].join('\n') },
      { name: 'activities/21.gpx.gz', content: GPX },
      { name: 'media/1.jpg', content: 'x' },
    );
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      ...{ key: 'activities/21.gpx.gz', name: '21.gpx.gz', source: 'archive:strava' },
      hints: { sport: 'trail_run', sourceId: 'strava:11' },
    });
    expect(items[1]?.content).toMatchObject({
      kind: 'summary',
      recording: {
        ...{ sport: 'strength', sourceId: 'strava:12', startedAt: Date.parse('2026-10-02T06:00:00Z') },
        totals: { elapsed: 1_800, moving: 1_800, distance: 0 },
      },
    });
  });

  it('provides the recordings even when the headings are in another language', async () => {
    const items = await openFiles(
      { name: 'export_1/activities.csv', content: `Aktivitets-ID,Dato,Filnavn\n11,1. okt.,activities/21.gpx` },
      { name: 'export_1/activities/21.gpx', content: GPX },
    );
    expect(items[0]).toMatchObject({ source: 'archive:strava', hints: { sport: null, sourceId: 'strava:21' } });
  });
});

describe('IMPORT-07 Garmin export', () => {
  const summary = {
    ...{ activityId: 5, activityType: 'running', beginTimestamp: Date.parse('2026-10-01T06:00:00Z') },
    ...{ duration: 1_800_000, distance: 540_000, avgHr: 150 },
  };
  const list = JSON.stringify([{ summarizedActivitiesExport: [summary, { activityId: 'bad' }] }]);

  it('ACT-73 provides the offset of the local time from UTC', async () => {
    const startTimeGmt = Date.parse('2026-10-01T06:00:00Z');
    const local = { ...summary, startTimeGmt, startTimeLocal: startTimeGmt + 12 * 3_600_000 };
    const content = JSON.stringify([{ summarizedActivitiesExport: [local] }]);
    const [item] = await openFiles({ name: 'DI_CONNECT/kari_0_summarizedActivities.json', content });
    expect(item?.content).toMatchObject({ recording: { utcOffset: 720 } });
  });

  it('provides the recordings in the inner archive and the summaries', async () => {
    const inner = writeZip([{ name: 'kari_1.fit', content: FIT }]);
    const items = await openFiles(
      { name: 'DI_CONNECT/DI-Connect-Fitness/kari_0_summarizedActivities.json', content: list },
      { name: 'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip', content: inner },
    );
    expect(items.map(({ source, content, isQuiet }) => [source, content.kind, isQuiet])).toEqual([
      ['archive:garmin', 'file', true],
      ['archive:garmin', 'summary', true],
    ]);
    expect(items[1]?.content).toMatchObject({
      recording: { sport: 'run', sourceId: 'garmin:5', totals: { elapsed: 1_800, distance: 5_400, avgHr: 150 } },
    });
  });
});

describe('IMPORT-05 archive limits', () => {
  const run = { name: 'run.gpx', content: GPX };

  it.each([
    ['no archive', Buffer.from('PK no archive'), 'archive_damaged'],
    [
      'a path that leads outside the archive',
      writeZip([run, { name: '../run.gpx', content: GPX }]),
      'archive_unsafe_path',
    ],
    ['an absolute path', writeZip([{ name: '/etc/run.gpx', content: GPX }]), 'archive_unsafe_path'],
    [
      'a parent folder with backslashes',
      writeZip([{ name: 'a\\..\\..\\run.gpx', content: GPX }]),
      'archive_unsafe_path',
    ],
    ['nothing to import', writeZip([{ name: 'photo.jpg', content: 'x' }]), 'archive_without_activities'],
    ['an encrypted recording', writeZip([run], { flags: 1 }), 'archive_encrypted'],
    [
      'zeros that expand 1,000 times',
      writeZip([{ name: 'run.fit', content: Buffer.alloc(5_000_000) }]),
      'archive_too_dense',
    ],
    [
      '10,000 tiny files',
      writeZip(Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.txt`, content: '' }))),
      'archive_too_many_entries',
    ],
    [
      'three levels',
      writeZip([{ name: 'a.zip', content: writeZip([{ name: 'b.zip', content: writeZip([run]) }]) }]),
      'archive_too_deep',
    ],
    [
      'more than 20 archives',
      writeZip(Array.from({ length: 21 }, (_, at) => ({ name: `${at}.zip`, content: writeZip([run]) }))),
      'archive_too_many_entries',
    ],
  ])('reject %s', async (_case, zip, reason) => {
    expect(await reasonOf(zip)).toBe(reason);
    expect((await readdir(folder)).filter((name) => name !== 'upload.zip')).toEqual([]);
  });

  it('reject an archive truncated anywhere', async () => {
    const whole = writeZip([run, { name: 'b.fit', content: FIT }]);
    for (const length of [0, 4, 100, whole.length - 1])
      expect(await reasonOf(whole.subarray(0, length))).toBe('archive_damaged');
  });

  it('ignore the files that macOS adds', async () => {
    expect(await openFiles(run, { name: '__MACOSX/._run.gpx', content: 'x' })).toHaveLength(1);
  });
});

describe('SECU-3301 hostile lists in archives', () => {
  /**
   * Digits from a number sequence that is longer than the compression window, so that the ratio stays within its limit.
   */
  const digits = Array.from({ length: 50_000 }, (_, at) => ((at * at * 48_271) % 7_919) % 10);
  const summaries = (count: number): string => {
    const each = Array.from(
      { length: count },
      (_, at) => `{"activityId":1${digits[at % digits.length]},"beginTimestamp":1}`,
    );
    return `{"summarizedActivitiesExport":[${each.join(',')}]}`;
  };
  const garminLists = (lists: number, count: number): UploadFile[] => {
    const content = summaries(count);
    return Array.from({ length: lists }, (_, at) => ({
      name: `DI_CONNECT/${at}_summarizedActivities.json`,
      content,
    }));
  };
  const csv = (bytes: number): string => `${HEADINGS}\n${`${digits.join('\n')}\n`.repeat(bytes / 100_000)}`;

  it.each([
    ['14 lists of 60,000 summaries', garminLists(14, 60_000)],
    ['a list of five million rows', [{ name: 'activities.csv', content: csv(10_000_000) }]],
  ])(
    'are rejected in the parser thread while the process stays responsive (%s)',
    { timeout: SLOW_MS },
    async (_case, files) => {
      const zip = writeZip(files);
      const parser = createThreadParser();
      const delay = monitorEventLoopDelay();
      delay.enable();
      try {
        expect(await reasonOf(zip, parser.list)).toBe('archive_list_too_long');
      } finally {
        delay.disable();
        await parser.close();
      }
      expect(delay.max / 1e6).toBeLessThan(2_000);
    },
  );

  it('are counted together within one archive', async () => {
    expect(await reasonOf(writeZip(garminLists(2, 2_501)))).toBe('archive_list_too_long');
    expect(await reasonOf(writeZip(garminLists(2, 2_500)))).toBe('');
  });

  it('are rejected if one is larger than 10 MiB or if there are more than 50, and none is read', {
    timeout: SLOW_MS,
  }, async () => {
    const readList: ReadList = async () => {
      throw new Error('a list was read');
    };
    const large = [{ name: 'activities.csv', content: csv(12_000_000) }];
    expect(await reasonOf(writeZip(large), readList)).toBe('archive_list_too_long');
    expect(await reasonOf(writeZip(garminLists(51, 1)), readList)).toBe('archive_list_too_long');
  });

  it('SECU-3302 are read with quoted names, and rejected with an endless row, without the text of the list in the error', async () => {
    const rows = '11,"Oct 1, 2026, 6:00:00 AM",Sore knee and chest pain "again",Run,130,0.36,,130,120,360';
    expect(await openFiles({ name: 'activities.csv', content: `${HEADINGS}\n${rows}` })).toHaveLength(1);
    const endless = `${HEADINGS}\n11,"Sore knee ${'x'.repeat(200_000)}`;
    const failed = await open(writeZip([{ name: 'activities.csv', content: endless }])).catch((error) => error);
    expect(failed).toMatchObject({ reason: 'archive_damaged' });
    expect(String(failed.message)).not.toContain('knee');
  });
});

describe('SECU-3306 Strava export that was zipped again', () => {
  const strava = writeZip([
    {
      name: 'activities.csv',
      content: `${HEADINGS}\n11,"Oct 1, 2026, 6:00:00 AM",Morning,Trail Run,130,0.36,activities/21.gpx,130,120,360\n12,"Oct 2, 2026, 6:00:00 AM",Yoga,Workout,1800,0,,1800,1800,0`,
    },
    { name: 'activities/21.gpx', content: GPX },
  ]);
  const sources = (items: readonly ArchiveItem[]) => Object.fromEntries(items.map(({ key, source }) => [key, source]));

  it('keeps its list, and files outside it that no list names are marked as Strava’s', async () => {
    const items = await openFiles(
      { name: 'export_1.zip', content: strava },
      { name: 'run.fit', content: FIT },
      { name: 'more.zip', content: writeZip([{ name: 'b.fit', content: FIT }]) },
    );
    expect(sources(items)).toEqual({
      'run.fit': 'archive:strava',
      'export_1.zip/activities/21.gpx': 'archive:strava',
      'more.zip/b.fit': 'archive:strava',
      'strava:12': 'archive:strava',
    });
    const [file] = items.filter(({ key }) => key.endsWith('21.gpx'));
    expect(file?.hints).toEqual({ sport: 'trail_run', sourceId: 'strava:11' });
  });

  it('does not change a Garmin export in the same archive', async () => {
    const garmin = writeZip([{ name: 'DI_CONNECT/a.fit', content: FIT }]);
    const items = await openFiles({ name: 'strava.zip', content: strava }, { name: 'garmin.zip', content: garmin });
    expect(sources(items)['garmin.zip/DI_CONNECT/a.fit']).toBe('archive:garmin');
  });

  it('is counted together with the lists of all other archives', async () => {
    const row = (at: number) => `${at},"Oct 1, 2026, 6:00:00 AM",,Run,130,0.36,,130,120,360`;
    const half = writeZip([
      { name: 'activities.csv', content: [HEADINGS, ...Array.from({ length: 2_600 }, (_, at) => row(at))].join('\n') },
    ]);
    expect(await reasonOf(half)).toBe('');
    const both = writeZip([
      { name: 'a.zip', content: half },
      { name: 'b.zip', content: half },
    ]);
    expect(await reasonOf(both)).toBe('archive_list_too_long');
  });
});

describe('IMPORT-60 names and comments in an archive', () => {
  const run = { name: 'run.gpx', content: GPX };
  const many = (count: number, file: (at: number) => Partial<UploadFile>): UploadFile[] =>
    Array.from({ length: count }, (_, at) => ({ name: `${at}.fit`, content: '', ...file(at) }));

  it.each([
    ['comments of 19 MiB together', many(300, () => ({ comment: 'x'.repeat(65_535) })), 0, 'archive_damaged'],
    [
      'a path of 1,025 bytes',
      [run, ...many(1, () => ({ name: `${'x'.repeat(1_021)}.fit` }))],
      0x800,
      'archive_unsafe_path',
    ],
    ['a path of 65,000 bytes', many(1, () => ({ name: `${'x'.repeat(65_000)}.txt` })), 0, 'archive_unsafe_path'],
  ])('are rejected (%s)', async (_case, files, flags, reason) => {
    expect(await reasonOf(writeZip(files, { flags }))).toBe(reason);
  });

  it('are accepted for a path of 1,024 bytes, and for one with a long comment', async () => {
    expect(await openFiles({ name: `${'x'.repeat(1_020)}.fit`, content: FIT })).toHaveLength(1);
    expect(await openFiles({ ...run, comment: 'x'.repeat(65_535) })).toHaveLength(1);
  });

  it('are counted together with those of archives within the archive', { timeout: SLOW_MS }, async () => {
    const part = writeZip(many(100, () => ({ comment: randomBytes(32_000).toString('hex') })));
    const parts = (count: number) =>
      writeZip(Array.from({ length: count }, (_, at) => ({ name: `${at}.zip`, content: part })));
    expect(await reasonOf(parts(2))).toBe('');
    expect(await reasonOf(parts(3))).toBe('archive_damaged');
  });

  it('use little memory for the listing', async () => {
    const path = join(folder, 'comments.zip');
    await writeFile(
      path,
      writeZip(
        many(200, () => ({ comment: 'x'.repeat(65_535) })),
        { flags: 0 },
      ),
    );
    const before = process.memoryUsage().heapUsed;
    const archive = await openArchive(path, folder, readHere);
    const grown = process.memoryUsage().heapUsed - before;
    await archive.close();
    await rm(path);
    // Decoded, these comments would use 400 MB.
    expect(grown).toBeLessThan(50 * 1_048_576);
  });
});

describe('SECU-3307 space used by an archive', () => {
  const run = { name: 'run.gpx', content: GPX };
  /** Writes a false size of an entry into the archive's list. */
  const claiming = (zip: Buffer, bytes: number): Buffer => {
    for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1)) {
      zip.writeUInt32LE(bytes, at + 20);
      zip.writeUInt32LE(bytes, at + 24);
    }
    return zip;
  };

  it('is limited for the archives in it together, before any is extracted', async () => {
    const inner = ['a.zip', 'b.zip', 'c.zip'].map((name) => ({ name, content: writeZip([run]) }));
    // As large as archives with such content typically are.
    const photo = { name: 'photo.jpg', content: randomBytes(4 * 1_048_576) };
    expect(await reasonOf(claiming(writeZip([...inner, photo]), 200 * 1_048_576))).toBe('archive_too_large');
  });

  it('is freed by removing the inner archives when it is closed', async () => {
    await openFiles({ name: 'a.zip', content: writeZip([run]) }, { name: 'b.zip', content: writeZip([run]) });
    expect(await readdir(folder)).toEqual(['upload.zip']);
  });

  it('includes shortened names, and short, distinct keys for long paths', async () => {
    const long = 'x'.repeat(900);
    const items = await openFiles({ ...run, name: `${long}1.gpx` }, { ...run, name: `${long}2.gpx` });
    expect(items.map(({ name, key }) => [name.length, key.length])).toEqual([
      [200, 64],
      [200, 64],
    ]);
    expect(new Set(items.map(({ key }) => key)).size).toBe(2);
  });
});
