import { physioPlanSchema } from '@stridewell/contracts/http/physio-plan';
import { PATHS, type PhysioPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CALF,
  checkIn,
  givenProfile,
  injuriesOf,
  READY,
  SORE,
  testOf,
  withoutSafetyQuestions,
} from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';
import { givenReadyInjury } from '../../testing/ready-injury.ts';

const bed = usePhysioBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow('2026-11-20T10:00:00Z');
  user = await bed.user();
});

const planOf = async (): Promise<PhysioPlan> => {
  const answer = await bed.call(user, 'GET', PATHS.physioPlan);
  expect(answer.statusCode, answer.body).toBe(200);
  const plan = answer.json();
  expect(physioPlanSchema.parse(plan)).toEqual(plan);
  return plan;
};

describe('PHASE-29 GET /api/physio/plan', () => {
  it('has status none without a profile, and asks for a check-in before the first one', async () => {
    expect(await planOf()).toMatchObject({ status: 'none', injuries: [], exercises: [] });
    await givenProfile(bed, user);
    expect(await planOf()).toMatchObject({ status: 'checkin_required', exercises: [], gate: { level: 'walk' } });
  });

  it('states phase, missing tests and the exercises of the day as codes and values', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, { ...SORE, pain: 2, noNextDayWorsening: true });
    const { status, injuries, exercises, estimatedMinutes } = await planOf();
    expect(status).toBe('ok');
    expect(injuries[0]).toMatchObject({
      ...{ condition: 'pfp', side: 'unknown', phase: 1, phaseDay: 1, dayType: 'daily', ladder: null },
      forecast: { fromWeeks: 9, toWeeks: 12 },
    });
    expect(injuries[0]?.missing[0]).toMatchObject({ code: 'missing.minimum', values: { sessions: 8 } });
    // The tests of the first phase are listed, and due in its last week.
    expect(injuries[0]?.tests.map(({ testId, due }) => [testId, due])).toContainEqual(['walk30', false]);
    expect(exercises[0]).toMatchObject({ exerciseId: 'knee-quad-set', sets: 5, unit: 'seconds', painLimit: 3 });
    expect(estimatedMinutes).toBeGreaterThan(5);
  });

  it('uses a stored test result, and opens the ladder for an injury that has passed all tests', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    const { injuries, gate } = await planOf();
    expect(injuries[0]).toMatchObject({ phase: 3, ladder: { stage: 0, startable: true } });
    expect(gate.level).toBe('ladder');
    const [injury] = await injuriesOf(bed, user);
    const failed = testOf(injury?.id ?? '', { testId: 'hop10', value: 3, side: 'right', painDuring: 3 });
    expect((await bed.call(user, 'POST', PATHS.physioTests, failed)).statusCode).toBe(200);
    const hop = (await planOf()).injuries[0]?.tests.find(({ testId }) => testId === 'hop10');
    expect(hop).toMatchObject({ value: 3, passed: false });
  });

  it('PHASE-24 PHASE-31 uses the stricter gate of two injuries, waits for both answers, and lets the injuries take turns', async () => {
    await givenReadyInjury(bed, user);
    expect((await bed.call(user, 'POST', PATHS.physioInjuries, CALF)).statusCode).toBe(200);
    await withoutSafetyQuestions(bed, user);
    await checkIn(bed, user, READY);
    const one = await planOf();
    expect([one.status, one.gate.level, one.injuries.length]).toEqual(['checkin_required', 'walk', 2]);
    const second = (await injuriesOf(bed, user))[1];
    const { redFlags: _, ...answers } = READY;
    await checkIn(bed, user, { ...READY, second: { ...answers, injuryId: second?.id } });
    const both = await planOf();
    expect([both.status, both.gate.level]).toEqual(['ok', 'walk']);
    // The heavy work of one and the calm work of the other takes more than 40 minutes, so the injuries take turns.
    expect(both.notes.map(({ code }) => code)).toContain('note.split_day');
    expect(new Set(both.exercises.map(({ injuryId }) => injuryId)).size).toBe(1);
    expect(both.estimatedMinutes).toBeLessThanOrEqual(40);
  });

  it('returns 401 without a session', async () => {
    expect((await bed.call(null, 'GET', PATHS.physioPlan)).statusCode).toBe(401);
  });
});
