import { holdChanged } from '@stridewell/contracts/events/events';
import { currentMomentSchema } from '@stridewell/contracts/http/month';
import { PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { publishConsent } from '@stridewell/kit/testing/without-consent';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const bed = useRunningTestBed();
let user: TestUser;

const on = (date: string): void => bed.setNow(`${date}T10:00:00Z`);
const read = async (who = user) => {
  const answer = await bed.call(who, 'GET', PATHS.moments);
  expect(answer.statusCode, answer.body).toBe(200);
  return currentMomentSchema.parse(answer.json()).moment;
};
const markSeen = (id: string, who = user) => bed.call(who, 'PUT', `${PATHS.moments}/${id}/seen`);
const untilMoment = (id: string | null, who = user) =>
  until(`the moment ${id}`, async () => ((await read(who))?.id ?? null) === id);

beforeEach(async () => {
  on('2026-11-16');
  user = await bed.user();
  await createPlan(bed, user);
});

describe('MOMENT-02 GET /api/coach/moments', () => {
  it('returns the first plan on the next day, once there is a check-in for that day', async () => {
    await bed.checkin(user, '2026-11-16', 'Adapt', 1);
    expect(await read()).toBeNull();
    on('2026-11-17');
    expect(await read()).toBeNull();
    await bed.checkin(user, '2026-11-17', 'Adapt', 1);
    await untilMoment('first_plan');
    expect(await read()).toMatchObject({ kind: 'first_plan', reachedOn: '2026-11-16', sessions: 4 });
    await bed.checkin(user, '2026-11-17', 'Reset', 2);
    await untilMoment(null);
  });

  it('returns nothing under a safety hold of any service, or for another runner', async () => {
    on('2026-11-17');
    await bed.checkin(user, '2026-11-17', 'Adapt', 1);
    await untilMoment('first_plan');
    const hold = {
      holdId: createId(),
      category: 'cardiac',
      tier: 'emergency',
      since: '2026-11-17T09:00:00.000Z',
    } as const;
    await bed.publish(user, holdChanged.wellness, { ...hold, ended: null, rev: 1 });
    await untilMoment(null);
    const other = await bed.user();
    await bed.checkin(other, '2026-11-17', 'Adapt', 1);
    expect(await read(other)).toBeNull();
  });
});

describe('MOMENT-02 GET /api/coach/moments without consent', () => {
  it('returns nothing, because it could not be stored that the moment was seen', async () => {
    on('2026-11-17');
    await bed.checkin(user, '2026-11-17', 'Adapt', 1);
    await untilMoment('first_plan');
    await publishConsent(bed.signer, user, false);
    await untilMoment(null);
    expect((await markSeen('first_plan')).statusCode).toBe(403);
  });
});

describe('MOMENT-04 PUT /api/coach/moments/:id/seen', () => {
  beforeEach(async () => {
    on('2026-11-17');
    await bed.checkin(user, '2026-11-17', 'Adapt', 1);
    await untilMoment('first_plan');
  });

  it('hides the moment on all devices, even if the request is repeated or sent concurrently', async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, () => markSeen('first_plan')));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(await read()).toBeNull();
    on('2026-11-18');
    await bed.checkin(user, '2026-11-18', 'Adapt', 1);
    expect((await markSeen('first_plan')).statusCode).toBe(204);
    const { userId } = user;
    expect(await bed.database.collection('seen_moments').find({ userId }).toArray()).toMatchObject([
      { state: { seen: [{ id: 'first_plan', reachedOn: '2026-11-16', seenOn: '2026-11-17' }] } },
    ]);
  });

  it('returns 404 for a moment that the runner has not reached, an unknown one, and another runner’s', async () => {
    for (const id of ['kept_weeks.3', 'ladder_stage.3', 'nothing'])
      expect((await markSeen(id)).statusCode, id).toBe(404);
    expect((await markSeen('first_plan', await bed.user())).statusCode).toBe(404);
    expect((await markSeen('x'.repeat(61))).statusCode).toBe(400);
    expect(await read()).toMatchObject({ id: 'first_plan' });
  });

  it('AUTH-02 returns 401 without a session', async () => {
    expect((await bed.app.inject({ method: 'GET', url: PATHS.moments })).statusCode).toBe(401);
    const url = `${PATHS.moments}/first_plan/seen`;
    expect((await bed.app.inject({ method: 'PUT', url })).statusCode).toBe(401);
  });
});
