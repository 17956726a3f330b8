import { randomUUID } from 'node:crypto';
import { physioCheckinRecorded, physioProfileChanged } from '@stridewell/contracts/events/events';
import { PATHS, type PhysioInjury, type PhysioPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CALF,
  checkIn,
  gateOf,
  givenProfile,
  injuriesOf,
  PROFILE,
  READY,
  SORE,
  todayOf,
  withoutSafetyQuestions,
} from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';
import { givenReadyInjury, givenReadySecondInjury } from '../../testing/ready-injury.ts';

const TODAY = '2026-11-20';
const bed = usePhysioBed({ events: [physioProfileChanged, physioCheckinRecorded] });
const { events } = bed;
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const add = (body: unknown = CALF, who: TestUser | null = user) => bed.call(who, 'POST', PATHS.physioInjuries, body);
const replace = (id: string, body: unknown, who: TestUser | null = user) =>
  bed.call(who, 'PUT', `${PATHS.physioInjuries}/${id}`, body);
const heal = (id: string, who: TestUser | null = user) => bed.call(who, 'POST', `${PATHS.physioInjuries}/${id}/healed`);
const list = (who = user) => injuriesOf(bed, who);

const givenBoth = async (): Promise<[PhysioInjury, PhysioInjury]> => {
  await givenProfile(bed, user);
  expect((await add()).statusCode).toBe(200);
  const [first, second] = await list();
  if (!first || !second) throw new Error('two injuries expected');
  return [first, second];
};

const { redFlags: _, ...CALM } = READY;

describe('GET /api/physio/injuries', () => {
  it('returns an empty list before a profile is saved, and only the runner’s own injuries', async () => {
    expect(await list()).toEqual([]);
    await givenBoth();
    expect(await list(await bed.user())).toEqual([]);
  });

  it('PHASE-210 returns a profile of an earlier release as one injury with a permanent id', async () => {
    const { injuryId } = await givenProfile(bed, user);
    await bed.database
      .collection('physio_profiles')
      .updateOne({ userId: user.userId }, { $unset: { details: 1, second: 1, earlier: 1 } });
    expect(await list()).toMatchObject([
      { id: injuryId, area: 'knee', condition: 'pfp', side: 'unknown', first: true },
    ]);
    bed.setNow('2026-11-25T10:00:00Z');
    expect(await list()).toMatchObject([{ id: injuryId, since: TODAY }]);
  });
});

describe('POST /api/physio/injuries', () => {
  it('PHASE-213 adds a second injury, which the profile does not show', async () => {
    const [first, second] = await givenBoth();
    expect(first).toMatchObject({ area: 'knee', first: true });
    expect(second).toMatchObject({ ...CALF, condition: 'calf_strain', status: 'active', since: TODAY, first: false });
    expect((await bed.call(user, 'GET', PATHS.physioProfile)).json()).toMatchObject({
      ...PROFILE,
      injuryId: first.id,
    });
  });

  it('adds one injury for fifty concurrent requests with the same id', async () => {
    await givenProfile(bed, user);
    const body = { ...CALF, id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(body)));
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject(body);
    expect(await list()).toHaveLength(2);
  });

  it('PHASE-214 returns 409 for a third injury, even for concurrent requests', async () => {
    await givenProfile(bed, user);
    const areas = ['calf', 'hip', 'back', 'ankle'];
    const answers = await Promise.all(areas.map((area) => add({ area, onset: 'gradual' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'third_injury',
      message: 'Two at a time is what a plan can hold. See somebody about the third.',
    });
    expect(await list()).toHaveLength(2);
  });

  it('keeps the runner’s texts out of the event', async () => {
    await givenProfile(bed, user);
    await add({ ...CALF, painHistory: 'canary' });
    await until('two events', () => bed.events.of(user, physioProfileChanged).length === 2);
    expect(JSON.stringify(bed.events.of(user, physioProfileChanged))).not.toMatch(/canary|calf/);
  });
});

describe('PUT /api/physio/injuries/{id}', () => {
  it('PHASE-211 replaces the injury with the given id and does not change the other one', async () => {
    const [first, second] = await givenBoth();
    const onsetDate = '2026-11-01';
    const answer = await replace(second.id, { ...CALF, condition: 'soleus', onsetDate, painHistory: 'Twice' });
    expect(answer.json()).toMatchObject({ id: second.id, condition: 'soleus', onsetDate, painHistory: 'Twice' });
    expect((await list())[0]).toEqual(first);
    await replace(first.id, { area: 'knee', onset: 'sudden', condition: 'patellar' });
    expect((await bed.call(user, 'GET', PATHS.physioProfile)).json()).toMatchObject({
      ...{ injuryId: first.id, onset: 'sudden', condition: 'patellar' },
    });
  });

  it('begins a new injury with another id when the area changes', async () => {
    const [, second] = await givenBoth();
    bed.setNow('2026-11-25T10:00:00Z');
    const { id, since } = (await replace(second.id, { area: 'ankle', onset: 'sudden' })).json();
    expect(since).toBe('2026-11-25');
    expect(id).not.toBe(second.id);
    expect((await replace(second.id, CALF)).statusCode).toBe(404);
  });

  it('PHASE-212 returns 409 when the side changes from right to left', async () => {
    const [, second] = await givenBoth();
    const answer = await replace(second.id, { ...CALF, side: 'left' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'other_side']);
  });

  it('PHASE-273 returns 409 when a known side would become unknown, and keeps the side', async () => {
    const [, second] = await givenBoth();
    const answer = await replace(second.id, { ...CALF, side: 'unknown' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'side_kept']);
    expect((await replace(second.id, { ...CALF, side: 'both' })).json().side).toBe('both');
    expect((await replace(second.id, { ...CALF, side: 'left' })).json().code).toBe('side_kept');
  });

  it('PHASE-277 publishes an exclusion of the second injury', async () => {
    const [, second] = await givenBoth();
    await replace(second.id, { ...CALF, surgeryLast6Months: true });
    await events.untilNewest(user, physioProfileChanged, ({ restricted }) => restricted);
    expect(await gateOf(bed, user)).toMatchObject({ level: 'stop' });
  });
});

describe('POST /api/physio/injuries/{id}/healed', () => {
  it('PHASE-215 does not mark the second injury as healed because of good answers without its tests', async () => {
    const [, second] = await givenBoth();
    await checkIn(bed, user, { ...READY, second: { ...CALM, injuryId: second.id } });
    expect((await heal(second.id)).statusCode).toBe(409);
    expect((await list()).map(({ status }) => status)).toEqual(['active', 'active']);
  });

  it('PHASE-215 moves the second injury into maintenance once its own hand-over rule is met', async () => {
    const [, second] = await givenBoth();
    await givenReadySecondInjury(bed, user, second.id);
    const refused = await heal(second.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_handed_over']);
    await checkIn(bed, user, { ...READY, second: { ...CALM, injuryId: second.id, pain: 4 } });
    expect((await heal(second.id)).statusCode).toBe(409);
    await checkIn(bed, user, { ...READY, second: { ...CALM, injuryId: second.id } });
    for (const _ of [1, 2])
      expect((await heal(second.id)).json()).toMatchObject({ id: second.id, status: 'maintenance', healedOn: TODAY });
    expect((await list()).map(({ status }) => status)).toEqual(['active', 'maintenance']);
    bed.setNow('2027-02-12T10:00:00Z');
    expect((await list())[1]?.status).toBe('resolved');
  });

  it('marks the profile’s injury as healed, like the profile route', async () => {
    await givenReadyInjury(bed, user);
    expect((await add()).statusCode).toBe(200);
    const [first] = await list();
    if (!first) throw new Error('an injury expected');
    expect((await heal(first.id)).statusCode).toBe(409);
    await checkIn(bed, user, READY);
    expect((await heal(first.id)).json()).toMatchObject({ id: first.id, status: 'maintenance' });
    expect((await bed.call(user, 'GET', PATHS.physioProfile)).json().status).toBe('resolved');
  });

  it('PHASE-387 returns a code that asks the runner before a new injury ends the maintenance of the first one, in either route', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    const [first] = await list();
    const id = first?.id ?? '';
    expect((await heal(id)).statusCode).toBe(200);
    const hip = { area: 'hip', onset: 'gradual' };
    const saveProfile = (body: object) =>
      bed.call(user, 'PUT', PATHS.physioProfile, { ...PROFILE, primaryArea: 'hip', ...body });
    for (const answer of [await saveProfile({}), await replace(id, hip)])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_maintenance']);
    expect((await saveProfile({ endsMaintenance: 'yes' })).statusCode).toBe(400);
    expect((await list()).map(({ area, status }) => [area, status])).toEqual([['knee', 'maintenance']]);
    expect((await saveProfile({ endsMaintenance: true })).statusCode).toBe(200);
    expect((await list()).map(({ area, status }) => [area, status])).toEqual([['hip', 'active']]);
  });

  it('PHASE-277 follows the second injury after the first has healed, in plan, gate and event', async () => {
    await givenReadyInjury(bed, user);
    expect((await add()).statusCode).toBe(200);
    await withoutSafetyQuestions(bed, user);
    await checkIn(bed, user, READY);
    const [first, second] = await list();
    expect((await heal(first?.id ?? '')).statusCode).toBe(200);
    const stated = await events.untilNewest(user, physioProfileChanged, ({ area }) => area === 'achilles');
    expect(stated).toMatchObject({ area: 'achilles', status: 'active', since: TODAY });
    expect(await todayOf(bed, user)).toMatchObject({ status: 'checkin_required', area: 'achilles' });
    expect(await gateOf(bed, user)).toMatchObject({ area: 'achilles', level: 'walk' });
    const flagged = { ...READY, redFlags: ['night_pain'], second: { ...CALM, injuryId: second?.id } };
    expect((await checkIn(bed, user, flagged)).gate.level).toBe('stop');
    expect(await todayOf(bed, user)).toMatchObject({ status: 'blocked', area: 'achilles' });
    expect(await gateOf(bed, user)).toMatchObject({ level: 'stop' });
  });

  it('PHASE-280 stops running for a healed injury with strong pain, until a newer check-in', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    const [first] = await list();
    await heal(first?.id ?? '');
    expect((await checkIn(bed, user, { ...READY, pain: 8 })).gate.level).toBe('stop');
    expect(await gateOf(bed, user)).toMatchObject({ area: 'knee', level: 'stop', phase: null });
    expect(await todayOf(bed, user)).toMatchObject({ status: 'ok', dose: { level: 'calm' } });
    await checkIn(bed, user, READY);
    expect(await gateOf(bed, user)).toMatchObject({ level: 'clear' });
    expect((await todayOf(bed, user)).status).toBe('resolved');
  });

  it('PHASE-287 keeps a healed second injury in plan and check-in during its weeks of maintenance', async () => {
    const [, second] = await givenBoth();
    await withoutSafetyQuestions(bed, user);
    await givenReadySecondInjury(bed, user, second.id);
    const answers = { ...READY, second: { ...CALM, injuryId: second.id } };
    await checkIn(bed, user, answers);
    expect((await heal(second.id)).statusCode).toBe(200);
    const plan = (await bed.call(user, 'GET', PATHS.physioPlan)).json() as PhysioPlan;
    expect(plan.injuries.map(({ status }) => status)).toEqual(['active', 'maintenance']);
    expect(plan.notes.map(({ code }) => code)).toContain('note.maintenance');
    bed.setNow('2026-11-21T10:00:00Z');
    await checkIn(bed, user, answers);
    bed.setNow('2027-02-12T10:00:00Z');
    const late = await bed.call(user, 'POST', PATHS.physioCheckin, answers);
    expect([late.statusCode, late.json().issues?.[0]?.path]).toEqual([400, 'second.injuryId']);
  });
});

describe('routes of injuries', () => {
  it.each([
    ['no area', { onset: 'gradual' }],
    ['another area', { ...CALF, area: 'elbow' }],
    ['a condition of another area', { ...CALF, condition: 'pfp' }],
    ['the middle of a calf', { ...CALF, side: 'middle' }],
    ['a future onset', { ...CALF, onsetDate: '2026-11-21' }],
    ['a status', { ...CALF, status: 'resolved' }],
    ['a query operator', { ...CALF, painHistory: { $ne: '' } }],
  ])('return 400 for %s and store nothing', async (_what, body) => {
    const [first, second] = await givenBoth();
    expect((await add(body)).statusCode).toBe(400);
    expect((await replace(second.id, body)).statusCode).toBe(400);
    expect(await list()).toEqual([first, second]);
  });

  it('return 400 for an id that is not a UUID', async () => {
    expect((await replace('first', CALF)).statusCode).toBe(400);
    expect((await heal('first')).statusCode).toBe(400);
  });

  it('return 404 for the id of another runner’s injury and change nothing', async () => {
    const [first, second] = await givenBoth();
    const other = await bed.user();
    await givenProfile(bed, other);
    for (const { id } of [first, second]) {
      expect((await replace(id, CALF, other)).statusCode).toBe(404);
      expect((await heal(id, other)).statusCode).toBe(404);
    }
    expect(await list()).toEqual([first, second]);
  });

  it('AUTH-02 return 401 without a session', async () => {
    const id = randomUUID();
    expect((await bed.call(null, 'GET', PATHS.physioInjuries)).statusCode).toBe(401);
    for (const answer of [await add(CALF, null), await replace(id, CALF, null), await heal(id, null)])
      expect(answer.statusCode).toBe(401);
  });
});

describe('check-ins about two injuries', () => {
  it('PHASE-222 publish the worse values of both', async () => {
    const [, second] = await givenBoth();
    const worse = { ...CALM, injuryId: second.id, pain: 6, noNextDayWorsening: false };
    await checkIn(bed, user, { ...READY, second: worse });
    await bed.events.untilNewest(user, physioCheckinRecorded, ({ pain }) => pain === 6);
    expect(bed.events.of(user, physioCheckinRecorded).at(-1)).toMatchObject({ worsening: true, handoverMet: false });
    expect((await bed.call(user, 'GET', PATHS.physioCheckinToday)).json()).toMatchObject({
      pain: 1,
      // Without test results, a "yes" about the tests is stored as "no".
      second: { ...worse, functionalTestsOk: false },
    });
  });

  it('PHASE-223 show the more urgent route of both', async () => {
    await givenProfile(bed, user);
    const { id } = (await add({ area: 'back', onset: 'gradual' })).json();
    const { checkin } = await checkIn(bed, user, { ...SORE, second: { ...CALM, injuryId: id, saddleNumbness: true } });
    expect(checkin.triage?.tier).toBe('emergency');
  });

  it('return 400 for an injury that is not the active second one', async () => {
    const [first] = await givenBoth();
    for (const injuryId of [first.id, randomUUID()]) {
      const answer = await bed.call(user, 'POST', PATHS.physioCheckin, { ...READY, second: { ...CALM, injuryId } });
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please answer for your active second injury.']);
    }
  });
});
