import { planChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presentPlan } from '../../features/course/present.ts';
import { createCourseReader } from '../../features/course/service.ts';
import { createStores, type Stores } from '../../stores.ts';
import { CALF, checkIn, givenProfile, READY, SORE, todayOf, withoutSafetyQuestions } from '../../testing/fixtures.ts';
import { createPhysioBed, type PhysioBed } from '../../testing/physio-bed.ts';
import { givenReadyInjury } from '../../testing/ready-injury.ts';
import type { CoachState } from '../state.ts';
import { createStateLoader } from './state-loader.ts';

const TODAY = '2026-11-20';
let bed: PhysioBed;
let user: TestUser;
let stores: Stores;
const clock = createMovableClock();

beforeAll(async () => {
  bed = await createPhysioBed();
  stores = createStores(bed.database);
});
beforeEach(async () => {
  setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});
afterAll(() => bed.close());

const setNow = (instant: string): void => {
  bed.setNow(instant);
  clock.setOffset(Date.parse(instant) - (clock.now().getTime() - clock.offset()));
};
const load = (timezone = 'Europe/Oslo'): Promise<CoachState> =>
  createStateLoader({ stores, courses: createCourseReader({ ...stores, clock }), clock })({
    userId: user.userId,
    timezone,
    timezoneVersion: 1,
  });

describe('createStateLoader in the physio coach', () => {
  it('returns an empty state for a runner without stored data', async () => {
    expect(await load()).toEqual({
      today: TODAY,
      timezone: 'Europe/Oslo',
      plan: { status: 'profile_required', date: TODAY },
      followed: null,
      runner: { level: null, ageBand: null },
      readiness: null,
      session: null,
      reported: null,
      checkinVersion: '',
    });
  });

  it('returns the same plan for today as the API, and the injury’s check-ins, newest first', async () => {
    setNow('2026-11-19T10:00:00Z');
    await givenProfile(bed, user);
    await checkIn(bed, user, { ...SORE, pain: 5 });
    setNow(`${TODAY}T10:00:00Z`);
    await checkIn(bed, user, SORE);
    const state = await load();
    expect(presentPlan(state.plan)).toEqual(await todayOf(bed, user));
    expect(state.followed?.injury.area).toBe('knee');
    expect(state.followed?.checkins.map(({ date, pain }) => [date, pain])).toEqual([
      [TODAY, 4],
      ['2026-11-19', 5],
    ]);
  });

  it('returns null for the followed injury after it is resolved', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    await bed.call(user, 'POST', PATHS.physioResolve);
    expect(await load()).toMatchObject({ plan: { status: 'resolved' }, followed: null });
  });

  it('PHASE-277 follows the second injury after the first is resolved, and asks the safety questions for both', async () => {
    await givenReadyInjury(bed, user);
    expect((await bed.call(user, 'POST', PATHS.physioInjuries, CALF)).statusCode).toBe(200);
    await withoutSafetyQuestions(bed, user);
    await checkIn(bed, user, READY);
    await bed.call(user, 'POST', PATHS.physioResolve);
    const { followed, plan, triageSubject } = await load();
    expect([followed?.injury.injuryArea, plan.status]).toEqual(['calf', 'checkin_required']);
    expect(triageSubject).toMatchObject({ area: 'knee', others: [{ area: 'calf' }] });
  });

  it('returns today’s session from the running plan, based on the date in the runner’s time zone', async () => {
    const today = { date: TODAY, planType: 'adapt', minutes: 30, title: 'Brisk walk' } as const;
    await untilHandled(bed, 'physio.plan-today', [
      () => bed.publish(user, planChanged, { weekStart: '2026-11-16', today, rev: 1 }),
    ]);
    expect((await load()).session).toEqual({ planType: 'adapt', minutes: 30 });
    setNow(`${TODAY}T23:30:00Z`);
    expect(await load()).toMatchObject({ today: '2026-11-21', session: null });
    expect(await load('America/New_York')).toMatchObject({ today: TODAY, session: { minutes: 30 } });
  });
});
