import { randomUUID } from 'node:crypto';
import { PATHS, type PhysioSessionInput } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkIn, givenProfile, SORE, sessionOn, todayOf } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const TODAY = '2026-11-20';
/** The session ends at 8:30; one hour later it is 9:30. */
const SESSION = sessionOn(TODAY, { startedAt: `${TODAY}T08:00:00Z`, finishedAt: `${TODAY}T08:30:00Z` });
const AN_HOUR_LATER = `${TODAY}T09:30:00Z`;

const bed = usePhysioBed();
let user: TestUser;
let id: string;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
  id = randomUUID();
});

const answer = (body: unknown, who: TestUser | null = user, session = id) =>
  bed.call(who, 'PUT', `${PATHS.physioSessions}/${session}/hour-later`, body);
const said = (pain: number, answeredAt = AN_HOUR_LATER) => answer({ pain, answeredAt });
const log = (change: Partial<PhysioSessionInput> = {}, who = user) =>
  bed.call(who, 'PUT', `${PATHS.physioSessions}/${id}`, { ...SESSION, ...change });
const list = async () => (await bed.call(user, 'GET', `${PATHS.physioSessions}?from=${TODAY}&to=${TODAY}`)).json();
const stored = () => bed.database.collection('physio_sessions').findOne({ userId: user.userId, clientId: id });

describe('PUT /api/physio/sessions/{id}/hour-later', () => {
  it('PHASE-261 stores the answer in a separate field and does not change the rest of the session', async () => {
    await log();
    const saved = await said(2);
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      { sessionId: id, pain: 2, answeredAt: AN_HOUR_LATER, verdict: 'inside' },
    ]);
    const hourLater = { pain: 2, answeredAt: AN_HOUR_LATER };
    expect(await list()).toMatchObject([{ ...SESSION, hourLater, changes: 0 }]);
    expect(await stored()).toMatchObject({ hourLater, history: [] });
  });

  it('PHASE-261 stores the same answer once, even for fifty concurrent requests and for a late one', async () => {
    await log();
    const answers = await Promise.all(Array.from({ length: 50 }, () => said(3)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const before = await stored();
    bed.setNow('2026-12-20T10:00:00Z');
    expect((await said(3)).statusCode).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('PHASE-261 keeps the earlier answer when another one replaces it, and keeps the answer when the session is changed', async () => {
    await log();
    await said(3);
    await said(4, `${TODAY}T09:50:00Z`);
    await log({ painAfter: 5 });
    expect(await list()).toMatchObject([{ painAfter: 5, hourLater: { pain: 4 }, changes: 2 }]);
    expect(await stored()).toMatchObject({
      history: [
        { ...SESSION, hourLater: { pain: 3 } },
        { ...SESSION, hourLater: { pain: 4 } },
      ],
    });
  });

  it('PHASE-261 accepts an answer that was given offline and is sent within a week', async () => {
    await log();
    bed.setNow('2026-11-27T10:00:00Z');
    expect((await said(1)).statusCode).toBe(200);
    bed.setNow('2026-11-28T10:00:00Z');
    expect((await said(2)).statusCode).toBe(400);
    expect(await stored()).toMatchObject({ hourLater: { pain: 1 } });
  });

  it('PHASE-260 explains the answer and applies it to the day', async () => {
    const { injuryId } = await givenProfile(bed, user, { primaryArea: 'knee', onset: 'gradual' });
    await checkIn(bed, user, { ...SORE, pain: 1, noNextDayWorsening: true });
    await log({ injuryId: injuryId ?? null });
    expect((await said(3)).json().verdict).toBe('inside');
    expect((await said(4)).json().verdict).toBe('outside');
    expect(await todayOf(bed, user)).toMatchObject({ dose: { level: 'same' } });
    expect((await said(6)).json().verdict).toBe('flare');
    expect(await todayOf(bed, user)).toMatchObject({
      dose: { level: 'half', reason: expect.stringContaining('flare-up') },
    });
  });

  it('SECU-2703 keeps at most 20 earlier values', async () => {
    await log();
    for (let at = 0; at <= 20; at += 1) expect((await said(at % 2)).statusCode).toBe(200);
    const refused = await said(9);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_changes']);
  });

  it.each([
    ['59 minutes after the end', { pain: 1, answeredAt: `${TODAY}T09:29:00Z` }],
    ['more than twelve hours after the end', { pain: 1, answeredAt: `${TODAY}T20:31:00Z` }],
    ['with pain 11', { pain: 11, answeredAt: AN_HOUR_LATER }],
    ['with a fraction', { pain: 1.5, answeredAt: AN_HOUR_LATER }],
    ['without pain', { answeredAt: AN_HOUR_LATER }],
    ['without a time', { pain: 1 }],
    ['with a query operator', { pain: { $gt: 0 }, answeredAt: AN_HOUR_LATER }],
    ['with another field', { pain: 1, answeredAt: AN_HOUR_LATER, note: 'sore' }],
  ])('returns 400 for an answer %s and stores nothing', async (_what, body) => {
    await log();
    const refused = await answer(body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toMatch(/^[^\n]+\.$/);
    expect(await stored()).not.toHaveProperty('hourLater');
  });

  it('returns 400 for an id that is not a UUID', async () => {
    expect((await answer({ pain: 1, answeredAt: AN_HOUR_LATER }, user, 'first')).statusCode).toBe(400);
  });

  it('AUTH-02 returns 401 without a session', async () => {
    expect((await answer({ pain: 1, answeredAt: AN_HOUR_LATER }, null)).statusCode).toBe(401);
  });

  it('returns 404 for an unknown session and for another runner’s', async () => {
    const other = await bed.user();
    await log({}, other);
    const refused = await said(5);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found']);
    expect(await bed.database.collection('physio_sessions').findOne({ userId: other.userId })).not.toHaveProperty(
      'hourLater',
    );
    expect(await stored()).toBeNull();
  });
});
