import { PATHS, PLANNED_TYPES, PREFERRED_FOCUSES } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULTS, setClock, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

let wellness: WellnessTestBed;
let user: TestUser;

beforeAll(async () => {
  wellness = await startWellness();
  setClock(wellness.clock, '2026-11-20T10:00:00Z');
});
beforeEach(async () => {
  user = await wellness.signer.user();
});
afterAll(() => wellness.close());

const status = async (body: object): Promise<number> => (await wellness.post(user, body)).statusCode;
const historyLength = async (): Promise<number> => (await wellness.get(user, PATHS.history)).json().length;

const SCALES = [
  ['CHK-15', 'sleep', 1, 5],
  ['CHK-16', 'stress', 1, 5],
  ['CHK-17', 'fatigue', 1, 5],
  ['CHK-18', 'pain', 0, 10],
  ['CHK-19', 'readiness', 1, 10],
] as const;

describe.each(SCALES)(
  '%s CONST-09 POST /api/checkin with the field %s (integer from %i to %i)',
  (_id, metric, min, max) => {
    it.each([min - 1, max + 1, 2.5, 'three', '3', null, { $gt: '' }, [3], true])(
      'returns 400 and stores no check-in for the value %j',
      async (value) => {
        const answer = await wellness.post(user, { ...DEFAULTS, [metric]: value });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().issues).toEqual([{ path: metric, message: expect.any(String) }]);
        expect(answer.json().message).toMatch(/^[^\n]+\.$/);
        expect(await historyLength()).toBe(0);
      },
    );

    it('accepts the minimum and the maximum', async () => {
      expect(await status({ ...DEFAULTS, [metric]: min })).toBe(200);
      expect(await status({ ...DEFAULTS, [metric]: max })).toBe(200);
    });

    it(`CHK-76 returns 400 for a body without ${metric}`, async () => {
      const { [metric]: _, ...rest } = DEFAULTS;
      const answer = await wellness.post(user, rest);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues).toEqual([{ path: metric, message: 'Required' }]);
    });
  },
);

describe('CHK-07 CHK-20 POST /api/checkin with optional fields', () => {
  it('accepts a body without notes and session fields and sets planned_today to false', async () => {
    expect(await status(DEFAULTS)).toBe(200);
    expect((await wellness.get(user, PATHS.checkinToday)).json()).toMatchObject({ notes: null, planned_today: false });
  });

  it('CHK-14 accepts null for planned_type and preferred_focus', async () => {
    expect(await status({ ...DEFAULTS, planned_type: null, preferred_focus: null })).toBe(200);
  });

  it('CHK-21 accepts only the allowed values for planned_type and preferred_focus', async () => {
    for (const planned_type of PLANNED_TYPES)
      expect(await status({ ...DEFAULTS, planned_today: true, planned_type })).toBe(200);
    for (const preferred_focus of PREFERRED_FOCUSES) expect(await status({ ...DEFAULTS, preferred_focus })).toBe(200);
    expect(await status({ ...DEFAULTS, planned_type: 'sprint' })).toBe(400);
    expect(await status({ ...DEFAULTS, preferred_focus: 'easy' })).toBe(400);
  });

  it('accepts notes of up to 2,000 characters', async () => {
    expect(await status({ ...DEFAULTS, notes: 'a'.repeat(2_000) })).toBe(200);
    expect(await status({ ...DEFAULTS, notes: 'a'.repeat(2_001) })).toBe(400);
  });

  it('returns 400 when planned_today is not a boolean', async () => {
    expect(await status({ ...DEFAULTS, planned_today: 'yes' })).toBe(400);
  });
});

describe('POST /api/checkin with a date', () => {
  it('CHK-78 CONST-51 accepts today and dates up to 7 days ago', async () => {
    expect(await status({ ...DEFAULTS, date: '2026-11-20' })).toBe(200);
    expect(await status({ ...DEFAULTS, date: '2026-11-13' })).toBe(200);
    expect(await status({ ...DEFAULTS, date: '2026-11-12' })).toBe(400);
  });

  it('CHK-79 returns 400 for a future or invalid date', async () => {
    for (const date of ['2026-11-21', '2026-02-30', 'yesterday', '2026-11-20T10:00:00Z', '', 20_261_120]) {
      expect(await status({ ...DEFAULTS, date }), String(date)).toBe(400);
    }
    expect(await historyLength()).toBe(0);
  });
});

describe('POST /api/checkin with an invalid request', () => {
  it.each([
    ['an unknown field', { ...DEFAULTS, score: 10 }],
    ['another user', { ...DEFAULTS, userId: '0190b8a0-0000-7000-8000-000000000000' }],
    ['an array', [DEFAULTS]],
    ['an empty object', {}],
  ])('returns 400 with a one-sentence message and stores no check-in for %s', async (_what, body) => {
    const answer = await wellness.post(user, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await historyLength()).toBe(0);
  });

  it.each(['{"sleep":3', '{"__proto__":{"x":1}}', '"text"'])(
    'returns 400 and stores no check-in for the raw body %s',
    async (payload) => {
      const headers = { ...user.headers, 'content-type': 'application/json' };
      const answer = await wellness.inject({ method: 'POST', url: PATHS.checkin, headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(await historyLength()).toBe(0);
    },
  );

  it('returns 400 and stores no check-in for a malformed Idempotency-Key', async () => {
    expect((await wellness.post(user, DEFAULTS, 'two words')).statusCode).toBe(400);
    expect((await wellness.post(user, DEFAULTS, 'k'.repeat(256))).statusCode).toBe(400);
    expect(await historyLength()).toBe(0);
  });
});

describe('AUTH-02 wellness route without a session', () => {
  it.each([
    ['POST', PATHS.checkin],
    ['GET', PATHS.checkinToday],
    ['GET', PATHS.stats],
    ['GET', PATHS.history],
    ['GET', PATHS.export],
  ] as const)('returns 401 for %s %s', async (method, url) => {
    const answer = await wellness.inject({ method, url, ...(method === 'POST' && { payload: DEFAULTS }) });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ statusCode: 401, message: 'Please sign in to continue.' });
  });
});
