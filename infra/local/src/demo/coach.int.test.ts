import type { AddressInfo } from 'node:net';
import { weeklyPlanSchema } from '@stridewell/contracts/http/running';
import { weeklySummarySchema } from '@stridewell/contracts/http/weekly-summary';
import { addDays, dateIn, PATHS, weekStartOf } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { createRunningTestBed, type RunningTestBed } from '@stridewell/running/testing/running-bed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCoach } from './coach.ts';
import { sumUpLastWeek } from './summary.ts';

const TIMEZONE = 'Europe/Oslo';
let bed: RunningTestBed;
let user: TestUser;
let url: string;

beforeAll(async () => {
  bed = await createRunningTestBed();
  user = await bed.user(TIMEZONE);
  await bed.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(bed.app.server.address() as AddressInfo).port}`;
});
afterAll(() => bed.close());

describe('seedCoach', () => {
  test('adds training logs and a profile, so that this week’s plan and last week’s summary can be created', async () => {
    const today = dateIn(TIMEZONE, new Date());
    const last = addDays(weekStartOf(today), -7);
    for (let day = 0; day < 7; day += 1) await bed.checkin(user, addDays(last, day), 'Adapt', 1);
    const added = await seedCoach(url, user.token, TIMEZONE);
    expect(added.profile).toBe(true);
    expect(added.logs).toBeGreaterThan(12);
    await sumUpLastWeek(bed.database, { id: user.userId, timezone: TIMEZONE });
    const plan = weeklyPlanSchema.parse((await bed.call(user, 'GET', PATHS.weeklyPlan)).json());
    expect(plan.totalMinutes).toBeGreaterThan(60);
    const summary = weeklySummarySchema.parse(
      (await bed.call(user, 'GET', `${PATHS.weeklySummary}?weekStart=${last}`)).json(),
    );
    expect(summary.metrics.checkins).toBe(7);
    expect(summary.metrics.sessionsDone).toBeGreaterThan(0);
  });

  test('adds nothing on a second run', async () => {
    expect(await seedCoach(url, user.token, TIMEZONE)).toEqual({ logs: 0, profile: false });
    await sumUpLastWeek(bed.database, { id: user.userId, timezone: TIMEZONE });
  });
});
