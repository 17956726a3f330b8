import { currentPauseSchema } from '@stridewell/contracts/http/running';
import { PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlannedRunner, dayOf, planOf, withoutActions } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const TODAY = '2026-11-18';
const bed = useRunningTestBed();
let user: TestUser;
let plan: WeeklyPlan;

beforeEach(async () => {
  ({ user, plan } = await createPlannedRunner(bed, { planned: `${MONDAY}T10:00:00Z`, now: `${TODAY}T10:00:00Z` }));
});

const pause = (body: object, who = user) => bed.call(who, 'POST', PATHS.pause, body);
const end = (who = user) => bed.call(who, 'DELETE', PATHS.pause);
const runs = ({ days }: WeeklyPlan) => days.filter(({ date, minutes }) => date >= TODAY && minutes > 0);

describe('PLANR-96 illness pause', () => {
  it('removes all runs from its first day onwards when created, and leaves earlier days unchanged', async () => {
    const answer = await pause({ kind: 'illness', from: TODAY });
    expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'illness', from: TODAY, to: null }]);
    const ill = await planOf(bed, user);
    expect(runs(ill)).toEqual([]);
    expect(ill.days.slice(0, 2)).toEqual(plan.days.slice(0, 2));
  });

  it('restores the plan when ended on its first day, and returns 204 when ended twice', async () => {
    await pause({ kind: 'illness', from: TODAY });
    for (let times = 0; times < 2; times += 1) {
      const answer = await end();
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect(withoutActions((await planOf(bed, user)).days)).toEqual(withoutActions(plan.days));
  });

  it('PLANR-97 ends before a later travel pause, and the easy days after the illness remain', async () => {
    const journey = { kind: 'travel', from: '2026-11-21', to: '2026-11-22' };
    await pause({ kind: 'illness', from: MONDAY });
    await pause(journey);
    const stored = await bed.database.collection('pauses').findOne({ userId: user.userId });
    const illness = { kind: 'illness', from: MONDAY, to: '2026-11-20' };
    expect(stored?.state).toEqual({ current: journey, past: [illness] });
    expect(runs(await planOf(bed, user))).toEqual([]);
    bed.setNow('2026-11-23T10:00:00Z');
    expect((await bed.call(user, 'POST', PATHS.weeklyPlan)).statusCode).toBe(200);
    // After five days of illness and one day without symptoms, the 22nd to the 26th are easy days.
    expect(dayOf(await planOf(bed, user), '2026-11-25').changed).toBe('Easy day 4 of 5 after your illness.');
  });

  it('can be ended without removing an upcoming travel pause', async () => {
    const journey = { kind: 'travel', from: '2026-11-21', to: '2026-11-22' };
    await pause({ kind: 'illness', from: TODAY });
    await pause(journey);
    expect((await bed.call(user, 'GET', PATHS.pause)).json()).toEqual({
      kind: 'illness',
      from: TODAY,
      to: '2026-11-20',
    });
    await end();
    expect((await bed.call(user, 'GET', PATHS.pause)).json()).toEqual(journey);
    expect(withoutActions((await planOf(bed, user)).days).slice(0, 5)).toEqual(withoutActions(plan.days).slice(0, 5));
    await end();
    expect(withoutActions((await planOf(bed, user)).days)).toEqual(withoutActions(plan.days));
  });
});

describe('GET /api/coach/pause', () => {
  const current = async (who = user) => {
    const answer = await bed.call(who, 'GET', PATHS.pause);
    expect(answer.statusCode, answer.body).toBe(200);
    return currentPauseSchema.parse(answer.json());
  };

  it('returns the current or upcoming pause, or null if there is none or it is over', async () => {
    expect(await current()).toBeNull();
    await pause({ kind: 'illness', from: TODAY });
    expect(await current()).toEqual({ kind: 'illness', from: TODAY, to: null });
    await end();
    expect(await current()).toBeNull();
    const journey = { kind: 'travel', from: '2026-11-19', to: '2026-11-20' };
    await pause(journey);
    expect(await current()).toEqual(journey);
    bed.setNow('2026-11-20T22:30:00Z');
    expect(await current()).toEqual(journey);
    bed.setNow('2026-11-20T23:00:00Z');
    expect(await current()).toBeNull();
  });

  it('AUTH-02 returns only the caller’s pause, or 401 without a session', async () => {
    await pause({ kind: 'illness', from: TODAY });
    expect(await current(await bed.user())).toBeNull();
    expect((await bed.app.inject({ url: PATHS.pause })).statusCode).toBe(401);
  });
});

describe('pause route (POST and DELETE /api/coach/pause)', () => {
  it.each([
    ['an unknown kind', { kind: 'lazy', from: TODAY }],
    ['a missing first day', { kind: 'illness' }],
    ['a last day before the first', { kind: 'illness', from: TODAY, to: MONDAY }],
    ['an invalid date', { kind: 'illness', from: '2026-02-30' }],
    ['an unknown field', { kind: 'illness', from: TODAY, fever: 39 }],
    ['a first day long ago', { kind: 'illness', from: '2026-09-01' }],
    ['a first day far in the future', { kind: 'travel', from: '2028-01-01' }],
  ])('returns 400 and changes nothing for %s', async (_case, body) => {
    const answer = await pause(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(withoutActions((await planOf(bed, user)).days)).toEqual(withoutActions(plan.days));
  });

  it('AUTH-02 returns 401 without a session', async () => {
    for (const method of ['POST', 'DELETE'] as const) {
      const payload = method === 'POST' ? { payload: { kind: 'illness', from: TODAY } } : {};
      expect((await bed.app.inject({ method, url: PATHS.pause, ...payload })).statusCode).toBe(401);
    }
  });

  it('changes only the caller’s pause and requires no profile', async () => {
    const other = await bed.user();
    expect((await pause({ kind: 'illness', from: TODAY }, other)).statusCode).toBe(200);
    expect(withoutActions((await planOf(bed, user)).days)).toEqual(withoutActions(plan.days));
    await pause({ kind: 'illness', from: TODAY });
    await end(other);
    expect(runs(await planOf(bed, user))).toEqual([]);
  });
});
