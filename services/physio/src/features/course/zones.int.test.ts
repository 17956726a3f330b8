import { trainingLogged, userChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkIn, gateOf, givenProfile, READY, SORE } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

/** At this instant it is the 21st in Auckland, and the 20th in Honolulu and in Oslo, the default time zone. */
const NOW = '2026-11-20T12:00:00Z';
const [THERE, HERE] = ['2026-11-21', '2026-11-20'];
const HURTS = { ...SORE, pain: 8 };
const bed = usePhysioBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(NOW);
  user = await bed.user('Pacific/Auckland');
  await givenProfile(bed, user);
});

const flyTo = (timezone: string) => {
  const consents = { health_data: true, outside_model: false };
  return untilHandled(bed, 'physio.user-settings', [
    () => bed.publish(user, userChanged, { timezone, tzv: 9, consents, rev: 9 }),
  ]);
};
const today = async () => (await bed.call(user, 'GET', PATHS.physioToday)).json();

describe('TIME-01 TIME-08 red flag dated after the runner’s current date', () => {
  it('stays active after a flight west until the next check-in', async () => {
    const { checkin, gate } = await checkIn(bed, user, HURTS);
    expect([checkin.date, gate.level]).toEqual([THERE, 'stop']);
    await flyTo('Pacific/Honolulu');
    expect((await gateOf(bed, user))?.level).toBe('stop');
    expect(await today()).toMatchObject({ date: HERE, status: 'checkin_required', gate: { level: 'stop' } });
    const later = await checkIn(bed, user, READY);
    expect([later.checkin.date, later.gate.level]).toEqual([HERE, 'walk']);
    expect((await today()).status).toBe('ok');
    expect((await gateOf(bed, user))?.level).toBe('walk');
  });

  it('stays active along with its triage until the next check-in', async () => {
    await checkIn(bed, user, { ...SORE, redFlags: ['night_pain'] });
    const body = { flags: ['night_pain'], answers: {} };
    expect((await bed.call(user, 'POST', PATHS.physioTriage, body)).statusCode).toBe(200);
    await flyTo('Pacific/Honolulu');
    expect((await today()).gate.level).toBe('stop');
    // A check-in without the flag withdraws the triage, although the triage is dated tomorrow.
    expect((await checkIn(bed, user, READY)).gate.level).toBe('walk');
  });

  it('stays active after today’s check-in when its triage is an emergency', async () => {
    await checkIn(bed, user, READY);
    const calf = { flags: ['swelling'], answers: { calf_swollen: true } };
    expect((await bed.call(user, 'POST', PATHS.physioTriage, calf)).json().tier).toBe('emergency');
    await flyTo('Pacific/Honolulu');
    expect((await checkIn(bed, user, READY)).gate.level).toBe('stop');
  });

  it('stays active when another service’s event arrives before the runner’s time zone is known', async () => {
    await checkIn(bed, user, HURTS);
    const day = { date: HERE, planType: 'adapt', status: 'done', minutes: 20, ladderStage: null, rev: 1 } as const;
    await untilHandled(bed, 'physio.training-logged', [() => bed.publish(user, trainingLogged, day)]);
    expect((await gateOf(bed, user))?.level).toBe('stop');
  });
});
