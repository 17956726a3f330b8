import { randomUUID } from 'node:crypto';
import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenProfile, testOf } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const TODAY = '2026-11-20';
const bed = usePhysioBed();
let user: TestUser;
let injuryId: string;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
  injuryId = (await givenProfile(bed, user)).injuryId ?? '';
});

const post = (body: unknown, who: TestUser | null = user) => bed.call(who, 'POST', PATHS.physioTests, body);
const list = async (query = '', who = user) => (await bed.call(who, 'GET', `${PATHS.physioTests}${query}`)).json();
const stored = () => bed.database.collection('physio_tests').countDocuments({ userId: user.userId });

describe('POST /api/physio/tests', () => {
  it('PHASE-202 stores the result of a test and returns it', async () => {
    const answer = await post(testOf(injuryId));
    expect(answer.json()).toEqual({
      ...testOf(injuryId),
      date: TODAY,
      createdAt: expect.stringContaining(TODAY),
      updatedAt: expect.stringContaining(TODAY),
    });
    expect(await list()).toEqual([answer.json()]);
  });

  it('stores the same id and body once, for fifty concurrent requests and for later ones', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(testOf(injuryId))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await stored()).toBe(1);
    const [first] = await list();
    bed.setNow('2026-12-20T10:00:00Z');
    expect((await post(testOf(injuryId))).json()).toEqual(first);
  });

  it('changes the result when a different body has the same id', async () => {
    await post(testOf(injuryId));
    bed.setNow('2026-11-22T10:00:00Z');
    expect((await post(testOf(injuryId, { value: 21 }))).json()).toMatchObject({ value: 21, date: TODAY });
    expect(await stored()).toBe(1);
    bed.setNow('2026-12-20T10:00:00Z');
    expect((await post(testOf(injuryId, { value: 22 }))).statusCode).toBe(400);
  });

  it('keeps equal ids of two runners separate', async () => {
    const other = await bed.user();
    const theirs = (await givenProfile(bed, other)).injuryId ?? '';
    await post(testOf(injuryId));
    await post(testOf(theirs, { value: 5 }), other);
    expect(await list()).toMatchObject([{ value: 19 }]);
    expect(await list('', other)).toMatchObject([{ value: 5 }]);
  });

  it('SECU-2703 limits results to 24 a day', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(testOf(injuryId, { id: randomUUID() }))));
    expect(await stored()).toBeLessThanOrEqual(24);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('day_full');
  });

  it('SECU-2703 includes results that are moved to another date', async () => {
    const ids = Array.from({ length: 25 }, () => randomUUID());
    const statusOf = async (id: string | undefined, date: string) =>
      (await post(testOf(injuryId, { id: id ?? '', date }))).statusCode;
    for (const id of ids.slice(0, 24)) expect(await statusOf(id, '2026-11-19')).toBe(200);
    expect(await statusOf(ids[24], TODAY)).toBe(200);
    expect(await statusOf(ids[24], '2026-11-19')).toBe(409);
    expect((await list()).filter(({ date }: { date: string }) => date === TODAY)).toHaveLength(1);
    expect(await statusOf(ids[0], TODAY)).toBe(200);
    expect(await statusOf(ids[24], '2026-11-19')).toBe(200);
  });

  it.each([
    ['2026-11-13', 200],
    ['2026-11-12', 400],
    ['2026-11-21', 400],
  ])('responds to a result dated %s with status %i', async (date, status) => {
    expect((await post(testOf(injuryId, { date }))).statusCode).toBe(status);
  });

  it('PHASE-295 stores the day on which a result was stored, even if it is changed later', async () => {
    const kept = async () => (await bed.database.collection('physio_tests').findOne({ userId: user.userId }))?.storedOn;
    const answer = await post(testOf(injuryId, { date: '2026-11-14' }));
    expect([answer.json().date, await kept()]).toEqual(['2026-11-14', TODAY]);
    bed.setNow('2026-11-21T10:00:00Z');
    await post(testOf(injuryId, { date: '2026-11-14' }));
    expect(await kept()).toBe(TODAY);
    await post(testOf(injuryId, { date: '2026-11-14', value: 20 }));
    expect(await kept()).toBe('2026-11-21');
    expect(answer.json()).not.toHaveProperty('storedOn');
  });

  it('TIME-01 dates a result in the runner’s own time zone', async () => {
    bed.setNow('2026-11-20T23:30:00Z');
    expect((await post(testOf(injuryId))).json().date).toBe('2026-11-21');
  });

  it.each([
    ['an unknown test', { testId: 'sprint' }],
    ['more heel raises than the cap', { value: 41 }],
    ['half a heel raise', { value: 7.5 }],
    ['a pain of 11', { painDuring: 11 }],
    ['an id that is not a UUID', { id: 'first' }],
    ['a query operator', { injuryId: { $gt: '' } }],
    ['whether it was confirmed', { confirmed: true }],
  ])('returns 400 for %s and stores nothing', async (_what, change) => {
    const answer = await post({ ...testOf(injuryId), ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await stored()).toBe(0);
  });

  it('returns 404 for an unknown injury and for another runner’s', async () => {
    const theirs = (await givenProfile(bed, await bed.user())).injuryId ?? '';
    for (const id of [randomUUID(), theirs]) expect((await post(testOf(id))).statusCode, id).toBe(404);
    expect((await post(testOf(injuryId), await bed.user())).statusCode).toBe(404);
    expect(await stored()).toBe(0);
  });
});

describe('GET /api/physio/tests', () => {
  it('returns only the runner’s own results, newest first, up to the limit', async () => {
    for (const [date, value] of [
      ['2026-11-19', 1],
      ['2026-11-20', 2],
      ['2026-11-18', 3],
    ] as const)
      await post(testOf(injuryId, { id: randomUUID(), date, value }));
    const valuesOf = async (query?: string) => (await list(query)).map(({ value }: { value: number }) => value);
    expect(await valuesOf()).toEqual([2, 1, 3]);
    expect(await valuesOf('?limit=2')).toEqual([2, 1]);
    expect(await list('', await bed.user())).toEqual([]);
    expect((await bed.call(user, 'GET', `${PATHS.physioTests}?limit=366`)).statusCode).toBe(400);
  });

  it('AUTH-02 returns 401 without a session, and so does POST', async () => {
    expect((await bed.call(null, 'GET', PATHS.physioTests)).statusCode).toBe(401);
    expect((await post(testOf(injuryId), null)).statusCode).toBe(401);
  });
});
