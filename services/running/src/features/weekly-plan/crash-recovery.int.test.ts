import { runningProfileChanged, trainingLogged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan, dayOf, PROFILE, planOf, saveBackground } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';
import { createCoachProfiles } from '../profile/repository.ts';
import { createProfileSaver } from '../profile/service.ts';
import { createTrainingLogs } from '../training-log/repository.ts';
import { createLogRecorder } from '../training-log/service.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed({ events: [runningProfileChanged, trainingLogged] });
const { events } = bed;

beforeEach(() => bed.setNow(`${MONDAY}T10:00:00Z`));

const collection = (name: string) => bed.database.collection(name);

/**
 * Each test simulates a process that was killed between two writes: the first write and its event are stored, but the
 * plan is not updated.
 */
describe('plan after a crash between a write and the plan update', () => {
  it('is created for a profile without a plan before the profile event is published', async () => {
    const user = await bed.user();
    await createPlan(bed, user);
    await until('the first event', () => events.of(user, runningProfileChanged).length === 1);
    await bed.restart(async () => {
      await collection('weekly_plans').deleteOne({ userId: user.userId });
      const data = { ...events.of(user, runningProfileChanged)[0], rev: 2 };
      const waiting = { id: 'left-behind-1', type: runningProfileChanged.name, time: `${MONDAY}T10:00:00.000Z`, data };
      await collection('coach_profiles').updateOne({ userId: user.userId }, { $set: { rev: 2, outbox: [waiting] } });
    });
    await until('the pending event', () => events.of(user, runningProfileChanged).length === 2);
    expect((await planOf(bed, user)).weekStart).toBe(MONDAY);
  });

  it('is recreated for a changed profile', async () => {
    const user = await bed.user();
    await createPlan(bed, user);
    await until('the first event', () => events.of(user, runningProfileChanged).length === 1);
    await bed.restart(async () => {
      const data = { ...events.of(user, runningProfileChanged)[0], rev: 2 };
      const waiting = { id: 'left-behind-2', type: runningProfileChanged.name, time: `${MONDAY}T10:00:00.000Z`, data };
      const change = { daysAvailable: 'Thu', rev: 2, outbox: [waiting] };
      await collection('coach_profiles').updateOne({ userId: user.userId }, { $set: change });
    });
    await until('the pending event', () => events.of(user, runningProfileChanged).length === 2);
    const runs = (await planOf(bed, user)).days.filter(({ minutes }) => minutes > 0).map(({ date }) => date);
    expect(runs).toEqual(['2026-11-19']);
  });

  it('is adapted to a changed log', async () => {
    const user = await bed.user();
    await saveBackground(bed, user, { hasRunFast: true });
    const plan = await createPlan(bed, user);
    await bed.call(user, 'POST', PATHS.trainingLog, { date: '2026-11-17', status: 'skipped', reason: 'other' });
    expect((await planOf(bed, user)).days).toEqual(plan.days);
    await until('the first event', () => events.of(user, trainingLogged).length === 1);
    await bed.restart(async () => {
      const data = { ...events.of(user, trainingLogged)[0], rev: 2 };
      const waiting = { id: 'left-behind-3', type: trainingLogged.name, time: `${MONDAY}T10:00:00.000Z`, data };
      const change = { reason: 'fatigue', rev: 2, outbox: [waiting] };
      await collection('training_logs').updateOne({ userId: user.userId }, { $set: change });
    });
    await until('the pending event', () => events.of(user, trainingLogged).length === 2);
    const wednesday = '2026-11-18';
    const hardMinutes = dayOf(await planOf(bed, user), wednesday).session?.hardMinutes;
    expect(hardMinutes).toBeLessThan(dayOf(plan, wednesday).session?.hardMinutes ?? 0);
  });
});

/** At the instant of these tests it is Sunday in Honolulu and Monday in Oslo, the default time zone. */
describe("TIME-01 TIME-03 plan update before the service knows the runner's time zone", () => {
  it.each(['log', 'profile'])('updates only the week in which the %s was saved', async (kind) => {
    bed.setNow('2026-11-23T09:30:00Z');
    const user = await bed.user('Pacific/Honolulu');
    const zone = { userId: user.userId, timezone: 'Pacific/Honolulu', timezoneVersion: 2 };
    await createPlan(bed, user);
    await until('the first event', () => events.of(user, runningProfileChanged).length === 1);
    const clock = createMovableClock();
    clock.setOffset(Date.parse('2026-11-23T09:30:00Z') - Date.now());
    if (kind === 'log') {
      const logs = createTrainingLogs(bed.database);
      const contextOf = async () => ({ row: null, outcome: null });
      await createLogRecorder({ logs, clock, contextOf }).save(zone, { date: '2026-11-22', status: 'done' });
      await until('the pending event', () => events.of(user, trainingLogged).length === 1);
    } else {
      const profiles = createCoachProfiles(bed.database);
      await createProfileSaver({ profiles, texts: { keepForm: async () => undefined }, clock })(zone, zone.timezone, {
        weeklyHours: 5,
      });
      await until('the pending event', () => events.of(user, runningProfileChanged).length === 2);
    }
    const weeks = await collection('weekly_plans').find({ userId: user.userId }).toArray();
    expect(weeks.map(({ weekStart }) => weekStart)).toEqual([MONDAY]);
  });
});

describe('profile save when the planner cannot read the stored plan', () => {
  it('succeeds and emits its event, and the plan can be recreated later', async () => {
    const user = await bed.user();
    await createPlan(bed, user);
    // The planner fails on this stored week.
    await collection('weekly_plans').updateOne(
      { userId: user.userId },
      { $set: { planJson: '{"base":{},"current":{}}' }, $unset: { plan: 1 } },
    );
    const saved = await bed.call(user, 'POST', PATHS.coachProfile, { ...PROFILE, weeklyHours: 5 });
    expect([saved.statusCode, saved.json().weeklyHours]).toEqual([200, 5]);
    await until('both events', () => events.of(user, runningProfileChanged).length === 2);
    await collection('weekly_plans').deleteOne({ userId: user.userId });
    expect((await bed.call(user, 'POST', PATHS.weeklyPlan)).statusCode).toBe(200);
  });
});
