import { runningProfileChanged, trainingLogged } from '@stridewell/contracts/events/events';
import { AREAS, type LadderToday, PATHS, type PhysioToday } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkIn, gateOf, givenProfile, PROFILE, READY, SORE, todayOf } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';
import { givenReadyInjury } from '../../testing/ready-injury.ts';

const TODAY = '2026-11-20';
type Plan = Extract<PhysioToday, { area: unknown }>;
const bed = usePhysioBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const planOf = async (who = user): Promise<Plan> => {
  const today = await todayOf(bed, who);
  if (!('area' in today)) throw new Error(`no plan: ${today.status}`);
  return today;
};
const ladderOf = async (): Promise<LadderToday> => {
  const { ladder } = await planOf();
  if (!ladder) throw new Error('not on the ladder');
  return ladder;
};

describe('API-34 GET /api/physio/today', () => {
  it('PHY-84 returns status 200 and profile_required without a profile', async () => {
    expect(await todayOf(bed, user)).toEqual({ status: 'profile_required', date: TODAY });
  });

  it('PHY-84 returns checkin_required while there is no check-in today, and also the next day', async () => {
    await givenProfile(bed, user);
    expect(await planOf()).toMatchObject({ status: 'checkin_required', exercises: [], area: 'knee', phase: 1 });
    await checkIn(bed, user, SORE);
    expect((await planOf()).status).toBe('ok');
    bed.setNow('2026-11-21T10:00:00Z');
    expect((await planOf()).status).toBe('checkin_required');
  });

  it('PHY-93 responds in Norwegian if requested, and rejects other languages', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, SORE);
    const answer = await bed.call(user, 'GET', `${PATHS.physioToday}?language=nb`);
    expect(answer.json<Plan>().dose.reason).toMatch(/^Smerte 4 er over 3/);
    expect((await bed.call(user, 'GET', `${PATHS.physioToday}?language=de`)).statusCode).toBe(400);
  });

  it.each(AREAS)('PHY-86 returns complete exercises for %s', async (primaryArea) => {
    await givenProfile(bed, user, { ...PROFILE, primaryArea });
    await checkIn(bed, user, SORE);
    const { status, exercises, dose, usualTime, avoid, tests } = await planOf();
    expect([status, dose.level]).toEqual(['ok', 'same']);
    expect(exercises.length).toBeGreaterThan(1);
    for (const exercise of exercises) {
      const doses = [exercise.reps, exercise.seconds, exercise.metres].filter((one) => one !== null);
      expect([exercise.id.length > 0, exercise.name.length > 0, exercise.sets > 0, doses.length]).toEqual([
        true,
        true,
        true,
        1,
      ]);
      expect(exercise).toMatchObject({ status: 'none', perSide: expect.any(Boolean) });
      expect(Math.min(exercise.cue.length, exercise.frequency.length)).toBeGreaterThan(3);
    }
    expect([usualTime.length, avoid.length, tests.length].every((length) => length > 0)).toBe(true);
  });

  it('PHY-85 DOSE-13 returns blocked with a reason and no exercises when there is a red flag', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, { ...SORE, redFlags: ['night_pain'] });
    const { status, exercises, dose, alerts } = await planOf();
    expect([status, exercises, dose.level, alerts[0]?.kind]).toEqual(['blocked', [], 'none', 'red_flags']);
    expect(dose.reason).toMatch(/^[A-Z].+\.$/);
  });

  it.each([
    ['surgery', { ...PROFILE, surgeryLast6Months: true }],
    ['pregnancy', { ...PROFILE, pregnantOrPostpartum: true }],
    ['a sudden start with a pop', { ...PROFILE, onset: 'sudden', painHistory: 'I heard a pop when I landed' }],
  ])('PHY-85 returns blocked for %s, before and after a check-in', async (_what, profile) => {
    await givenProfile(bed, user, profile);
    for (const _ of [1, 2]) {
      const { status, exercises, dose } = await planOf();
      expect([status, exercises, dose.level]).toEqual(['blocked', [], 'none']);
      expect(dose.reason.length).toBeGreaterThan(20);
      await checkIn(bed, user, READY);
    }
  });

  it('BEYOND-43 TRIAGE-33 returns blocked after an event reports an age under 18', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, READY);
    expect((await planOf()).status).toBe('ok');
    await bed.publish(user, runningProfileChanged, { level: 'Beginner', ageBand: 'under-18', weeklyHours: 2, rev: 1 });
    await until('the block', async () => (await planOf()).status === 'blocked');
  });

  it('does not change when another runner has an injury', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, { ...SORE, redFlags: ['swelling'] });
    const other = await bed.user();
    await givenProfile(bed, other, { ...PROFILE, primaryArea: 'hip' });
    expect(await planOf(other)).toMatchObject({ area: 'hip', status: 'checkin_required', alerts: [] });
  });
});

describe('PHY-87 ladder of GET /api/physio/today', () => {
  it('is null before the hand-over, then contains stage, title, intervals and whether the stage can be started', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, { ...READY, walkRunTolerance: false });
    expect((await planOf()).ladder).toBeNull();
    bed.setNow('2026-11-21T10:00:00Z');
    await checkIn(bed, user, READY);
    expect(await ladderOf()).toMatchObject({ stage: 0, startable: true, minutes: 30, cleanNeeded: 2 });
    bed.setNow('2026-11-22T10:00:00Z');
    await checkIn(bed, user, READY);
    expect(await ladderOf()).toMatchObject({ stage: 1, intervals: '8 x (1/2)', title: expect.stringContaining('1') });
  });

  it('cannot be started on the day after a ladder run, and includes the reason', async () => {
    await givenReadyInjury(bed, user);
    for (const day of ['2026-11-20', '2026-11-21']) {
      bed.setNow(`${day}T10:00:00Z`);
      await checkIn(bed, user, READY);
    }
    expect(await ladderOf()).toMatchObject({ stage: 1, startable: true });
    const run = { date: '2026-11-21', planType: 'adapt', status: 'done', minutes: 34, ladderStage: 1, rev: 1 } as const;
    await untilHandled(bed, 'physio.training-logged', [() => bed.publish(user, trainingLogged, run)]);
    bed.setNow('2026-11-22T10:00:00Z');
    await checkIn(bed, user, READY);
    const { startable, reason } = await ladderOf();
    expect([startable, reason.length > 10]).toEqual([false, true]);
  });
});

describe('GET /api/physio/today with a stale gate', () => {
  it('updates the stored gate', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    await bed.database.collection('physio_gates').updateOne({ userId: user.userId }, { $set: { level: 'clear' } });
    await bed.call(user, 'GET', PATHS.physioToday);
    expect(await gateOf(bed, user)).toMatchObject({ level: 'ladder' });
  });
});
