import { PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlannedRunner } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed();
let user: TestUser;
let plan: WeeklyPlan;

beforeEach(async () => {
  ({ user, plan } = await createPlannedRunner(bed, { planned: `${MONDAY}T06:00:00Z` }));
});

const read = (file: string, who = user) => bed.call(who, 'GET', `${PATHS.sessionFile}/${file}`);
const dateOf = (type: string): string => plan.days.find(({ planType }) => planType === type)?.date ?? '';

describe('GET /api/coach/sessions/{date}.fit and .zwo', () => {
  it('returns the session as a FIT workout file to download', async () => {
    const date = dateOf('easy');
    const answer = await read(`${date}.fit`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/vnd.ant.fit');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="stridewell-${date}.fit"`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('.FIT');
    expect(answer.rawPayload.length).toBeGreaterThan(100);
  });

  it('returns the session as a ZWO workout file without the reasons of the plan', async () => {
    const date = dateOf('long');
    const answer = await read(`${date}.zwo`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/xml/);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="stridewell-${date}.zwo"`);
    expect(answer.body).toContain('<workout_file>');
    expect(answer.body).not.toContain(plan.days.find((day) => day.date === date)?.why);
  });

  it('changes the file when the session is shortened', async () => {
    const date = dateOf('long');
    const before = await read(`${date}.zwo`);
    await bed.call(user, 'POST', PATHS.planAdjust, { kind: 'shorten', date, minutes: 25 });
    expect((await read(`${date}.zwo`)).body).not.toBe(before.body);
  });

  it('returns 404 on a day without a session, without a plan, and for another runner', async () => {
    for (const date of [dateOf('rest'), '2026-12-24', '2025-01-01'])
      for (const format of ['fit', 'zwo']) expect((await read(`${date}.${format}`)).statusCode).toBe(404);
    expect((await read(`${dateOf('easy')}.fit?userId=${user.userId}`, await bed.user())).statusCode).toBe(404);
  });

  it('returns 400 for an invalid file name and 401 without a session', async () => {
    for (const file of ['today.fit', '2026-13-40.fit', '2026-11-18.gpx', '2026-11-18', '..%2F2026-11-18.fit'])
      expect((await read(file)).statusCode, file).toBe(400);
    expect((await bed.app.inject({ url: `${PATHS.sessionFile}/${MONDAY}.fit` })).statusCode).toBe(401);
  });
});
