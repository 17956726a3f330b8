import { summaryPublished } from '@stridewell/contracts/events/events';
import { weeklySummarySchema } from '@stridewell/contracts/http/weekly-summary';
import { PATHS } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeAll, describe, expect, it } from 'vitest';
import { useRunningTestBed } from '../../testing/running-bed.ts';
import { createSummaryInputs } from './inputs-repository.ts';
import { createWeeklySummaries, type SummaryRepository } from './repository.ts';
import { createSummaryMaker, type MakeSummaries } from './service.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed();
let summaries: SummaryRepository;
let make: MakeSummaries;
const saved: string[] = [];

beforeAll(() => {
  summaries = createWeeklySummaries(bed.database);
  make = createSummaryMaker({
    summaries,
    readInputs: createSummaryInputs(bed.database),
    clock: createClock(),
    onSaved: (id) => void saved.push(id),
  });
});

const checkIn = async (userId: string): Promise<void> => {
  const days = [6.2, 7.1].map((score, index) => ({ score, date: `2026-11-${17 + index}`, recommendation: 'Adapt' }));
  await bed.database
    .collection('checkin_days')
    .insertMany(days.map((day) => ({ _id: createId() as never, userId, rev: 1, ...day })));
};

const read = (user: TestUser, query: Record<string, string> = {}) =>
  bed.app.inject({ url: PATHS.weeklySummary, headers: user.headers, query });

describe('log for a day of a finished week', () => {
  it('updates the summary when saved (once for identical logs) and when removed', async () => {
    bed.setNow('2026-11-24T10:00:00Z');
    const user = await bed.user();
    await checkIn(user.userId);
    await make([user.userId], MONDAY);
    const log = { date: '2026-11-19', planType: 'easy', status: 'done', minutes: 40 };
    expect((await bed.call(user, 'POST', PATHS.trainingLog, log)).statusCode).toBe(200);
    const summary = (await read(user, { weekStart: MONDAY })).json();
    expect(summary.metrics).toMatchObject({ sessionsDone: 1, minutesDone: 40 });
    expect(summary.text).toContain('40 minutes');
    expect((await summaries.find(user.userId, MONDAY))?.rev).toBe(2);
    await bed.call(user, 'POST', PATHS.trainingLog, log);
    expect((await summaries.find(user.userId, MONDAY))?.rev).toBe(2);
    await bed.call(user, 'DELETE', `${PATHS.trainingLog}/2026-11-19`);
    expect((await read(user, { weekStart: MONDAY })).json().metrics).toMatchObject({ sessionsDone: 0, minutesDone: 0 });
  });

  it('does not create a missing summary', async () => {
    const user = await bed.user();
    await bed.call(user, 'POST', PATHS.trainingLog, { date: '2026-11-19', planType: 'easy', status: 'done' });
    expect(await summaries.find(user.userId, MONDAY)).toBeNull();
  });
});

describe('ACT-90 other sports of a finished week', () => {
  const ride = { date: '2026-11-19', sport: 'cycle', minutes: 60, rpe: 6 };
  const otherSports = async (user: TestUser) => (await read(user, { weekStart: MONDAY })).json().metrics.otherSports;

  it('follow when an activity is entered, changed, deleted and restored', async () => {
    bed.setNow('2026-11-24T10:00:00Z');
    const user = await bed.user();
    const entered = await bed.call(user, 'POST', PATHS.activities, ride);
    expect(entered.statusCode).toBe(200);
    await make([user.userId], MONDAY);
    expect(await otherSports(user)).toEqual({ activities: 1, minutes: 60, strain: 360 });
    const path = `${PATHS.activities}/${entered.json().id}`;
    await bed.call(user, 'PATCH', path, { rpe: 3 });
    expect(await otherSports(user)).toEqual({ activities: 1, minutes: 60, strain: 180 });
    await bed.call(user, 'POST', PATHS.activities, {
      ...ride,
      date: '2026-11-20',
      sport: 'swim',
      minutes: 30,
      rpe: null,
    });
    expect(await otherSports(user)).toEqual({ activities: 2, minutes: 90, strain: 180 });
    await bed.call(user, 'DELETE', path);
    expect(await otherSports(user)).toEqual({ activities: 1, minutes: 30, strain: null });
  });

  it('are those of this runner and this week', async () => {
    const [user, other] = [await bed.user(), await bed.user()];
    await bed.call(other, 'POST', PATHS.activities, ride);
    await bed.call(user, 'POST', PATHS.activities, { ...ride, date: '2026-11-15' });
    await bed.call(user, 'POST', PATHS.activities, { ...ride, date: '2026-11-23' });
    await make([user.userId], MONDAY);
    expect(await otherSports(user)).toBeUndefined();
  });
});

describe('GET /api/coach/weekly-summary', () => {
  it('API-27 ENT-10 AHEAD-09 returns the summary of a week with its text in the language of the request and its metrics', async () => {
    const user = await bed.user();
    await checkIn(user.userId);
    await make([user.userId], MONDAY);
    const answer = await read(user, { weekStart: MONDAY });
    expect(answer.statusCode).toBe(200);
    const summary = weeklySummarySchema.parse(answer.json());
    expect(summary).toMatchObject({
      weekStart: MONDAY,
      metrics: { readinessMean: 6.7, checkins: 2, outcomes: { adapt: 2 } },
    });
    expect(summary.text).toContain('Your readiness score was 6.7 on average over 2 check-ins.');
    const nb = (await read(user, { weekStart: MONDAY, language: 'nb' })).json();
    expect(nb.text).toContain('Dagsformen din var 6,7 i snitt over 2 innsjekker.');
    expect(nb.metrics).toEqual(summary.metrics);
    expect((await read(user, { weekStart: MONDAY, language: 'de' })).statusCode).toBe(400);
    const stored = await summaries.find(user.userId, MONDAY);
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(
      [
        ...['_id', 'createdAt', 'figures', 'focus', 'metrics', 'outbox', 'rev', 'subdocumentsRev', 'text'],
        ...['userId', 'weekStart'],
      ].toSorted(),
    );
    expect(stored?.figures).toEqual(summary.metrics);
    expect(JSON.parse(String(stored?.metrics))).toEqual(summary.metrics);
  });

  it('API-27 returns 404 if there is no summary, even if another runner has one', async () => {
    const [one, other] = [await bed.user(), await bed.user()];
    await make([one.userId], MONDAY);
    const answer = await read(other, { weekStart: MONDAY });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { statusCode: 404, error: 'Not Found', message: 'There is no summary for this week yet.', code: 'not_found' },
    ]);
    expect((await read(one, { weekStart: '2026-11-09' })).statusCode).toBe(404);
  });

  it('TIME-03 defaults to the current week in the runner’s time zone', async () => {
    const user = await bed.user('Pacific/Auckland');
    await make([user.userId], MONDAY);
    bed.setNow('2026-11-15T11:00:00.000Z');
    expect((await read(user)).json()).toMatchObject({ weekStart: MONDAY });
    bed.setNow('2026-11-15T10:30:00.000Z');
    expect((await read(user)).statusCode).toBe(404);
  });

  it.each([
    ['2026-11-17', 'A week starts on a Monday.'],
    ['2026-02-30', 'Please give a date as YYYY-MM-DD.'],
    ['', 'Please give a date as YYYY-MM-DD.'],
  ])('API-57 returns 400 when weekStart is %j', async (weekStart, message) => {
    const answer = await read(await bed.user(), { weekStart });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('AUTH-02 returns 401 without a session', async () => {
    expect((await bed.app.inject({ url: PATHS.weeklySummary })).statusCode).toBe(401);
  });
});

describe('createSummaryMaker', () => {
  it('stores one summary and emits one event per runner when called repeatedly or concurrently', async () => {
    const users = Array.from({ length: 5 }, () => createId());
    await make(users.slice(0, 3), MONDAY);
    const first = await summaries.find(users[0] ?? '', MONDAY);
    await Promise.all([make(users, MONDAY), make(users, MONDAY)]);
    const rows = await bed.database
      .collection('weekly_summaries')
      .find({ userId: { $in: users } })
      .toArray();
    expect(rows).toHaveLength(5);
    expect(await summaries.find(users[0] ?? '', MONDAY)).toEqual(first);
    for (const { outbox } of rows)
      expect(outbox).toMatchObject([{ type: summaryPublished.name, data: { weekStart: MONDAY, rev: 1 } }]);
    expect(saved).toContain(first?._id);
    expect(await summaries.all(users[0] ?? '')).toHaveLength(1);
  });

  it('returns the runners whose stored plan is invalid and creates the other summaries', async () => {
    const [good, odd, broken] = [createId(), createId(), createId()];
    const plans = bed.database.collection('weekly_plans');
    await plans.insertOne({ _id: createId() as never, userId: odd, weekStart: MONDAY, planJson: '{"current":{}}' });
    await plans.insertOne({ _id: createId() as never, userId: broken, weekStart: MONDAY, planJson: 'half of' });
    const failures = await make([odd, broken, good], MONDAY);
    expect(failures.map(({ userId }) => userId)).toEqual([odd, broken]);
    expect(await summaries.find(good, MONDAY)).not.toBeNull();
    for (const userId of [odd, broken]) expect(await summaries.find(userId, MONDAY)).toBeNull();
  });
});
