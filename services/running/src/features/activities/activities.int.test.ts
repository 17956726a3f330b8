import { activitiesSchema, activityDetailSchema, activitySchema } from '@stridewell/contracts/http/activities';
import { addDays, PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlannedRunner } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const TODAY = '2026-11-22';
const MONDAY = '2026-11-16';
const bed = useRunningTestBed();
let user: TestUser;
let plan: WeeklyPlan;

beforeEach(async () => {
  ({ user, plan } = await createPlannedRunner(bed, { planned: `${MONDAY}T06:00:00Z`, now: `${TODAY}T18:00:00Z` }));
});

/** The date of the plan's first run. */
const runDay = () => {
  const day = plan.days.find(({ minutes, planType }) => minutes > 20 && planType !== 'rest');
  if (!day) throw new Error('no run is planned');
  return day;
};
const run = (more: object = {}) => ({ date: runDay().date, sport: 'run', minutes: runDay().minutes, ...more });
const add = (body: unknown, who = user) => bed.call(who, 'POST', PATHS.activities, body);
const added = async (body: unknown) => {
  const answer = await add(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return activitySchema.parse(answer.json());
};
const change = (id: string, body: unknown, who = user) => bed.call(who, 'PATCH', `${PATHS.activities}/${id}`, body);
const remove = (id: string, who = user) => bed.call(who, 'DELETE', `${PATHS.activities}/${id}`);
const restore = (id: string, who = user) => bed.call(who, 'POST', `${PATHS.activities}/${id}/restore`);
const list = async (query = '', who = user) =>
  activitiesSchema.parse((await bed.call(who, 'GET', `${PATHS.activities}${query}`)).json());
const detail = async (id: string) =>
  activityDetailSchema.parse((await bed.call(user, 'GET', `${PATHS.activities}/${id}`)).json());
const logOf = async (date: string) =>
  (await bed.call(user, 'GET', `${PATHS.trainingLogsWeek}?weekStart=${MONDAY}`))
    .json<{ date: string }[]>()
    .find((log) => log.date === date);

describe('ACT-10 entered activities', () => {
  it('are stored with the entered values, and matched with the planned session', async () => {
    const activity = await added(run({ meters: 8_000, rpe: 4, note: ' Wet feet ' }));
    const { date, minutes, planType } = runDay();
    expect(activity).toMatchObject({
      ...{ source: 'manual', startedAt: null, date, sport: 'run', movingSeconds: minutes * 60, distanceMeters: 8_000 },
      ...{ rpe: 4, note: 'Wet feet', avgHr: null, matched: { date, planType }, matchedBy: 'rule' },
    });
    expect(await detail(activity.id)).toMatchObject({ laps: [], splits: { km: [], mile: [] }, series: null });
    expect((await list()).activities).toEqual([activity]);
  });

  it('ACT-24 create the log of their day with status, minutes and effort', async () => {
    const { date, planType } = runDay();
    await added(run({ rpe: 6 }));
    expect(await logOf(date)).toMatchObject({
      planType,
      status: 'done',
      minutes: runDay().minutes,
      effort: 6,
      source: 'activities',
    });
  });

  it('ACT-12 are two activities on a day with two runs, whose minutes are added up', async () => {
    const { date, minutes } = runDay();
    const [first, second] = [await added(run()), await added(run({ minutes: 15 }))];
    expect(first.matchedBy).toBe('rule');
    expect(second.matched).toBeNull();
    expect(await logOf(date)).toMatchObject({ status: 'done', minutes: minutes + 15 });
  });

  it('ACT-25 do not change a day that the runner has set by hand', async () => {
    const { date } = runDay();
    await bed.call(user, 'POST', PATHS.trainingLog, { date, status: 'skipped', reason: 'time' });
    await added(run());
    const log = await logOf(date);
    expect(log).toMatchObject({ status: 'skipped' });
    expect(log).not.toHaveProperty('source');
    await bed.call(user, 'DELETE', `${PATHS.trainingLog}/${date}`);
    await added(run({ minutes: 5 }));
    expect(await logOf(date)).toMatchObject({ status: 'done', source: 'activities' });
  });

  it('ACT-26 are not treated as running if they are of another sport', async () => {
    const activity = await added(run({ sport: 'cycle' }));
    expect(activity.matched).toBeNull();
    expect(await logOf(runDay().date)).toBeUndefined();
  });

  it.each([
    ['a date in the future', { date: addDays(TODAY, 1) }],
    ['a date 91 days ago', { date: addDays(TODAY, -91) }],
    ['an invalid date', { date: '2026-02-30' }],
    ['no minutes', { minutes: 0 }],
    ['too many minutes', { minutes: 1_441 }],
    ['an unknown sport', { sport: 'chess' }],
    ['an effort of 11', { rpe: 11 }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
    ['an unknown field', { pace: 5 }],
    ['a query operator', { meters: { $gt: 0 } }],
  ])('ACT-11 are rejected with 400 for %s', async (_case, more) => {
    const answer = await add(run(more));
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.?$/);
    expect((await list()).activities).toEqual([]);
  });

  it('ACT-11 are accepted for a date 90 days ago', async () => {
    expect((await added(run({ date: addDays(TODAY, -90) }))).date).toBe('2026-08-24');
  });
});

describe('ACT-13 changes to an activity', () => {
  it('move it to another day and update the logs of both days', async () => {
    const { date } = runDay();
    const { id } = await added(run());
    const other = plan.days.find((day) => day.date !== date && day.date < TODAY)?.date ?? '';
    const answer = await change(id, { date: other, minutes: 25, meters: null, rpe: 3 });
    expect(answer.json()).toMatchObject({ date: other, movingSeconds: 1_500, distanceMeters: null, rpe: 3 });
    expect(await logOf(date)).toBeUndefined();
    expect(await logOf(other)).toMatchObject({ minutes: 25, source: 'activities' });
  });

  it('ACT-23 undo a match permanently, and can set it again', async () => {
    const { date } = runDay();
    const { id } = await added(run());
    expect((await change(id, { isPlannedSession: false })).json()).toMatchObject({
      matched: null,
      matchedBy: 'runner',
    });
    expect(await logOf(date)).toMatchObject({ status: 'partial' });
    await change(id, { rpe: 5 });
    expect((await detail(id)).matched).toBeNull();
    expect((await change(id, { isPlannedSession: true })).json()).toMatchObject({
      matched: { date },
      matchedBy: 'runner',
    });
    expect(await logOf(date)).toMatchObject({ status: 'done' });
  });

  it('ACT-23 match another activity instead, only one at a time', async () => {
    const [first, second] = [await added(run()), await added(run({ minutes: 15 }))];
    for (const { id } of [second, first, second]) await change(id, { isPlannedSession: true });
    expect((await detail(first.id)).matched).toBeNull();
    expect(await detail(second.id)).toMatchObject({ matched: { date: runDay().date }, matchedBy: 'runner' });
  });

  it('ACT-76 correct the sport: a ride is not running and fulfils no planned session, until it is a run again', async () => {
    const { date } = runDay();
    const { id } = await added(run());
    await change(id, { isPlannedSession: true });
    expect((await change(id, { sport: 'cycle' })).json()).toMatchObject({ sport: 'cycle', matched: null });
    expect(await logOf(date)).toBeUndefined();
    expect((await change(id, { sport: 'run' })).json()).toMatchObject({ sport: 'run', matched: { date } });
    expect(await logOf(date)).toMatchObject({ status: 'done' });
  });

  it('are rejected with 409 if they match it with a planned session on a day without one', async () => {
    const rest = plan.days.find(({ minutes, date }) => minutes === 0 && date < TODAY)?.date ?? '';
    const { id } = await added(run({ date: rest }));
    const answer = await change(id, { isPlannedSession: true });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_session']);
  });
});

describe('ACT-14 deleting an activity', () => {
  it('removes it with its log until it is restored', async () => {
    const { date } = runDay();
    const activity = await added(run());
    expect((await remove(activity.id)).statusCode).toBe(204);
    expect((await list()).activities).toEqual([]);
    expect(await logOf(date)).toBeUndefined();
    expect((await remove(activity.id)).statusCode).toBe(404);
    expect((await restore(activity.id)).json()).toMatchObject({ id: activity.id, matchedBy: 'rule' });
    expect(await logOf(date)).toMatchObject({ status: 'done' });
  });
});

describe('ACT-15 ACT-27 activity list and details', () => {
  it('have pages, newest first', async () => {
    for (let day = 1; day <= 5; day += 1) await added(run({ date: addDays(TODAY, -day) }));
    const first = await list('?limit=3');
    const second = await list(`?limit=3&before=${first.next}`);
    expect(first.activities.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-20', '2026-11-19']);
    expect(second.activities.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-17']);
    expect([second.next, second.lastImport]).toEqual([null, null]);
  });

  it('state by how much a run was longer than the longest of the 30 days before', async () => {
    await added(run({ date: addDays(TODAY, -6), minutes: 40 }));
    const { id } = await added(run({ date: addDays(TODAY, -1), minutes: 60 }));
    expect((await detail(id)).longerThanLongest).toBe(50);
  });

  it('AUTH-01 AUTH-02 are visible only to their runner (404) and require a session (401)', async () => {
    const { id } = await added(run());
    const other = await bed.user();
    expect((await list('', other)).activities).toEqual([]);
    const requests = [
      await bed.call(other, 'GET', `${PATHS.activities}/${id}`),
      await change(id, { rpe: 1 }, other),
      await remove(id, other),
      await restore(id, other),
    ];
    expect(requests.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await detail(id)).rpe).toBeNull();
    for (const [method, url] of [
      ['GET', PATHS.activities],
      ['POST', PATHS.activities],
      ['POST', PATHS.activityImport],
      ['GET', `${PATHS.activities}/${id}`],
      ['DELETE', `${PATHS.activities}/${id}`],
    ] as const)
      expect((await bed.call(null, method, url)).statusCode, url).toBe(401);
  });
});

describe('SECU-3305 activities of a day', () => {
  it('are limited to 50, entered or moved there, and a rejected one changes nothing', async () => {
    const body = { date: TODAY, sport: 'walk', minutes: 10 };
    const moved = await added({ ...body, date: addDays(TODAY, -1) });
    const first = await added(body);
    const stored = await bed.database.collection('activities').findOne({ userId: user.userId, date: TODAY });
    const copies = Array.from({ length: 49 }, (_, at) => ({ ...stored, _id: `${first.id}-${at}` as never }));
    await bed.database.collection('activities').insertMany(copies);
    const answers = [await add(body), await change(moved.id, { date: TODAY })];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'day_full', message: 'A day can have at most 50 activities.' });
    }
    const onDay = { userId: user.userId, date: TODAY };
    expect(await bed.database.collection('activities').countDocuments(onDay)).toBe(50);
    expect(await detail(moved.id)).toMatchObject({ date: addDays(TODAY, -1), sport: 'walk' });
  });
});
