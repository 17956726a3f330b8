import { PATHS } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { createWeeklyPlanService } from '../../features/weekly-plan/service.ts';
import { createStores, type Stores } from '../../stores.ts';
import { createPlan, dayOf, planOf, untilPlan } from '../../testing/fixtures.ts';
import { createRunningTestBed, type RunningTestBed } from '../../testing/running-bed.ts';
import { createStateLoader } from './state-loader.ts';

const MONDAY = '2026-11-16';
let bed: RunningTestBed;
let user: TestUser;
let stores: Stores;
const clock = createMovableClock();

beforeAll(async () => {
  bed = await createRunningTestBed();
  stores = createStores(bed.database);
});
beforeEach(async () => {
  turnTo(`${MONDAY}T10:00:00Z`);
  user = await bed.user();
});
afterAll(() => bed.close());

const turnTo = (instant: string): void => {
  bed.setNow(instant);
  clock.setOffset(Date.parse(instant) - (clock.now().getTime() - clock.offset()));
};
const load = (timezone = 'Europe/Oslo', timezoneVersion = 1): Promise<CoachState> => {
  const keeper = createWeeklyPlanService({ ...stores, clock, onSaved: () => undefined });
  return createStateLoader({ stores, keeper, clock })({ userId: user.userId, timezone, timezoneVersion });
};

describe('createStateLoader in the running coach', () => {
  it('returns an empty state for a runner without stored data', async () => {
    expect(await load()).toEqual({
      today: MONDAY,
      hour: 11,
      timezone: 'Europe/Oslo',
      profile: null,
      runner: null,
      raceDate: null,
      threshold: null,
      plan: null,
      planned: [],
      nextPlan: null,
      logs: [],
      checkins: [],
      baseline: null,
      physio: null,
      reported: null,
      pauses: [],
      summary: null,
      course: null,
      cap: null,
      racePlan: null,
      paceSource: null,
      isTrainingWithheld: false,
      withheldDays: [],
    });
  });

  it('PLANR-103 returns the plan, its changed sessions, the profile, logs and check-ins as the screens show them', async () => {
    const plan = await createPlan(bed, user);
    await bed.call(user, 'POST', PATHS.trainingLog, { date: '2026-11-15', status: 'done', minutes: 45 });
    turnTo('2026-11-18T10:00:00Z');
    await bed.checkin(user, '2026-11-18', 'Reset', 1);
    const reset = await untilPlan(bed, user, 'a day of rest', (week) => dayOf(week, '2026-11-18').planType === 'rest');
    const state = await load();
    const rowOf = ({ date, planType, minutes, zone }: Pick<CoachDay, 'date' | 'planType' | 'minutes' | 'zone'>) => ({
      ...{ date, planType, minutes, zone },
    });
    expect(state.plan?.days.map(rowOf)).toEqual(reset.days.map(rowOf));
    expect(state.plan?.days.map(({ title }) => title.en)).toEqual(reset.days.map(({ title }) => title));
    expect(state.plan?.days[2]).toMatchObject({ title: { nb: 'Hvile' }, action: { kind: 'rest' } });
    expect(state.profile).toEqual((await bed.call(user, 'GET', PATHS.coachProfile)).json());
    const { date, planType, minutes, title } = dayOf(plan, '2026-11-18');
    expect(state.planned).toContainEqual(expect.objectContaining({ date, planType, minutes }));
    expect(state.planned.map((day) => day.title.en)).toContain(title);
    expect(state.logs).toEqual([expect.objectContaining({ date: '2026-11-15', minutes: 45, plannedMinutes: null })]);
    expect(state.checkins).toEqual([expect.objectContaining({ date: '2026-11-18', recommendation: 'Reset' })]);
    expect(state.course?.phase).toBe(plan.phase);
  });

  it('returns next week’s plan without storing it, or the stored plan when there is one', async () => {
    await createPlan(bed, user);
    const { nextPlan } = await load();
    expect(nextPlan?.weekStart).toBe('2026-11-23');
    expect(await bed.database.collection('weekly_plans').countDocuments({ userId: user.userId })).toBe(1);
    turnTo('2026-11-23T10:00:00Z');
    await bed.call(user, 'POST', PATHS.weeklyPlan);
    const stored = await planOf(bed, user, '2026-11-23');
    turnTo(`${MONDAY}T10:00:00Z`);
    const { nextPlan: storedNext } = await load();
    expect(storedNext?.totalMinutes).toBe(stored.totalMinutes);
    expect(storedNext?.days.map(({ title }) => title.en)).toEqual(stored.days.map(({ title }) => title));
  });

  it('TIME-03 uses the date and hour in the runner’s time zone', async () => {
    turnTo('2026-11-22T22:30:00Z');
    expect(await load('Pacific/Auckland')).toMatchObject({ today: '2026-11-23', hour: 11 });
    expect(await load('America/Los_Angeles')).toMatchObject({ today: '2026-11-22', hour: 14 });
  });

  it('TIME-08 uses the time zone of the session or of the account, whichever is newer', async () => {
    turnTo('2026-11-22T22:30:00Z');
    const settings = { consents: { health_data: true, outside_model: false }, healthDataRefused: false };
    await stores.settings.keep(user.userId, { ...settings, timezone: 'America/Los_Angeles', tzv: 2, rev: 2 });
    expect((await load('Pacific/Auckland', 1)).today).toBe('2026-11-22');
    expect((await load('Pacific/Auckland', 3)).today).toBe('2026-11-23');
  });
});
