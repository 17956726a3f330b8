import { runningProfileChanged } from '@stridewell/contracts/events/events';
import { GOALS, PATHS, weekStartOf } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROFILE, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const bed = useRunningTestBed({ events: [runningProfileChanged] });
const { events } = bed;
let user: TestUser;

beforeEach(async () => {
  bed.setNow('2026-11-20T10:00:00Z');
  user = await bed.user();
});

const save = (body: unknown, who = user) => bed.call(who, 'POST', PATHS.coachProfile, body);
const profile = async (who = user) => (await bed.call(who, 'GET', PATHS.coachProfile)).json();
const EMPTY = {
  goal: null,
  raceDate: null,
  weeklyHours: null,
  daysAvailable: null,
  injuries: null,
  thresholdPace: null,
  longRunCapMin: null,
  runningProfileV2: null,
};

describe('API-17 API-18 ENT-05 GET and POST /api/coach/profile', () => {
  it('returns null with status 200 before the first save', async () => {
    const answer = await bed.call(user, 'GET', PATHS.coachProfile);
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  });

  it('RPROF-27 RPROF-33 returns the profile as saved, with an empty list of ignored fields', async () => {
    const runningProfileV2 = JSON.stringify({ age: 35, level: 'Intermediate' });
    const given = {
      ...PROFILE,
      raceDate: '2027-03-01',
      daysAvailable: 'Wed,Mon',
      injuries: 'left knee, 2024',
      longRunCapMin: 90,
      runningProfileV2,
    };
    const saved = await save(given);
    const wanted = { ...given, daysAvailable: 'Mon,Wed', updatedAt: expect.any(String) };
    expect([saved.statusCode, saved.json()]).toEqual([200, { ...wanted, ignored: [] }]);
    expect(await profile()).toEqual(wanted);
  });

  it('replaces the whole profile, so omitted fields become null', async () => {
    await save({ ...PROFILE, raceDate: '2027-03-01' });
    await save({});
    expect(await profile()).toEqual({ ...EMPTY, updatedAt: expect.any(String) });
  });

  it.each(GOALS)('accepts the goal %s', async (goal) => {
    expect((await save({ goal })).json().goal).toBe(goal);
  });

  it.each([
    ['RPROF-03', 'hm', 'half_marathon'],
    ['RPROF-04', 'weightloss', 'weight_loss'],
  ])('%s stores the goal %s as %s', async (_id, given, stored) => {
    await save({ goal: given });
    expect((await profile()).goal).toBe(stored);
  });

  it.each([
    ['2027-03-01', '2027-03-01'],
    ['2027-03-01T00:00:00.000Z', '2027-03-01'],
    ['', null],
    ['  ', null],
    [null, null],
  ])('RPROF-06 stores the race date %j as %j', async (given, stored) => {
    await save({ raceDate: given });
    expect((await profile()).raceDate).toBe(stored);
  });

  it('RPROF-12 RPROF-13 stores the days found in the text in week order', async () => {
    await save({ daysAvailable: 'Tuesday and Sat' });
    expect((await profile()).daysAvailable).toBe('Tue,Sat');
    await save({ daysAvailable: 'Sat, Mon, Wed' });
    expect((await profile()).daysAvailable).toBe('Mon,Wed,Sat');
  });

  it('RPROF-14 returns 400 with the reason and changes nothing when daysAvailable contains no day', async () => {
    await save(PROFILE);
    const answer = await save({ ...PROFILE, goal: '5k', daysAvailable: 'whenever I can' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: 'daysAvailable', message: expect.stringMatching(/day of the week/) },
    ]);
    expect((await profile()).goal).toBe('10k');
  });
});

describe('START-34 an age below 13', () => {
  const aged = (age: number) => ({
    ...PROFILE,
    goal: '5k',
    runningProfileV2: JSON.stringify({ age, level: 'Beginner' }),
  });

  it.each([12, 8, 0, -3])('of %i is rejected with one sentence, and nothing is stored', async (age) => {
    await save(PROFILE);
    const answer = await save(aged(age));
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'age', message: 'Stridewell is for runners from the age of 13.' }],
    ]);
    expect(await profile()).toMatchObject({ goal: '10k', runningProfileV2: PROFILE.runningProfileV2 });
  });

  it('stores no first profile, and one from 13 to 17 as before', async () => {
    const newcomer = await bed.user();
    expect((await save(aged(12), newcomer)).statusCode).toBe(400);
    expect(await bed.database.collection('coach_profiles').findOne({ userId: newcomer.userId })).toBeNull();
    for (const age of [13, 17])
      expect((await save(aged(age), newcomer)).json()).toMatchObject({ ...aged(age), ignored: [] });
  });

  it('START-35 stays readable in a stored profile, without a plan', async () => {
    await save({ ...PROFILE, runningProfileV2: '{"age":15}' });
    await bed.database
      .collection('coach_profiles')
      .updateOne({ userId: user.userId }, { $set: { runningProfileV2: '{"age":9}' } });
    expect((await profile()).runningProfileV2).toBe('{"age":9}');
    expect((await bed.call(user, 'GET', PATHS.weeklyPlan)).statusCode).toBe(404);
  });
});

const LIMITS = [
  ['RPROF-08', 'weeklyHours', 1, 40],
  ['RPROF-10', 'longRunCapMin', 30, 300],
] as const;

describe.each(LIMITS)('%s CONST-21 limits of %s (%i to %i)', (_id, field, min, max) => {
  it('accepts the minimum and the maximum', async () => {
    for (const value of [min, max]) expect((await save({ [field]: value })).json()[field]).toBe(value);
  });

  it.each([min - 1, max + 1, 4.5, '4', true, [4], { $gt: 0 }])('returns 400 for %j', async (value) => {
    const answer = await save({ [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].path).toBe(field);
    expect(await profile()).toBeNull();
  });
});

describe('validation of POST /api/coach/profile', () => {
  it.each([
    ['an unknown field', { shoes: 'red' }],
    ['an unknown goal', { goal: 'marathons' }],
    ['an invalid date', { raceDate: '2027-02-30' }],
    ['a number instead of text', { injuries: 7 }],
    ['a text that is too long', { injuries: 'x'.repeat(2_001) }],
    ['an object for runningProfileV2', { runningProfileV2: { age: 3 } }],
    ['a query operator', { goal: { $ne: null } }],
    ['a list', [PROFILE]],
  ])('returns 400 and stores nothing for %s', async (_case, body) => {
    const answer = await save(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await profile()).toBeNull();
  });

  it('AUTH-02 returns 401 without a session', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await bed.app.inject({
        method,
        url: PATHS.coachProfile,
        ...(method === 'POST' && { payload: {} }),
      });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('reads and changes only the caller’s profile', async () => {
    const other = await bed.user();
    await save(PROFILE);
    expect(await profile(other)).toBeNull();
    await save({ goal: 'fitness' }, other);
    expect((await profile()).goal).toBe('10k');
    const forged = await save({ ...PROFILE, userId: user.userId }, other);
    expect(forged.statusCode).toBe(400);
  });
});

describe('ENT-06 RPROF-30 RPROF-31 RPROF-33 POST /api/coach/profile with an invalid runningProfileV2', () => {
  it('saves the other fields, reports the ignored field and keeps its earlier value', async () => {
    await save(PROFILE);
    const answer = await save({ ...PROFILE, weeklyHours: 6, runningProfileV2: '{"age": 101}' });
    expect(answer.json()).toMatchObject({
      weeklyHours: 6,
      runningProfileV2: PROFILE.runningProfileV2,
      ignored: ['runningProfileV2'],
    });
    expect(await profile()).toMatchObject({ weeklyHours: 6, runningProfileV2: PROFILE.runningProfileV2 });
    expect((await save({ runningProfileV2: 'not JSON' }, await bed.user())).json().runningProfileV2).toBeNull();
  });

  it('RPROF-35 RPROF-18 returns null for an invalid stored value, but accepts a stored age of 0', async () => {
    await save(PROFILE);
    const profiles = bed.database.collection('coach_profiles');
    const store = (runningProfileV2: string) =>
      profiles.updateOne({ userId: user.userId }, { $set: { runningProfileV2 } });
    await store('{"age": "old"}');
    expect((await profile()).runningProfileV2).toBeNull();
    await store('{"age": 0}');
    expect((await profile()).runningProfileV2).toBe('{"age": 0}');
  });
});

describe('effects of POST /api/coach/profile', () => {
  it('creates this week’s plan in the same request and updates it on the next save', async () => {
    await save(PROFILE);
    const plan = await planOf(bed, user);
    expect(plan.weekStart).toBe(weekStartOf('2026-11-20'));
    await save({ ...PROFILE, daysAvailable: 'Sat' });
    const next = await planOf(bed, user);
    const runs = next.days.filter(({ date, minutes }) => date >= '2026-11-20' && minutes > 0);
    expect(runs.map(({ date }) => date)).toEqual(['2026-11-21']);
  });

  it('BEYOND-43 emits only level, age band and weekly hours', async () => {
    await save({ ...PROFILE, injuries: 'canary' });
    await until('the event', () => events.of(user, runningProfileChanged).length === 1);
    expect(events.of(user, runningProfileChanged)).toEqual([
      { level: 'Intermediate', ageBand: '18-49', weeklyHours: 4, rev: 1 },
    ]);
  });

  it('stores exactly one of two concurrent profiles, with a plan that matches it', async () => {
    const bodies = [
      { ...PROFILE, daysAvailable: 'Sat' },
      { ...PROFILE, daysAvailable: 'Sun', weeklyHours: 7 },
    ];
    const answers = await Promise.all(bodies.map((body) => save(body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const stored = await profile();
    expect(bodies).toContainEqual(
      expect.objectContaining({ daysAvailable: stored.daysAvailable, weeklyHours: stored.weeklyHours }),
    );
    expect(await bed.database.collection('coach_profiles').countDocuments({ userId: user.userId })).toBe(1);
    const plan = await planOf(bed, user);
    const runs = plan.days.filter(({ date, minutes }) => date > '2026-11-20' && minutes > 0).map(({ date }) => date);
    expect(runs).toEqual([stored.daysAvailable === 'Sat' ? '2026-11-21' : '2026-11-22']);
    await until('both events', () => events.of(user, runningProfileChanged).length === 2);
    expect(events.of(user, runningProfileChanged).map(({ rev }) => rev)).toEqual([1, 2]);
  });

  it('stores one change and emits one event for fifty identical concurrent saves', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(PROFILE)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    await save({ ...PROFILE, weeklyHours: 5 });
    await until('the last event', () => events.of(user, runningProfileChanged).at(-1)?.weeklyHours === 5);
    expect(events.of(user, runningProfileChanged).map(({ rev }) => rev)).toEqual([1, 2]);
  });
});
