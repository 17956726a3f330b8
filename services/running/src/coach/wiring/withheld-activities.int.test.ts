import { startAccountServer } from '@stridewell/chat/testing/account-server';
import { startModelServer } from '@stridewell/chat/testing/model-server';
import { readStream } from '@stridewell/chat/testing/read-stream';
import { addDays, COACH_BASES, PATHS, weekStartOf } from '@stridewell/contracts/web';
import { untilReady } from '@stridewell/kit/testing/ready';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spoolFolder } from '../../features/activities/testing/spool-folder.ts';
import { formOf } from '../../features/activities/testing/upload.ts';
import { steadyRun, writeFit } from '../../features/activities/testing/write-recordings.ts';
import { type UploadFile, writeZip } from '../../features/activities/testing/zip.ts';
import { migration as withheldTraining } from '../../migrations/0019-withheld-training.ts';
import { createPlan } from '../../testing/fixtures.ts';
import { createRunningTestBed, type RunningTestBed } from '../../testing/running-bed.ts';
import { buildWorker } from '../../worker/worker-app.ts';

/** The worker uses the machine's clock, so the tests do as well. */
const TODAY = new Date().toISOString().slice(0, 10);
const MONDAY = weekStartOf(TODAY);
/** Number of minutes of the longest run in the archive. It occurs nowhere else. */
const LONGEST = 113;
const SHORT = 71;
const WEEK_MINUTES = LONGEST + SHORT;
const FIGURES = new RegExp(`\\b(?:${LONGEST}|${SHORT}|${WEEK_MINUTES})\\b`);
const QUESTION = 'How many minutes did I run last week?';

type Servers = [Awaited<ReturnType<typeof startModelServer>>, Awaited<ReturnType<typeof startAccountServer>>];
let [model, account] = [] as unknown as Servers;
let bed: RunningTestBed;
let worker: FastifyInstance;
let port: number;

beforeAll(async () => {
  [model, account] = await Promise.all([startModelServer(), startAccountServer()]);
  const config = { url: model.url, key: 'k', name: 'm', accountUrl: account.url, maxTokens: 700, dailyTokens: 1e6 };
  bed = await createRunningTestBed({ chat: { model: config } });
  port = await bed.listen();
  bed.setNow(new Date().toISOString());
  const files = { redisUrl: bed.scope.redisUrl, importSpool: spoolFolder(bed.scope) };
  worker = await untilReady(await buildWorker({ ...bed.scope.config('running'), ...files }));
});
afterAll(async () => {
  await worker.close();
  await bed.close();
  await Promise.all([model.close(), account.close()]);
});

const runsOf = (minutes: number, date: string): UploadFile => ({
  name: `activities/${date}.fit`,
  content: writeFit(steadyRun({ start: new Date(`${date}T06:00:00Z`), minutes })),
});
/** Four weeks of two runs, the last one yesterday or earlier. */
const RUNS = Array.from({ length: 4 }, (_, week) => [
  runsOf(LONGEST, addDays(MONDAY, -7 * week - 1)),
  runsOf(SHORT, addDays(MONDAY, -7 * week - 4)),
]).flat();
const LIST = `Activity ID,Activity Date,Activity Type,Filename,Elapsed Time\n${RUNS.map(
  ({ name }, at) => `${at},"Oct 1, 2026, 6:00:00 AM",Run,${name},1800`,
).join('\n')}`;
const ARCHIVE: UploadFile = {
  name: 'export.zip',
  content: writeZip([{ name: 'activities.csv', content: LIST }, ...RUNS]),
};

const importFiles = async (user: TestUser, ...files: UploadFile[]): Promise<void> => {
  const { headers, payload } = formOf(files);
  const url = PATHS.activityImport;
  const sent = await bed.app.inject({ method: 'POST', url, headers: { ...user.headers, ...headers }, payload });
  expect(sent.statusCode, sent.body).toBe(202);
  const path = `${url}/${sent.json().id}`;
  const done = await until('the end of the import', async () => {
    const answer = (await bed.call(user, 'GET', path)).json();
    return answer.state === 'done' && answer;
  });
  expect(done.counts.imported).toBe(RUNS.length);
};
const runner = async (...files: UploadFile[]): Promise<TestUser> => {
  const user = await bed.user();
  await createPlan(bed, user, { goal: 'marathon', weeklyHours: 6, daysAvailable: 'Mon,Wed,Thu,Sat,Sun' });
  await importFiles(user, ...files);
  return user;
};
const ask = async (user: TestUser, message: string): Promise<string> => {
  const reply = await readStream({ port, path: `${COACH_BASES.running}/chat`, user, payload: { message } }).reply;
  expect([reply.status, reply.error]).toEqual([200, null]);
  return reply.text;
};
/** The last request to the model, with the facts and limits in it. */
const lastRequest = () => {
  const text = model.asked.at(-1)?.text ?? '';
  const system: string = JSON.parse(text).messages[0].content;
  const [, facts = '{}', limits = '{}'] = /FACTS: (.*)\nLIMITS: (.*)$/.exec(system) ?? [];
  return { text, facts: JSON.parse(facts), limits: JSON.parse(limits) };
};

interface Mark {
  userId: string;
  state: { since: string };
}
const marksOf = (user: TestUser): Promise<Mark[]> =>
  bed.database.collection<Mark>('withheld_training').find({ userId: user.userId }).toArray();
const migrateAgain = async (): Promise<void> => {
  const { db } = bed.database;
  if (db) await withheldTraining.up(db);
};

describe('IMPORT-06 IMPORT-21 IMPORT-24 the outside model', { timeout: 120_000 }, () => {
  it('receives no day, week, longest run or load that is derived from a Strava archive', async () => {
    const user = await runner(ARCHIVE);
    model.play({ say: ['Take it easy.'] });
    expect(await ask(user, QUESTION)).toBe('Take it easy.');
    const { text, facts, limits } = lastRequest();
    expect(facts).toMatchObject({ log: [], sessionCap: null });
    expect(facts.week.days.length).toBeGreaterThan(0);
    expect(Object.keys(facts.programme.weeks[0]).toSorted()).toEqual(['phase', 'taperShare', 'weekStart']);
    expect(Object.keys(limits).toSorted()).toEqual(['hardSessionsClosed', 'runningClosed']);
    expect(text).not.toMatch(FIGURES);
  });

  it('does not receive them from earlier rule-based replies, which contain them', async () => {
    const user = await runner(ARCHIVE);
    model.play({ status: 500 });
    expect(await ask(user, QUESTION)).toMatch(FIGURES);
    model.play({ say: ['Well done.'] });
    expect(await ask(user, 'What do I do today?')).toBe('Well done.');
    expect(lastRequest().text).toContain(QUESTION);
    expect(lastRequest().text).not.toMatch(FIGURES);
  });

  it('does not receive planned minutes or anything derived from them, even long after the activities', async () => {
    const user = await runner(ARCHIVE);
    await bed.database.collection('activities').deleteMany({ userId: user.userId });
    model.play({ say: ['Take it easy.'] });
    await ask(user, 'How long is my next run?');
    const { facts } = lastRequest();
    const keys = facts.week.days.flatMap((day: object) => Object.keys(day));
    expect([...new Set(keys)].toSorted()).toEqual(['action', 'date', 'ladderStage', 'planType', 'zone']);
    expect(facts.zones[0].pace).toBeNull();
    expect(facts.notGiven).toBeTypeOf('string');
  });

  it('receives none of them for a runner whose activities an earlier release stored', async () => {
    const user = await runner(ARCHIVE);
    expect(await marksOf(user)).toHaveLength(1);
    await bed.database.collection('withheld_training').deleteMany({ userId: user.userId });
    await migrateAgain();
    await migrateAgain();
    const marks = await marksOf(user);
    expect(marks.map(({ state }) => state)).toEqual([{ since: addDays(MONDAY, -25) }]);
  });

  it('receives the same numbers when they are derived from watch files', async () => {
    const user = await runner(...RUNS);
    model.play({ say: ['Well done.'] });
    await ask(user, QUESTION);
    const { facts, limits } = lastRequest();
    expect(facts.log).toHaveLength(RUNS.length);
    expect(facts.sessionCap.longest).toBe(LONGEST);
    expect(limits.capMinutes).toBeGreaterThan(0);
  });
});
