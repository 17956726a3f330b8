import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordingError } from '../../../domain/activities/recording.ts';
import { steadyRun, writeFit, writeGpx } from '../testing/write-recordings.ts';
import { type UploadFile, writeZip } from '../testing/zip.ts';
import { type ArchiveItem, openArchive } from './open-archive.ts';

const GPX = writeGpx(steadyRun({ minutes: 2 }));
const FIT = writeFit(steadyRun({ minutes: 2 }));
const HEADINGS =
  'Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Filename,Elapsed Time,Moving Time,Distance';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = async (zip: Uint8Array): Promise<readonly ArchiveItem[]> => {
  const path = join(folder, 'upload.zip');
  await writeFile(path, zip);
  const archive = await openArchive(path, folder);
  archive.close();
  return archive.items;
};
const openFiles = (...files: UploadFile[]): Promise<readonly ArchiveItem[]> => open(writeZip(files));
const reasonOf = async (zip: Uint8Array): Promise<string> =>
  open(zip).then(
    () => '',
    (error) => (error instanceof RecordingError ? error.reason : String(error)),
  );

describe('IMPORT-06 an export of Strava', () => {
  const rows = [
    '11,"Oct 1, 2026, 6:00:00 AM",Morning,Trail Run,130,0.36,activities/21.gpx.gz,130,120,360',
    '12,"Oct 2, 2026, 6:00:00 AM","Yoga, slow",Workout,1800,0,,1800,1800,0',
    'x,"Oct 3, 2026, 6:00:00 AM",No id,Run,1800,0,,1800,1800,0',
  ];

  it('takes sport and id of a recording from the list, and activities without a file from it', async () => {
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

  it('finds the recordings when the headings are in another language', async () => {
    const items = await openFiles(
      { name: 'export_1/activities.csv', content: `Aktivitets-ID,Dato,Filnavn\n11,1. okt.,activities/21.gpx` },
      { name: 'export_1/activities/21.gpx', content: GPX },
    );
    expect(items[0]).toMatchObject({ source: 'archive:strava', hints: { sport: null, sourceId: 'strava:21' } });
  });
});

describe('IMPORT-07 an export of Garmin', () => {
  const summary = {
    ...{ activityId: 5, activityType: 'running', beginTimestamp: Date.parse('2026-10-01T06:00:00Z') },
    ...{ duration: 1_800_000, distance: 540_000, avgHr: 150 },
  };
  const list = JSON.stringify([{ summarizedActivitiesExport: [summary, { activityId: 'bad' }] }]);

  it('reads the recordings in the inner archive and the summaries', async () => {
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

describe('IMPORT-05 limits of archives', () => {
  const run = { name: 'run.gpx', content: GPX };

  it.each([
    ['no archive', Buffer.from('PK no archive'), 'archive_damaged'],
    ['a path out of the archive', writeZip([run, { name: '../run.gpx', content: GPX }]), 'archive_unsafe_path'],
    ['an absolute path', writeZip([{ name: '/etc/run.gpx', content: GPX }]), 'archive_unsafe_path'],
    [
      'a folder above with backslashes',
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
  ])('refuse %s', async (_case, zip, reason) => {
    expect(await reasonOf(zip)).toBe(reason);
    expect((await readdir(folder)).filter((name) => !/^(upload|inner-\d+)\.zip$/.test(name))).toEqual([]);
  });

  it('refuse a truncated archive anywhere', async () => {
    const whole = writeZip([run, { name: 'b.fit', content: FIT }]);
    for (const length of [0, 4, 100, whole.length - 1])
      expect(await reasonOf(whole.subarray(0, length))).toBe('archive_damaged');
  });

  it('ignore the files that macOS adds', async () => {
    expect(await openFiles(run, { name: '__MACOSX/._run.gpx', content: 'x' })).toHaveLength(1);
  });
});
