import { weeklyPlanSchema } from '@stridewell/contracts/http/running';
import { PATHS, type WeeklyPlan, type WeekOffer } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan, dayOf, planOf, untilPlan } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${MONDAY}T06:00:00Z`);
  user = await bed.user();
  await bed.call(user, 'PUT', PATHS.coachBackground, { hasRunFast: true, usualWeekMinutes: 200 });
  await createPlan(bed, user);
});

const adjust = (body: object, who = user) => bed.call(who, 'POST', PATHS.planAdjust, body);
const granted = async (body: object): Promise<WeeklyPlan> => {
  const answer = await adjust(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return weeklyPlanSchema.parse(answer.json());
};
const refused = async (body: object): Promise<string> => {
  const before = await planOf(bed, user);
  const answer = await adjust(body);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json().message).toMatch(/^[^\n]+\.$/);
  expect(await planOf(bed, user)).toEqual(before);
  return answer.json().code;
};
const offerIn = <Kind extends WeekOffer['kind']>({ offers = [] }: WeeklyPlan, kind: Kind) =>
  offers.find((offer): offer is Extract<WeekOffer, { kind: Kind }> => offer.kind === kind);
const skip = (date: string, reason = 'time') =>
  bed.call(user, 'POST', PATHS.trainingLog, { date, status: 'skipped', reason });
const sixWeeksIn = () =>
  bed.database
    .collection('weekly_plans')
    .updateOne(
      { userId: user.userId, weekStart: MONDAY },
      { $set: { 'state.base.seasonStart': '2026-10-05', 'state.base.weekNumber': 7 } },
    );
const revision = async (): Promise<number> =>
  (await bed.database.collection('weekly_plans').findOne({ userId: user.userId, weekStart: MONDAY }))?.rev;

describe('offer of a smaller plan', () => {
  const offered = async (): Promise<Extract<WeekOffer, { kind: 'smaller_plan' }>> => {
    for (const date of ['2026-11-09', '2026-11-12']) expect((await skip(date)).statusCode).toBe(200);
    const offer = offerIn(await planOf(bed, user), 'smaller_plan');
    if (!offer) throw new Error('no offer');
    return offer;
  };

  it('LOAD-101 LOAD-102 is returned with the plan, reduces the plan when accepted, and can be undone', async () => {
    const { minutes, runs, reason } = await offered();
    const before = await planOf(bed, user);
    expect([reason, runs]).toEqual(['no_time', 3]);
    const smaller = await granted({ kind: 'smaller_plan', minutes, runs });
    expect(smaller.totalMinutes).toBeLessThan(before.totalMinutes);
    expect(smaller.accepted?.smallerPlan).toEqual({ minutes, runs, since: MONDAY });
    expect(smaller.offers).toBeUndefined();
    const rev = await revision();
    expect(await granted({ kind: 'smaller_plan', minutes, runs })).toEqual(smaller);
    expect(await revision()).toBe(rev);
    const next = await bed.call(user, 'GET', `${PATHS.weeklyPlan}?weekStart=2026-11-23`);
    expect(next.json().totalMinutes).toBeLessThanOrEqual(minutes + 2);
    const full = await granted({ kind: 'undo', offer: 'smaller_plan' });
    expect(full.days).toEqual(before.days);
    expect(full.accepted).toBeUndefined();
  });

  it('LOAD-102 stays accepted when the week is planned again and in the next week', async () => {
    const { minutes, runs } = await offered();
    await granted({ kind: 'smaller_plan', minutes, runs });
    const again = await bed.call(user, 'POST', PATHS.weeklyPlan, {});
    expect(again.json().accepted.smallerPlan).toMatchObject({ minutes, runs });
    bed.setNow('2026-11-23T06:00:00Z');
    const next = await bed.call(user, 'POST', PATHS.weeklyPlan, {});
    expect(next.json()).toMatchObject({ weekStart: '2026-11-23', accepted: { smallerPlan: { minutes, runs } } });
    const full = await granted({ kind: 'undo', offer: 'smaller_plan' });
    expect(full.accepted).toBeUndefined();
    expect(full.totalMinutes).toBeGreaterThan(next.json().totalMinutes);
  });

  it('WEEK-99 cannot be accepted with values other than those offered (409)', async () => {
    const { minutes, runs } = await offered();
    expect(await refused({ kind: 'smaller_plan', minutes: minutes + 5, runs })).toBe('offer_gone');
    expect(await refused({ kind: 'smaller_plan', minutes, runs: runs - 1 })).toBe('offer_gone');
  });

  it('WEEK-110 is in Norwegian when the runner reads Norwegian, with the same values', async () => {
    const { text: english, ...facts } = await offered();
    const answer = await bed.call(user, 'GET', `${PATHS.weeklyPlan}?language=nb`);
    expect(answer.statusCode, answer.body).toBe(200);
    const plan = weeklyPlanSchema.parse(answer.json());
    const { text, ...same } = offerIn(plan, 'smaller_plan') ?? { text: '' };
    expect(same).toEqual(facts);
    expect(text).toMatch(/En mindre plan: \d+ min på 3 dager\?$/);
    expect(text).not.toBe(english);
    expect(plan.days.map(({ title }) => title)).toContain('Hvile');
    const next = await bed.call(user, 'GET', `${PATHS.weeklyPlan}?weekStart=2026-11-23&language=nb`);
    expect(next.json().dependsOn).toMatch(/^Den avhenger av resten av denne uka/);
  });

  it('LOAD-103 is no longer returned after it is declined', async () => {
    await offered();
    const declined = await granted({ kind: 'decline', offer: 'smaller_plan' });
    expect(declined.offers).toBeUndefined();
    expect(await granted({ kind: 'decline', offer: 'smaller_plan' })).toEqual(declined);
  });
});

describe('offer of a time trial', () => {
  it('SESS-90 SESS-92 replaces the quality session of its day when accepted, even concurrently, and can be undone', async () => {
    await sixWeeksIn();
    await skip('2026-11-09');
    const before = await planOf(bed, user);
    const offer = offerIn(before, 'time_trial');
    if (!offer) throw new Error('no offer');
    const { date } = offer;
    const answers = await Promise.all([1, 2, 3].map(() => adjust({ kind: 'time_trial', date })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const accepted = await planOf(bed, user);
    expect(dayOf(accepted, date).session?.kind).toBe('trial_20');
    expect(accepted.accepted).toEqual({ timeTrial: { date } });
    expect(await granted({ kind: 'undo', offer: 'time_trial' })).toEqual(before);
  });

  it('WEEK-99 cannot be accepted after a race result was saved (409)', async () => {
    await sixWeeksIn();
    await skip('2026-11-09');
    const offer = offerIn(await planOf(bed, user), 'time_trial');
    const results = [{ meters: 5_000, seconds: 1_500, date: '2026-11-15' }];
    await bed.call(user, 'PUT', PATHS.coachBackground, { hasRunFast: true, usualWeekMinutes: 200, results });
    expect(await refused({ kind: 'time_trial', date: offer?.date ?? '' })).toBe('offer_gone');
  });
});

describe('offer to move a missed long run to next week', () => {
  const SUNDAY = '2026-11-22';

  it('WEEK-90 WEEK-92 moves the missed long run to Monday when accepted, and can be undone', async () => {
    bed.setNow(`${SUNDAY}T18:00:00Z`);
    await skip(SUNDAY);
    const before = await planOf(bed, user);
    const offer = offerIn(before, 'long_to_next_week');
    expect(offer).toMatchObject({ date: SUNDAY, to: '2026-11-23' });
    const moved = await granted({ kind: 'long_to_next_week', date: SUNDAY });
    expect(moved.accepted).toEqual({ longToNextWeek: { date: SUNDAY, to: '2026-11-23' } });
    expect(moved.days).toEqual(before.days);
    const next = async (): Promise<WeeklyPlan> =>
      (await bed.call(user, 'GET', `${PATHS.weeklyPlan}?weekStart=2026-11-23`)).json();
    expect((await next()).days[0]).toMatchObject({ planType: 'long', changed: 'Moved here from Sunday.' });
    expect(await granted({ kind: 'undo', offer: 'long_to_next_week' })).toEqual(before);
    expect((await next()).days[0]?.planType).not.toBe('long');
    await granted({ kind: 'long_to_next_week', date: SUNDAY });
    bed.setNow('2026-11-23T06:00:00Z');
    const monday = (await bed.call(user, 'POST', PATHS.weeklyPlan, {})).json();
    expect(monday.days[0]).toMatchObject({ planType: 'long', minutes: offer?.minutes });
  });

  it('WEEK-91 is not made when the long run was skipped for pain', async () => {
    bed.setNow(`${SUNDAY}T18:00:00Z`);
    await skip(SUNDAY, 'pain');
    expect(await refused({ kind: 'long_to_next_week', date: SUNDAY })).toBe('offer_gone');
  });
});

describe('offer of a lighter week', () => {
  it('WEEK-96 is also returned in the field of the previous release, reduces the week when accepted, and can be undone', async () => {
    bed.setNow('2026-11-18T06:00:00Z');
    for (const date of [MONDAY, '2026-11-17', '2026-11-18']) await bed.checkin(user, date, 'Recover', 1);
    const offered = await untilPlan(bed, user, 'the offer', (plan) => plan.offer !== undefined);
    expect(offerIn(offered, 'lighter_week')).toEqual({
      kind: 'lighter_week',
      reason: 'low_in_a_row',
      days: 3,
      text: offered.offer?.text,
    });
    const lighter = await granted({ kind: 'lighter_week' });
    expect(lighter.totalMinutes).toBeLessThan(offered.totalMinutes);
    expect([lighter.offer, lighter.accepted]).toEqual([undefined, { lighterWeek: true }]);
    const full = await granted({ kind: 'undo', offer: 'lighter_week' });
    expect(full.days).toEqual(offered.days);
    expect(await refused({ kind: 'lighter_week' })).toBe('offer_gone');
  });
});

describe('POST /api/coach/weekly-plan/adjust with the answer to an offer', () => {
  it.each([
    ['an unknown offer', { kind: 'decline', offer: 'holiday' }],
    ['a smaller plan without runs', { kind: 'smaller_plan', minutes: 100 }],
    ['a smaller plan with half a run', { kind: 'smaller_plan', minutes: 100, runs: 2.5 }],
    ['a time trial without a date', { kind: 'time_trial' }],
    ['an invalid date', { kind: 'long_to_next_week', date: '2026-02-30' }],
    ['no extra minutes', { kind: 'extra_minutes', date: MONDAY, minutes: 0 }],
    ['an unknown field', { kind: 'lighter_week', share: 0.5 }],
    ['the undo of an unknown offer', { kind: 'undo', offer: 'all' }],
  ])('WEEK-99 returns 400 for %s', async (_case, body) => {
    const answer = await adjust(body);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
  });

  it.each([
    { kind: 'lighter_week' },
    { kind: 'smaller_plan', minutes: 100, runs: 2 },
    { kind: 'time_trial', date: MONDAY },
    { kind: 'long_to_next_week', date: '2026-11-22' },
    { kind: 'extra_minutes', date: MONDAY, minutes: 5 },
    { kind: 'decline', offer: 'time_trial' },
  ])('WEEK-99 returns 409 for $kind without an offer, 404 without a plan and 401 without a session', async (body) => {
    expect(await refused(body)).toBe('offer_gone');
    expect((await adjust(body, await bed.user())).statusCode).toBe(404);
    expect((await bed.app.inject({ method: 'POST', url: PATHS.planAdjust, payload: body })).statusCode).toBe(401);
  });

  it('WEEK-99 changes nothing when an offer that was not accepted is undone', async () => {
    const plan = await planOf(bed, user);
    for (const offer of ['lighter_week', 'smaller_plan', 'time_trial', 'long_to_next_week', 'extra_minutes']) {
      expect(await granted({ kind: 'undo', offer }), offer).toEqual(plan);
    }
  });

  it('WEEK-99 returns 409 for a date outside this week', async () => {
    expect(await refused({ kind: 'time_trial', date: '2026-11-23' })).toBe('no_session');
    expect(await refused({ kind: 'extra_minutes', date: '2026-11-15', minutes: 5 })).toBe('day_done');
  });
});
