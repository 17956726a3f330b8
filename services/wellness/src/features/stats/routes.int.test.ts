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
    Array.from({ length: 40 }, (_, day) => ({ pain: day % 2 === 0 ? 2 : 5 })),
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

  it('STAT-11 STAT-15 counts a day with several check-ins once', async () => {
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
