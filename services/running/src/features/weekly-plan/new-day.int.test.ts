import { planChanged } from '@stridewell/contracts/events/events';
import { PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStateLoader } from '../../coach/wiring/state-loader.ts';
import { createStores } from '../../stores.ts';
import { createPlan, dayOf, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';
import { createWeeklyPlanService } from './service.ts';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const bed = useRunningTestBed({ events: [planChanged] });
const { events } = bed;
let user: TestUser;
let now = '';
const turnTo = (instant: string): void => {
  now = instant;
  bed.setNow(instant);
};

beforeEach(async () => {
  turnTo(`${MONDAY}T10:00:00Z`);
  user = await bed.user();
});

const storedWeek = () => bed.database.collection('weekly_plans').findOne({ userId: user.userId });

/**
 * Stores a pause directly in the database, so that the stored week is outdated and an update on a new day is visible.
 */
const givenStale = async (): Promise<WeeklyPlan> => {
  const plan = await createPlan(bed, user);
  const state = { current: { kind: 'illness', from: TUESDAY, to: TUESDAY }, past: [] };
  await bed.database
    .collection('pauses')
    .insertOne({ _id: createId() as never, userId: user.userId, state, version: 1 });
  return plan;
};

describe('first read of the weekly plan on a new day', () => {
  it('updates the week on every route that reads it', async () => {
    const readers: Record<string, () => Promise<unknown>> = {
      plan: () => planOf(bed, user),
      outcomes: () => bed.read(user),
      coach: loadCoach,
      calendar: async () => bed.app.inject({ url: await feed() }),
      log: () => bed.call(user, 'POST', PATHS.trainingLog, { date: '2026-11-20', status: 'done' }),
    };
    for (const [name, readFirst] of Object.entries(readers)) {
      turnTo(`${MONDAY}T10:00:00Z`);
      user = await bed.user();
      const before = await givenStale();
      turnTo('2026-11-18T10:00:00Z');
      await readFirst();
      const week = JSON.parse((await storedWeek())?.planJson).current as WeeklyPlan;
      expect(dayOf(week, '2026-11-18').planType, name).toBe('rest');
      expect(dayOf(before, '2026-11-18').planType).not.toBe('rest');
      expect(week.days.slice(0, 2).map(({ minutes }) => minutes)).toEqual(
        before.days.slice(0, 2).map(({ minutes }) => minutes),
      );
      expect((await bed.read(user)).json()).toContainEqual({ date: '2026-11-18', outcome: 'rest' });
      const figures = (days: readonly { date: string; minutes: number; planType: string }[] = []) =>
        days.map(({ date, minutes, planType }) => ({ date, minutes, planType }));
      expect(figures((await loadCoach()).plan?.days)).toEqual(figures((await planOf(bed, user)).days));
    }
  });

  it('writes once and emits one event, and later reads on that day change nothing', async () => {
    await givenStale();
    turnTo(`${TUESDAY}T10:00:00Z`);
    await Promise.all(Array.from({ length: 6 }, () => planOf(bed, user)));
    const settled = await storedWeek();
    expect(settled).toMatchObject({ settledOn: TUESDAY, rev: 2 });
    await until('the event', () => events.of(user, planChanged).length === 2);
    turnTo(`${TUESDAY}T22:30:00Z`);
    await planOf(bed, user);
    expect(await storedWeek()).toMatchObject({ settledOn: TUESDAY, rev: 2, updatedAt: settled?.updatedAt });
  });

  it('changes only the stored date after local midnight when the plan is unaffected', async () => {
    const plan = await createPlan(bed, user);
    const first = await storedWeek();
    expect(first?.settledOn).toBe(MONDAY);
    turnTo(`${MONDAY}T22:30:00Z`);
    await planOf(bed, user);
    expect((await storedWeek())?.settledOn).toBe(MONDAY);
    turnTo(`${MONDAY}T23:00:00Z`);
    expect((await planOf(bed, user)).days[0]).toEqual(plan.days[0]);
    expect((await storedWeek())?.settledOn).toBe(TUESDAY);
  });

  it('does not change a week other than the current one', async () => {
    await givenStale();
    const before = await storedWeek();
    turnTo('2026-11-23T10:00:00Z');
    await planOf(bed, user, MONDAY);
    expect(await storedWeek()).toEqual(before);
  });

  it('returns the stale week when it cannot be replanned', async () => {
    const plan = await createPlan(bed, user);
    await bed.database.collection('weekly_plans').updateOne(
      { userId: user.userId },
      // The planner fails on this stored week.
      { $set: { 'state.base.strength': null } },
    );
    turnTo(`${TUESDAY}T10:00:00Z`);
    expect((await planOf(bed, user)).days).toEqual(plan.days);
  });
});

const feed = async (): Promise<string> => new URL((await bed.call(user, 'POST', PATHS.calendar)).json().url).pathname;

const loadCoach = () => {
  const clock = createMovableClock();
  clock.setOffset(Date.parse(now) - clock.now().getTime());
  const stores = createStores(bed.database);
  const keeper = createWeeklyPlanService({ ...stores, clock, onSaved: () => undefined });
  return createStateLoader({ stores, keeper, clock })({
    userId: user.userId,
    timezone: 'Europe/Oslo',
    timezoneVersion: 1,
  });
};
