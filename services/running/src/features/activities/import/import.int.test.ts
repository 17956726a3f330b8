import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { importChanged } from '@stridewell/contracts/events/events';
import { activityDetailSchema, activityImportSchema } from '@stridewell/contracts/http/activities';
import { type ActivityImport, addDays, PATHS, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { createQueues } from '@stridewell/kit/queue/queues';
import { untilReady } from '@stridewell/kit/testing/ready';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlan, planOf } from '../../../testing/fixtures.ts';
import { useRunningTestBed } from '../../../testing/running-bed.ts';
import { buildWorker } from '../../../worker/worker-app.ts';
import { corpusFile } from '../testing/corpus.ts';
import { spoolFolder } from '../testing/spool-folder.ts';
import { formOf } from '../testing/upload.ts';
import { steadyRun, writeFit, writeGpx } from '../testing/write-recordings.ts';
import { type UploadFile, writeZip } from '../testing/zip.ts';
import { importJob } from './import-job.ts';

/** The worker uses the machine's time, so the tests do as well. */
/** Weekdays on which the marathoner runs, counted from Monday. */
const DAYS = [0, 1, 2, 3, 5, 6];
const TODAY = new Date().toISOString().slice(0, 10);
/** A day whose runs have ended, whatever the current time is. */
const RUN_DAY = addDays(TODAY, -1);
/** Time for tests that import many files and start a worker. */
const SLOW_MS = 120_000;
const bed = useRunningTestBed({ events: [importChanged] });
let worker: FastifyInstance;
let port: number;
let user: TestUser;

const startWorker = async (): Promise<FastifyInstance> =>
  untilReady(
    await buildWorker({
      ...bed.scope.config('running'),
      redisUrl: bed.scope.redisUrl,
      importSpool: spoolFolder(bed.scope),
    }),
  );

beforeAll(async () => {
  port = await bed.listen();
  worker = await startWorker();
});
afterAll(() => worker.close());
beforeEach(async () => {
  bed.setNow(new Date().toISOString());
  user = await bed.user();
});

const send = (files: readonly UploadFile[], who = user) => {
  const { headers, payload } = formOf(files);
  return bed.app.inject({
    method: 'POST',
    url: PATHS.activityImport,
    headers: { ...who.headers, ...headers },
    payload,
  });
};
const started = async (files: readonly UploadFile[]): Promise<string> => {
  const answer = await send(files);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json().id;
};
const read = async (id: string): Promise<ActivityImport> => {
  const answer = await bed.call(user, 'GET', `${PATHS.activityImport}/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return activityImportSchema.parse(answer.json());
};
const untilDone = (id: string): Promise<ActivityImport> =>
  until(
    'the end of the import',
    async () => {
      const found = await read(id);
      return found.state === 'done' && found;
    },
    60_000,
  );
const imported = async (...files: UploadFile[]): Promise<ActivityImport> => untilDone(await started(files));
const outcomes = ({ files }: ActivityImport) => files.map(({ name, result, reason }) => [name, result, reason]);
const spooled = async (): Promise<string[]> =>
  readdir(spoolFolder(bed.scope), { recursive: true }).then(
    (names) => names.filter((name) => name.endsWith('.upload')),
    () => [],
  );
const activities = async () => (await bed.call(user, 'GET', `${PATHS.activities}?limit=100`)).json().activities;
const runOn = (date: string, minutes = 30) => steadyRun({ start: new Date(`${date}T06:00:00Z`), minutes });
const fit = (date: string, minutes?: number): UploadFile => ({
  name: `${date}.fit`,
  content: writeFit(runOn(date, minutes)),
});

describe('IMPORT-08 POST /api/coach/activities/import', () => {
  it('imports files of all formats, reports the result of each, and leaves nothing in the spool', async () => {
    const done = await imported(
      { name: 'run.fit.gz', content: corpusFile('garmin-fenix-2-run.fit.gz') },
      { name: 'C:\\\\runs\\\\run.tcx.gz', content: corpusFile('garmin-run.tcx.gz') },
      { name: 'walk.gpx', content: corpusFile('phone-walk.gpx.gz') },
      { name: 'settings.fit', content: corpusFile('garmin-settings.fit') },
      { name: 'broken.gpx', content: '<gpx><trk' },
      { name: 'photo.jpg', content: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
      { name: 'empty.fit', content: '' },
    );
    expect(outcomes(done).toSorted()).toEqual(
      [
        ['broken.gpx', 'failed', 'damaged'],
        ['empty.fit', 'failed', 'empty'],
        ['photo.jpg', 'unsupported', 'unknown_format'],
        ['settings.fit', 'unsupported', 'no_activity'],
        // IMPORT-76: the test files are years old.
        ['run.fit.gz', 'imported', 'old_date'],
        ['run.tcx.gz', 'imported', 'old_date'],
        ['walk.gpx', 'imported', 'old_date'],
      ].toSorted(),
    );
    expect(done).toMatchObject({ found: 7, counts: { imported: 3, duplicate: 0, unsupported: 2, failed: 2 } });
    await until('an empty spool', async () => (await spooled()).length === 0);
    const [first] = done.files.filter(({ name }) => name === 'run.fit.gz');
    const found = await bed.call(user, 'GET', `${PATHS.activities}/${first?.activityId}`);
    const activity = activityDetailSchema.parse(found.json());
    expect(activity).toMatchObject({ source: 'file:fit', sport: 'run', distanceMeters: 9_008, avgHr: 154 });
    expect(activity.series?.t.length).toBeGreaterThan(2_000);
    expect(JSON.stringify(activity)).not.toMatch(/latitude|longitude|position|"lat"|"lon"/i);
  });

  it('IMPORT-11 treats a repeated file as a duplicate, even under another name and compression', async () => {
    const [first] = [await imported(fit(RUN_DAY))];
    const again = await imported({ name: 'again.fit', content: writeFit(runOn(RUN_DAY)) });
    expect(outcomes(again)).toEqual([['again.fit', 'duplicate', 'same_file']]);
    expect(again.files[0]?.activityId).toBe(first?.files[0]?.activityId);
    expect(await activities()).toHaveLength(1);
  });

  it('IMPORT-73 keeps the more detailed of two records of one run, with the runner’s own entries', async () => {
    const bare = { ...runOn(RUN_DAY), samples: runOn(RUN_DAY).samples.filter((_, at) => at % 12 === 0) };
    const poor = writeGpx(bare).replaceAll(/<extensions>[\s\S]*?<\/extensions>/g, '');
    const [{ activityId } = { activityId: '' }] = (await imported({ name: 'phone.gpx', content: poor })).files;
    await bed.call(user, 'PATCH', `${PATHS.activities}/${activityId}`, { rpe: 7, note: 'Hot' });
    const richer = await imported(fit(RUN_DAY));
    expect(outcomes(richer)[0]?.slice(1)).toEqual(['imported', null]);
    expect(await activities()).toMatchObject([{ id: activityId, source: 'file:fit', avgHr: 150, rpe: 7, note: 'Hot' }]);
    expect(outcomes(await imported({ name: 'watch.gpx', content: poor.replace('Morning', 'Other') }))).toEqual([
      ['watch.gpx', 'duplicate', 'same_bout'],
    ]);
  });

  it('IMPORT-75 does not import a deleted recording from an archive again, even when it can no longer be restored', async () => {
    const [first] = (await imported(fit(RUN_DAY))).files;
    await bed.call(user, 'DELETE', `${PATHS.activities}/${first?.activityId}`);
    const archive = () =>
      imported({ name: 'export.zip', content: writeZip([fit(RUN_DAY), fit(addDays(RUN_DAY, -1))]) });
    const told = ['duplicate', 'deleted'];
    expect(outcomes(await archive()).map((each) => each.slice(1))).toContainEqual(told);
    await bed.database.collection('activities').deleteMany({ userId: user.userId, deletedAt: { $exists: true } });
    expect(outcomes(await archive()).map((each) => each.slice(1))).toContainEqual(told);
    expect(await activities()).toHaveLength(1);
    expect(outcomes(await imported(fit(RUN_DAY)))[0]?.slice(1)).toEqual(['imported', null]);
    expect(await activities()).toHaveLength(2);
  });

  it('IMPORT-74 updates the days of all runs in one file', async () => {
    const days = [addDays(RUN_DAY, -1), RUN_DAY];
    const tracks = days.map((day) => /<trk>[\s\S]*<\/trk>/.exec(writeGpx(runOn(day)))?.[0] ?? '');
    const done = await imported({ name: 'days.gpx', content: `<gpx>${tracks.join('')}</gpx>` });
    expect(done.counts.imported).toBe(1);
    expect((await activities()).map(({ date }: { date: string }) => date).toSorted()).toEqual(days);
    const logs = await bed.database.collection('training_logs').find({ userId: user.userId }).toArray();
    expect(logs.map(({ date }) => date).toSorted()).toEqual(days);
  });

  it('IMPORT-06 imports a Strava export, whose activities must not reach an outside model', async () => {
    const archive = writeZip([
      {
        name: 'activities.csv',
        content: `Activity ID,Activity Date,Activity Type,Filename,Elapsed Time\n7,"Oct 1, 2026, 6:00:00 AM",Run,activities/7.gpx,1800\n8,"Oct 2, 2026, 6:00:00 AM",Yoga,,1800`,
      },
      { name: 'activities/7.gpx', content: writeGpx(runOn('2026-10-01')) },
    ]);
    const done = await imported({ name: 'export.zip', content: archive });
    expect(done.counts).toMatchObject({ imported: 2, failed: 0 });
    const stored = await bed.database
      .collection('activities')
      .find({ userId: user.userId })
      .sort({ date: 1 })
      .toArray();
    expect(stored.map(({ sport, sourceId, policy }) => [sport, sourceId, policy])).toEqual([
      ['run', 'strava:7', { ai: false, share: true }],
      ['other', 'strava:8', { ai: false, share: true }],
    ]);
    const again = await imported({ name: 'again.zip', content: writeZip([{ name: 'export.zip', content: archive }]) });
    expect(again.counts).toMatchObject({ imported: 0, duplicate: 1, failed: 0 });
  });

  it('IMPORT-05 stores nothing of an archive that exceeds a limit', async () => {
    const bomb = writeZip([fit(RUN_DAY), { name: 'zeros.fit', content: Buffer.alloc(5_000_000) }]);
    expect(outcomes(await imported({ name: 'bomb.zip', content: bomb }))).toEqual([
      ['bomb.zip', 'failed', 'archive_too_dense'],
    ]);
    expect(await activities()).toEqual([]);
    await until('an empty spool', async () => (await spooled()).length === 0);
  });

  it('IMPORT-14 rejects a request without files, with 51 files or without a form, with one sentence', async () => {
    const many = Array.from({ length: 51 }, (_, at) => ({ name: `${at}.fit`, content: writeFit(runOn(RUN_DAY, 1)) }));
    const { headers } = formOf([]);
    const url = PATHS.activityImport;
    const answers = [
      await send([]),
      await send(many),
      await bed.call(user, 'POST', url, {}),
      await bed.app.inject({ method: 'POST', url, headers: { ...user.headers, ...headers }, payload: 'no form' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    }
    expect(await spooled()).toEqual([]);
    expect(await bed.database.collection('activity_imports').countDocuments({ userId: user.userId })).toBe(0);
  });

  it('IMPORT-14 leaves nothing behind when the connection is cut in the middle of an upload', async () => {
    const { headers, payload } = formOf([fit(RUN_DAY, 600)]);
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({ ...user.headers, ...headers, host: 'a', 'content-length': String(payload.length) });
    socket.write(
      `POST ${PATHS.activityImport} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, payload.length / 2));
    await until('a part of the file', async () => (await spooled()).length === 1);
    socket.destroy();
    await until('an empty spool', async () => (await spooled()).length === 0);
    expect(await bed.database.collection('activity_imports').countDocuments({ userId: user.userId })).toBe(0);
  });

  it('AUTH-01 hides an import from other runners (404)', async () => {
    const { id } = await imported(fit(RUN_DAY));
    expect((await bed.call(await bed.user(), 'GET', `${PATHS.activityImport}/${id}`)).statusCode).toBe(404);
  });

  it('IMPORT-15 reports its progress as events without names', async () => {
    await imported(fit(RUN_DAY));
    const done = await bed.events.untilNewest(user, importChanged, ({ state }) => state === 'done');
    expect(Object.keys(done).toSorted()).toEqual(['rev', 'state']);
  });
});

/** Removes the job of an import from Redis, as a flush does. */
const loseJob = async (id: string): Promise<void> => {
  const around = { clock: createClock(), logger: createLogger('test', 'silent'), metrics: createMetrics('test') };
  const queues = createQueues({ url: bed.scope.redisUrl, prefix: bed.scope.prefix, ...around });
  await until('Redis', () => queues.connected());
  await queues.producer(importJob).forget(id);
  await queues.close();
};

describe('IMPORT-16 interrupted import', () => {
  it(
    'ends with one result for each file when the worker is stopped halfway and Redis loses the job',
    async () => {
      const files = Array.from({ length: 25 }, (_, at) => fit(addDays(TODAY, -at - 1), 40));
      const id = await started(files);
      await until(
        'the first results',
        async () => {
          const rows = await bed.database.collection('activity_import_files').countDocuments({ userId: user.userId });
          return rows > 0;
        },
        60_000,
      );
      await worker.close();
      await loseJob(id);
      worker = await startWorker();
      const done = await untilDone(id);
      expect(done.counts).toEqual({ imported: 25, duplicate: 0, unsupported: 0, failed: 0 });
      expect(new Set(done.files.map(({ name }) => name)).size).toBe(25);
      expect(await activities()).toHaveLength(25);
    },
    SLOW_MS,
  );
});

describe('SECU-3306 single file written by Strava', () => {
  it('does not reach an outside model, while a file of another app may', async () => {
    const other = writeGpx(runOn('2026-10-02')).replace('StravaGPX', 'Garmin Connect');
    await imported(
      { name: 'a.gpx', content: writeGpx(runOn('2026-10-01')) },
      { name: 'b.gpx', content: other },
      { name: 'c.fit.gz', content: corpusFile('strava-android-run.fit.gz') },
    );
    const stored = await bed.database
      .collection('activities')
      .find({ userId: user.userId })
      .sort({ date: 1 })
      .toArray();
    expect(stored.map(({ source, policy }) => [source, policy.ai])).toEqual([
      ['file:fit', false],
      ['file:gpx', false],
      ['file:gpx', true],
    ]);
  });
});

describe('ACT-30 plan after an import', () => {
  it(
    'starts from the imported weeks (450 minutes a week lead to a week and a long run of that size for a marathoner)',
    async () => {
      const profile = {
        ...{ goal: 'marathon', weeklyHours: 9, daysAvailable: 'Mon,Tue,Wed,Thu,Sat,Sun', longRunCapMin: 180 },
        runningProfileV2: JSON.stringify({ age: 35, level: 'Advanced' }),
      };
      const before = await createPlan(bed, user, profile);
      const monday = weekStartOf(TODAY);
      const minutes = [60, 70, 60, 65, 60, 135];
      // Four full weeks and this one up to yesterday. A week without runs would make the next one smaller.
      const days = Array.from({ length: 5 }, (_, week) =>
        minutes.map((length, at) => ({ date: addDays(monday, -7 * week + (DAYS[at] ?? 0)), length })),
      )
        .flat()
        .filter(({ date }) => date < TODAY);
      const runs = days.map(({ date, length }) => fit(date, length));
      const done = await imported(...runs);
      expect(done.counts.imported).toBe(runs.length);
      const after = await planOf(bed, user);
      expect(after.totalMinutes).toBeGreaterThan(before.totalMinutes);
      const log = await bed.call(user, 'GET', `${PATHS.trainingLogsWeek}?weekStart=${addDays(monday, -7)}`);
      expect(log.json()).toHaveLength(6);
      const next = await bed.call(user, 'GET', `${PATHS.weeklyPlan}?weekStart=${addDays(monday, 7)}`);
      const { totalMinutes, days: planned } = next.json<WeeklyPlan>();
      expect(totalMinutes).toBeGreaterThanOrEqual(400);
      expect(totalMinutes).toBeLessThanOrEqual(520);
      const longest = Math.max(...planned.map((day) => day.minutes));
      expect(longest).toBeGreaterThanOrEqual(110);
      expect(longest).toBeLessThanOrEqual(150);
    },
    SLOW_MS,
  );
});
