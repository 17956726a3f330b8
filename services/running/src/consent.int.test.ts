import { PATHS } from '@stridewell/contracts/web';
import { unstoredId } from '@stridewell/holds/unstored-card';
import { until } from '@stridewell/kit/testing/until';
import { callWithoutConsent, publishConsent } from '@stridewell/kit/testing/without-consent';
import { cardOf } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { createPlannedRunner } from './testing/fixtures.ts';
import { useRunningTestBed } from './testing/running-bed.ts';

const CARD = { purpose: 'ask', spec: cardOf('C4'), language: 'en', holds: false } as const;

const bed = useRunningTestBed();

/** Valid request bodies. They are needed because some routes validate the body before they check the consent. */
const BODIES = {
  'POST /api/coach/chat': { message: 'What do I run today?' },
  'POST /api/coach/chat/card': { cardId: unstoredId(CARD), answers: ['none'] },
};

describe('running service without consent to health data', () => {
  it.each([
    ['AUTH-51', 'who withdrew consent', false],
    ['SECU-601', 'who was never asked for consent', true],
  ])('%s refuses to store health data for a runner %s', async (_id, _case, neverAsked) => {
    const { refused, allowed } = await callWithoutConsent(bed.app, bed.signer, { neverAsked, bodies: BODIES });
    expect(allowed).toEqual([
      // Routes that only delete data are allowed without consent.
      'DELETE /api/coach/activities/{id}',
      'DELETE /api/coach/calendar',
      'DELETE /api/coach/chat/clear',
      'DELETE /api/coach/pause',
      'DELETE /api/coach/strength-log/{date}',
      'DELETE /api/coach/training-log/{date}',
    ]);
    expect(refused).toEqual([
      'PATCH /api/coach/activities/{id}',
      'POST /api/coach/activities',
      'POST /api/coach/activities/import',
      'POST /api/coach/activities/{id}/restore',
      'POST /api/coach/calendar',
      'POST /api/coach/chat',
      'POST /api/coach/chat/card',
      'POST /api/coach/chat/confirm',
      'POST /api/coach/chat/draft',
      'POST /api/coach/chat/undo',
      'POST /api/coach/pause',
      'POST /api/coach/profile',
      'POST /api/coach/quick-action',
      'POST /api/coach/race-review',
      'POST /api/coach/strength-log',
      'POST /api/coach/training-log',
      'POST /api/coach/weekly-plan',
      'POST /api/coach/weekly-plan/adjust',
      'POST /api/coach/weekly-plan/change-preview',
      'POST /api/coach/weekly-plan/move',
      'PUT /api/coach/background',
      'PUT /api/coach/moments/{id}/seen',
    ]);
  });

  it('SECU-3001 revokes the public calendar feed and refuses to create another one', async () => {
    const user = await bed.user();
    const made = await bed.call(user, 'POST', PATHS.calendar);
    const { pathname } = new URL(made.json().url);
    expect((await bed.app.inject(pathname)).statusCode).toBe(200);
    await publishConsent(bed.signer, user, false);
    await until('the end of the feed', async () => (await bed.app.inject(pathname)).statusCode === 404);
    expect((await bed.call(user, 'POST', PATHS.calendar)).statusCode).toBe(403);
    expect((await bed.call(user, 'GET', PATHS.calendar)).json()).toEqual({ since: null });
  });

  it('SECU-3412 stores no week after a read on a new day or a deletion once consent is withdrawn', async () => {
    const { user } = await createPlannedRunner(bed, { planned: '2026-11-16T06:00:00Z' });
    const weeks = () =>
      bed.database
        .collection('weekly_plans')
        .find({ userId: user.userId }, { projection: { outbox: 0 } })
        .toArray();
    const before = await weeks();
    expect(before).toHaveLength(1);
    await publishConsent(bed.signer, user, false);
    await until('the refusal', async () => (await bed.call(user, 'POST', PATHS.calendar)).statusCode === 403);
    bed.setNow('2026-11-18T06:00:00Z');
    expect((await bed.call(user, 'GET', PATHS.weeklyPlan)).statusCode).toBe(200);
    expect((await bed.call(user, 'DELETE', `${PATHS.trainingLog}/2026-11-17`)).statusCode).toBe(204);
    bed.setNow('2026-11-25T06:00:00Z');
    expect((await bed.call(user, 'DELETE', PATHS.pause)).statusCode).toBeLessThan(300);
    expect(await weeks()).toEqual(before);
    await publishConsent(bed.signer, user, true, 2);
    await until('the week of the renewed consent', async () => (await weeks()).length === 2);
  });

  it('returns stored data, and stores data again after consent is renewed', async () => {
    const user = await bed.user();
    const save = () => bed.call(user, 'POST', PATHS.coachProfile, { goal: '10k' });
    expect((await save()).statusCode).toBe(200);
    await publishConsent(bed.signer, user, false);
    await until('the refusal', async () => (await save()).statusCode === 403);
    expect((await bed.call(user, 'GET', PATHS.coachProfile)).json()).toMatchObject({ goal: '10k' });
    await publishConsent(bed.signer, user, true, 2);
    await until('the consent', async () => (await save()).statusCode === 200);
  });
});
