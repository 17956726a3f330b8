import { trainingLogged, userChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { untilHandled } from '@stridewell/kit/testing/handled';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkIn, gateOf, givenProfile, READY, SORE } from '../testing/given.ts';
import { createPhysioBed, type PhysioBed } from '../testing/physio.ts';

/** Midnight has passed in Auckland; in Oslo, which is taken where nothing is known, and in Honolulu it has not. */
const NOW = '2026-11-20T12:00:00Z';
const [THERE, HERE] = ['2026-11-21', '2026-11-20'];
const HURTS = { ...SORE, pain: 8 };
let bed: PhysioBed;
let user: TestUser;

beforeAll(async () => {
  bed = await createPhysioBed();
});
beforeEach(async () => {
  bed.setNow(NOW);
  user = await bed.user('Pacific/Auckland');
  await givenProfile(bed, user);
});
afterAll(() => bed.close());

const flyTo = (timezone: string) => {
  const consents = { health_data: true, outside_model: false };
  return untilHandled(bed, 'physio.user-settings', [
    () => bed.publish(user, userChanged, { timezone, tzv: 9, consents, rev: 9 }),
  ]);
};
const today = async () => (await bed.call(user, 'GET', PATHS.physioToday)).json();

describe('TIME-01 TIME-08 a warning of a day that is not yet today', () => {
  it('stands for a runner who flew west, until they say otherwise', async () => {
    const { checkin, gate } = await checkIn(bed, user, HURTS);
    expect([checkin.date, gate.level]).toEqual([THERE, 'stop']);
    await flyTo('Pacific/Honolulu');
    expect((await gateOf(bed, user))?.level).toBe('stop');
    expect(await today()).toMatchObject({ date: HERE, status: 'checkin_required', gate: { level: 'stop' } });
    const later = await checkIn(bed, user, READY);
    expect([later.checkin.date, later.gate.level]).toEqual([HERE, 'ladder']);
    expect((await today()).status).toBe('ok');
    expect((await gateOf(bed, user))?.level).toBe('ladder');
  });

  it('stands with the triage that was answered beside it', async () => {
    await checkIn(bed, user, { ...SORE, redFlags: ['night_pain'] });
    const body = { flags: ['night_pain'], answers: {} };
    expect((await bed.call(user, 'POST', PATHS.physioTriage, body)).statusCode).toBe(200);
    await flyTo('Pacific/Honolulu');
    expect((await today()).gate.level).toBe('stop');
    // Taken back on the way: what is said now counts, and the triage of the day to come holds nobody up any more.
    expect((await checkIn(bed, user, READY)).gate.level).toBe('ladder');
  });

  it('stands where it is an emergency, whatever a check-in of today says', async () => {
    await checkIn(bed, user, READY);
    const calf = { flags: ['swelling'], answers: { calf_swollen: true } };
    expect((await bed.call(user, 'POST', PATHS.physioTriage, calf)).json().tier).toBe('emergency');
    await flyTo('Pacific/Honolulu');
    expect((await checkIn(bed, user, READY)).gate.level).toBe('stop');
  });

  it('stands while others tell of the runner before anybody told where they are', async () => {
    await checkIn(bed, user, HURTS);
    const day = { date: HERE, planType: 'adapt', status: 'done', minutes: 20, ladderStage: null, rev: 1 } as const;
    await untilHandled(bed, 'physio.training-logged', [() => bed.publish(user, trainingLogged, day)]);
    expect((await gateOf(bed, user))?.level).toBe('stop');
  });
});
