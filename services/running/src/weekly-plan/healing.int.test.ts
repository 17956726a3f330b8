import { runningProfileChanged, trainingLogged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCoachProfiles } from '../profile/repository.ts';
import { createProfileSaver } from '../profile/save.ts';
import { dayOf, givenPlan, listenTo, PROFILE, planOf } from '../testing/given.ts';
import { createRunningBed, type RunningBed } from '../testing/running.ts';
import { createLogRecorder } from '../training-log/record.ts';
import { createTrainingLogs } from '../training-log/repository.ts';

const MONDAY = '2026-11-16';
let bed: RunningBed;
let heard: ReturnType<typeof listenTo>;

beforeAll(async () => {
  bed = await createRunningBed();
  heard = listenTo(bed);
  heard.follow('test.profiles', runningProfileChanged);
  heard.follow('test.logs', trainingLogged);
});
beforeEach(() => bed.setNow(`${MONDAY}T10:00:00Z`));
afterAll(() => bed.close());

const collection = (name: string) => bed.database.collection(name);

/**
 * What a kill right after the first write leaves behind: state and event are stored, the plan knows nothing of them.
 */
describe('a crash between a write and the plan that follows from it', () => {
  it('of a first profile heals before the event goes out: the plan is there when anyone hears of the profile', async () => {
    const user = await bed.user();
    await givenPlan(bed, user);
    await until('the first event', () => heard.of(user, runningProfileChanged).length === 1);
    await bed.restart(async () => {
      await collection('weekly_plans').deleteOne({ userId: user.userId });
      const data = { ...heard.of(user, runningProfileChanged)[0], rev: 2 };
      const waiting = { id: 'left-behind-1', type: runningProfileChanged.name, time: `${MONDAY}T10:00:00.000Z`, data };
      await collection('coach_profiles').updateOne({ userId: user.userId }, { $set: { rev: 2, outbox: [waiting] } });
    });
    await until('the event that waited', () => heard.of(user, runningProfileChanged).length === 2);
    expect((await planOf(bed, user)).weekStart).toBe(MONDAY);
  });

  it('of a changed profile plans the week anew', async () => {
    const user = await bed.user();
    await givenPlan(bed, user);
    await until('the first event', () => heard.of(user, runningProfileChanged).length === 1);
    await bed.restart(async () => {
      const data = { ...heard.of(user, runningProfileChanged)[0], rev: 2 };
      const waiting = { id: 'left-behind-2', type: runningProfileChanged.name, time: `${MONDAY}T10:00:00.000Z`, data };
      const change = { daysAvailable: 'Thu', rev: 2, outbox: [waiting] };
      await collection('coach_profiles').updateOne({ userId: user.userId }, { $set: change });
    });
    await until('the event that waited', () => heard.of(user, runningProfileChanged).length === 2);
    const runs = (await planOf(bed, user)).days.filter(({ minutes }) => minutes > 0).map(({ date }) => date);
    expect(runs).toEqual(['2026-11-19']);
  });

  it('of a log changes the days after it', async () => {
    const user = await bed.user();
    const plan = await givenPlan(bed, user);
    await bed.call(user, 'POST', PATHS.trainingLog, { date: '2026-11-17', status: 'skipped', reason: 'other' });
    expect((await planOf(bed, user)).days).toEqual(plan.days);
    await until('the first event', () => heard.of(user, trainingLogged).length === 1);
    await bed.restart(async () => {
      const data = { ...heard.of(user, trainingLogged)[0], rev: 2 };
      const waiting = { id: 'left-behind-3', type: trainingLogged.name, time: `${MONDAY}T10:00:00.000Z`, data };
      const change = { reason: 'fatigue', rev: 2, outbox: [waiting] };
      await collection('training_logs').updateOne({ userId: user.userId }, { $set: change });
    });
    await until('the event that waited', () => heard.of(user, trainingLogged).length === 2);
    const wednesday = '2026-11-18';
    expect(dayOf(await planOf(bed, user), wednesday).minutes).toBeLessThan(dayOf(plan, wednesday).minutes);
  });
});

/** West of the default zone by a day: on this instant it is Sunday there, and Monday in Oslo. */
describe("TIME-01 TIME-03 what heals before the service has heard of the runner's zone", () => {
  it.each(['log', 'profile'])('of a %s is the week in which it was written, and no other', async (what) => {
    bed.setNow('2026-11-23T09:30:00Z');
    const user = await bed.user('Pacific/Honolulu');
    const zone = { userId: user.userId, timezone: 'Pacific/Honolulu', timezoneVersion: 2 };
    await givenPlan(bed, user);
    await until('the first event', () => heard.of(user, runningProfileChanged).length === 1);
    const clock = createClock();
    clock.setOffset(Date.parse('2026-11-23T09:30:00Z') - Date.now());
    if (what === 'log') {
      const logs = createTrainingLogs(bed.database);
      const contextOf = async () => ({ row: null, outcome: null });
      await createLogRecorder({ logs, clock, contextOf }).save(zone, { date: '2026-11-22', status: 'done' });
      await until('the event that waited', () => heard.of(user, trainingLogged).length === 1);
    } else {
      const profiles = createCoachProfiles(bed.database);
      await createProfileSaver({ profiles, texts: { keepForm: async () => undefined }, clock })(zone, zone.timezone, {
        weeklyHours: 5,
      });
      await until('the event that waited', () => heard.of(user, runningProfileChanged).length === 2);
    }
    const weeks = await collection('weekly_plans').find({ userId: user.userId }).toArray();
    expect(weeks.map(({ weekStart }) => weekStart)).toEqual([MONDAY]);
  });
});

describe('a plan that cannot be made', () => {
  it('fails neither the save nor its event, and is made once it can be', async () => {
    const user = await bed.user();
    await givenPlan(bed, user);
    // No planner can read this: what is stored of the week is no plan.
    await collection('weekly_plans').updateOne(
      { userId: user.userId },
      { $set: { planJson: '{"base":{},"current":{}}' } },
    );
    const saved = await bed.call(user, 'POST', PATHS.coachProfile, { ...PROFILE, weeklyHours: 5 });
    expect([saved.statusCode, saved.json().weeklyHours]).toEqual([200, 5]);
    await until('both events', () => heard.of(user, runningProfileChanged).length === 2);
    await collection('weekly_plans').deleteOne({ userId: user.userId });
    expect((await bed.call(user, 'POST', PATHS.weeklyPlan)).statusCode).toBe(200);
  });
});
