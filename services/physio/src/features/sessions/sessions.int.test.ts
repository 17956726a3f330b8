import { randomUUID } from 'node:crypto';
import { PATHS, type PhysioSessionInput } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenProfile, sessionOn } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const TODAY = '2026-11-20';
const SESSION = sessionOn(TODAY);
const bed = usePhysioBed();
let user: TestUser;
let id: string;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
  id = randomUUID();
});

const put = (body: unknown = SESSION, clientId = id, who: TestUser | null = user) =>
  bed.call(who, 'PUT', `${PATHS.physioSessions}/${clientId}`, body);
const save = async (change: Partial<PhysioSessionInput> = {}, clientId = id) => {
  const answer = await put({ ...SESSION, ...change }, clientId);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const list = async (from = TODAY, to = TODAY, who = user) =>
  (await bed.call(who, 'GET', `${PATHS.physioSessions}?from=${from}&to=${to}`)).json();
const documents = () => bed.database.collection('physio_sessions').find({ userId: user.userId }).toArray();

describe('PUT /api/physio/sessions/{id}', () => {
  it('PHASE-204 stores a session with its sets and returns it', async () => {
    const saved = await save();
    expect(saved).toEqual({
      ...SESSION,
      ...{ id, ladderStage: null, runPain: null, hourLater: null, changes: 0 },
      createdAt: expect.stringContaining(TODAY),
      updatedAt: expect.stringContaining(TODAY),
    });
    expect(await list()).toEqual([saved]);
  });

  it('PHASE-230 stores the same id and body once, for fifty concurrent requests and for later ones', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => put()));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    bed.setNow('2026-12-20T10:00:00Z');
    expect((await put()).json()).toEqual(answers[0]?.json());
    expect(await documents()).toHaveLength(1);
  });

  it('PHASE-231 keeps the old value when a session is changed within 7 days', async () => {
    await save();
    bed.setNow('2026-11-27T10:00:00Z');
    expect(await save({ painAfter: 5, status: 'partial' })).toMatchObject({ painAfter: 5, changes: 1 });
    expect(await documents()).toMatchObject([
      { painAfter: 5, history: [{ ...SESSION, replacedAt: expect.any(Date) }] },
    ]);
    bed.setNow('2026-11-28T10:00:00Z');
    const late = await put({ ...SESSION, painAfter: 0 });
    expect([late.statusCode, late.json().message]).toEqual([400, 'You can log today and the last 7 days.']);
    expect((await put(sessionOn('2026-11-28'))).statusCode).toBe(400);
    expect(await list()).toMatchObject([{ painAfter: 5, changes: 1 }]);
  });

  it('keeps every value of concurrent changes', async () => {
    await save();
    const answers = await Promise.all([3, 4, 5].map((painAfter) => put({ ...SESSION, painAfter })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const values = (await documents()).flatMap(({ painAfter, history }) => [
      painAfter,
      ...history.map((one: { painAfter: number }) => one.painAfter),
    ]);
    expect(values.toSorted()).toEqual([2, 3, 4, 5]);
  });

  it('stores a guided run, with the runner’s answers when stopping because of pain', async () => {
    const painStop = { pain: 7, sharp: true, bone: false, numb: false };
    const run: Partial<PhysioSessionInput> = {
      ...({ kind: 'guided_run', exercises: [], ladderStage: 12, runPain: 7, status: 'partial' } as const),
      painStop,
    };
    expect(await save(run)).toMatchObject(run);
  });

  it('SECU-2703 limits sessions to 12 a day and changes to 20', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(SESSION, randomUUID())));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(12).fill(200),
      ...Array(8).fill(409),
    ]);
    const [known] = await list();
    for (let at = 0; at < 20; at += 1) await save({ painAfter: at % 2 }, known.id);
    const refused = await put({ ...SESSION, painAfter: 9 }, known.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_changes']);
  });

  it.each([
    ['2026-11-13', 200],
    ['2026-11-12', 400],
    ['2026-11-21', 400],
  ])('responds to a session dated %s with status %i', async (date, status) => {
    expect((await put(sessionOn(date))).statusCode).toBe(status);
  });

  it.each([
    ['an unknown field', { note: 'free text' }],
    ['another user', { userId: '0190b8a0-0000-7000-8000-000000000000' }],
    ['an end before the start', { finishedAt: `${TODAY}T07:00:00Z` }],
    ['an exercise id with an operator', { exercises: [{ ...SESSION.exercises[0], exerciseId: '$where' }] }],
    ['a query operator', { injuryId: { $gt: '' } }],
    ['31 exercises', { exercises: Array.from({ length: 31 }, () => SESSION.exercises[0]) }],
  ])('returns 400 for %s and stores nothing', async (_what, change) => {
    const answer = await put({ ...SESSION, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await documents()).toEqual([]);
  });

  it('returns 400 for an id that is not a UUID', async () => {
    expect((await put(SESSION, 'first')).statusCode).toBe(400);
  });

  it('returns 404 for an unknown injury and for another runner’s', async () => {
    await givenProfile(bed, user);
    const theirs = (await givenProfile(bed, await bed.user())).injuryId ?? '';
    for (const injuryId of [randomUUID(), theirs])
      expect((await put({ ...SESSION, injuryId })).statusCode, injuryId).toBe(404);
    expect(await documents()).toEqual([]);
  });

  it('never changes another runner’s session with the same id', async () => {
    const mine = await save();
    const other = await bed.user();
    expect((await put({ ...SESSION, painAfter: 9 }, id, other)).statusCode).toBe(200);
    expect(await list()).toEqual([mine]);
    expect(await list(TODAY, TODAY, other)).toMatchObject([{ id, painAfter: 9, changes: 0 }]);
  });
});

describe('GET /api/physio/sessions', () => {
  it('returns the runner’s own sessions of the range, oldest first', async () => {
    for (const date of ['2026-11-20', '2026-11-18', '2026-11-19']) await put(sessionOn(date), randomUUID());
    const datesOf = async (from: string, to: string) =>
      (await list(from, to)).map(({ date }: { date: string }) => date);
    expect(await datesOf('2026-11-01', '2026-11-30')).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(await datesOf('2026-11-19', '2026-11-19')).toEqual(['2026-11-19']);
    expect(await list('2026-11-01', '2026-11-30', await bed.user())).toEqual([]);
  });

  it('returns the last 28 days when no range is given', async () => {
    await put(sessionOn('2026-11-13'));
    const lengthOn = async (date: string) => {
      bed.setNow(`${date}T10:00:00Z`);
      return (await bed.call(user, 'GET', PATHS.physioSessions)).json().length;
    };
    expect([await lengthOn('2026-12-10'), await lengthOn('2026-12-11')]).toEqual([1, 0]);
  });

  it.each(['?from=2026-11-21', '?from=2026-11-20&to=2026-11-19', '?from=2020-01-01&to=2026-11-19', '?from=x&to=y'])(
    'returns 400 for the query "%s"',
    async (query) => {
      expect((await bed.call(user, 'GET', `${PATHS.physioSessions}${query}`)).statusCode).toBe(400);
    },
  );

  it('AUTH-02 returns 401 without a session, and so does PUT', async () => {
    const url = `${PATHS.physioSessions}?from=${TODAY}&to=${TODAY}`;
    expect((await bed.call(null, 'GET', url)).statusCode).toBe(401);
    expect((await put(SESSION, id, null)).statusCode).toBe(401);
  });
});
