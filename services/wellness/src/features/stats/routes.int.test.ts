import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInDaily, DEFAULTS, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

let wellness: WellnessTestBed;
let user: TestUser;

beforeAll(async () => {
  wellness = await startWellness();
  user = await wellness.signer.user();
  await checkInDaily(
    wellness,
    user,
    Array.from({ length: 40 }, (_, day) => ({ pain: day % 2 === 0 ? 2 : 5, notes: 'slept well' })),
    '2026-11-20',
  );
});
afterAll(() => wellness.close());

const stats = async (query = '') => wellness.get(user, `${PATHS.stats}${query}`);

describe('API-14 GET /api/stats', () => {
  it('CONST-11 returns 7 days when no range is given', async () => {
    const answer = (await stats()).json();
    expect(answer.dailyScores.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
  });

  it('STAT-12 STAT-13 returns only days with a check-in, oldest first', async () => {
    const answer = (await stats('?range=90')).json();
    expect(answer.dailyScores).toHaveLength(40);
    for (const list of [answer.dailyScores, ...Object.values(answer.series)] as { date: string }[][]) {
      expect(list.map(({ date }) => date)).toEqual(list.map(({ date }) => date).toSorted());
      expect(list).toHaveLength(40);
    }
    expect((await stats('?range=30')).json().dailyScores).toHaveLength(30);
  });

  it('STAT-11 STAT-15 includes a day with several check-ins once', async () => {
    const before = (await stats()).json().recCounts;
    await wellness.post(user, { ...DEFAULTS, pain: 7 });
    const after = (await stats()).json();
    expect(after.dailyScores).toHaveLength(7);
    expect(after.recCounts.Reset).toBe(before.Reset + 1);
    expect(after.series.pain.at(-1)).toEqual({ date: '2026-11-20', value: 7 });
  });

  it('returns the days of a custom range', async () => {
    const answer = (await stats('?range=custom&from=2026-11-01&to=2026-11-03')).json();
    expect(answer.dailyScores).toHaveLength(3);
  });

  it.each([
    ['range=8', 'range'],
    ['range=custom', 'from'],
    ['range=custom&from=2026-11-01', 'to'],
    ['range=custom&to=2026-11-01', 'from'],
    ['range=custom&from=2026-11-03&to=2026-11-01', 'to'],
    ['range=custom&from=2016-11-12&to=2026-11-20', 'to'],
    ['range=custom&from=x&to=2026-11-20', 'from'],
  ])('returns 400 for ?%s', async (query, path) => {
    const answer = await stats(`?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path, message: expect.any(String) }]);
  });

  it('AUTH-01 does not return another user’s days', async () => {
    const other = await wellness.signer.user();
    expect((await wellness.get(other, PATHS.stats)).json()).toEqual({
      dailyScores: [],
      recCounts: { Push: 0, Adapt: 0, Recover: 0, Reset: 0 },
      series: { sleep: [], stress: [], fatigue: [], pain: [], readiness: [] },
    });
  });
});

describe('STAT-18 GET /api/stats/trends', () => {
  const trends = async (query = '', of = user) => wellness.get(of, `${PATHS.trends}${query}`);

  it('STAT-19 returns the baseline, the capped days and the calendar of a range', async () => {
    const answer = (await trends('?range=30')).json();
    expect(answer.checkins).toBe(14);
    expect(answer.baseline).toMatchObject({ days: 14 });
    // Every second day has a pain of 5, which caps the score.
    expect(answer.capped[0]).toEqual({ date: '2026-10-23', code: 'pain', value: 5, limit: 4.9 });
    expect(answer.calendar).toHaveLength(40);
    expect(answer.previousCounts).toMatchObject({ Adapt: 5, Recover: 5 });
    expect(answer.sinceInjury).toBeNull();
    // Only pain varies, so it is not associated with the rest of the score.
    expect(answer.movers).toEqual([]);
  });

  it('STAT-16 returns the answer that is associated with the rest of the score', async () => {
    const sleeper = await wellness.signer.user();
    const nights = [1, 0, 0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1];
    const bodies = nights.map((good) => (good ? { sleep: 5, readiness: 8 } : { sleep: 2, readiness: 5 }));
    await checkInDaily(wellness, sleeper, bodies, '2026-11-20');
    expect((await trends('', sleeper)).json().movers).toEqual([
      expect.objectContaining({ metric: 'sleep', good: { from: 5, to: 5 }, goodDays: 8, otherDays: 8 }),
    ]);
  });

  it('STAT-56 leaves out untouched forms without notes', async () => {
    const sleeper = await wellness.signer.user();
    const untouched = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
    const nights = [1, 0, 0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1];
    const bodies = nights.map((good) => (good ? { sleep: 5, readiness: 8 } : { sleep: 2, readiness: 5 }));
    await checkInDaily(wellness, sleeper, [untouched, ...bodies, { ...untouched, notes: 'A long day' }], '2026-11-20');
    const [mover] = (await trends('', sleeper)).json().movers;
    expect(mover.goodDays + mover.otherDays).toBe(nights.length + 1);
  });

  it.each([
    ['range=8', 'range'],
    ['range=custom', 'from'],
    ['range=custom&from=2026-11-03&to=2026-11-01', 'to'],
  ])('returns 400 for ?%s', async (query, path) => {
    const answer = await trends(`?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path, message: expect.any(String) }]);
  });

  it('returns 401 without a session', async () => {
    expect((await wellness.inject({ url: PATHS.trends })).statusCode).toBe(401);
  });

  it('AUTH-01 does not return another user’s days', async () => {
    const other = await wellness.signer.user();
    expect((await trends('', other)).json()).toEqual({
      ...{ checkins: 0, baseline: null, movers: [], sinceInjury: null },
      ...{ capped: [], events: [], calendar: [], previousCounts: null },
    });
  });
});
