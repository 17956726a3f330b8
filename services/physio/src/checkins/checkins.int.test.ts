import { physioCheckinRecorded } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkIn, gateOf, givenProfile, listenTo, PROFILE, READY, SORE } from '../testing/given.ts';
import { createPhysioBed, type PhysioBed } from '../testing/physio.ts';

const TODAY = '2026-11-20';
let bed: PhysioBed;
let user: TestUser;
let heard: ReturnType<typeof listenTo>;

beforeAll(async () => {
  bed = await createPhysioBed();
  heard = listenTo(bed);
  heard.follow('test.checkins', physioCheckinRecorded);
});
beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});
afterAll(() => bed.close());

const post = (body: unknown, who: TestUser | null = user) => bed.call(who, 'POST', PATHS.physioCheckin, body);
const today = (who: TestUser | null = user) => bed.call(who, 'GET', PATHS.physioCheckinToday);
const list = async (query = '', who = user) => (await bed.call(who, 'GET', `${PATHS.physioCheckins}${query}`)).json();
const stored = () => bed.database.collection('physio_checkins').countDocuments({ userId: user.userId });

describe('API-31 a physio check-in', () => {
  it('PHY-82 without a profile is a 409, and nothing is stored', async () => {
    const answer = await post(SORE);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Profile incomplete. Please complete your profile first.',
    ]);
    expect(await stored()).toBe(0);
  });

  it('PHY-83 answers the check-in, readiness, hand-over, alerts and the gate', async () => {
    await givenProfile(bed, user);
    const answer = await checkIn(bed, user, { ...SORE, walkRunTolerance: true });
    expect(answer).toMatchObject({ readiness: 54, handover: { met: false }, alerts: [], gate: { level: 'walk' } });
    expect(answer.checkin).toMatchObject({ ...SORE, walkRunTolerance: true, date: TODAY, readiness: 54, triage: null });
    expect(answer.handover.criteria.map(({ id }) => id)).toEqual([
      'pain',
      'walk_run',
      'tests',
      'red_flags',
      'next_day',
    ]);
    expect((await today()).json()).toEqual(answer.checkin);
  });

  it('PHY-83 that meets the hand-over rule says so, and opens the ladder', async () => {
    await givenProfile(bed, user);
    const { handover, alerts, gate } = await checkIn(bed, user, READY);
    expect([handover.met, alerts.map(({ kind }) => kind), gate]).toEqual([
      true,
      ['handover'],
      { level: 'ladder', stage: 0, reason: expect.any(String) },
    ]);
  });

  it('PHY-83 with a red flag stops the gate and says so first', async () => {
    await givenProfile(bed, user);
    const { alerts, gate } = await checkIn(bed, user, { ...READY, redFlags: ['numbness'] });
    expect([alerts[0]?.kind, gate.level]).toEqual(['red_flags', 'stop']);
    expect((await checkIn(bed, user, READY)).gate.level).toBe('ladder');
  });

  it('ENT-12 a second one of the day changes the first', async () => {
    await givenProfile(bed, user);
    const first = await checkIn(bed, user, SORE);
    bed.setNow(`${TODAY}T18:00:00Z`);
    const second = await checkIn(bed, user, { ...SORE, pain: 6 });
    expect(second.checkin).toEqual({
      ...first.checkin,
      pain: 6,
      readiness: 16,
      updatedAt: expect.stringContaining(`${TODAY}T18:00:`),
    });
    expect(await list()).toEqual([second.checkin]);
  });

  it('PHY-46 counts irritability that was not asked as false', async () => {
    await givenProfile(bed, user);
    expect((await checkIn(bed, user, SORE)).checkin.irritabilityAfterSession).toBe(false);
    expect((await today()).json().irritabilityAfterSession).toBe(false);
  });

  it('PHY-53 keeps the answers to the questions of an area, and null for those that were not answered', async () => {
    await givenProfile(bed, user, { ...PROFILE, primaryArea: 'achilles' });
    const answers = { morningStiffness: true, improvesWithMovement: false, runPainLevel: 3, limp: false };
    await checkIn(bed, user, { ...SORE, ...answers, noNextDayWorsening: null });
    expect((await today()).json()).toMatchObject({ ...answers, noNextDayWorsening: null, tendernessToTouch: null });
    await checkIn(bed, user, SORE);
    expect((await today()).json()).toMatchObject({ morningStiffness: null, runPainLevel: null, limp: null });
  });

  it('PHY-57 TIME-01 is for today in the runner’s own time zone', async () => {
    bed.setNow('2026-11-20T23:30:00Z');
    const runners = await Promise.all(['Europe/Oslo', 'Pacific/Honolulu'].map((zone) => bed.user(zone)));
    const dates = [];
    for (const runner of runners) {
      await givenProfile(bed, runner);
      dates.push((await checkIn(bed, runner, SORE)).checkin.date);
    }
    expect(dates).toEqual(['2026-11-21', '2026-11-20']);
  });

  it('of a healed injury is kept, and changes nothing of the gate', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, READY);
    await bed.call(user, 'POST', PATHS.physioResolve);
    const gate = await gateOf(bed, user);
    const answer = await checkIn(bed, user, { ...SORE, pain: 8 });
    expect(answer.gate.level).toBe('clear');
    expect((await gateOf(bed, user))?.rev).toBe(gate?.rev);
    expect((await today()).json().pain).toBe(8);
  });
});

describe('what a check-in must be', () => {
  const { walkRunTolerance: _, ...noWalk } = SORE;
  const { functionalTestsOk: __, ...noTests } = SORE;
  const { pain: ___, ...noPain } = SORE;

  it.each([
    ['PHY-45 without the walk/run answer', noWalk],
    ['PHY-45 without the functional tests', noTests],
    ['without pain', noPain],
    ['with a pain of 11', { ...SORE, pain: 11 }],
    ['with a pain below 0', { ...SORE, pain: -1 }],
    ['with half a point of pain', { ...SORE, pain: 2.5 }],
    ['with a flag that is none', { ...SORE, redFlags: ['fever'] }],
    ['with an operator for a flag', { ...SORE, redFlags: { $ne: [] } }],
    ['with a date of its own', { ...SORE, date: '2026-11-19' }],
    ['with another user', { ...SORE, userId: '0190b8a0-0000-7000-8000-000000000000' }],
    ['with nothing', {}],
    ['in a list', [SORE]],
  ])('%s it is a 400 with one sentence, and nothing is stored', async (_what, body) => {
    await givenProfile(bed, user);
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await stored()).toBe(0);
  });
});

describe('API-32 PHY-76 today’s check-in', () => {
  it('is a 404 before there is one, and again tomorrow', async () => {
    await givenProfile(bed, user);
    expect((await today()).statusCode).toBe(404);
    await checkIn(bed, user, SORE);
    expect((await today()).statusCode).toBe(200);
    expect((await today(await bed.user())).statusCode).toBe(404);
    bed.setNow('2026-11-21T10:00:00Z');
    expect((await today()).statusCode).toBe(404);
  });
});

describe('API-33 the list of check-ins', () => {
  it('is empty at first, then newest first, of the runner alone, at most as many as asked for', async () => {
    expect(await list()).toEqual([]);
    await givenProfile(bed, user);
    for (const [day, pain] of [
      ['2026-11-18', 5],
      ['2026-11-19', 4],
      ['2026-11-20', 3],
    ] as const) {
      bed.setNow(`${day}T10:00:00Z`);
      await checkIn(bed, user, { ...SORE, pain });
    }
    expect((await list()).map(({ pain }: { pain: number }) => pain)).toEqual([3, 4, 5]);
    expect((await list('?limit=2')).map(({ date }: { date: string }) => date)).toEqual(['2026-11-20', '2026-11-19']);
    expect(await list('', await bed.user())).toEqual([]);
  });

  it('CONST-24 holds 30 unless asked for more', async () => {
    const days = Array.from({ length: 31 }, (_, day) =>
      new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10),
    );
    await givenProfile(bed, user);
    const { checkin } = await checkIn(bed, user, SORE);
    const document = await bed.database.collection('physio_checkins').findOne({ userId: user.userId });
    const copies = days.map((date) => ({ ...document, _id: `${checkin.id} ${date}` as never, date, outbox: [] }));
    await bed.database.collection('physio_checkins').insertMany(copies);
    expect(await list()).toHaveLength(30);
    expect(await list('?limit=365')).toHaveLength(32);
  });

  it.each(['366', '0', '-1', 'many', '2.5'])('CONST-58 a limit of %s is a 400', async (limit) => {
    expect((await bed.call(user, 'GET', `${PATHS.physioCheckins}?limit=${limit}`)).statusCode).toBe(400);
  });
});

describe('physio.checkin.recorded.v1', () => {
  it('tells pain, flags, worsening and the hand-over rule with a rising revision, and no answer besides', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, { ...SORE, limp: true });
    await checkIn(bed, user, { ...SORE, pain: 6, noNextDayWorsening: false, redFlags: ['swelling'] });
    await checkIn(bed, user, READY);
    await until('three events', () => heard.of(user, physioCheckinRecorded).length === 3);
    expect(heard.of(user, physioCheckinRecorded)).toEqual([
      { date: TODAY, pain: 4, flags: [], redFlag: false, worsening: false, handoverMet: false, rev: 1 },
      { date: TODAY, pain: 6, flags: ['swelling'], redFlag: true, worsening: true, handoverMet: false, rev: 2 },
      { date: TODAY, pain: 1, flags: [], redFlag: false, worsening: false, handoverMet: true, rev: 3 },
    ]);
  });

  it('tells of a warning that no flag names', async () => {
    await givenProfile(bed, user, { ...PROFILE, primaryArea: 'back' });
    const { checkin } = await checkIn(bed, user, { ...SORE, saddleNumbness: true });
    expect(checkin.triage?.tier).toBe('emergency');
    expect(await heard.untilTold(user, physioCheckinRecorded, ({ redFlag }) => redFlag === true)).toMatchObject({
      flags: [],
    });
  });

  it('is told once of fifty check-ins that are the same and come at once', async () => {
    await givenProfile(bed, user);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(SORE)));
    expect([...new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))]).toHaveLength(1);
    await checkIn(bed, user, { ...SORE, pain: 5 });
    await heard.untilTold(user, physioCheckinRecorded, ({ pain }) => pain === 5);
    expect(heard.of(user, physioCheckinRecorded).map(({ rev }) => rev)).toEqual([1, 2]);
    expect(await stored()).toBe(1);
  });

  it('of different ones at once leave one whole day, and the gate that follows from it', async () => {
    await givenProfile(bed, user);
    const pains = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const answers = await Promise.all(pains.map((pain) => post({ ...READY, pain })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(pains.map(() => 200));
    const { pain } = (await today()).json();
    const repeated = await checkIn(bed, user, { ...READY, pain });
    expect(await gateOf(bed, user)).toMatchObject({ level: repeated.gate.level, rev: expect.any(Number) });
    expect(await stored()).toBe(1);
  });
});

describe('a session', () => {
  it.each([
    ['POST', PATHS.physioCheckin],
    ['GET', PATHS.physioCheckinToday],
    ['GET', PATHS.physioCheckins],
    ['GET', PATHS.physioToday],
  ] as const)('AUTH-02 is needed: %s %s is a 401 without one', async (method, url) => {
    expect((await bed.call(null, method, url, method === 'POST' ? SORE : undefined)).statusCode).toBe(401);
  });
});
