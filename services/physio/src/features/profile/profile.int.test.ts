import { physioProfileChanged } from '@stridewell/contracts/events/events';
import { AREAS, ONSETS, PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkIn,
  gateOf,
  givenProfile,
  PROFILE,
  READY,
  SORE,
  todayOf,
  withoutSafetyQuestions,
} from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';
import { givenReadyInjury } from '../../testing/ready-injury.ts';

const TODAY = '2026-11-20';
const bed = usePhysioBed({ events: [physioProfileChanged] });
const { events } = bed;
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const read = async (who = user) => (await bed.call(who, 'GET', PATHS.physioProfile)).json();
const create = (body: unknown, who: TestUser | null = user) => bed.call(who, 'POST', PATHS.physioProfile, body);
const update = (body: unknown, who: TestUser | null = user) => bed.call(who, 'PUT', PATHS.physioProfile, body);
const resolve = (who: TestUser | null = user) => bed.call(who, 'POST', PATHS.physioResolve);
const stored = () => bed.database.collection('physio_profiles').countDocuments({ userId: user.userId });

/** The details of an injury that the runner has not described further. */
const UNDESCRIBED = {
  injuryId: expect.any(String),
  area: 'knee',
  condition: 'pfp',
  side: 'unknown',
  onsetDate: null,
  cleared: null,
};

const EMPTY = {
  painHistory: '',
  mdDiagnosis: false,
  mdDiagnosisText: null,
  restrictionsMeds: null,
  pregnantOrPostpartum: null,
  surgeryLast6Months: null,
  clinicianCleared: null,
};

describe('API-28 GET /api/physio/profile', () => {
  it('returns null with status 200 before a profile is saved', async () => {
    const answer = await bed.call(user, 'GET', PATHS.physioProfile);
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  });

  it('returns the saved profile only to the runner who saved it', async () => {
    const saved = await givenProfile(bed, user);
    expect(await read()).toEqual(saved);
    expect(await read(await bed.user())).toBeNull();
  });
});

describe('API-29 POST /api/physio/profile', () => {
  it('ENT-11 PHY-79 creates an active profile, starting today, from area and onset', async () => {
    expect(await givenProfile(bed, user)).toEqual({
      ...PROFILE,
      ...EMPTY,
      ...UNDESCRIBED,
      status: 'active',
      since: TODAY,
      updatedAt: expect.stringContaining(`${TODAY}T10:00:`),
    });
  });

  it('PHY-80 stores and returns every field of the form', async () => {
    const full = {
      primaryArea: 'achilles',
      onset: 'sudden',
      painHistory: 'Two winters ago too.',
      mdDiagnosis: true,
      mdDiagnosisText: 'As the doctor wrote it',
      restrictionsMeds: 'No hills',
      pregnantOrPostpartum: false,
      surgeryLast6Months: false,
      clinicianCleared: true,
    };
    expect(await givenProfile(bed, user, full)).toMatchObject(full);
    expect(await read()).toMatchObject(full);
  });

  it('accepts every area and onset', async () => {
    for (const primaryArea of AREAS)
      for (const onset of ONSETS)
        expect(await givenProfile(bed, await bed.user(), { primaryArea, onset })).toMatchObject({ primaryArea, onset });
  });

  it('returns 409 and changes nothing when a profile exists', async () => {
    await givenProfile(bed, user);
    const again = await create({ ...PROFILE, primaryArea: 'hip' });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'A physio profile already exists. Update it instead.',
    ]);
    expect((await read()).primaryArea).toBe('knee');
  });

  it('creates one profile for fifty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(PROFILE)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)]);
    expect(await stored()).toBe(1);
    await until('the event', () => events.of(user, physioProfileChanged).length === 1);
  });

  it.each([
    ['no area', { onset: 'gradual' }],
    ['no onset', { primaryArea: 'knee' }],
    ['another area', { ...PROFILE, primaryArea: 'elbow' }],
    ['a status', { ...PROFILE, status: 'resolved' }],
    ['another user', { ...PROFILE, userId: '0190b8a0-0000-7000-8000-000000000000' }],
    ['a query operator', { ...PROFILE, painHistory: { $ne: '' } }],
    ['an array', [PROFILE]],
    ['too long a text', { ...PROFILE, painHistory: 'a'.repeat(2_001) }],
  ])('returns 400 for %s, in POST and PUT, and stores nothing', async (_what, body) => {
    for (const call of [create, update]) {
      const answer = await call(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    }
    expect(await stored()).toBe(0);
  });
});

describe('API-30 PUT /api/physio/profile', () => {
  it('returns 404 when there is no profile, and so does POST /api/physio/profile/resolve', async () => {
    expect((await update(PROFILE)).statusCode).toBe(404);
    expect((await resolve()).statusCode).toBe(404);
    expect(await stored()).toBe(0);
  });

  it('replaces the whole profile, so omitted fields become empty', async () => {
    await givenProfile(bed, user, {
      ...PROFILE,
      painHistory: 'Since spring',
      mdDiagnosis: true,
      clinicianCleared: true,
    });
    await update(PROFILE);
    expect(await read()).toMatchObject({ ...PROFILE, ...EMPTY });
  });

  it('keeps the start date for an unchanged area and resets it for a different area', async () => {
    await givenProfile(bed, user);
    bed.setNow('2026-11-25T10:00:00Z');
    expect((await update({ ...PROFILE, painHistory: 'More words' })).json()).toMatchObject({ since: TODAY });
    expect((await update({ ...PROFILE, primaryArea: 'shin' })).json()).toMatchObject({ since: '2026-11-25' });
  });

  it.each([
    ['another area', false, { primaryArea: 'plantar', onset: 'gradual' }],
    ['a healed injury saved again', true, PROFILE],
  ])('does not open the ladder for %s because of an earlier check-in on the same day', async (_what, healed, body) => {
    await givenReadyInjury(bed, user);
    expect((await checkIn(bed, user, READY)).gate.level).toBe('ladder');
    if (healed) expect((await resolve()).statusCode).toBe(200);
    await update(body);
    await withoutSafetyQuestions(bed, user);
    expect(await todayOf(bed, user)).toMatchObject({
      status: 'checkin_required',
      gate: { level: 'walk' },
      ladder: null,
    });
    // The new injury has passed no test yet.
    expect((await checkIn(bed, user, READY)).gate.level).toBe('walk');
  });

  it('keeps a red flag reported today active when the area changes', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, { ...READY, redFlags: ['swelling'] });
    await update({ primaryArea: 'plantar', onset: 'gradual' });
    expect(await todayOf(bed, user)).toMatchObject({ status: 'blocked', gate: { level: 'stop' } });
  });

  it('TIME-01 starts the injury on the current date in the runner’s time zone', async () => {
    bed.setNow('2026-11-20T23:30:00Z');
    const honolulu = await bed.user('Pacific/Honolulu');
    expect((await givenProfile(bed, user)).since).toBe('2026-11-21');
    expect((await givenProfile(bed, honolulu)).since).toBe('2026-11-20');
  });
});

describe('POST /api/physio/profile/resolve', () => {
  it('PHY-77 returns 409 before the hand-over rule is met', async () => {
    await givenProfile(bed, user);
    expect((await resolve()).statusCode).toBe(409);
    await checkIn(bed, user, SORE);
    const answer = await resolve();
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'An injury can be marked as healed once the return-to-run criteria are met.',
    ]);
    expect((await read()).status).toBe('active');
  });

  it('returns 409 when a later triage refers the runner to a clinician', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, READY);
    bed.setNow('2026-11-21T10:00:00Z');
    await bed.call(user, 'POST', PATHS.physioTriage, { flags: [], answers: { cannot_walk: true } });
    expect((await resolve()).statusCode).toBe(409);
    expect((await read()).status).toBe('active');
  });

  it('PHY-78 resolves the injury once the hand-over rule is met, and is idempotent', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    for (const _ of [1, 2]) expect((await resolve()).json()).toMatchObject({ ...PROFILE, status: 'resolved' });
    expect((await read()).status).toBe('resolved');
    expect(await todayOf(bed, user)).toEqual({ status: 'resolved', date: TODAY });
    expect(await gateOf(bed, user)).toMatchObject({ level: 'clear', stage: null, phase: null, handedOver: false });
  });

  it('PHY-79 API-30 leaves the injury resolved until an area is saved, which starts a new injury', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    await resolve();
    bed.setNow('2026-11-30T10:00:00Z');
    expect((await update(PROFILE)).json()).toMatchObject({ status: 'active', since: '2026-11-30' });
    expect(await gateOf(bed, user)).toMatchObject({ level: 'walk', handedOver: false });
    expect((await todayOf(bed, user)).status).toBe('blocked');
    await withoutSafetyQuestions(bed, user);
    expect((await todayOf(bed, user)).status).toBe('checkin_required');
  });
});

describe('event physio.profile.changed.v1', () => {
  it('BEYOND-42 contains area, status and whether an exclusion applies, but no text written by the runner', async () => {
    await givenReadyInjury(bed, user, { ...PROFILE, painHistory: 'canary' });
    await checkIn(bed, user, READY);
    await resolve();
    await update({ ...PROFILE, surgeryLast6Months: true });
    await until('three events', () => events.of(user, physioProfileChanged).length === 3);
    expect(events.of(user, physioProfileChanged)).toEqual([
      { area: 'knee', status: 'active', restricted: false, since: TODAY, rev: 1 },
      { area: 'knee', status: 'resolved', restricted: false, since: expect.any(String), rev: 2 },
      { area: 'knee', status: 'active', restricted: true, since: TODAY, rev: 3 },
    ]);
  });

  it('is published once for fifty identical concurrent saves', async () => {
    await givenProfile(bed, user);
    const body = { ...PROFILE, painHistory: 'Since spring' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => update(body)));
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    await update({ ...PROFILE, primaryArea: 'back' });
    await events.untilNewest(user, physioProfileChanged, ({ area }) => area === 'back');
    expect(events.of(user, physioProfileChanged).map(({ rev }) => rev)).toEqual([1, 2, 3]);
  });
});

describe('physio profile routes', () => {
  it.each([
    ['GET', PATHS.physioProfile],
    ['POST', PATHS.physioProfile],
    ['PUT', PATHS.physioProfile],
    ['POST', PATHS.physioResolve],
  ] as const)('AUTH-02 %s %s returns 401 without a session', async (method, url) => {
    expect((await bed.call(null, method, url, method === 'GET' ? undefined : PROFILE)).statusCode).toBe(401);
  });
});

describe('marking an injury that needs an examination as healed', () => {
  it.each([
    ['groin pain', 'hip', { hipPainSite: 'groin' }],
    ['focal pain at the shin', 'shin', { painType: 'focal' }],
    ['a limp', 'knee', { limp: true }],
  ])('returns 409 with %s even when the other answers meet the hand-over rule', async (_what, primaryArea, answers) => {
    await givenProfile(bed, user, { primaryArea, onset: 'gradual' });
    expect((await checkIn(bed, user, { ...READY, ...answers })).gate.level).not.toBe('ladder');
    const answer = await resolve();
    expect(answer.statusCode, answer.body).toBe(409);
    expect((await read()).status).toBe('active');
  });
});
