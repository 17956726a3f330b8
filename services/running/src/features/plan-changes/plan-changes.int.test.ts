import { physioGateChanged, physioProfileChanged, planChanged } from '@stridewell/contracts/events/events';
import { PATHS, type PlanMoves, type WeeklyPlan } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { GATE, KNEE } from '@stridewell/kit/testing/physio-events';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../../stores.ts';
import { createPlan, dayOf, PROFILE, planOf, untilPlan } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';
import { createWeeklyPlanService } from '../weekly-plan/service.ts';

const MONDAY = '2026-11-16';
const NEXT_MONDAY = '2026-11-23';
/** Runs on Monday, Tuesday, Thursday, Friday and Sunday; the hard session is on Thursday. */
const EVERY_DAY = { ...PROFILE, weeklyHours: 5, daysAvailable: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun' };
const bed = useRunningTestBed({ events: [planChanged] });
let user: TestUser;
let plan: WeeklyPlan;

beforeEach(async () => {
  bed.setNow(`${MONDAY}T06:00:00Z`);
  user = await bed.user();
  // A runner who has run fast recently has a hard session in the first week.
  await bed.call(user, 'PUT', PATHS.coachBackground, { hasRunFast: true });
  plan = await createPlan(bed, user, EVERY_DAY);
});

const move = (from: string, to: string, who = user) => bed.call(who, 'POST', PATHS.planMove, { from, to });
const adjust = (body: object, who = user) => bed.call(who, 'POST', PATHS.planAdjust, body);
const moves = (date: string, who = user) => bed.call(who, 'GET', `${PATHS.planMoves}?date=${date}`);
const granted = async (answer: ReturnType<typeof move>): Promise<WeeklyPlan> => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return JSON.parse(body);
};
const refused = async (answer: ReturnType<typeof move>, code: string): Promise<void> => {
  const before = await planOf(bed, user);
  const { statusCode, body } = await answer;
  expect([statusCode, JSON.parse(body).code]).toEqual([409, code]);
  expect(JSON.parse(body).message).toMatch(/\.$/);
  expect(await planOf(bed, user)).toEqual(before);
};
const sessions = ({ days }: WeeklyPlan) => days.map(({ session }) => session?.title ?? null);
const allMoves = async (date: string): Promise<PlanMoves> => (await moves(date)).json();
const dates = ({ days }: WeeklyPlan, type: string) =>
  days.filter(({ planType }) => planType === type).map(({ date }) => date);
const hardDate = (): string => dates(plan, 'push')[0] ?? '';
const easyDate = (): string => dates(plan, 'easy').find((date) => date > MONDAY) ?? '';
const longDate = (): string => dates(plan, 'long')[0] ?? '';
const restDate = (): string => dates(plan, 'rest')[0] ?? '';
const storedRev = async (weekStart = MONDAY): Promise<number> =>
  (await bed.database.collection('weekly_plans').findOne({ userId: user.userId, weekStart }))?.rev;
/** Returns an allowed day for a move on which an easy run is exchanged (`isTrade`), or one on which nothing is. */
const target = async (from: string, isTrade: boolean): Promise<string> =>
  (await allMoves(from)).find(({ isAllowed, note }) => isAllowed && (note !== undefined) === isTrade)?.date ?? '';

describe('GET /api/coach/weekly-plan/moves', () => {
  it('returns the other days, each with the rule that forbids the move or with a note on what else changes', async () => {
    const answer = await allMoves(hardDate());
    expect(answer).toHaveLength(6);
    for (const { isAllowed, reason } of answer) expect(reason === undefined).toBe(isAllowed);
    expect(answer.find(({ date }) => date === longDate())).toMatchObject({
      isAllowed: false,
      reason: 'One run a day in this plan. Strength can be on the same day.',
    });
    expect(answer.find(({ note }) => note)?.note).toBe('The easy run of that day takes its place.');
  });

  it('allows exactly the days that POST /move accepts, and gives the same reason for the others', async () => {
    for (const { date, isAllowed, reason } of await allMoves(easyDate())) {
      const answer = await move(easyDate(), date);
      expect(answer.statusCode, date).toBe(isAllowed ? 200 : 409);
      if (isAllowed) await granted(move(date, easyDate()));
      else expect(answer.json().message).toBe(reason);
    }
    expect(await planOf(bed, user)).toEqual(plan);
  });

  it('allows moving a session back to its original day after a move to a free day', async () => {
    const to = await target(hardDate(), false);
    await granted(move(hardDate(), to));
    expect((await allMoves(hardDate())).some(({ isAllowed }) => isAllowed)).toBe(false);
    expect((await allMoves(to)).find(({ date }) => date === hardDate())?.isAllowed).toBe(true);
  });

  it('returns 404 for a day outside this week, without a plan and for another runner', async () => {
    for (const date of ['2026-11-15', NEXT_MONDAY]) expect((await moves(date)).statusCode).toBe(404);
    expect((await moves(hardDate(), await bed.user())).statusCode).toBe(404);
  });

  it('returns 400 for an invalid date and 401 without a session', async () => {
    for (const date of ['', 'monday', '2026-13-01']) expect((await moves(date)).statusCode).toBe(400);
    expect((await bed.app.inject({ url: `${PATHS.planMoves}?date=${MONDAY}` })).statusCode).toBe(401);
  });
});

describe('POST /api/coach/weekly-plan/move', () => {
  it('moves a session to a free day, stores it with an event when today changes, and undoes it', async () => {
    const to = await target(hardDate(), false);
    const moved = await granted(move(hardDate(), to));
    expect(dayOf(moved, to)).toMatchObject({ movedFrom: hardDate(), session: dayOf(plan, hardDate()).session });
    expect(dayOf(moved, hardDate()).planType).toBe('rest');
    expect(moved.totalMinutes).toBe(plan.totalMinutes);
    expect(await planOf(bed, user)).toEqual(moved);
    expect(await storedRev()).toBe(2);
    await until('the event of the move', () => events().length === 2);
    expect(events().at(-1)?.rev).toBe(2);
    expect(await granted(move(to, hardDate()))).toEqual(plan);
    expect(await planOf(bed, user)).toEqual(plan);
  });

  it('exchanges a session with an easy run', async () => {
    const to = await target(hardDate(), true);
    const moved = await granted(move(hardDate(), to));
    expect(dayOf(moved, to).session).toEqual(dayOf(plan, hardDate()).session);
    expect(dayOf(moved, hardDate()).session).toEqual(dayOf(plan, to).session);
  });

  it('changes nothing when it is repeated, even concurrently', async () => {
    const to = await target(hardDate(), false);
    const answers = await Promise.all([1, 2, 3, 4].map(() => move(hardDate(), to)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await storedRev()).toBe(2);
  });

  it('keeps the moved session when a check-in adapts the week and when the week is read on a later day', async () => {
    const to = await target(hardDate(), false);
    const moved = await granted(move(hardDate(), to));
    await bed.checkin(user, MONDAY, 'Reset', 1);
    const adapted = await untilPlan(bed, user, 'a rest day today', ({ days }) => days[0]?.minutes === 0);
    expect(sessions(adapted).slice(1)).toEqual(sessions(moved).slice(1));
    bed.setNow('2026-11-17T06:00:00Z');
    expect(sessions(await planOf(bed, user)).slice(1)).toEqual(sessions(moved).slice(1));
  });

  it('WEEK-147 keeps the moved session when a profile change replans the week', async () => {
    const moved = await granted(move(hardDate(), await target(hardDate(), false)));
    await bed.call(user, 'POST', PATHS.coachProfile, { ...EVERY_DAY, longRunCapMin: 300 });
    expect(sessions(await planOf(bed, user))).toEqual(sessions(moved));
  });

  it('rejects a move with the broken rule’s code and sentence, and leaves the plan unchanged', async () => {
    await refused(move(hardDate(), longDate()), 'two_on_one_day');
    await refused(move(restDate(), easyDate()), 'no_session');
    await refused(move(hardDate(), NEXT_MONDAY), 'next_week');
    await refused(move('2026-11-12', hardDate()), 'day_done');
    bed.setNow('2026-11-17T06:00:00Z');
    await refused(move(MONDAY, longDate()), 'day_done');
    await bed.call(user, 'POST', PATHS.trainingLog, { date: hardDate(), status: 'done' });
    await refused(move(hardDate(), longDate()), 'day_done');
  });

  it('rejects an unavailable day, a paused day and every day while an injury allows only walking', async () => {
    const other = await bed.user();
    const few = await createPlan(bed, other);
    const from = few.days.find(({ planType }) => planType === 'long')?.date ?? '';
    expect((await move(from, '2026-11-17', other)).json()).toMatchObject({ code: 'unavailable' });
    await bed.call(user, 'POST', PATHS.pause, { kind: 'travel', from: hardDate(), to: hardDate() });
    await refused(move(hardDate(), restDate()), 'paused');
    await bed.publish(user, physioProfileChanged, KNEE);
    await bed.publish(user, physioGateChanged, GATE);
    await untilPlan(bed, user, 'walks only', ({ days }) => days.every(({ zone }) => zone === null || zone === 'walk'));
    await refused(move(easyDate(), restDate()), 'closed');
  });

  it('AHEAD-10 keeps a hard session away from a low day, and states the reason in the language of the request', async () => {
    await bed.checkin(user, MONDAY, 'Recover', 4);
    await untilPlan(bed, user, 'the low check-in', ({ days }) => days[0]?.action?.kind === 'light');
    await refused(move(longDate(), '2026-11-21'), 'low_day');
    const option = (await allMoves(longDate())).find(({ date }) => date === '2026-11-21');
    expect(option).toMatchObject({ isAllowed: false, code: 'low_day' });
    const body = { from: longDate(), to: '2026-11-21' };
    const { message } = (await bed.call(user, 'POST', `${PATHS.planMove}?language=nb`, body)).json();
    expect(message).toMatch(/^Dagsformen din var lav/);
    const nb = await bed.call(user, 'GET', `${PATHS.planMoves}?date=${longDate()}&language=nb`);
    expect((nb.json() as PlanMoves).find(({ date }) => date === '2026-11-21')?.reason).toBe(message);
  });

  it('AHEAD-06 moves the long run before a hard session when the runner accepts the swap, and undoes both', async () => {
    const option = (await allMoves(longDate())).find(({ swap }) => swap);
    expect(option).toMatchObject({ isAllowed: false, code: 'hard_beside_hard', swap: { date: hardDate() } });
    const to = option?.date ?? '';
    await refused(move(longDate(), to), 'hard_beside_hard');
    const changed = await granted(bed.call(user, 'POST', PATHS.planMove, { from: longDate(), to, acceptSwap: true }));
    expect(dayOf(changed, to)).toMatchObject({ planType: 'long', movedFrom: longDate() });
    const target = option?.swap?.to;
    if (target) expect(dayOf(changed, target)).toMatchObject({ movedFrom: hardDate() });
    else expect(dayOf(changed, hardDate()).planType).toBe('easy');
    expect(await granted(move(to, longDate()))).toEqual(plan);
  });

  it('AHEAD-08 answers a move and an adjustment in the language of the request', async () => {
    const to = await target(hardDate(), false);
    const nb = (path: string, body: object) => bed.call(user, 'POST', `${path}?language=nb`, body);
    expect(dayOf(await granted(nb(PATHS.planMove, { from: hardDate(), to })), restDate()).title).not.toBe('Rest');
    expect(dayOf(await granted(nb(PATHS.planAdjust, { kind: 'easier', date: to })), to).changed).toMatch(/^Du /);
    expect((await nb(PATHS.planAdjust, { kind: 'undo', date: MONDAY })).statusCode).toBe(200);
    expect((await bed.call(user, 'POST', `${PATHS.planMove}?language=xx`, { from: MONDAY, to })).statusCode).toBe(400);
  });

  it('returns 400 for an invalid body and 401 without a session', async () => {
    for (const body of [
      {},
      { from: MONDAY },
      { from: MONDAY, to: 'x' },
      { from: MONDAY, to: MONDAY, force: true },
      { from: MONDAY, to: MONDAY, acceptSwap: 'yes' },
      [],
    ])
      expect((await bed.call(user, 'POST', PATHS.planMove, body)).statusCode).toBe(400);
    expect((await bed.app.inject({ method: 'POST', url: PATHS.planMove })).statusCode).toBe(401);
  });

  it('returns 404 to a runner without a plan and never changes another runner’s plan', async () => {
    const other = await bed.user();
    expect((await move(hardDate(), restDate(), other)).statusCode).toBe(404);
    await bed.call(other, 'POST', `${PATHS.planMove}?userId=${user.userId}`, { from: hardDate(), to: restDate() });
    expect(await planOf(bed, user)).toEqual(plan);
  });
});

const events = () => bed.events.of(user, planChanged);

describe('POST /api/coach/weekly-plan/adjust', () => {
  it('makes a hard day easier, states that the runner did so, and undoes the change', async () => {
    const easier = await granted(adjust({ kind: 'easier', date: hardDate() }));
    const [before, after] = [dayOf(plan, hardDate()), dayOf(easier, hardDate())];
    expect(after).toMatchObject({ planType: 'adapt', adjusted: 'easier', changed: 'You made this day easier.' });
    expect(after.session?.hardMinutes).toBeLessThan(before.session?.hardMinutes ?? 0);
    expect(after.planned).toEqual(before.session);
    expect(await planOf(bed, user)).toEqual(easier);
    expect(await granted(adjust({ kind: 'undo', date: hardDate() }))).toEqual(plan);
  });

  it('shortens a session and rejects a longer one', async () => {
    const shorter = await granted(adjust({ kind: 'shorten', date: longDate(), minutes: 30 }));
    expect(dayOf(shorter, longDate())).toMatchObject({ minutes: 30, adjusted: 'shorten' });
    await refused(adjust({ kind: 'shorten', date: longDate(), minutes: 400 }), 'not_shorter');
    await refused(adjust({ kind: 'shorten', date: restDate(), minutes: 20 }), 'no_session');
    await refused(adjust({ kind: 'easier', date: NEXT_MONDAY }), 'no_session');
    await refused(adjust({ kind: 'easier', date: '2026-11-15' }), 'day_done');
  });

  it('keeps the shortened session when a profile change replans the week', async () => {
    await granted(adjust({ kind: 'shorten', date: longDate(), minutes: 30 }));
    await bed.call(user, 'POST', PATHS.coachProfile, { ...EVERY_DAY, longRunCapMin: 300 });
    expect(dayOf(await planOf(bed, user), longDate()).minutes).toBe(30);
  });

  it('makes the rest of the week a fifth lighter, and undoes the change', async () => {
    bed.setNow('2026-11-17T06:00:00Z');
    const before = await planOf(bed, user);
    const easier = await granted(adjust({ kind: 'easier_week' }));
    expect(dayOf(easier, MONDAY)).toMatchObject({ minutes: dayOf(plan, MONDAY).minutes });
    expect(easier.wishes).toEqual({ easierWeek: true, repeatWeek: false });
    expect(easier.totalMinutes).toBeLessThan(plan.totalMinutes);
    expect(dayOf(easier, longDate()).minutes).toBe(Math.round((0.8 * dayOf(plan, longDate()).minutes) / 5) * 5);
    expect(await granted(adjust({ kind: 'undo' }))).toEqual(before);
  });

  it('replans a stored next week when this week is repeated and when the repetition is undone', async () => {
    bed.setNow('2026-11-22T20:00:00Z');
    for (const { date, minutes } of plan.days)
      if (minutes > 0) await bed.call(user, 'POST', PATHS.trainingLog, { date, status: 'done' });
    const clock = createMovableClock();
    clock.setOffset(Date.parse('2026-11-22T20:00:00Z') - clock.now().getTime());
    const jobs = createWeeklyPlanService({ ...createStores(bed.database), clock, onSaved: () => undefined });
    expect(await jobs.ensureWeek(user.userId, 'Europe/Oslo', NEXT_MONDAY)).toBe('made');
    const storedNext = async () => (await jobs.week(user.userId, 'Europe/Oslo', NEXT_MONDAY)) as WeeklyPlan;
    const before = await storedNext();
    await granted(adjust({ kind: 'repeat_week' }));
    const repeated = await storedNext();
    expect(repeated).toMatchObject({ kind: 'hold', totalMinutes: plan.totalMinutes });
    expect(sessions(repeated)).toEqual(sessions(plan));
    await granted(adjust({ kind: 'undo' }));
    expect(sessions(await storedNext())).toEqual(sessions(before));
  });

  it('plans next week with the minutes and sessions of this week when this week is repeated', async () => {
    const next = () => planOf(bed, user, NEXT_MONDAY);
    const before = await next();
    expect((await granted(adjust({ kind: 'repeat_week' }))).wishes).toEqual({ easierWeek: false, repeatWeek: true });
    const repeated = await next();
    expect(repeated).toMatchObject({ provisional: true, kind: 'hold', totalMinutes: plan.totalMinutes });
    expect(sessions(repeated)).toEqual(sessions(plan));
    expect(repeated.notes).toContain('You asked to repeat last week: the same minutes and the same sessions.');
    await granted(adjust({ kind: 'undo' }));
    expect(await next()).toEqual(before);
  });

  it('returns 400 for an invalid body and 401 without a session', async () => {
    const bodies = [
      {},
      { kind: 'harder_week' },
      { kind: 'easier' },
      { kind: 'shorten', date: MONDAY, minutes: 5 },
      { kind: 'shorten', date: MONDAY },
      { kind: 'easier_week', date: MONDAY },
      { kind: 'undo', date: 'x' },
    ];
    for (const body of bodies) expect((await adjust(body)).statusCode, JSON.stringify(body)).toBe(400);
    expect((await bed.app.inject({ method: 'POST', url: PATHS.planAdjust })).statusCode).toBe(401);
  });

  it('returns 404 to a runner without a plan', async () => {
    expect((await adjust({ kind: 'easier_week' }, await bed.user())).statusCode).toBe(404);
    expect(await planOf(bed, user)).toEqual(plan);
  });
});
