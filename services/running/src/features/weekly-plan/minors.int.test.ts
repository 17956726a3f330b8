import { PATHS } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStateLoader } from '../../coach/wiring/state-loader.ts';
import { createStores } from '../../stores.ts';
import { createPlan, PROFILE, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

import { createRunners } from '../../worker/runners-repository.ts';
import { createWeeklyPlanService } from './service.ts';

const TODAY = '2026-11-18T10:00:00Z';
const OSLO = 'Europe/Oslo';
const aged = (age: number) => ({ ...PROFILE, runningProfileV2: JSON.stringify({ age, level: 'Intermediate' }) });
const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(TODAY);
  user = await bed.user();
});

const save = (age: number) => bed.call(user, 'POST', PATHS.coachProfile, aged(age));
const read = (query = '') => bed.call(user, 'GET', `${PATHS.weeklyPlan}${query}`);
const weeks = () => bed.database.collection('weekly_plans').find({ userId: user.userId }).toArray();
/** Creates a plan service like that of the weekly jobs, and the coach's state loader. */
const wired = () => {
  const clock = createMovableClock();
  clock.setOffset(Date.parse(TODAY) - clock.now().getTime());
  const stores = createStores(bed.database);
  const keeper = createWeeklyPlanService({ ...stores, clock, onSaved: () => undefined });
  return { keeper, load: createStateLoader({ stores, keeper, clock }) };
};

describe('weekly plan and summary by age', () => {
  it('requires no weekly summary for a runner under 18', async () => {
    const adult = await bed.user();
    await save(17);
    await bed.call(adult, 'POST', PATHS.coachProfile, aged(30));
    bed.setNow('2026-11-23T10:00:00Z');
    const ids = [user.userId, adult.userId];
    const week = { timezone: OSLO, weekStart: '2026-11-16' };
    expect(await createRunners(bed.database).withoutSummary(ids, week)).toEqual([adult.userId]);
  });

  it('stores the profile of a runner under 18 but creates no plan on save, on request or in the weekly job', async () => {
    const saved = await save(17);
    expect([saved.statusCode, saved.json()]).toEqual([200, expect.objectContaining({ ...aged(17), ignored: [] })]);
    expect((await read()).statusCode).toBe(404);
    for (const body of [undefined, {}, { adjust: 'lighter' }]) {
      const answer = await bed.call(user, 'POST', PATHS.weeklyPlan, body);
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        'Plans are made for adults. Under 18, train with a coach or parent who knows you.',
      ]);
    }
    expect(await wired().keeper.ensureWeek(user.userId, OSLO, '2026-11-23')).toBe('no-profile');
    expect(await weeks()).toEqual([]);
  });

  it('creates a plan for an 18-year-old runner', async () => {
    expect((await createPlan(bed, user, aged(18))).totalMinutes).toBeGreaterThan(0);
  });

  it('shows a runner under 18 only past weeks, including in the coach, until the age is corrected', async () => {
    bed.setNow('2026-11-11T10:00:00Z');
    await createPlan(bed, user);
    bed.setNow(TODAY);
    await bed.call(user, 'POST', PATHS.weeklyPlan);
    const before = await planOf(bed, user);
    const { keeper, load } = wired();
    await keeper.ensureWeek(user.userId, OSLO, '2026-11-23');
    await save(17);
    for (const query of ['', '?weekStart=2026-11-23']) expect((await read(query)).statusCode).toBe(404);
    expect((await read('?weekStart=2026-11-09')).statusCode).toBe(200);
    const state = await load({ userId: user.userId, timezone: OSLO, timezoneVersion: 1 });
    expect(state).toMatchObject({ plan: null, planned: [], nextPlan: null, runner: null, course: null, cap: null });
    expect(state.profile?.runningProfileV2).toBe(aged(17).runningProfileV2);
    await save(35);
    expect((await planOf(bed, user)).days).toEqual(before.days);
  });
});
