import { addDays } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRunners } from './runners-repository.ts';
import { seedRunners } from './testing/seed-runners.ts';
import { createWorkerTestBed, type WorkerTestBed } from './testing/worker-bed.ts';

const MONDAY = '2026-11-23';
const LAST = '2026-11-16';
const SUNDAY = '2026-11-22';
/** Instants half an hour after (`AFTER`) and before (`BEFORE`) the midnight at which the runner's Monday begins. */
const AFTER = new Date('2026-11-22T23:30:00Z');
const BEFORE = new Date('2026-11-22T22:30:00Z');
const ZONE_WEEK = { timezone: 'Europe/Oslo', weekStart: LAST };
let bed: WorkerTestBed;

beforeAll(async () => {
  bed = await createWorkerTestBed();
  await (await bed.start('2026-01-05T12:00:00Z')).close();
});
afterEach(async () => {
  for (const name of ['weekly_plans', 'weekly_summaries', 'weekly_runs', 'coach_profiles', 'checkin_days'])
    await bed.database.collection(name).deleteMany({});
});
afterAll(() => bed.close());

/** Stores only a profile for a new runner, created at the given instant. */
const profile = async (createdAt: Date): Promise<string> => {
  const userId = createId();
  await bed.database.collection('coach_profiles').insertOne({ userId, createdAt });
  return userId;
};
const put = (name: string, row: object) => bed.database.collection(name).insertOne(row);

describe('summary of last week for new runners', () => {
  it('is required for profiles created before the week ended in the runner’s time zone', async () => {
    const [early, late] = [await profile(BEFORE), await profile(AFTER)];
    const runners = createRunners(bed.database);
    expect(await runners.withoutSummary([early, late], ZONE_WEEK)).toEqual([early]);
    const elsewhere = { ...ZONE_WEEK, timezone: 'America/New_York' };
    expect(await runners.withoutSummary([early, late], elsewhere)).toEqual([early, late]);
  });

  it('is required for a newer profile with a check-in, log or plan in that week', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => profile(AFTER)));
    const [checkedIn = '', logged = '', planned = '', today = '', loggedLater = ''] = ids;
    await put('checkin_days', { userId: checkedIn, date: SUNDAY, rev: 1 });
    await put('training_logs', { userId: logged, date: LAST, createdAt: BEFORE });
    await put('weekly_plans', { userId: planned, weekStart: LAST });
    await put('checkin_days', { userId: today, date: MONDAY, rev: 1 });
    await put('training_logs', { userId: loggedLater, date: SUNDAY, createdAt: AFTER });
    const found = await createRunners(bed.database).withoutSummary(ids, ZONE_WEEK);
    expect(found).toEqual([checkedIn, logged, planned]);
  });

  it('is not created for a runner who joined this week and has a plan', async () => {
    const [known, newcomer] = await seedRunners(bed.database, {
      count: 2,
      weekStart: MONDAY,
      timezones: ['Europe/Oslo'],
    });
    const only = { userId: newcomer?.userId ?? '' };
    await bed.database.collection('coach_profiles').updateOne(only, { $set: { createdAt: AFTER } });
    for (const name of ['training_logs', 'checkin_days']) await bed.database.collection(name).deleteMany(only);
    const { close } = await bed.start(`${MONDAY}T12:00:00Z`);
    const done = () =>
      bed.database.collection<{ _id: string; weekStart: string }>('weekly_runs').findOne({ _id: 'Europe/Oslo' });
    await until('the week to count as done', async () => {
      await bed.tick();
      return (await done())?.weekStart === MONDAY;
    });
    expect((await bed.plans(MONDAY)).size).toBe(2);
    expect([...(await bed.summaries(addDays(MONDAY, -7))).keys()]).toEqual([known?.userId]);
    await close();
  });
});

describe('SECU-601 createRunners without consent to storing health data', () => {
  it.each(['Europe/Oslo', 'America/New_York'])('omits only the runner without consent in %s', async (timezone) => {
    const [served, refuser] = await seedRunners(bed.database, { count: 2, weekStart: MONDAY, timezones: [timezone] });
    await bed.database
      .collection('user_settings')
      .updateOne({ userId: refuser?.userId ?? '' }, { $set: { 'state.consents.health_data': false } });
    const { userIds } = await createRunners(bed.database).page(timezone, {}, 1_000);
    expect(userIds).toContain(served?.userId);
    expect(userIds).not.toContain(refuser?.userId);
  });
});
