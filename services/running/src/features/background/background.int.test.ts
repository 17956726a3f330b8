import { physioProfileChanged } from '@stridewell/contracts/events/events';
import { runnerBackgroundSchema } from '@stridewell/contracts/http/running';
import { BACKGROUND_LIMITS, PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { exportLines } from '@stridewell/kit/user-data/export-lines';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from '../../domain/background.ts';
import { createPlan, PROFILE, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';
import { userData } from '../../user-data.ts';

const TODAY = '2026-11-18';
const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const save = (body: unknown, who = user) => bed.call(who, 'PUT', PATHS.coachBackground, body);
const read = async (who = user) => {
  const answer = await bed.call(who, 'GET', PATHS.coachBackground);
  expect(answer.statusCode, answer.body).toBe(200);
  return runnerBackgroundSchema.parse(answer.json());
};

const RESULT = { meters: 10_000, seconds: 3_000, date: '2026-10-01' };
const FULL = {
  usualWeekMinutes: 180,
  longestRunMinutes: 70,
  longDay: 5,
  maxDaysInRow: 3,
  hoursFlex: true,
  equipment: ['band', 'gym'],
  thresholdHeartRate: 170,
  results: [RESULT],
  hasRunFast: true,
  races: [{ goal: '10k', date: '2027-02-14', priority: 'B' }],
  goalSeconds: 2_900,
};

describe('API-80 GET and PUT /api/coach/background', () => {
  it('returns empty answers before any were saved', async () => {
    expect(await read()).toEqual(EMPTY_BACKGROUND);
  });

  it('stores the answers and returns them', async () => {
    const answer = await save(FULL);
    expect([answer.statusCode, answer.json()]).toEqual([200, FULL]);
    expect(await read()).toEqual(FULL);
    expect(await bed.database.collection('runner_backgrounds').countDocuments({ userId: user.userId })).toBe(1);
  });

  it('replaces all answers: missing fields become null or empty', async () => {
    await save(FULL);
    await save({ usualWeekMinutes: 90 });
    expect(await read()).toEqual({ ...EMPTY_BACKGROUND, usualWeekMinutes: 90 });
    await save({});
    expect(await read()).toEqual(EMPTY_BACKGROUND);
  });

  it('replans the remaining days of this week and keeps earlier days', async () => {
    bed.setNow('2026-11-16T10:00:00Z');
    const before = await createPlan(bed, user);
    bed.setNow(`${TODAY}T10:00:00Z`);
    await save({ usualWeekMinutes: 60, longestRunMinutes: 25 });
    const after = await planOf(bed, user);
    expect(after.days.slice(0, 2).map(({ minutes }) => minutes)).toEqual(
      before.days.slice(0, 2).map(({ minutes }) => minutes),
    );
    expect(after.totalMinutes).toBeLessThan(before.totalMinutes);
  });
});

describe('validation of PUT /api/coach/background', () => {
  const L = BACKGROUND_LIMITS;
  const outside = (field: string, { min, max }: { min: number; max: number }): [string, object][] => [
    [`${field} below its minimum`, { [field]: min - 1 }],
    [`${field} above its maximum`, { [field]: max + 1 }],
    [`${field} with a fraction`, { [field]: min + 0.5 }],
    [`${field} as text`, { [field]: '5' }],
  ];
  it.each<[string, unknown]>([
    ...outside('usualWeekMinutes', L.usualWeekMinutes),
    ...outside('longestRunMinutes', L.longestRunMinutes),
    ...outside('maxDaysInRow', L.maxDaysInRow),
    ...outside('thresholdHeartRate', L.thresholdHeartRate),
    ...outside('goalSeconds', L.resultSeconds),
    ['a long day after Sunday', { longDay: 7 }],
    ['a named long day', { longDay: 'Sun' }],
    ['hoursFlex as text', { hoursFlex: 'yes' }],
    ['hasRunFast as a number', { hasRunFast: 1 }],
    ['unknown equipment', { equipment: ['treadmill'] }],
    ['equipment that is not a list', { equipment: 'band' }],
    ['a result with an invalid date', { results: [{ ...RESULT, date: '2026-02-30' }] }],
    ['a result in the future', { results: [{ ...RESULT, date: '2026-11-19' }] }],
    ['a result over too short a distance', { results: [{ ...RESULT, meters: L.resultMeters.min - 1 }] }],
    ['a result with an unknown field', { results: [{ ...RESULT, place: 1 }] }],
    ['too many results', { results: Array(L.results + 1).fill(RESULT) }],
    ['a tune-up race of priority A', { races: [{ goal: '10k', date: '2027-02-14', priority: 'A' }] }],
    ['a tune-up race without a distance', { races: [{ goal: 'fitness', date: '2027-02-14', priority: 'B' }] }],
    ['pain from tomorrow onwards', { hurts: { since: '2026-11-19', canRun: true } }],
    ['pain as text', { hurts: 'knee' }],
    ['an unknown field', { age: 30 }],
    ['a query operator', { usualWeekMinutes: { $gt: 0 } }],
    ['a list', []],
  ])('returns 400 and stores nothing for %s', async (_case, body) => {
    const answer = await save(body);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await bed.database.collection('runner_backgrounds').countDocuments({ userId: user.userId })).toBe(0);
  });
});

describe('START-22 runner’s statement about pain', () => {
  const INJURED = { since: TODAY, canRun: false };

  it('is kept by a save that omits it, and removed by null', async () => {
    const hurts = { since: TODAY, canRun: true };
    await save({ ...FULL, hurts });
    expect((await save(FULL)).json().hurts).toEqual(hurts);
    expect((await save({ ...FULL, hurts: null })).json().hurts).toBeNull();
    expect((await read()).hurts).toBeNull();
  });

  it('START-23 lets a runner who cannot run save goal and days without a plan, until the runner reports that nothing hurts', async () => {
    await save({ hurts: INJURED });
    expect((await bed.call(user, 'POST', PATHS.coachProfile, PROFILE)).statusCode).toBe(200);
    const refused = await bed.call(user, 'POST', PATHS.weeklyPlan, {});
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'injured']);
    expect(await bed.database.collection('weekly_plans').countDocuments({ userId: user.userId })).toBe(0);
    await save({ hurts: null });
    expect((await bed.call(user, 'POST', PATHS.weeklyPlan, {})).statusCode).toBe(200);
  });

  it('START-24 is removed when the physio coach has asked', async () => {
    await save({ hurts: INJURED });
    await bed.publish(user, physioProfileChanged, { area: 'knee', status: 'active', restricted: false, rev: 1 });
    await until('no pain', async () => (await read()).hurts === null);
  });
});

describe('ownership of /api/coach/background answers', () => {
  it('AUTH-02 prevents reading or changing them without a session (401)', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const payload = method === 'PUT' ? { payload: {} } : {};
      expect((await bed.app.inject({ method, url: PATHS.coachBackground, ...payload })).statusCode).toBe(401);
    }
  });

  it('AUTH-01 allows only the owner to read and change them', async () => {
    const other = await bed.user();
    await save(FULL);
    expect(await read(other)).toEqual(EMPTY_BACKGROUND);
    await save({ usualWeekMinutes: 40 }, other);
    expect(await read()).toEqual(FULL);
  });

  it('includes them in the export of all user data', async () => {
    await save(FULL);
    const documents: object[] = [];
    for await (const line of exportLines(bed.database, userData, user.userId)) {
      if ('document' in line) documents.push(line.document);
    }
    expect(JSON.stringify(documents)).toContain('"usualWeekMinutes":180');
  });
});
