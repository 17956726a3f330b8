import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan, PROFILE, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const NEXT_MONDAY = '2026-11-23';
const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${MONDAY}T06:00:00Z`);
  user = await bed.user();
});

const read = (weekStart: string, who = user) => bed.call(who, 'GET', `${PATHS.weeklyPlan}?weekStart=${weekStart}`);
const log = (date: string, change: object = {}) =>
  bed.call(user, 'POST', PATHS.trainingLog, { date, status: 'done', ...change });

describe('GET /api/coach/weekly-plan for the next week', () => {
  it('AHEAD-01 returns a provisional week with a sentence about what it depends on, and does not store it', async () => {
    const plan = await createPlan(bed, user);
    const next = await planOf(bed, user, NEXT_MONDAY);
    expect(next).toMatchObject({ weekStart: NEXT_MONDAY, provisional: true });
    expect(next.days.map(({ date }) => date)).toHaveLength(7);
    expect(next.dependsOn).toBe(`It depends on the rest of this week: 0 of ${plan.totalMinutes} min are done.`);
    expect(next.minutesRange?.high).toBe(next.totalMinutes);
    expect(next.minutesRange?.low).toBeLessThanOrEqual(next.totalMinutes);
    expect(await bed.database.collection('weekly_plans').countDocuments({ userId: user.userId })).toBe(1);
  });

  it('assumes that the rest of this week is done, so that an unfinished week does not look skipped', async () => {
    const plan = await createPlan(bed, user);
    const before = await planOf(bed, user, NEXT_MONDAY);
    await log(MONDAY);
    const after = await planOf(bed, user, NEXT_MONDAY);
    expect(after.totalMinutes).toBe(before.totalMinutes);
    expect(after.dependsOn).toContain(`${plan.days[0]?.minutes} of ${plan.totalMinutes} min`);
  });

  it('mentions light days and an open pause in the sentence on what the week depends on', async () => {
    await createPlan(bed, user);
    await bed.checkin(user, MONDAY, 'Recover', 1);
    await bed.call(user, 'POST', PATHS.pause, { kind: 'travel', from: '2026-11-20' });
    const text = await until('the light day', async () => {
      const { dependsOn = '' } = await planOf(bed, user, NEXT_MONDAY);
      return dependsOn.includes('light day') && dependsOn;
    });
    expect(text).toMatch(/\(1 light day and an open pause\)\.$/);
  });

  it('AHEAD-03 is shown in addition to the rest of this week when the plan is made on a Friday, Saturday or Sunday', async () => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      bed.setNow(`${day}T06:00:00Z`);
      user = await bed.user();
      await createPlan(bed, user);
      const next = await planOf(bed, user, NEXT_MONDAY);
      expect(next.provisional).toBe(true);
      expect(next.totalMinutes).toBeGreaterThan(0);
    }
  });

  it('AHEAD-01 is a preview with its forecast values even when the week is stored, as after a journey to the west', async () => {
    await createPlan(bed, user);
    bed.setNow(`${NEXT_MONDAY}T06:00:00Z`);
    await bed.call(user, 'POST', PATHS.weeklyPlan);
    bed.setNow('2026-11-22T06:00:00Z');
    const next = await planOf(bed, user, NEXT_MONDAY);
    expect(next).toMatchObject({ provisional: true, dependsOnFacts: { doneMinutes: 0, hasSpike: false } });
  });

  it('AHEAD-01 states what the week depends on in the language of the request', async () => {
    await createPlan(bed, user);
    const { dependsOn } = (await read(`${NEXT_MONDAY}&language=nb`)).json();
    expect(dependsOn).toMatch(/^Den avhenger av resten av denne uka/);
  });

  it('returns 400 for a week that does not begin on a Monday, and 401 without a session', async () => {
    for (const week of ['2026-11-24', 'x', '']) expect((await read(week)).statusCode).toBe(400);
    const answer = await bed.app.inject({ url: `${PATHS.weeklyPlan}?weekStart=${NEXT_MONDAY}` });
    expect(answer.statusCode).toBe(401);
  });

  it('returns 404 for later weeks, without a profile and for a runner under 18', async () => {
    expect((await read(NEXT_MONDAY)).statusCode).toBe(404);
    await createPlan(bed, user);
    for (const week of ['2026-11-30', '2026-12-28']) expect((await read(week)).statusCode).toBe(404);
    expect((await read(NEXT_MONDAY, await bed.user())).statusCode).toBe(404);
    const minor = { ...PROFILE, runningProfileV2: JSON.stringify({ age: 16 }) };
    await bed.call(user, 'POST', PATHS.coachProfile, minor);
    expect((await read(NEXT_MONDAY)).statusCode).toBe(404);
  });
});
