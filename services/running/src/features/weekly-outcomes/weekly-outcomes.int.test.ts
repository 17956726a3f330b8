import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed();

describe('GET /api/coach/weekly-outcomes', () => {
  it('API-22 PLAN-09 ENT-08 returns an outcome for each day with a check-in, by date', async () => {
    const user = await bed.user();
    await bed.checkin(user, '2026-11-22', 'Reset', 1);
    await bed.checkin(user, '2026-11-18', 'Adapt', 1);
    await bed.checkin(user, '2026-11-17', 'Recover', 1);
    await bed.checkin(user, '2026-11-16', 'Push', 1);
    await bed.untilRows(user, MONDAY, [
      { date: '2026-11-16', outcome: 'push' },
      { date: '2026-11-17', outcome: 'easy' },
      { date: '2026-11-18', outcome: 'adapt' },
      { date: '2026-11-22', outcome: 'rest' },
    ]);
  });

  it('PLAN-08 returns no outcome for a day without a check-in', async () => {
    const answer = await bed.read(await bed.user(), { weekStart: MONDAY });
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  it('returns only Monday to Sunday of the requested week', async () => {
    const user = await bed.user();
    for (const date of ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'])
      await bed.checkin(user, date, 'Push', 1);
    const push = (date: string) => ({ date, outcome: 'push' as const });
    await bed.untilRows(user, '2026-11-23', [push('2026-11-23')]);
    await bed.untilRows(user, MONDAY, [push('2026-11-16'), push('2026-11-22')]);
    await bed.untilRows(user, '2026-11-09', [push('2026-11-15')]);
  });

  it('AUTH-02 returns 401 without a session', async () => {
    const answer = await bed.app.inject({ url: PATHS.weeklyOutcomes });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Please sign in to continue.',
    });
  });

  it("never returns another runner's outcomes", async () => {
    const [one, other] = [await bed.user(), await bed.user()];
    await bed.checkin(one, MONDAY, 'Push', 1);
    await bed.checkin(other, MONDAY, 'Reset', 1);
    await bed.untilRows(one, MONDAY, [{ date: MONDAY, outcome: 'push' }]);
    await bed.untilRows(other, MONDAY, [{ date: MONDAY, outcome: 'rest' }]);
    const forged = await bed.read(one, { weekStart: MONDAY, userId: other.userId });
    expect(forged.json()).toEqual([{ date: MONDAY, outcome: 'push' }]);
  });

  it.each([
    ['a Tuesday', '2026-11-17', 'A week starts on a Monday.'],
    ['a date that does not exist', '2026-02-30', 'Please give a date as YYYY-MM-DD.'],
    ['a word', 'soon', 'Please give a date as YYYY-MM-DD.'],
    ['a timestamp', '2026-11-16T00:00:00Z', 'Please give a date as YYYY-MM-DD.'],
    ['an empty value', '', 'Please give a date as YYYY-MM-DD.'],
  ])('API-57 returns 400 when weekStart is %s', async (_case, weekStart, message) => {
    const answer = await bed.read(await bed.user(), { weekStart });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, issues: [{ path: 'weekStart', message: message.slice(0, -1) }] });
  });

  it('returns 400 for two weeks in one request and for a query operator', async () => {
    const { headers } = await bed.user();
    for (const query of ['weekStart=2026-11-16&weekStart=2026-11-23', 'weekStart={"$gt":""}']) {
      const answer = await bed.app.inject({ url: `${PATHS.weeklyOutcomes}?${query}`, headers });
      expect(answer.statusCode, query).toBe(400);
    }
  });
});

describe('TIME-03 default week of GET /api/coach/weekly-outcomes', () => {
  const week = async (timezone: string, instant: string): Promise<string[]> => {
    const user = await bed.user(timezone);
    const days = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'];
    for (const date of days) await bed.checkin(user, date, 'Adapt', 1);
    await bed.untilRows(user, '2026-11-23', [{ date: '2026-11-23', outcome: 'adapt' }]);
    await bed.untilRows(user, '2026-11-09', [{ date: '2026-11-15', outcome: 'adapt' }]);
    await bed.untilRows(
      user,
      MONDAY,
      days.slice(1, 3).map((date) => ({ date, outcome: 'adapt' })),
    );
    bed.setNow(instant);
    const answer = await bed.read(user);
    return answer.json().map((row: { date: string }) => row.date);
  };

  it.each([
    ['Europe/Oslo', '2026-11-22T22:30:00.000Z', ['2026-11-16', '2026-11-22']],
    ['Europe/Oslo', '2026-11-22T23:00:00.000Z', ['2026-11-23']],
    ['Pacific/Auckland', '2026-11-22T11:00:00.000Z', ['2026-11-23']],
    ['Pacific/Auckland', '2026-11-22T10:30:00.000Z', ['2026-11-16', '2026-11-22']],
    ['America/Los_Angeles', '2026-11-23T07:30:00.000Z', ['2026-11-16', '2026-11-22']],
    ['America/Los_Angeles', '2026-11-16T07:30:00.000Z', ['2026-11-15']],
    ['Asia/Kathmandu', '2026-11-15T18:15:00.000Z', ['2026-11-16', '2026-11-22']],
  ])('returns the current week in %s at %s', async (timezone, instant, dates) => {
    expect(await week(timezone, instant)).toEqual(dates);
  });
});
