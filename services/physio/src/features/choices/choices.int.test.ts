import { physioPlanSchema } from '@stridewell/contracts/http/physio-plan';
import { PATHS, type PhysioChoices, type PhysioPlan, type PhysioToday } from '@stridewell/contracts/web';
import { exerciseById, missingKit } from '@stridewell/exercises';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRunnerFacts } from '../../projections/runner-facts.ts';
import { checkIn, givenProfile, SORE, todayOf } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const TODAY = '2026-11-20';
const bed = usePhysioBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const put = (body: object, who: TestUser | null = user) => bed.call(who, 'PUT', PATHS.physioChoices, body);
const planOf = async (): Promise<PhysioPlan> => {
  const plan = (await bed.call(user, 'GET', PATHS.physioPlan)).json();
  expect(physioPlanSchema.parse(plan)).toEqual(plan);
  return plan;
};
const listOf = async (): Promise<[string, number][]> => {
  const today: PhysioToday = await todayOf(bed, user);
  return 'exercises' in today ? today.exercises.map(({ id, sets }) => [id, sets]) : [];
};
const sessionOf = ({ exercises }: PhysioPlan): [string, number][] =>
  exercises.map(({ exerciseId, sets }) => [exerciseId, sets]);
const stored = () => bed.database.collection('physio_choices').countDocuments({ userId: user.userId });

const givenDay = async (): Promise<void> => {
  await givenProfile(bed, user, { primaryArea: 'plantar', onset: 'gradual' });
  await checkIn(bed, user, { ...SORE, pain: 2, noNextDayWorsening: true });
};

describe('PUT /api/physio/choices', () => {
  it('EXLIB-31 EXLIB-32 stores the equipment once, and plan and list use it on later days as well', async () => {
    await givenDay();
    const before = await planOf();
    expect([before.equipment, before.exercises.flatMap(({ missingKit: kit }) => kit)]).toEqual([null, []]);
    expect((await put({ equipment: ['none'] })).json()).toEqual({
      date: TODAY,
      equipment: ['none'],
      short: false,
      from60: null,
    });
    const plan = await planOf();
    expect(plan.equipment).toEqual(['none']);
    for (const { exerciseId, missingKit: kit, insteadOf } of plan.exercises) {
      const exercise = exerciseById(exerciseId);
      expect(exercise && missingKit(exercise, ['none'])).toEqual(kit);
      if (insteadOf != null) expect(before.exercises.map((one) => one.exerciseId)).toContain(insteadOf);
    }
    expect(plan.exercises.some(({ insteadOf, missingKit: kit }) => insteadOf !== null || (kit ?? []).length > 0)).toBe(
      true,
    );
    expect(await listOf()).toEqual(sessionOf(plan));
    bed.setNow('2026-11-21T10:00:00Z');
    expect((await planOf()).equipment).toEqual(['none']);
  });

  it('PLAYER-22 stores the ten-minute choice for the day, in list and plan, until it is removed or the day ends', async () => {
    await givenDay();
    const whole = await planOf();
    expect(whole).toMatchObject({ short: false, leftOut: [], shortVersion: { exercises: [{}, {}] } });
    expect((await put({ short: true })).json()).toEqual({ date: TODAY, equipment: null, short: true, from60: null });
    const short = await planOf();
    expect(short).toMatchObject({ short: true, shortVersion: null });
    expect(short.exercises.map(({ exerciseId }) => exerciseId)).toEqual(
      whole.shortVersion?.exercises.map(({ exerciseId }) => exerciseId),
    );
    expect(short.estimatedMinutes).toBe(whole.shortVersion?.estimatedMinutes);
    expect(short.leftOut?.length).toBe(whole.exercises.length - 2);
    expect(await listOf()).toEqual(sessionOf(short));
    expect((await put({ equipment: ['bands', 'weights'] })).json()).toMatchObject({ short: true });
    expect((await put({ short: false })).json()).toMatchObject({ equipment: ['bands', 'weights'], short: false });
    await put({ short: true });
    bed.setNow('2026-11-21T10:00:00Z');
    expect((await planOf()).short).toBe(false);
  });

  it('PHASE-52 stores whether the runner is 60 or older, and keeps the other choices', async () => {
    await givenDay();
    expect((await planOf()).from60).toBeNull();
    expect((await put({ from60: true })).json()).toEqual({ date: TODAY, equipment: null, short: false, from60: true });
    expect((await planOf()).from60).toBe(true);
    expect((await put({ equipment: ['bands'] })).json()).toMatchObject({ from60: true });
    expect((await put({ from60: false })).json()).toMatchObject({ equipment: ['bands'], from60: false });
    expect((await planOf()).from60).toBe(false);
  });

  it('PHASE-52 does not ask when the running profile states the age', async () => {
    await givenDay();
    const runnerFacts = createRunnerFacts(bed.database);
    await runnerFacts.keep(user.userId, { level: null, ageBand: '50-plus', weeklyHours: null, rev: 1 });
    expect(await planOf()).not.toHaveProperty('from60');
  });

  it('is stored once for each runner, even when twenty identical requests arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => put({ short: true })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await stored()).toBe(1);
    const other = await bed.user();
    expect((await put({ equipment: ['gym'] }, other)).json() as PhysioChoices).toMatchObject({ short: false });
  });

  it.each([
    ['nothing', {}],
    ['no equipment', { equipment: [] }],
    ['the same item twice', { equipment: ['bands', 'bands'] }],
    ['none together with an item', { equipment: ['none', 'bands'] }],
    ['an unknown item', { equipment: ['kettlebell'] }],
    ['a number as length', { short: 10 }],
    ['a number as age', { from60: 63 }],
    ['another field', { short: true, minutes: 10 }],
    ['a query operator', { equipment: { $gt: '' } }],
  ])('returns 400 for %s and stores nothing', async (_what, body) => {
    const answer = await put(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await stored()).toBe(0);
  });

  it('returns 401 without a session', async () => {
    expect((await put({ short: true }, null)).statusCode).toBe(401);
  });
});
