import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createUsageRepository } from '@stridewell/chat/model/usage-repository';
import { readStream } from '@stridewell/chat/testing/read-stream';
import { storeProposal } from '@stridewell/chat/testing/stored-proposal';
import { checkinRecorded, painReported, physioGateChanged, userChanged } from '@stridewell/contracts/events/events';
import { addDays, COACH_BASES, DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { compareUserData } from '@stridewell/kit/testing/compare-user-data';
import { createEraser, type Eraser } from '@stridewell/kit/testing/erasures';
import { untilReady } from '@stridewell/kit/testing/ready';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityDocument } from './features/activities/document.ts';
import { createSpool } from './features/activities/import/spool.ts';
import { createRemovedActivities } from './features/activities/removed-activities.ts';
import { spoolFolder } from './features/activities/testing/spool-folder.ts';
import { formOf } from './features/activities/testing/upload.ts';
import { steadyRun, writeFit } from './features/activities/testing/write-recordings.ts';
import { createWithheldTraining } from './features/activities/withheld-training.ts';
import { createSeenMoments } from './features/moments/repository.ts';
import { createPlan, GATE, planOf, saveBackground } from './testing/fixtures.ts';
import { useRunningTestBed } from './testing/running-bed.ts';
import { userData } from './user-data.ts';
import { buildWorker } from './worker/worker-app.ts';

const CONSENTS = { health_data: true, outside_model: false };
/** The actual current day, because erasures compare the actual timestamps of events. */
const TODAY = dateIn(DEFAULT_TIMEZONE, new Date());
const bed = useRunningTestBed();
let worker: FastifyInstance;
let port: number;
let eraser: Eraser;

beforeAll(async () => {
  port = await bed.listen();
  eraser = createEraser(bed.signer.bus, 'running');
});
afterAll(() => worker?.close());

const startWorker = async (): Promise<FastifyInstance> =>
  untilReady(
    await buildWorker({
      ...bed.scope.config('running'),
      redisUrl: bed.scope.redisUrl,
      importSpool: spoolFolder(bed.scope),
    }),
  );

const rowsOf = async (name: string, { userId }: TestUser) => bed.database.collection(name).find({ userId }).toArray();
const untilRow = (name: string, user: TestUser) =>
  until(`a row in ${name}`, async () => (await rowsOf(name, user)).length > 0);
const post = async (user: TestUser, path: string, body?: object): Promise<void> => {
  const answer = await bed.call(user, 'POST', path, body);
  expect(answer.statusCode, `${path} ${answer.body}`).toBeLessThan(300);
};
const say = async (user: TestUser, message: string): Promise<void> => {
  const reply = await readStream({ port, path: `${COACH_BASES.running}/chat`, user, payload: { message } }).reply;
  expect(reply.isDone).toBe(true);
};

/** Imports a run with samples, as the worker does, and leaves the upload of another import behind. */
const importRuns = async ({ userId, headers }: TestUser): Promise<void> => {
  const form = formOf([{ name: 'run.fit', content: writeFit(steadyRun({ start: new Date(`${TODAY}T05:00:00Z`) })) }]);
  const sent = await bed.app.inject({
    method: 'POST',
    url: PATHS.activityImport,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
  expect(sent.statusCode, sent.body).toBe(202);
  const importing = await startWorker();
  await until('the import', async () => {
    const [found] = await bed.database.collection('activity_imports').find({ userId }).toArray();
    return found?.state === 'done';
  });
  await importing.close();
  await createSpool(spoolFolder(bed.scope)).write(userId, createId(), 0, Readable.from([Buffer.from('left')]));
};

/** Creates a runner with data in every collection. */
const fullRunner = async (): Promise<TestUser> => {
  const user = await bed.user();
  await bed.publish(user, userChanged, { timezone: 'Europe/Oslo', tzv: 1, consents: CONSENTS, rev: 1 });
  await untilRow('user_settings', user);
  const raced = addDays(TODAY, -1);
  await saveBackground(bed, user, { usualWeekMinutes: 120, races: [{ goal: '5k', date: raced, priority: 'B' }] });
  await createPlan(bed, user);
  await post(user, PATHS.raceReview, { answer: 'not_started', date: raced });
  await post(user, PATHS.trainingLog, { date: TODAY, status: 'done', minutes: 30 });
  await post(user, PATHS.strengthLog, { date: TODAY, status: 'done' });
  await importRuns(user);
  await createWithheldTraining(bed.database).change(user.userId, () => ({ since: raced }));
  const other = { ...(await rowsOf('activities', user))[0], _id: createId() } as unknown as ActivityDocument;
  await createRemovedActivities(bed.database).remember(other, new Date());
  await createSeenMoments(bed.database).change(user.userId, () => ({
    seen: [{ id: 'first_plan', reachedOn: raced, seenOn: TODAY }],
  }));
  await post(user, PATHS.pause, { kind: 'travel', from: TODAY });
  await post(user, PATHS.calendar);
  await say(user, 'I have chest pain of 8 when I run');
  await post(user, `${COACH_BASES.running}/chat/draft`, { content: 'not sent' });
  await createUsageRepository(bed.database).reserve(user.userId, 10, 100, new Date());
  await storeProposal(bed.database, user.userId);
  await bed.checkin(user, TODAY, 'Adapt', 1);
  await bed.publish(user, physioGateChanged, { ...GATE, rev: 1 });
  await bed.publish(user, painReported.physio, {
    ...{ area: 'knee', pain: 8, severe: false, worse: false, rev: 1 },
    at: new Date().toISOString(),
  });
  await bed.publish(user, checkinRecorded, { rev: 'unreadable' } as never, { id: createId() });
  const week = (await planOf(bed, user)).weekStart;
  await bed.database
    .collection('weekly_summaries')
    .insertOne({ _id: createId() as never, userId: user.userId, weekStart: week });
  for (const name of ['checkin_days', 'physio_state', 'dead_letters', 'weekly_outcomes']) await untilRow(name, user);
  return user;
};

describe('BEYOND-21 erasure of running user data', () => {
  it('ERASE-10 covers every collection with user data', async () => {
    await fullRunner();
    expect(await compareUserData(bed.database, userData)).toEqual({ unlisted: [], empty: [] });
  });

  it('ERASE-11 BEYOND-24 deletes all records, and is confirmed only after the worker has erased its jobs', async () => {
    const [user, other] = [await fullRunner(), await fullRunner()];
    const everything = async (of: TestUser) =>
      Object.fromEntries(
        await Promise.all(
          userData.map(async ({ name }) => [name, (await rowsOf(name, of)).map(({ _id }) => _id)] as const),
        ),
      );
    const others = await everything(other);
    const erasureId = await eraser.ask(user.userId, 'data');
    await until('the erasure of the records', async () => (await rowsOf('coach_profiles', user)).length === 0);
    expect(eraser.answers(erasureId)).toBe(0);
    worker = await startWorker();
    const counts = await eraser.counts(erasureId);
    expect(counts).toMatchObject({
      coach_profiles: 1,
      runner_backgrounds: 1,
      training_logs: 1,
      strength_logs: 1,
      activities: 1,
      activity_series: 1,
      activity_imports: 1,
      activity_import_files: 1,
      removed_activities: 1,
      calendar_feeds: 1,
      chat_messages: 2,
      jobs: 0,
    });
    const left = await everything(user);
    expect(Object.entries(left).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []))).toEqual(['user_settings']);
    // IMPORT-20: no uploaded file of the runner is left.
    const spooled = await readdir(spoolFolder(bed.scope));
    expect([spooled.includes(user.userId), spooled.includes(other.userId)]).toEqual([false, true]);
    // ERASE-14: the data of another runner is unchanged.
    expect(await everything(other)).toEqual(others);
  });

  it('allows a new check-in for today, with revision 1, after an erasure', async () => {
    worker ??= await startWorker();
    const user = await fullRunner();
    await bed.checkin(user, TODAY, 'Push', 7);
    await until('the check-in', async () => (await rowsOf('checkin_days', user))[0]?.rev === 7);
    await eraser.erase(user.userId, 'data');
    await bed.publish(user, checkinRecorded, {
      date: TODAY,
      score: 2.1,
      recommendation: 'Reset',
      metrics: { sleep: 1, stress: 5, fatigue: 5, pain: 2, readiness: 2 },
      ...{ factors: [], cap: null, rev: 1 },
    });
    await untilRow('checkin_days', user);
    expect(await rowsOf('checkin_days', user)).toMatchObject([{ date: TODAY, rev: 1, recommendation: 'Reset' }]);
    const plan = await createPlan(bed, user);
    expect(plan.days.find(({ date }) => date === TODAY)?.planType).toBe('rest');
  });
});
