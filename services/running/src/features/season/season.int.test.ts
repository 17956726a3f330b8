import { PATHS, type RacePlan, type Season } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan, PROFILE, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const RACE = '2027-03-07';
const MARATHON = { ...PROFILE, goal: 'marathon', weeklyHours: 6, daysAvailable: 'Mon,Tue,Wed,Fri,Sun', raceDate: RACE };
const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${MONDAY}T06:00:00Z`);
  user = await bed.user();
});

const get = (path: string, who = user) => bed.call(who, 'GET', path);
const seasonOf = async (): Promise<Season> => {
  const answer = await get(PATHS.season);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const racePlanOf = async (): Promise<RacePlan> => {
  const answer = await get(PATHS.racePlan);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('GET /api/coach/season', () => {
  it('returns every week to the race with phase, minutes, long run and key sessions', async () => {
    const plan = await createPlan(bed, user, MARATHON);
    const season = await seasonOf();
    expect(season).toMatchObject({ goal: 'marathon', raceDate: RACE, weeksToRace: 16, daysToRace: 111, week: 1 });
    expect(season.weeks).toHaveLength(16);
    expect([...new Set(season.weeks.map(({ phase }) => phase))]).toEqual(['Base', 'Build', 'Peak', 'Taper']);
    expect(season.weeks.map(({ state }) => state)).toEqual(['current', ...Array(15).fill('ahead')]);
    expect(season.weeks[0]).toMatchObject({ weekStart: MONDAY, plannedMinutes: plan.totalMinutes, doneMinutes: 0 });
    expect(season.weeks.map(({ isUncertain }) => isUncertain)).toEqual([
      ...Array(5).fill(false),
      ...Array(11).fill(true),
    ]);
    expect(season.weeks.at(-1)?.keySessions).toContain('Race day');
    expect(season.weeks[8]?.keySessions.length).toBeGreaterThan(0);
    for (const { keySessions, keySessionKinds } of season.weeks)
      expect(keySessionKinds).toHaveLength(keySessions.length);
    for (const { plannedMinutes } of season.weeks) expect(plannedMinutes).toBeGreaterThan(0);
  });

  it('includes at most six key days by date, with the longest run, the taper and the race', async () => {
    await createPlan(bed, user, MARATHON);
    const { keyDays, weeks } = await seasonOf();
    expect(keyDays.length).toBeLessThanOrEqual(6);
    expect(keyDays.map(({ date }) => date)).toEqual(keyDays.map(({ date }) => date).toSorted());
    expect(keyDays.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['longest_run', 'taper', 'race', 'down_week']),
    );
    expect(keyDays.at(-1)).toEqual({ date: RACE, kind: 'race', title: 'Race day' });
    const longest = Math.max(...weeks.map(({ longRunMinutes }) => longRunMinutes ?? 0));
    expect(keyDays.find(({ kind }) => kind === 'longest_run')?.title).toBe(`Longest run: ${longest} min`);
  });

  it('returns the planned and completed minutes of past weeks', async () => {
    const plan = await createPlan(bed, user, MARATHON);
    await bed.call(user, 'POST', PATHS.trainingLog, { date: MONDAY, status: 'done', minutes: 42 });
    bed.setNow('2026-11-23T06:00:00Z');
    await bed.call(user, 'POST', PATHS.weeklyPlan);
    const season = await seasonOf();
    expect(season.week).toBe(2);
    expect(season.weeks[0]).toMatchObject({ state: 'past', plannedMinutes: plan.totalMinutes, doneMinutes: 42 });
    // The season shows the week as originally planned. Its first run was later shortened by five minutes, because it
    // follows a week off.
    const { totalMinutes } = await planOf(bed, user);
    expect(season.weeks[1]).toMatchObject({ state: 'current', plannedMinutes: totalMinutes + 5 });
  });

  it('returns a message about the finish plan when the runner has too few hours', async () => {
    await createPlan(bed, user, { ...MARATHON, weeklyHours: 3 });
    const season = await seasonOf();
    expect(season.isFinishPlan).toBe(true);
    expect(season.messages[0]).toMatch(/^Finish plan\./);
  });

  it('SEASON-77 returns each message with its code, its values and its text', async () => {
    await createPlan(bed, user, { ...MARATHON, weeklyHours: 3 });
    const { messages, messageParts = [] } = await seasonOf();
    expect(messageParts.map(({ text }) => text)).toEqual(messages);
    expect(messageParts[0]).toMatchObject({ code: 'finish_plan', values: { hours: 3, weeks: 16 } });
  });

  it('SEASON-77 returns the season and the race plan in Norwegian when the runner reads Norwegian', async () => {
    await createPlan(bed, user, { ...MARATHON, weeklyHours: 3 });
    const english = await seasonOf();
    const norwegian: Season = (await get(`${PATHS.season}?language=nb`)).json();
    expect(norwegian.messages[0]).toMatch(/^Gjennomføringsplan\./);
    expect(norwegian.keyDays.at(-1)).toEqual({ date: RACE, kind: 'race', title: 'Konkurransedag' });
    const facts = ({ messageParts = [] }: Season) => messageParts.map(({ code, values }) => ({ code, values }));
    expect(facts(norwegian)).toEqual(facts(english));
    const plan: RacePlan = (await get(`${PATHS.racePlan}?language=nb`)).json();
    expect(plan.parts.map(({ text }) => text)).not.toEqual((await racePlanOf()).parts.map(({ text }) => text));
    expect((await get(`${PATHS.season}?language=en`)).json()).toEqual(english);
    expect((await get(`${PATHS.season}?language=de`)).statusCode).toBe(400);
  });

  it('returns 12 weeks if there is no race', async () => {
    await createPlan(bed, user, { ...PROFILE, goal: 'fitness' });
    const season = await seasonOf();
    expect(season).toMatchObject({ goal: 'fitness', raceDate: null, weeksToRace: null, daysToRace: null });
    expect(season.weeks).toHaveLength(12);
    expect(season.messages).toEqual([]);
  });

  it('returns 404 without a profile, to another runner and to a runner under 18, and 401 without a session', async () => {
    expect((await get(PATHS.season)).statusCode).toBe(404);
    await createPlan(bed, user, MARATHON);
    expect((await get(`${PATHS.season}?userId=${user.userId}`, await bed.user())).statusCode).toBe(404);
    await bed.call(user, 'POST', PATHS.coachProfile, { ...MARATHON, runningProfileV2: JSON.stringify({ age: 16 }) });
    expect((await get(PATHS.season)).statusCode).toBe(404);
    expect((await get(PATHS.racePlan)).statusCode).toBe(404);
    for (const url of [PATHS.season, PATHS.racePlan]) expect((await bed.app.inject({ url })).statusCode).toBe(401);
  });
});

describe('GET /api/coach/race-plan', () => {
  it('returns warm-up, pacing with splits, fuel and what to do after, with the predicted range', async () => {
    await createPlan(bed, user, { ...MARATHON, goal: '10k' });
    const plan = await racePlanOf();
    expect(plan).toMatchObject({ date: RACE, goal: '10k' });
    expect(plan.parts.map(({ part }) => part)).toEqual(['warmup', 'pacing', 'fuel', 'after']);
    const splits = plan.parts[1]?.splits ?? [];
    expect(splits.at(-1)).toMatchObject({ upToMeters: 10_000, paceText: expect.stringMatching(/^\d:\d\d \/km$/) });
    const { low = 0, high = 0 } = plan.predictedSeconds ?? {};
    expect(low).toBeLessThan(high);
    expect(plan.parts[0]?.text).toContain('fever');
  });

  it('returns no predicted time and no splits if no pace is known', async () => {
    await createPlan(bed, user, { ...MARATHON, thresholdPace: null });
    const plan = await racePlanOf();
    expect(plan.predictedSeconds).toBeNull();
    expect(plan.parts[1]?.splits).toBeUndefined();
  });

  it('WEEK-198 returns only the advice not to race if the race is on one of the easy days after an illness', async () => {
    await createPlan(bed, user, { ...MARATHON, goal: '10k', raceDate: '2026-11-22' });
    expect((await bed.call(user, 'POST', PATHS.pause, { kind: 'illness', from: MONDAY })).statusCode).toBeLessThan(300);
    bed.setNow('2026-11-20T06:00:00Z');
    expect((await bed.call(user, 'DELETE', PATHS.pause)).statusCode).toBeLessThan(300);
    const plan: RacePlan = (await get(`${PATHS.racePlan}?language=en`)).json();
    expect(plan).toMatchObject({ date: '2026-11-22', predictedSeconds: null });
    expect(plan.parts).toEqual([{ part: 'safety', text: expect.stringContaining('Do not race') }]);
  });

  it('returns 404 if there is no upcoming race', async () => {
    await createPlan(bed, user);
    expect((await get(PATHS.racePlan)).statusCode).toBe(404);
    await createPlan(bed, user, { ...MARATHON, raceDate: '2026-11-01' });
    expect((await get(PATHS.racePlan)).statusCode).toBe(404);
    expect((await get(PATHS.racePlan, await bed.user())).statusCode).toBe(404);
  });
});
