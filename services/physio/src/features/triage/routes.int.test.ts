import { physioCheckinRecorded, physioProfileChanged } from '@stridewell/contracts/events/events';
import { PATHS, type PhysioPlan, type TriageOutcome } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
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
/** Answers for the emergency route for a swollen, warm and painful calf. */
const CALF = { flags: ['swelling'], answers: { calf_swollen: true } };
const bed = usePhysioBed({ events: [physioCheckinRecorded, physioProfileChanged] });
const { events } = bed;
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const post = (body: unknown, who: TestUser | null = user) => bed.call(who, 'POST', PATHS.physioTriage, body);
const triage = async (body: unknown = CALF): Promise<TriageOutcome> => {
  const answer = await post(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const planOf = async (): Promise<PhysioPlan & { safety: NonNullable<PhysioPlan['safety']> }> =>
  (await bed.call(user, 'GET', PATHS.physioPlan)).json();
const checkin = async () => (await bed.call(user, 'GET', PATHS.physioCheckinToday)).json();

describe('API-72 POST /api/physio/triage', () => {
  it('TRIAGE-34 returns tier, text and actions, which are identical for identical answers', async () => {
    const first = await triage();
    expect(first).toMatchObject({ tier: 'emergency', actions: [{ href: 'tel:113' }] });
    expect([first.title, first.text, first.doNot, first.say].every((words) => words.length > 10)).toBe(true);
    await givenProfile(bed, user);
    expect(await triage()).toEqual(first);
  });

  it('PHASE-276 includes the second injury', async () => {
    await givenProfile(bed, user);
    const hip = { flags: ['night_pain'], answers: { bone_site: true } };
    expect((await triage(hip)).tier).toBe('soon');
    const body = { area: 'hip', side: 'left', onset: 'gradual' };
    expect((await bed.call(user, 'POST', PATHS.physioInjuries, body)).statusCode).toBe(200);
    expect((await triage(hip)).tier).toBe('same_day');
  });

  it('evaluates the answers without a profile and stores nothing', async () => {
    await triage();
    for (const name of ['physio_profiles', 'physio_checkins', 'physio_gates'])
      expect(await bed.database.collection(name).countDocuments({ userId: user.userId }), name).toBe(0);
  });

  it('SECU-603 evaluates the answers without consent to health data and stores nothing', async () => {
    await givenProfile(bed, user);
    const refused = await bed.signer.user({ userId: user.userId, healthConsent: null });
    const answer = await post(CALF, refused);
    expect([answer.statusCode, answer.json().tier]).toEqual([200, 'emergency']);
    const profile = await bed.database.collection('physio_profiles').findOne({ userId: user.userId });
    expect([profile?.rev, profile?.triage]).toEqual([1, null]);
  });

  it('TRIAGE-35 stores the triage with the day’s check-in and publishes it in the check-in event', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, { ...SORE, redFlags: ['swelling'] });
    const outcome = await triage();
    expect((await checkin()).triage).toEqual(outcome);
    const stored = await bed.database.collection('physio_checkins').findOne({ userId: user.userId });
    expect(stored?.triage).toMatchObject({ date: TODAY, input: CALF, outcome: { tier: 'emergency' } });
    await events.untilNewest(user, physioCheckinRecorded, ({ rev, redFlag }) => rev === 2 && redFlag === true);
  });

  it('TRIAGE-35 stores the triage on the profile when there is no check-in, and adds it to the day’s next check-in', async () => {
    await givenProfile(bed, user);
    const outcome = await triage();
    expect(await gateOf(bed, user)).toMatchObject({ level: 'stop' });
    expect((await todayOf(bed, user)).status).toBe('blocked');
    const answer = await checkIn(bed, user, { ...READY, redFlags: ['swelling'] });
    expect(answer.checkin.triage).toEqual(outcome);
    expect((await checkin()).triage).toEqual(outcome);
  });

  it('replaces a less urgent triage of the current day', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, { ...SORE, redFlags: ['swelling'] });
    expect((await triage({ flags: ['swelling'], answers: { calf_swollen: false } })).tier).toBe('soon');
    const graver = await triage();
    expect(graver.tier).toBe('emergency');
    expect((await checkin()).triage).toEqual(graver);
  });

  it('keeps an emergency triage of the current day until a check-in without warning signs', async () => {
    await givenProfile(bed, user);
    const emergency = await triage();
    expect(await triage({ flags: [], answers: {} })).toEqual(emergency);
    expect(await gateOf(bed, user)).toMatchObject({ level: 'stop' });
    await checkIn(bed, user, { ...SORE, redFlags: ['swelling'] });
    expect(await triage({ flags: ['swelling'], answers: { calf_swollen: false } })).toEqual(emergency);
    expect((await checkin()).triage).toEqual(emergency);
    await checkIn(bed, user, SORE);
    expect((await triage({ flags: [], answers: { calf_swollen: false } })).tier).toBe('self_care');
  });
});

describe('gate after a triage', () => {
  it('PHASE-313 stops running after an emergency until the question is answered with no, even without a ticked flag', async () => {
    await givenReadyInjury(bed, user);
    expect((await checkIn(bed, user, READY)).gate.level).toBe('ladder');
    await triage({ flags: [], answers: { cannot_walk: true } });
    expect(await gateOf(bed, user)).toMatchObject({ level: 'stop', handedOver: expect.any(Boolean) });
    expect((await todayOf(bed, user)).status).toBe('blocked');
    // Another check-in does not withdraw the triage, because an emergency stays valid for its day.
    expect((await checkIn(bed, user, { ...READY, pain: 0 })).gate.level).toBe('stop');
    bed.setNow('2026-11-21T10:00:00Z');
    expect((await checkIn(bed, user, READY)).gate.level).toBe('stop');
    expect((await todayOf(bed, user)).status).toBe('blocked');
    await triage({ flags: [], answers: { cannot_walk: false } });
    expect(await gateOf(bed, user)).not.toMatchObject({ level: 'stop' });
  });

  it('PHASE-313 stays closed after a same_day answer, even after a check-in that day without the triage’s flags', async () => {
    const weaker = { flags: ['strength_loss'], answers: { spreading: true } };
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, { ...READY, redFlags: ['strength_loss'] });
    expect((await triage(weaker)).tier).toBe('same_day');
    const { checkin: after, gate } = await checkIn(bed, user, READY);
    expect([after.triage, gate.level]).toEqual([null, 'stop']);
    const again = await checkIn(bed, user, { ...READY, redFlags: ['strength_loss'] });
    expect(again.checkin.triage?.tier).toBe('same_day');
  });

  it('stops running after an emergency until the questions are answered again', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, { ...READY, redFlags: ['swelling'] });
    await triage();
    expect((await checkIn(bed, user, READY)).gate.level).toBe('stop');
    await triage({ flags: [], answers: { calf_swollen: false } });
    expect((await checkIn(bed, user, { ...READY, pain: 0 })).gate.level).toBe('ladder');
  });

  it('stops running because the triage’s flags are added to an earlier check-in that day', async () => {
    await givenReadyInjury(bed, user);
    expect((await checkIn(bed, user, READY)).gate.level).toBe('ladder');
    await triage({ flags: ['swelling'], answers: { calf_swollen: false } });
    expect((await checkin()).redFlags).toEqual(['swelling']);
    expect(await gateOf(bed, user)).toMatchObject({ level: 'stop' });
    expect((await todayOf(bed, user)).status).toBe('blocked');
  });

  it('TRIAGE-25 stays closed because of the sudden-onset answers even if the flags are unticked later', async () => {
    await givenProfile(bed, user, { ...PROFILE, onset: 'sudden' });
    await checkIn(bed, user, { ...READY, redFlags: ['swelling'] });
    await triage({ flags: ['swelling'], answers: { pop: true } });
    await checkIn(bed, user, READY);
    expect(await todayOf(bed, user)).toMatchObject({ status: 'blocked', exercises: [] });
    await events.untilNewest(user, physioProfileChanged, ({ restricted }) => restricted);
    bed.setNow('2026-11-23T10:00:00Z');
    await checkIn(bed, user, READY);
    expect((await todayOf(bed, user)).status).toBe('blocked');
  });

  it('is no longer restricted when another injury is saved', async () => {
    await givenProfile(bed, user, { ...PROFILE, onset: 'sudden' });
    await triage({ flags: [], answers: { locking: true } });
    bed.setNow('2026-11-22T10:00:00Z');
    await bed.call(user, 'PUT', PATHS.physioProfile, { primaryArea: 'achilles', onset: 'sudden' });
    await withoutSafetyQuestions(bed, user);
    expect((await todayOf(bed, user)).status).toBe('checkin_required');
    await events.untilNewest(user, physioProfileChanged, ({ area, restricted }) => area === 'achilles' && !restricted);
  });

  it('does not change for other runners', async () => {
    await givenProfile(bed, user);
    const other = await bed.user();
    await givenProfile(bed, other);
    await triage();
    expect(await gateOf(bed, other)).toMatchObject({ level: 'walk' });
  });
});

describe('examination after a triage', () => {
  const seen = (seenBy: string) => post({ flags: [], answers: {}, seenBy });

  it('PHASE-315 PHASE-316 closes what only an examination by a clinician closes, and publishes it', async () => {
    await givenProfile(bed, user, { primaryArea: 'achilles', onset: 'gradual' });
    await triage({ flags: [], answers: { cannot_rise_two: true } });
    bed.setNow('2026-11-21T10:00:00Z');
    await triage({ flags: [], answers: { cannot_rise_two: false, both_heels_stiff: true } });
    await checkIn(bed, user, READY);
    expect(await todayOf(bed, user)).toMatchObject({ status: 'blocked', gate: { level: 'stop' }, exercises: [] });
    expect((await planOf()).safety.open).toEqual(['cannot_rise_two', 'both_heels_stiff']);
    await events.untilNewest(user, physioProfileChanged, ({ restricted }) => restricted);

    expect((await seen('physio')).statusCode).toBe(200);
    expect((await todayOf(bed, user)).status).toBe('ok');
    expect((await planOf()).safety.open).toEqual([]);
    await events.untilNewest(user, physioProfileChanged, ({ restricted }) => !restricted);
  });

  it('PHASE-315 keeps a yes that is answered together with the examination', async () => {
    await givenProfile(bed, user, { primaryArea: 'achilles', onset: 'gradual' });
    await post({ flags: [], answers: { cannot_rise_two: true }, seenBy: 'doctor' });
    expect((await todayOf(bed, user)).status).toBe('blocked');
  });

  it('PHASE-315 evaluates a later answer of the day separately after an examination', async () => {
    await givenProfile(bed, user, { primaryArea: 'achilles', onset: 'gradual' });
    await triage({ flags: [], answers: { cannot_rise_two: true } });
    bed.setNow(`${TODAY}T12:00:00Z`);
    await seen('doctor');
    bed.setNow(`${TODAY}T14:00:00Z`);
    expect((await triage({ flags: [], answers: { cannot_rise_two: false } })).tier).toBe('self_care');
    expect((await planOf()).safety.open).toEqual([]);
  });

  it('PHASE-315 belongs to the runner who reports it', async () => {
    await givenProfile(bed, user, { primaryArea: 'achilles', onset: 'gradual' });
    await triage({ flags: [], answers: { cannot_rise_two: true } });
    await post({ flags: [], answers: {}, seenBy: 'doctor' }, await bed.user());
    expect((await todayOf(bed, user)).status).toBe('blocked');
  });
});

describe('safety questions of a new injury', () => {
  const NO = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, false]));
  const save = async (area: string) => {
    const answer = await bed.call(user, 'POST', PATHS.physioInjuries, { area, onset: 'gradual' });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  it('PHASE-318 block the programme of a first injury until they are answered, but allow walking', async () => {
    await bed.call(user, 'POST', PATHS.physioProfile, { primaryArea: 'achilles', onset: 'gradual' });
    await checkIn(bed, user, SORE);
    expect(await todayOf(bed, user)).toMatchObject({ status: 'blocked', gate: { level: 'walk' }, exercises: [] });
    const { notes, safety, status } = await planOf();
    expect([status, notes[0]?.code]).toEqual(['blocked', 'exclusion.safety_unanswered']);
    expect(safety.unanswered).toEqual(['calf_no_injury_swollen', 'cannot_rise_two', 'both_heels_stiff']);
    const profile = await bed.database.collection('physio_profiles').findOne({ userId: user.userId });
    expect(profile?.restricted).toBe(false);

    await triage({ flags: [], answers: NO(safety.unanswered) });
    expect(await todayOf(bed, user)).toMatchObject({ status: 'ok', gate: { level: 'walk' } });
    expect((await planOf()).safety).toEqual({ unanswered: [], open: [] });
  });

  it('PHASE-318 block the day for both injuries when a second injury is saved', async () => {
    await givenProfile(bed, user);
    await save('calf');
    const before = await planOf();
    expect([before.status, before.exercises, before.notes.map(({ code }) => code)]).toEqual([
      ...['blocked', [], ['exclusion.safety_unanswered']],
    ]);
    await triage({ flags: [], answers: NO(before.safety.unanswered) });
    expect((await planOf()).status).toBe('checkin_required');
  });

  it('PHASE-319 are asked about an injury of an earlier release, whose programme continues', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, SORE);
    const { status, safety } = await planOf();
    expect([status, safety.unanswered.length > 0]).toEqual(['ok', true]);
  });
});

describe('validation of POST /api/physio/triage', () => {
  it.each([
    ['a flag that is not in the list', { flags: ['fever'], answers: {} }],
    ['a question that is not in the list', { flags: [], answers: { aliens: true } }],
    ['an answer that is neither yes nor no', { flags: [], answers: { fever: 'maybe' } }],
    ['missing flags', { answers: {} }],
    ['missing answers', { flags: [] }],
    ['a person who is not qualified to examine it', { flags: [], answers: {}, seenBy: 'friend' }],
    ['an unknown field', { ...CALF, tier: 'self_care' }],
    ['a query operator', { flags: { $ne: [] }, answers: {} }],
  ])('returns 400 for %s', async (_what, body) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json().issues.length]).toEqual([400, 1]);
  });

  it('AUTH-02 returns 401 without a session', async () => {
    expect((await post(CALF, null)).statusCode).toBe(401);
  });
});
