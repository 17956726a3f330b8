import { trainingLogged, trainingRemoved } from '@stridewell/contracts/events/events';
import { LOG_STATUSES, PATHS, SKIP_REASONS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan, dayOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const TODAY = '2026-11-20';
const bed = useRunningTestBed({ events: [trainingLogged, trainingRemoved] });
const { events } = bed;
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const log = (body: object, who = user) =>
  bed.call(who, 'POST', PATHS.trainingLog, { date: TODAY, status: 'done', ...body });
const remove = (date: string, who = user) => bed.call(who, 'DELETE', `${PATHS.trainingLog}/${date}`);
const week = async (query = '', who = user) => (await bed.call(who, 'GET', `${PATHS.trainingLogsWeek}${query}`)).json();
const row = (change: object = {}) => ({
  date: TODAY,
  planType: 'adapt',
  status: 'done',
  minutes: null,
  reason: null,
  ...change,
});

describe('API-23 ENT-07 POST /api/coach/training-log', () => {
  it.each(LOG_STATUSES)('TRK-07 TRK-08 stores the status %s and returns the log', async (status) => {
    const answer = await log({ status });
    expect([answer.statusCode, answer.json()]).toEqual([200, row({ status })]);
    expect(await week()).toEqual([row({ status })]);
  });

  it('updates the day’s log when the day is logged again', async () => {
    await log({ minutes: 40 });
    await log({ status: 'skipped', reason: 'time' });
    expect(await week()).toEqual([row({ status: 'skipped', reason: 'time' })]);
    expect(await bed.database.collection('training_logs').countDocuments({ userId: user.userId })).toBe(1);
  });

  it.each(SKIP_REASONS)('CONST-18 TRK-11 stores the reason %s only for a skipped day', async (reason) => {
    expect((await log({ status: 'skipped', reason })).json().reason).toBe(reason);
    expect((await log({ status: 'done', reason })).json().reason).toBeNull();
  });

  it('TRK-22 TRK-23 stores optional minutes and returns them in the week’s logs', async () => {
    await log({ minutes: 42 });
    await log({ date: '2026-11-19', status: 'partial' });
    expect(await week()).toEqual([row({ date: '2026-11-19', status: 'partial' }), row({ minutes: 42 })]);
  });

  it.each([1, 10])('TRK-24 stores an effort of %i and returns it in the week’s logs', async (effort) => {
    expect((await log({ minutes: 30, effort })).json()).toEqual(row({ minutes: 30, effort }));
    expect(await week()).toEqual([row({ minutes: 30, effort })]);
  });

  it('TRK-24 omits the effort when none was given and for a skipped day', async () => {
    expect((await log({ effort: null })).json()).toEqual(row());
    expect((await log({ status: 'skipped', effort: 7 })).json()).toEqual(row({ status: 'skipped' }));
    expect(await week()).toEqual([row({ status: 'skipped' })]);
  });

  it('TRK-24 returns logs of an earlier release, which have no effort', async () => {
    await log({ minutes: 30 });
    await bed.database.collection('training_logs').updateOne({ userId: user.userId }, { $unset: { effort: 1 } });
    expect(await week()).toEqual([row({ minutes: 30 })]);
  });

  it('TRK-20 uses the submitted plan type, otherwise the day’s outcome, otherwise adapt', async () => {
    expect((await log({})).json().planType).toBe('adapt');
    await bed.checkin(user, '2026-11-18', 'Recover', 1);
    await bed.untilRows(user, '2026-11-16', [{ date: '2026-11-18', outcome: 'easy' }]);
    expect((await log({ date: '2026-11-18' })).json().planType).toBe('easy');
    expect((await log({ date: '2026-11-18', planType: 'tempo' })).json().planType).toBe('tempo');
    const planner = await bed.user();
    const sunday = dayOf(await createPlan(bed, planner), '2026-11-22');
    expect((await log({ date: '2026-11-22' }, planner)).json().planType).toBe(sunday.planType);
    expect(sunday.planType).toBe('long');
  });
});

describe('TRK-21 CONST-22 window of POST /api/coach/training-log', () => {
  it.each([
    ['2026-10-23', 200],
    ['2026-10-22', 400],
    ['2026-11-27', 200],
    ['2026-11-28', 400],
  ])('responds to a log dated %s with status %i', async (date, status) => {
    const answer = await log({ date });
    expect(answer.statusCode).toBe(status);
    if (status === 400)
      expect(answer.json()).toMatchObject({ message: 'You can log the last 28 and the next 7 days.' });
  });

  it("TIME-01 depends on the date in the runner's time zone", async () => {
    bed.setNow('2026-11-20T23:30:00Z');
    const [oslo, honolulu] = [await bed.user('Europe/Oslo'), await bed.user('Pacific/Honolulu')];
    expect((await log({ date: '2026-11-28' }, oslo)).statusCode).toBe(200);
    expect((await log({ date: '2026-11-28' }, honolulu)).statusCode).toBe(400);
    expect((await log({ date: '2026-10-23' }, oslo)).statusCode).toBe(400);
    expect((await log({ date: '2026-10-23' }, honolulu)).statusCode).toBe(200);
  });
});

describe('API-24 TRK-06 DELETE /api/coach/training-log/{date}', () => {
  it('returns 204, even without a log or outside the window', async () => {
    await log({});
    for (const date of [TODAY, TODAY, '2026-11-19', '2001-01-01', '2099-12-31']) {
      const answer = await remove(date);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect(await week()).toEqual([]);
  });

  it.each(['2026-02-30', 'today', '20261120', '%7B%22$gt%22:1%7D'])('returns 400 for the date %s', async (date) => {
    expect((await remove(date)).statusCode).toBe(400);
  });

  it('emits an event, and the day’s next log continues with the next revision', async () => {
    await log({ minutes: 30 });
    await remove(TODAY);
    await log({ status: 'partial' });
    expect(await week()).toEqual([row({ status: 'partial' })]);
    await until(
      'three events',
      () => events.of(user, trainingLogged).length + events.of(user, trainingRemoved).length === 3,
    );
    const common = { date: TODAY, planType: 'adapt', ladderStage: null, stageOfTwelve: null, sport: null };
    expect(events.of(user, trainingLogged)).toEqual([
      { ...common, status: 'done', minutes: 30, rev: 1 },
      { ...common, status: 'partial', minutes: null, rev: 3 },
    ]);
    expect(events.of(user, trainingRemoved)).toEqual([{ date: TODAY, rev: 2 }]);
  });
});

describe('API-21 GET /api/coach/training-log', () => {
  it('returns the logs from Monday to Sunday of the current week or of the requested week', async () => {
    for (const date of ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23']) await log({ date });
    const dates = async (query: string) => (await week(query)).map(({ date }: { date: string }) => date);
    expect(await dates('')).toEqual(['2026-11-16', '2026-11-22']);
    expect(await dates('?weekStart=2026-11-09')).toEqual(['2026-11-15']);
    expect(await dates('?weekStart=2026-11-23')).toEqual(['2026-11-23']);
  });

  it('API-57 returns 400 when the week does not start on a Monday', async () => {
    for (const weekStart of ['2026-11-17', 'now', ''])
      expect((await bed.call(user, 'GET', `${PATHS.trainingLogsWeek}?weekStart=${weekStart}`)).statusCode).toBe(400);
  });
});

describe('validation of the training log routes', () => {
  it.each([
    ['an unknown field', { mood: 'good' }],
    ['an unknown status', { status: 'none' }],
    ['a missing status', { status: undefined }],
    ['an unknown reason', { status: 'skipped', reason: 'rain' }],
    ['an unknown plan type', { planType: 'Push' }],
    ['an invalid date', { date: '2026-02-30' }],
    ['a timestamp', { date: '2026-11-20T10:00:00Z' }],
    ['minutes below 0', { minutes: -1 }],
    ['more minutes than a day has', { minutes: 1_441 }],
    ['half a minute', { minutes: 0.5 }],
    ['an effort of 0', { effort: 0 }],
    ['an effort of 11', { effort: 11 }],
    ['half an effort', { effort: 5.5 }],
    ['an effort as text', { effort: '5' }],
    ['a query operator', { date: { $gt: '' } }],
  ])('returns 400 and stores nothing for %s', async (_case, body) => {
    const answer = await log(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await week()).toEqual([]);
  });

  it('AUTH-02 returns 401 without a session', async () => {
    const calls = [
      { method: 'GET', url: PATHS.trainingLogsWeek },
      { method: 'POST', url: PATHS.trainingLog, payload: { date: TODAY, status: 'done' } },
      { method: 'DELETE', url: `${PATHS.trainingLog}/${TODAY}` },
    ] as const;
    for (const call of calls) expect((await bed.app.inject(call)).statusCode).toBe(401);
  });

  it('reads and changes only the caller’s log', async () => {
    const other = await bed.user();
    await log({ minutes: 50 });
    expect(await week('', other)).toEqual([]);
    expect((await remove(TODAY, other)).statusCode).toBe(204);
    await log({ status: 'skipped' }, other);
    expect(await week()).toEqual([row({ minutes: 50 })]);
  });
});

describe('concurrent POST /api/coach/training-log', () => {
  it('stores one log per day, with a revision and an event for each different save', async () => {
    const minutes = Array.from({ length: 12 }, (_, at) => 10 + at);
    const answers = await Promise.all(minutes.map((given) => log({ minutes: given })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(minutes.map(() => 200));
    const [stored] = await week();
    expect(minutes).toContain(stored.minutes);
    await until('every event', () => events.of(user, trainingLogged).length === minutes.length);
    expect(events.of(user, trainingLogged).map(({ rev }) => rev)).toEqual(minutes.map((_, at) => at + 1));
    expect(events.of(user, trainingLogged).at(-1)?.minutes).toBe(stored.minutes);
  });

  it('stores one change and emits one event for identical logs', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => log({ minutes: 30 })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    await log({ minutes: 31 });
    await until('the last event', () => events.of(user, trainingLogged).at(-1)?.minutes === 31);
    expect(events.of(user, trainingLogged).map(({ rev }) => rev)).toEqual([1, 2]);
  });
});
