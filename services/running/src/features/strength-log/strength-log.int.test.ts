import { strengthLogsSchema } from '@stridewell/contracts/http/strength-log';
import { PATHS, type StrengthLog } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlannedRunner, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const TODAY = '2026-11-18';
const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  ({ user } = await createPlannedRunner(bed, { planned: `${MONDAY}T06:00:00Z`, now: `${TODAY}T10:00:00Z` }));
});

const save = (body: object, who = user) => bed.call(who, 'POST', PATHS.strengthLog, body);
const remove = (date: string, who = user) => bed.call(who, 'DELETE', `${PATHS.strengthLog}/${date}`);
const week = async (who = user, query = ''): Promise<StrengthLog[]> => {
  const answer = await bed.call(who, 'GET', `${PATHS.strengthLogsWeek}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return strengthLogsSchema.parse(answer.json());
};

describe('mark of a strength session (/api/coach/strength-log)', () => {
  it('SESS-93 is stored with the planned session’s id, can be replaced and removed, and does not change the training log', async () => {
    const before = await planOf(bed, user);
    const day = before.days.find(({ date, strength }) => date <= TODAY && strength);
    if (!day) throw new Error('no strength session');
    const done = { date: day.date, status: 'done', session: day.strength?.id };
    const answer = await save({ date: day.date, status: 'done' });
    expect([answer.statusCode, answer.json()]).toEqual([200, done]);
    expect(await week()).toEqual([done]);
    await save({ date: day.date, status: 'skipped' });
    expect(await week()).toEqual([{ ...done, status: 'skipped' }]);
    expect((await bed.call(user, 'GET', PATHS.trainingLogsWeek)).json()).toEqual([]);
    expect(await planOf(bed, user)).toEqual(before);
    for (let times = 0; times < 2; times += 1) expect((await remove(day.date)).statusCode).toBe(204);
    expect(await week()).toEqual([]);
  });

  it('SESS-93 is kept when the run of the same day is logged and its log is removed', async () => {
    await save({ date: TODAY, status: 'done' });
    await bed.call(user, 'POST', PATHS.trainingLog, { date: TODAY, status: 'skipped', reason: 'time' });
    await bed.call(user, 'DELETE', `${PATHS.trainingLog}/${TODAY}`);
    expect((await week()).map(({ date, status }) => [date, status])).toEqual([[TODAY, 'done']]);
  });

  it('SESS-93 is stored once when sent concurrently', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => save({ date: TODAY, status: 'done' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await bed.database.collection('strength_logs').countDocuments({ userId: user.userId })).toBe(1);
  });

  it('SESS-94 contains null for a day without a planned session and is returned only for its own week', async () => {
    await save({ date: '2026-11-10', status: 'done' });
    expect(await week()).toEqual([]);
    expect(await week(user, '?weekStart=2026-11-09')).toEqual([{ date: '2026-11-10', status: 'done', session: null }]);
  });

  it.each([
    ['an unknown status', { date: TODAY, status: 'half' }],
    ['a missing date', { status: 'done' }],
    ['an invalid date', { date: '2026-02-30', status: 'done' }],
    ['an unknown field', { date: TODAY, status: 'done', weight: 40 }],
    ['a date more than 28 days ago', { date: '2026-10-20', status: 'done' }],
    ['a date more than 7 days ahead', { date: '2026-11-26', status: 'done' }],
  ])('SESS-94 is rejected with 400 for %s', async (_case, body) => {
    const answer = await save(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await week()).toEqual([]);
  });

  it('AUTH-01 AUTH-02 is visible only to its runner and requires a session (401)', async () => {
    const other = await bed.user();
    await save({ date: TODAY, status: 'done' });
    expect(await week(other)).toEqual([]);
    await remove(TODAY, other);
    expect(await week()).toHaveLength(1);
    const requests = [
      { method: 'GET', url: PATHS.strengthLogsWeek },
      { method: 'POST', url: PATHS.strengthLog, payload: { date: TODAY, status: 'done' } },
      { method: 'DELETE', url: `${PATHS.strengthLog}/${TODAY}` },
    ] as const;
    for (const request of requests) expect((await bed.app.inject(request)).statusCode, request.method).toBe(401);
    for (const date of ['monday', '2026-13-01']) expect((await remove(date)).statusCode).toBe(400);
  });
});
