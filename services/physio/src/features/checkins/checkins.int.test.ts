import { physioCheckinRecorded } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkIn, gateOf, givenProfile, PROFILE, READY, SORE } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';
import { givenReadyInjury } from '../../testing/ready-injury.ts';

const TODAY = '2026-11-20';
const bed = usePhysioBed({ events: [physioCheckinRecorded] });
const { events } = bed;
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const post = (body: unknown, who: TestUser | null = user) => bed.call(who, 'POST', PATHS.physioCheckin, body);
const today = (who: TestUser | null = user) => bed.call(who, 'GET', PATHS.physioCheckinToday);
const list = async (query = '', who = user) => (await bed.call(who, 'GET', `${PATHS.physioCheckins}${query}`)).json();
const stored = () => bed.database.collection('physio_checkins').countDocuments({ userId: user.userId });

describe('API-31 POST /api/physio/checkin', () => {
  it('PHY-82 returns 409 without a profile and stores nothing', async () => {
    const answer = await post(SORE);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Profile incomplete. Please complete your profile first.',
    ]);
    expect(await stored()).toBe(0);
  });

  it('PHY-83 returns the check-in, readiness, hand-over, alerts and gate', async () => {
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

  it('PHY-83 returns the hand-over and opens the ladder when the hand-over rule is met', async () => {
    await givenReadyInjury(bed, user);
    const { handover, alerts, gate } = await checkIn(bed, user, READY);
    expect([handover.met, alerts.map(({ kind }) => kind), gate]).toEqual([
      true,
      ['handover'],
      { level: 'ladder', stage: 0, reason: expect.any(String) },
    ]);
  });

  it('PHY-83 returns gate stop, with the red flag as the first alert, until a check-in without a red flag', async () => {
    await givenProfile(bed, user);
    const { alerts, gate } = await checkIn(bed, user, { ...READY, redFlags: ['numbness'] });
    expect([alerts[0]?.kind, gate.level]).toEqual(['red_flags', 'stop']);
    expect((await checkIn(bed, user, READY)).gate.level).toBe('walk');
  });

  it('ENT-12 updates the day’s check-in when another one is sent for the same day', async () => {
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

  it('PHASE-224 stores a "yes" about the functional tests as "no" until their results prove it', async () => {
    await givenProfile(bed, user);
    expect((await checkIn(bed, user, READY)).checkin).toMatchObject({ functionalTestsOk: false });
    const other = await bed.user();
    await givenReadyInjury(bed, other);
    expect((await checkIn(bed, other, READY)).checkin).toMatchObject({ functionalTestsOk: true });
  });

  it('ENT-12 stores every field and returns it in the list of check-ins', async () => {
    await givenProfile(bed, user);
    const booleans = {
      walkRunTolerance: true,
      functionalTestsOk: false,
      noNextDayWorsening: true,
      stairsDownhillPain: false,
      morningStiffness: true,
      improvesWithMovement: false,
      tendernessToTouch: true,
      worstAtFirstSteps: false,
      painOnHopping: true,
      painAtRest: false,
      heelSqueezePain: true,
      painWeightBearing: false,
      painBelowKnee: true,
      saddleNumbness: false,
      bladderBowelChange: false,
      limp: true,
    };
    const answers = {
      pain: 3,
      trend: 'up',
      functionLimits: ['stairs', 'walk'],
      irritabilityAfterSession: true,
      redFlags: ['swelling'],
      painType: 'focal',
      hipPainSite: 'groin',
      worseWith: 'sitting',
      runPainLevel: 2,
      ...{ morningPain: 4, morningStiffnessMinutes: 20, newSwelling: true, muscleSorenessOnly: false },
      ...booleans,
    };
    await checkIn(bed, user, answers);
    const triage = expect.objectContaining({ tier: expect.any(String), title: expect.any(String) });
    expect(await list()).toEqual([
      {
        ...{ id: expect.any(String), date: TODAY, ...answers, second: null, readiness: expect.any(Number), triage },
        ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
      },
    ]);
    expect(await stored()).toBe(1);
  });

  it('PHASE-220 returns a check-in of an earlier release, which has no answers about the morning', async () => {
    await givenProfile(bed, user);
    const { checkin } = await checkIn(bed, user, SORE);
    const fields = ['morningPain', 'morningStiffnessMinutes', 'newSwelling', 'muscleSorenessOnly', 'second'];
    const unset = Object.fromEntries(fields.map((field) => [`answers.${field}`, 1 as const]));
    await bed.database.collection('physio_checkins').updateOne({ userId: user.userId }, { $unset: unset });
    const kept = Object.entries(checkin).filter(([field]) => !fields.includes(field));
    expect(await list()).toEqual([Object.fromEntries(kept)]);
    expect((await checkIn(bed, user, { ...SORE, morningPain: 3 })).checkin.morningPain).toBe(3);
  });

  it('PHY-46 stores false when the irritability question is unanswered', async () => {
    await givenProfile(bed, user);
    expect((await checkIn(bed, user, SORE)).checkin.irritabilityAfterSession).toBe(false);
    expect((await today()).json().irritabilityAfterSession).toBe(false);
  });

  it('PHY-53 stores the answers to an area’s questions, and null for unanswered ones', async () => {
    await givenProfile(bed, user, { ...PROFILE, primaryArea: 'achilles' });
    const answers = { morningStiffness: true, improvesWithMovement: false, runPainLevel: 3, limp: false };
    await checkIn(bed, user, { ...SORE, ...answers, noNextDayWorsening: null });
    expect((await today()).json()).toMatchObject({ ...answers, noNextDayWorsening: null, tendernessToTouch: null });
    await checkIn(bed, user, SORE);
    expect((await today()).json()).toMatchObject({ morningStiffness: null, runPainLevel: null, limp: null });
  });

  it('PHY-57 TIME-01 dates the check-in in the runner’s own time zone', async () => {
    bed.setNow('2026-11-20T23:30:00Z');
    const runners = await Promise.all(['Europe/Oslo', 'Pacific/Honolulu'].map((zone) => bed.user(zone)));
    const dates = [];
    for (const runner of runners) {
      await givenProfile(bed, runner);
      dates.push((await checkIn(bed, runner, SORE)).checkin.date);
    }
    expect(dates).toEqual(['2026-11-21', '2026-11-20']);
  });

  it('stores the check-in without changing the gate when the injury is resolved', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    await bed.call(user, 'POST', PATHS.physioResolve);
    const gate = await gateOf(bed, user);
    const answer = await checkIn(bed, user, { ...SORE, pain: 5 });
    expect(answer.gate.level).toBe('clear');
    expect((await gateOf(bed, user))?.rev).toBe(gate?.rev);
    expect((await today()).json().pain).toBe(5);
  });
});

describe('validation of POST /api/physio/checkin', () => {
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
    ['with an unknown flag', { ...SORE, redFlags: ['fever'] }],
    ['with a query operator for a flag', { ...SORE, redFlags: { $ne: [] } }],
    ['with a date', { ...SORE, date: '2026-11-19' }],
    ['with another user', { ...SORE, userId: '0190b8a0-0000-7000-8000-000000000000' }],
    ['without any field', {}],
    ['inside an array', [SORE]],
  ])('%s: returns 400 with a one-sentence message and stores nothing', async (_what, body) => {
    await givenProfile(bed, user);
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await stored()).toBe(0);
  });
});

describe('API-32 PHY-76 GET /api/physio/checkin/today', () => {
  it('returns 404 before the check-in, for another runner and on the next day', async () => {
    await givenProfile(bed, user);
    expect((await today()).statusCode).toBe(404);
    await checkIn(bed, user, SORE);
    expect((await today()).statusCode).toBe(200);
    expect((await today(await bed.user())).statusCode).toBe(404);
    bed.setNow('2026-11-21T10:00:00Z');
    expect((await today()).statusCode).toBe(404);
  });
});

describe('API-33 GET /api/physio/checkins', () => {
  it('returns only the runner’s own check-ins, newest first, up to the limit', async () => {
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

  it('CONST-24 returns 30 check-ins by default and more for a higher limit', async () => {
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

  it.each(['366', '0', '-1', 'many', '2.5'])('CONST-58 returns 400 for a limit of %s', async (limit) => {
    expect((await bed.call(user, 'GET', `${PATHS.physioCheckins}?limit=${limit}`)).statusCode).toBe(400);
  });
});

describe('event physio.checkin.recorded.v1', () => {
  it('contains pain, flags, worsening, the hand-over result and an increasing revision, but no other answers', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, { ...SORE, limp: true });
    await checkIn(bed, user, { ...SORE, pain: 6, noNextDayWorsening: false, redFlags: ['swelling'] });
    await checkIn(bed, user, READY);
    await until('three events', () => events.of(user, physioCheckinRecorded).length === 3);
    expect(events.of(user, physioCheckinRecorded)).toEqual([
      { date: TODAY, pain: 4, flags: [], redFlag: false, worsening: false, handoverMet: false, rev: 1 },
      { date: TODAY, pain: 6, flags: ['swelling'], redFlag: true, worsening: true, handoverMet: false, rev: 2 },
      { date: TODAY, pain: 1, flags: [], redFlag: false, worsening: false, handoverMet: true, rev: 3 },
    ]);
  });

  it('sets redFlag when an answer is a warning sign although no flag is ticked', async () => {
    await givenProfile(bed, user, { ...PROFILE, primaryArea: 'back' });
    const { checkin } = await checkIn(bed, user, { ...SORE, saddleNumbness: true });
    expect(checkin.triage?.tier).toBe('emergency');
    expect(await events.untilNewest(user, physioCheckinRecorded, ({ redFlag }) => redFlag === true)).toMatchObject({
      flags: [],
    });
  });

  it('is published once for fifty identical concurrent check-ins', async () => {
    await givenProfile(bed, user);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(SORE)));
    expect([...new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))]).toHaveLength(1);
    await checkIn(bed, user, { ...SORE, pain: 5 });
    await events.untilNewest(user, physioCheckinRecorded, ({ pain }) => pain === 5);
    expect(events.of(user, physioCheckinRecorded).map(({ rev }) => rev)).toEqual([1, 2]);
    expect(await stored()).toBe(1);
  });

  it('matches the stored check-in and its gate after different concurrent check-ins', async () => {
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

describe('check-in and today routes of physio', () => {
  it.each([
    ['POST', PATHS.physioCheckin],
    ['GET', PATHS.physioCheckinToday],
    ['GET', PATHS.physioCheckins],
    ['GET', PATHS.physioToday],
  ] as const)('AUTH-02 %s %s returns 401 without a session', async (method, url) => {
    expect((await bed.call(null, method, url, method === 'POST' ? SORE : undefined)).statusCode).toBe(401);
  });
});
