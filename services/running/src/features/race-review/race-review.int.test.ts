import { raceReviewSchema } from '@stridewell/contracts/http/race-review';
import { type Goal, PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan, PROFILE, planOf, saveBackground } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const RACE = '2026-11-22';
const bed = useRunningTestBed();
let user: TestUser;

const on = (date: string): void => bed.setNow(`${date}T10:00:00Z`);

/** Saves a profile with a race before the race, and moves the clock to the day after it. */
const race = async (goal: Goal = '10k', profile: object = {}): Promise<void> => {
  on('2026-11-16');
  const body = { ...PROFILE, thresholdPace: null, goal, raceDate: RACE, ...profile };
  expect((await bed.call(user, 'POST', PATHS.coachProfile, body)).statusCode).toBe(200);
  on('2026-11-23');
};

beforeEach(async () => {
  on('2026-11-16');
  user = await bed.user();
});

const ask = async (who = user) => {
  const answer = await bed.call(who, 'GET', PATHS.raceReview);
  expect(answer.statusCode, answer.body).toBe(200);
  return raceReviewSchema.parse(answer.json()).race;
};
const post = (body: object, who = user) => bed.call(who, 'POST', PATHS.raceReview, body);
const resultsOf = async () => (await bed.call(user, 'GET', PATHS.coachBackground)).json().results;
const FINISHED = { answer: 'finished', date: RACE, seconds: 2_700, effort: 9, pain: 2 };
const paceOf = ({ days }: WeeklyPlan) =>
  days.flatMap(({ session }) => session?.steps ?? []).flatMap((step) => ('target' in step ? [step.target?.pace] : []));

describe('SEASON-70 GET /api/coach/race-review', () => {
  it('asks about the race from the day after it until 14 days later', async () => {
    await race();
    const asked = { date: RACE, goal: '10k', priority: 'A', meters: 10_000 };
    expect(await ask()).toEqual(asked);
    on('2026-12-06');
    expect(await ask()).toEqual(asked);
    on('2026-12-07');
    expect(await ask()).toBeNull();
  });

  it('asks about the race after the runner has set the next goal', async () => {
    await race();
    await createPlan(bed, user, { ...PROFILE, goal: 'half_marathon', raceDate: '2027-04-11' });
    expect(await ask()).toMatchObject({ date: RACE, goal: '10k', priority: 'A' });
  });

  it('asks about a B race', async () => {
    on('2026-11-23');
    await createPlan(bed, user);
    await saveBackground(bed, user, { races: [{ goal: 'ultra', date: RACE, priority: 'B' }] });
    expect(await ask()).toEqual({ date: RACE, goal: 'ultra', priority: 'B', meters: null });
  });

  it('asks nothing without a profile, for a runner under 18, and for another runner', async () => {
    expect(await ask()).toBeNull();
    await race('10k', { runningProfileV2: JSON.stringify({ age: 17 }) });
    expect(await ask()).toBeNull();
    await race();
    expect(await ask(await bed.user())).toBeNull();
  });
});

describe('SEASON-72 POST /api/coach/race-review', () => {
  it('stores a finished race as a result, which determines the paces, and does not ask again', async () => {
    await race();
    const before = paceOf((await bed.call(user, 'POST', PATHS.weeklyPlan)).json());
    const answer = await post(FINISHED);
    expect([answer.statusCode, answer.json()]).toEqual([200, { race: null }]);
    expect(await resultsOf()).toEqual([{ meters: 10_000, seconds: 2_700, date: RACE }]);
    expect(await ask()).toBeNull();
    const after = paceOf(await planOf(bed, user));
    expect(before.filter((pace) => pace !== undefined)).toEqual([]);
    expect(after.filter((pace) => pace !== undefined).length).toBeGreaterThan(0);
  });

  it('keeps the other answers about earlier training', async () => {
    await race();
    const other = { meters: 5_000, seconds: 1_500, date: '2026-09-01' };
    await saveBackground(bed, user, { usualWeekMinutes: 90, results: [other] });
    await post(FINISHED);
    expect((await bed.call(user, 'GET', PATHS.coachBackground)).json()).toMatchObject({
      usualWeekMinutes: 90,
      results: [{ meters: 10_000, seconds: 2_700, date: RACE }, other],
    });
  });

  it('stores the distance that the runner gives for an ultra', async () => {
    await race('ultra');
    const given = { ...FINISHED, seconds: 18_000 };
    expect((await post(given)).statusCode).toBe(400);
    expect((await post({ ...given, meters: 50_000 })).statusCode).toBe(200);
    expect(await resultsOf()).toEqual([{ meters: 50_000, seconds: 18_000, date: RACE }]);
  });

  it.each([
    ['a race that was not finished', { answer: 'not_finished', date: RACE, pain: 5 }],
    ['a race that was not started', { answer: 'not_started', date: RACE }],
    ['a question that the runner declines', { answer: 'declined', date: RACE }],
  ])('ends the question and stores no result for %s', async (_what, body) => {
    await race();
    const answer = await post(body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { race: null }]);
    on('2026-11-24');
    expect(await ask()).toBeNull();
    expect(await resultsOf()).toEqual([]);
  });

  it('SEASON-73 asks again on the next day after "not now"', async () => {
    await race();
    expect((await post({ answer: 'not_now', date: RACE })).json()).toEqual({ race: null });
    expect(await ask()).toBeNull();
    on('2026-11-24');
    expect(await ask()).toMatchObject({ date: RACE });
  });

  it('SEASON-73 changes nothing on a repeated answer, and returns 409 for a different one', async () => {
    await race();
    await post(FINISHED);
    expect((await post(FINISHED)).statusCode).toBe(200);
    const other = await post({ ...FINISHED, seconds: 2_600 });
    expect([other.statusCode, other.json().code]).toEqual([409, 'already_answered']);
    expect(await resultsOf()).toEqual([{ meters: 10_000, seconds: 2_700, date: RACE }]);
  });

  it('returns 404 for a day without a race, and for a race that is upcoming or older than 14 days', async () => {
    await race();
    expect((await post({ ...FINISHED, date: '2026-11-21' })).statusCode).toBe(404);
    on('2026-11-21');
    expect((await post(FINISHED)).statusCode).toBe(404);
    on('2026-12-07');
    expect((await post(FINISHED)).statusCode).toBe(404);
    expect((await post(FINISHED, await bed.user())).statusCode).toBe(404);
  });

  it('SEASON-71 returns 400 with one sentence and stores nothing for an implausible answer', async () => {
    await race();
    for (const change of [
      { seconds: 600 },
      { seconds: 60 },
      { seconds: 14_000 },
      { seconds: 200_000 },
      { seconds: 2_700.5 },
      { seconds: '45:00' },
      { effort: 0 },
      { effort: 11 },
      { effort: undefined },
      { pain: 11 },
      { date: '2026-02-30' },
      { answer: 'won' },
      { place: 1 },
    ]) {
      const answer = await post({ ...FINISHED, ...change });
      expect(answer.statusCode, JSON.stringify(change)).toBe(400);
      expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    }
    expect(await resultsOf()).toEqual([]);
    expect(await ask()).toMatchObject({ date: RACE });
  });

  it('AUTH-02 returns 401 without a session', async () => {
    expect((await bed.app.inject({ method: 'GET', url: PATHS.raceReview })).statusCode).toBe(401);
    const answer = await bed.app.inject({ method: 'POST', url: PATHS.raceReview, payload: FINISHED });
    expect(answer.statusCode).toBe(401);
  });
});
