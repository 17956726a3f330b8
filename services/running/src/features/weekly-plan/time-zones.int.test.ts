import { userChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { describe, expect, it } from 'vitest';
import { createPlan, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const bed = useRunningTestBed();

const log = (user: TestUser, date: string) => bed.call(user, 'POST', PATHS.trainingLog, { date, status: 'done' });
const datesOf = (rows: { date: string }[]): string[] => rows.map(({ date }) => date);
const weekOf = async (user: TestUser) => ({
  plan: datesOf((await planOf(bed, user)).days),
  outcomes: datesOf((await bed.read(user)).json()),
  logs: datesOf((await bed.call(user, 'GET', PATHS.trainingLogsWeek)).json()),
});

/** Each row: test case, time zone, instant, and the Monday of the week at that instant in that time zone. */
const WEEKS = [
  ['the clock goes back', 'Europe/Oslo', '2026-10-25T12:00:00Z', '2026-10-19'],
  ['the clock goes back tonight', 'Europe/Oslo', '2026-10-25T00:30:00Z', '2026-10-19'],
  ['it is the Monday after the clock went back', 'Europe/Oslo', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['the clock goes forward', 'Europe/Oslo', '2027-03-28T01:30:00Z', '2027-03-22'],
  ['it is the evening after the clock went forward', 'Europe/Oslo', '2027-03-28T21:30:00Z', '2027-03-22'],
  ['it is the Monday after the clock went forward', 'Europe/Oslo', '2027-03-28T22:00:00Z', '2027-03-29'],
  ['the year ends', 'Europe/Oslo', '2026-12-31T23:30:00Z', '2026-12-28'],
  ['the year has begun', 'Pacific/Auckland', '2026-12-31T12:00:00Z', '2026-12-28'],
  ['it is still Sunday in Hawaii', 'Pacific/Honolulu', '2026-11-23T09:30:00Z', '2026-11-16'],
] as const;

const sevenFrom = (monday: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) =>
    new Date(Date.parse(`${monday}T12:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10),
  );

describe('TIME-01 TIME-03 CONST-16 week in the runner’s time zone', () => {
  it.each(WEEKS)('has seven days and one plan when %s (%s at %s)', async (_case, timezone, instant, monday) => {
    bed.setNow(instant);
    const user = await bed.user(timezone);
    const seven = sevenFrom(monday);
    await createPlan(bed, user);
    for (const date of seven) expect((await log(user, date)).statusCode).toBe(200);
    expect(await weekOf(user)).toEqual({ plan: seven, outcomes: seven, logs: seven });
    expect(await bed.database.collection('weekly_plans').countDocuments({ userId: user.userId })).toBe(1);
  });

  it('is replanned on the first event after it begins, without changing the previous week', async () => {
    bed.setNow('2026-11-22T22:30:00Z');
    const user = await bed.user();
    const before = await createPlan(bed, user);
    bed.setNow('2026-11-22T23:00:00Z');
    expect((await bed.call(user, 'GET', PATHS.weeklyPlan)).statusCode).toBe(404);
    await bed.checkin(user, '2026-11-23', 'Adapt', 1);
    await until(
      'the plan of the new week',
      async () => (await bed.call(user, 'GET', PATHS.weeklyPlan)).statusCode === 200,
    );
    expect((await planOf(bed, user)).weekStart).toBe('2026-11-23');
    expect(await planOf(bed, user, '2026-11-16')).toEqual(before);
  });
});

describe('TIME-08 time zone change', () => {
  const settings = { consents: { health_data: true, outside_model: false } };

  it('applies to an existing session, and a stale event is ignored', async () => {
    bed.setNow('2026-11-22T22:00:00Z');
    const user = await bed.user('Europe/Oslo');
    await createPlan(bed, user);
    await bed.publish(user, userChanged, { ...settings, timezone: 'Pacific/Auckland', tzv: 2, rev: 5 });
    await until('the week in Auckland', async () => (await planOfNow(user)) === '2026-11-23');
    await bed.publish(user, userChanged, { ...settings, timezone: 'America/Los_Angeles', tzv: 3, rev: 4 });
    await bed.publish(user, userChanged, { ...settings, timezone: 'Europe/Berlin', tzv: 4, rev: 6 });
    await until('the week in Berlin', async () => (await planOfNow(user)) === '2026-11-16');
    const stored = await bed.database.collection('user_settings').findOne({ userId: user.userId });
    expect(stored?.state).toMatchObject({ timezone: 'Europe/Berlin', rev: 6 });
  });

  it('does not override the time zone of a newer session', async () => {
    bed.setNow('2026-11-22T22:00:00Z');
    const user = await bed.user('Pacific/Auckland');
    await bed.publish(user, userChanged, { ...settings, timezone: 'Europe/Oslo', tzv: 1, rev: 1 });
    await until('the settings', async () => bed.database.collection('user_settings').findOne({ userId: user.userId }));
    expect((await createPlan(bed, user)).weekStart).toBe('2026-11-23');
  });

  const planOfNow = async (user: TestUser): Promise<string | null> => {
    const answer = await bed.call(user, 'GET', PATHS.weeklyPlan);
    return answer.statusCode === 200 ? answer.json().weekStart : null;
  };
});
