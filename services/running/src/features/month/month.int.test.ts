import { monthSchema } from '@stridewell/contracts/http/month';
import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const bed = useRunningTestBed();
let user: TestUser;

const on = (date: string, time = '10:00'): void => bed.setNow(`${date}T${time}:00Z`);

beforeEach(async () => {
  on('2026-11-16');
  user = await bed.user();
});

const get = (query = '', who = user) => bed.call(who, 'GET', `${PATHS.month}${query}`);
const monthOf = async (query = '', who = user) => {
  const answer = await get(query, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return monthSchema.parse(answer.json());
};
const log = async (date: string, body: object = { status: 'done', minutes: 30 }): Promise<void> => {
  expect((await bed.call(user, 'POST', PATHS.trainingLog, { date, ...body })).statusCode).toBe(200);
};

describe('MOMENT-10 GET /api/coach/month', () => {
  it('counts the runs, the minutes and the steady days of the runner’s month', async () => {
    await createPlan(bed, user);
    on('2026-11-18');
    await log('2026-11-16');
    await log('2026-11-18', { status: 'partial', minutes: 12 });
    await bed.checkin(user, '2026-11-17', 'Adapt', 1);
    const month = await until('the check-in', async () => {
      const found = await monthOf();
      return found.steady.days === 3 && found;
    });
    expect(month).toMatchObject({
      month: '2026-11',
      state: 'current',
      first: '2026-11',
      hasData: true,
      runs: 2,
      minutes: 42,
      steady: { days: 3, of: 3 },
      best: { weekStart: '2026-11-16', runs: 2, minutes: 42 },
    });
    expect(month.facts.map(({ code }) => code).slice(0, 2)).toEqual(['steady_all', 'plan_all']);
    expect(month.facts).toHaveLength(3);
  });

  it('is empty before the first day, for future months, and for another runner', async () => {
    await createPlan(bed, user);
    await log('2026-11-16');
    for (const [query, state] of [
      ['?month=2026-10', 'past'],
      ['?month=2026-12', 'future'],
    ]) {
      const month = await monthOf(query);
      expect(month).toMatchObject({ state, hasData: false, facts: [], runs: 0, steady: { days: 0, of: 0 } });
    }
    expect(await monthOf('', await bed.user())).toMatchObject({ hasData: false, first: null, weeks: [] });
  });

  it('begins the month in the runner’s own time zone', async () => {
    on('2026-11-30', '22:30');
    expect(await monthOf()).toMatchObject({ month: '2026-11' });
    on('2026-11-30', '23:30');
    expect(await monthOf()).toMatchObject({ month: '2026-12' });
  });

  it('returns 400 with one sentence for an invalid month, and 401 without a session', async () => {
    for (const month of ['2026-13', '2026-1', '2026-11-01', 'november', '1026-11', '']) {
      const answer = await get(`?month=${month}`);
      expect(answer.statusCode, month).toBe(400);
      expect(answer.json().issues).toEqual([{ path: 'month', message: 'Please give a month as YYYY-MM' }]);
    }
    expect((await bed.app.inject({ method: 'GET', url: PATHS.month })).statusCode).toBe(401);
  });
});
