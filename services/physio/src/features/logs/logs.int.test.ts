import { EXERCISE_STATUSES, PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkIn, givenProfile, SORE, todayOf } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const TODAY = '2026-11-20';
const LOG = { planned: 'Wall sit, 5 x 30 s', status: 'done' };
const bed = usePhysioBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const post = (body: unknown, who: TestUser | null = user) => bed.call(who, 'POST', PATHS.physioLogs, body);
const log = async (body: object) => {
  const answer = await post({ ...LOG, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const list = async (query = '', who = user) => (await bed.call(who, 'GET', `${PATHS.physioLogs}${query}`)).json();

describe('API-36 ENT-13 POST /api/physio/logs', () => {
  it('stores a log for today and returns the stored log', async () => {
    const saved = await log({ reason: ' tired ' });
    expect(saved).toEqual({
      ...LOG,
      id: expect.any(String),
      date: TODAY,
      exerciseId: null,
      reason: 'tired',
      createdAt: expect.stringContaining(TODAY),
      updatedAt: expect.stringContaining(TODAY),
    });
    expect(await list()).toEqual([saved]);
  });

  it.each(EXERCISE_STATUSES)('PHY-59 stores the status %s', async (status) => {
    expect((await log({ status })).status).toBe(status);
    expect(await list()).toMatchObject([{ status }]);
  });

  it('PHY-59 shows the last status in today’s plan when the log has an exercise id', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, SORE);
    const statuses = async () => {
      const today = await todayOf(bed, user);
      if (!('exercises' in today)) throw new Error('no exercises');
      return today.exercises.map(({ id, status }) => ({ id, status }));
    };
    const [first, second] = await statuses();
    expect([first?.status, second?.status]).toEqual(['none', 'none']);
    await log({ exerciseId: second?.id, status: 'done' });
    await log({ exerciseId: second?.id, status: 'partial', planned: 'the same in other words' });
    expect((await statuses()).slice(0, 2)).toEqual([first, { id: second?.id, status: 'partial' }]);
    expect(await list()).toHaveLength(1);
    bed.setNow('2026-11-21T10:00:00Z');
    await checkIn(bed, user, SORE);
    expect((await statuses())[1]).toEqual({ id: second?.id, status: 'none' });
  });

  it('SECU-2703 limits logs to 40 a day, even for concurrent requests, and allows changes to existing logs', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => post({ ...LOG, planned: `Exercise ${at}` })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    const storedCount = () => bed.database.collection('physio_logs').countDocuments({ userId: user.userId });
    const stored = await storedCount();
    expect(stored).toBeLessThanOrEqual(40);
    expect(codes.toSorted()).toEqual([...Array(stored).fill(200), ...Array(60 - stored).fill(409)]);
    for (let at = stored; at < 40; at += 1) await log({ planned: `Later ${at}` });
    const refused = await post({ ...LOG, planned: 'One more' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'day_full', message: 'You can log at most 40 exercises a day.' },
    ]);
    expect(await storedCount()).toBe(40);
    // Concurrent requests above the limit can all be rejected, so the log to change is taken from the list.
    const [known] = await list();
    await log({ planned: known.planned, status: 'skipped' });
    await log({ planned: 'One more', date: '2026-11-19' });
  });

  it('stores one log per day and exercise when requests are repeated or concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({ ...LOG, exerciseId: 'wall-sit' })));
    expect(new Set(answers.map(({ statusCode, json }) => `${statusCode} ${json().id}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    await log({ status: 'skipped', planned: 'Bridge' });
    await log({ status: 'done', planned: 'Bridge' });
    expect(await list()).toHaveLength(2);
  });

  it.each([
    ['2026-11-20', 200],
    ['2026-11-13', 200],
    ['2026-11-12', 400],
    ['2026-11-21', 400],
  ])('responds to a log dated %s with status %i', async (date, status) => {
    const answer = await post({ ...LOG, date });
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(answer.json().message).toBe('You can log today and the last 7 days.');
  });

  it('TIME-01 dates a log in the runner’s own time zone', async () => {
    bed.setNow('2026-11-20T23:30:00Z');
    const honolulu = await bed.user('Pacific/Honolulu');
    expect((await post(LOG)).json().date).toBe('2026-11-21');
    expect((await post(LOG, honolulu)).json().date).toBe('2026-11-20');
    expect((await post({ ...LOG, date: '2026-11-21' }, honolulu)).statusCode).toBe(400);
  });
});

describe('validation of POST /api/physio/logs', () => {
  it.each([
    ['without a planned text', { planned: undefined }],
    ['with a blank planned text', { planned: '   ' }],
    ['without a status', { status: undefined }],
    ['with an unknown status', { status: 'later' }],
    ['with an invalid date', { date: '2026-02-30' }],
    ['with too long a reason', { reason: 'a'.repeat(201) }],
    ['with another user', { userId: '0190b8a0-0000-7000-8000-000000000000' }],
    ['with a query operator', { exerciseId: { $gt: '' } }],
  ])('%s: returns 400 with a one-sentence message and stores nothing', async (_what, change) => {
    const answer = await post({ ...LOG, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await list()).toEqual([]);
  });
});

describe('API-35 GET /api/physio/logs', () => {
  it('returns only the runner’s own logs, newest first, up to the limit', async () => {
    await log({ planned: 'a', date: '2026-11-19' });
    await log({ planned: 'b', date: '2026-11-20' });
    await log({ planned: 'c', date: '2026-11-18' });
    await log({ planned: 'd', date: '2026-11-20' });
    const plannedOf = async (query?: string) => (await list(query)).map(({ planned }: typeof LOG) => planned);
    expect(await plannedOf()).toEqual(['d', 'b', 'a', 'c']);
    expect(await plannedOf('?limit=2')).toEqual(['d', 'b']);
    expect(await list('', await bed.user())).toEqual([]);
  });

  it.each(['366', '0', 'many'])('CONST-58 returns 400 for a limit of %s', async (limit) => {
    expect((await bed.call(user, 'GET', `${PATHS.physioLogs}?limit=${limit}`)).statusCode).toBe(400);
  });

  it('CONST-58 accepts a limit of 365', async () => {
    expect((await bed.call(user, 'GET', `${PATHS.physioLogs}?limit=365`)).statusCode).toBe(200);
  });
});

describe('exercise log routes', () => {
  it.each(['GET', 'POST'] as const)('AUTH-02 %s returns 401 without a session', async (method) => {
    expect((await bed.call(null, method, PATHS.physioLogs, method === 'POST' ? LOG : undefined)).statusCode).toBe(401);
  });
});
