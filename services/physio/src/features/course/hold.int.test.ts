import { PATHS, type PhysioToday, type SafetyStatus } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkIn, givenProfile, PROFILE, READY, SORE, todayOf } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const EMERGENCY = 'Numb between my legs since yesterday';
const ASKED = 'blacked out once at school, years ago';
const HELD = 'Training is paused until you have told your coach how you are doing.';
const bed = usePhysioBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow('2026-11-20T10:00:00Z');
  user = await bed.user();
  await givenProfile(bed, user);
});

const write = (painHistory: string) => bed.call(user, 'PUT', PATHS.physioProfile, { ...PROFILE, painHistory });
const planOf = async (who = user) => (await todayOf(bed, who)) as Extract<PhysioToday, { area: unknown }>;
const safetyOf = async () => (await bed.call(user, 'GET', PATHS.physioSafety)).json() as SafetyStatus;

describe('LANG-81 GET /api/physio/today during a safety hold', () => {
  it('blocks exercises, ladder and running until the hold ends, but not for other runners', async () => {
    const other = await bed.user();
    await givenProfile(bed, other);
    await Promise.all([checkIn(bed, user, SORE), checkIn(bed, other, SORE)]);
    const before = await planOf();
    expect([before.status, before.exercises.length > 0]).toEqual(['ok', true]);
    await write(EMERGENCY);
    expect(await planOf()).toMatchObject({
      status: 'blocked',
      dose: { level: 'none', reason: HELD },
      exercises: [],
      ladder: null,
      gate: { level: 'stop', reason: HELD },
    });
    expect((await planOf(other)).status).toBe('ok');
    await bed.database
      .collection('safety_holds')
      .updateOne({ userId: user.userId }, { $set: { 'holds.$[].ended': 'cleared' } });
    expect(await planOf()).toEqual(before);
  });

  it('returns blocked, not checkin_required, before the day’s check-in', async () => {
    await write(EMERGENCY);
    expect(await planOf()).toMatchObject({ status: 'blocked', dose: { reason: HELD } });
  });

  it('returns no hand-over alert and no hop tests', async () => {
    await checkIn(bed, user, READY);
    await write(EMERGENCY);
    const { alerts, tests } = await planOf();
    expect([alerts.filter(({ kind }) => kind === 'handover'), tests.filter(({ hop }) => hop)]).toEqual([[], []]);
  });

  it('does not return blocked while only a question card is open', async () => {
    await checkIn(bed, user, SORE);
    await write(ASKED);
    expect((await safetyOf()).hold).toMatchObject({ tier: 'card', closesDay: false });
    expect((await planOf()).status).toBe('ok');
  });

  it('still returns profile_required for a runner without a profile', async () => {
    const newcomer = await bed.user();
    await bed.call(newcomer, 'POST', PATHS.physioLogs, { planned: 'Wall sit', status: 'skipped', reason: EMERGENCY });
    expect(await todayOf(bed, newcomer)).toEqual({ status: 'profile_required', date: '2026-11-20' });
  });
});
