import { planChanged, planPublished } from '@stridewell/contracts/events/events';
import { PATHS, PHASES, PLAN_TYPES } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan, dayOf, PROFILE, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed({ events: [planChanged, planPublished] });
const { events } = bed;
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${MONDAY}T10:00:00Z`);
  user = await bed.user();
});

const make = (body: unknown = {}, who = user) => bed.call(who, 'POST', PATHS.weeklyPlan, body);
const log = (date: string, change: object = {}) =>
  bed.call(user, 'POST', PATHS.trainingLog, { date, status: 'done', ...change });

describe('API-25 PLAN-13 GET /api/coach/weekly-plan', () => {
  it('returns 404 before a plan is created, for this week and for another week', async () => {
    for (const url of [PATHS.weeklyPlan, `${PATHS.weeklyPlan}?weekStart=2026-11-23`]) {
      const answer = await bed.call(user, 'GET', url);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'There is no plan for this week yet.']);
    }
  });

  it('PLAN-01 PLANR-43 returns seven days from Monday, the phase, and minutes that add up to the total', async () => {
    const plan = await createPlan(bed, user);
    expect(plan.weekStart).toBe(MONDAY);
    expect(PHASES).toContain(plan.phase);
    expect(plan.days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => `2026-11-${16 + day}`));
    expect(plan.days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(plan.totalMinutes);
    for (const { planType, minutes, title, why } of plan.days) {
      expect(PLAN_TYPES).toContain(planType);
      if (planType === 'rest') expect(minutes).toBe(0);
      expect(title).not.toBe('');
      expect(why).not.toBe('');
    }
    expect(plan.days.some((day) => 'hardMinutes' in day)).toBe(false);
    expect(await planOf(bed, user, MONDAY)).toEqual(plan);
  });

  it('LOAD-86 starts with the small week after a long break when the last run is older than the logs used for a plan', async () => {
    const usual = await createPlan(bed, await bed.user());
    const last = '2026-03-02';
    bed.setNow(`${last}T10:00:00Z`);
    expect((await log(last, { minutes: 60 })).statusCode).toBeLessThan(300);
    bed.setNow(`${MONDAY}T10:00:00Z`);
    const { totalMinutes } = await createPlan(bed, user);
    expect(totalMinutes).toBeLessThan(0.5 * usual.totalMinutes);
  });

  it('API-57 returns 400 when weekStart is not a Monday', async () => {
    for (const weekStart of ['2026-11-17', 'now', ''])
      expect((await bed.call(user, 'GET', `${PATHS.weeklyPlan}?weekStart=${weekStart}`)).statusCode).toBe(400);
  });

  it('AUTH-02 returns 401 without a session, for GET and POST', async () => {
    for (const method of ['GET', 'POST'] as const)
      expect((await bed.app.inject({ method, url: PATHS.weeklyPlan })).statusCode).toBe(401);
  });

  it("returns 404 for another runner's plan", async () => {
    const other = await bed.user();
    await createPlan(bed, user);
    expect((await bed.call(other, 'GET', `${PATHS.weeklyPlan}?userId=${user.userId}`)).statusCode).toBe(404);
  });
});

describe('API-26 POST /api/coach/weekly-plan', () => {
  it('returns 409 with a one-sentence message before a profile is saved', async () => {
    const answer = await make();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'no_profile', message: expect.stringMatching(/^[^.\n]+\.$/) });
  });

  it('PLAN-02 creates a missing plan for this week, with and without a body', async () => {
    await createPlan(bed, user);
    for (const call of [() => make(), () => bed.call(user, 'POST', PATHS.weeklyPlan)]) {
      await bed.database.collection('weekly_plans').deleteOne({ userId: user.userId });
      const answer = await call();
      expect(answer.statusCode).toBe(200);
      expect(await planOf(bed, user)).toEqual(answer.json());
    }
  });

  it('PLAN-03 recreates an existing week, and changes nothing and emits no event for unchanged inputs', async () => {
    const plan = await createPlan(bed, user);
    expect((await make()).json()).toEqual(plan);
    await until('the event of the first plan', () => events.of(user, planPublished).length === 1);
    expect(events.of(user, planChanged)).toHaveLength(1);
    const [stored] = await bed.database.collection('weekly_plans').find({ userId: user.userId }).toArray();
    expect(stored?.rev).toBe(1);
  });

  it('PLAN-04 does not change logged days', async () => {
    const plan = await createPlan(bed, user);
    const wednesday = dayOf(plan, '2026-11-18');
    expect(wednesday.minutes).toBeGreaterThan(0);
    await log('2026-11-18', { minutes: 20 });
    const friday = dayOf(await planOf(bed, user), '2026-11-20');
    await log('2026-11-20', { status: 'skipped', reason: 'other' });
    await bed.call(user, 'POST', PATHS.coachProfile, {
      ...PROFILE,
      goal: 'fitness',
      weeklyHours: 2,
      daysAvailable: 'Tue,Thu',
    });
    const remade = (await make()).json();
    expect(dayOf(remade, '2026-11-18')).toEqual(wednesday);
    expect(dayOf(remade, '2026-11-20')).toEqual(friday);
    expect(dayOf(remade, '2026-11-22').planType).toBe('rest');
  });

  it('does not change the days before today', async () => {
    const plan = await createPlan(bed, user);
    bed.setNow('2026-11-19T10:00:00Z');
    await bed.call(user, 'POST', PATHS.coachProfile, { ...PROFILE, daysAvailable: 'Sat' });
    const remade = await planOf(bed, user);
    expect(remade.days.slice(0, 3)).toEqual(plan.days.slice(0, 3));
    expect(remade.days.slice(3)).not.toEqual(plan.days.slice(3));
  });

  it('plans rest for past days without a log when the plan is first created within a week', async () => {
    bed.setNow('2026-11-20T10:00:00Z');
    await log('2026-11-17', { minutes: 25, planType: 'easy' });
    const plan = await createPlan(bed, user);
    expect(plan.days.slice(0, 4).map(({ planType, minutes }) => [planType, minutes])).toEqual([
      ['rest', 0],
      ['easy', 25],
      ['rest', 0],
      ['rest', 0],
    ]);
  });

  it('lists the plan’s assumptions until the profile contains the missing values', async () => {
    const plan = await createPlan(bed, user, { goal: '10k', daysAvailable: 'Mon,Wed,Fri' });
    expect(plan.notes?.join(' ')).toMatch(/hours a week you can run.* how experienced you are/);
    expect((await createPlan(bed, user)).notes?.join(' ') ?? '').not.toMatch(
      /hours a week you can run|how experienced/,
    );
  });

  it.each([{ adjust: 'heavier' }, { lighter: true }, [], { adjust: null }])(
    'returns 400 for the body %j',
    async (body) => {
      await createPlan(bed, user);
      expect((await make(body)).statusCode).toBe(400);
    },
  );
});

describe('ENT-09 stored week', () => {
  it('contains the user, the Monday, the phase, the plan as a JSON string and the creation time', async () => {
    const plan = await createPlan(bed, user);
    const stored = await bed.database.collection('weekly_plans').findOne({ userId: user.userId });
    expect(stored).toMatchObject({
      userId: user.userId,
      weekStart: MONDAY,
      phase: plan.phase,
      createdAt: expect.any(Date),
    });
    expect(JSON.parse(stored?.planJson).current.days.map(({ minutes }: { minutes: number }) => minutes)).toEqual(
      plan.days.map(({ minutes }) => minutes),
    );
  });

  it('is announced by one published and one changed event when first created', async () => {
    const plan = await createPlan(bed, user);
    await until('both events', () => events.of(user, planPublished).length + events.of(user, planChanged).length === 2);
    expect(events.of(user, planPublished)).toEqual([{ weekStart: MONDAY, rev: 1 }]);
    const { date, planType, minutes, title } = dayOf(plan, MONDAY);
    expect(events.of(user, planChanged)).toEqual([
      { weekStart: MONDAY, today: { date, planType, minutes, title }, rev: 1 },
    ]);
  });

  it('is stored once when requested concurrently, and all requests return the same plan', async () => {
    await createPlan(bed, user);
    await bed.database.collection('weekly_plans').deleteOne({ userId: user.userId });
    const answers = await Promise.all(Array.from({ length: 8 }, () => make()));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await bed.database.collection('weekly_plans').countDocuments({ userId: user.userId })).toBe(1);
  });
});

describe('PLAN-05 PLAN-07 PLAN-08 GET /api/coach/weekly-outcomes for a week with a plan', () => {
  it('returns the planned session type for each day of the week', async () => {
    const plan = await createPlan(bed, user);
    const outcomes = (await bed.read(user)).json();
    expect(outcomes).toEqual(plan.days.map(({ date, planType }) => ({ date, outcome: planType })));
  });

  it('returns the planned session type for a day that also has an outcome from a check-in', async () => {
    await bed.checkin(user, MONDAY, 'Push', 1);
    await bed.untilRows(user, MONDAY, [{ date: MONDAY, outcome: 'push' }]);
    const plan = await createPlan(bed, user);
    expect((await bed.read(user)).json()[0]).toEqual({ date: MONDAY, outcome: dayOf(plan, MONDAY).planType });
  });
});
