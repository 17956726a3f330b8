import { DEFAULT_TIMEZONE, dateIn, PATHS, type Session, type WeeklyOutcome } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { PROFILE, SORE } from '@stridewell/physio/testing/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { BAD_BODIES, BAD_QUERIES, CHAT_PATHS, ROUTES, type Route, tooLarge } from './bad-input.ts';
import { readE2eConfig } from './config.ts';
import { CHECKIN_DEFAULTS, newRunner } from './runners.ts';
import { PROFILE as TRAINING_PROFILE } from './running-steps.ts';

const { origin } = readE2eConfig();
const runner = newRunner();
const registration = {
  name: runner.name,
  email: runner.email,
  password: runner.password,
  confirmPassword: runner.password,
};
let cookie: string;
let untouched: string;

const send = (method: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method,
    ...init,
    headers: { cookie, ...(init.body ? { 'content-type': 'application/json' } : {}), ...init.headers },
  });

const post = (path: string, body: unknown) => send('POST', path, { body: JSON.stringify(body) });

beforeAll(async () => {
  cookie = '';
  const answer = await post(PATHS.register, { ...registration, healthDataConsent: true });
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect((await post(PATHS.checkin, { ...CHECKIN_DEFAULTS, notes: 'As it was' })).status).toBe(200);
  // The check-in changes the plan through an event, so the test waits for the event before it compares anything.
  await until('the check-in to arrive', async () => (await outcomes()).length === 1);
  for (const [path, body] of [
    [PATHS.coachProfile, TRAINING_PROFILE],
    [PATHS.trainingLog, { date: dateIn(DEFAULT_TIMEZONE, new Date(Date.now())), status: 'done', minutes: 40 }],
    [PATHS.coachChat, { message: 'Hello' }],
    [CHAT_PATHS.draft, { content: 'As it was' }],
    [PATHS.physioProfile, PROFILE],
    [PATHS.physioCheckin, SORE],
    [PATHS.physioLogs, { planned: 'Quad set', status: 'done' }],
  ] as const) {
    const stored = await post(path, body);
    expect([path, stored.status]).toEqual([path, 200]);
    await stored.text();
  }
  // The physio profile also changes the plan through an event.
  await until('the plan to include the knee injury', async () => (await plan()).includes('walk-run ladder'));
  untouched = await state();
});

const outcomes = async (): Promise<WeeklyOutcome[]> =>
  (await (await send('GET', PATHS.weeklyOutcomes)).json()) as WeeklyOutcome[];

const plan = async (): Promise<string> => (await send('GET', PATHS.weeklyPlan)).text();

/** Everything stored about the runner, as returned by the API. */
const state = async (): Promise<string> => {
  const paths = [
    PATHS.me,
    PATHS.profile,
    PATHS.checkinToday,
    PATHS.history,
    PATHS.stats,
    PATHS.export,
    PATHS.weeklyOutcomes,
    PATHS.coachProfile,
    PATHS.trainingLogsWeek,
    PATHS.weeklyPlan,
    CHAT_PATHS.history,
    CHAT_PATHS.draft,
    PATHS.physioProfile,
    PATHS.physioCheckins,
    PATHS.physioLogs,
    PATHS.physioInjuries,
    PATHS.physioTests,
    PATHS.physioSessions,
    PATHS.physioToday,
  ];
  const texts = await Promise.all(paths.map(async (path) => (await send('GET', path)).text()));
  return texts.join('\n');
};

/**
 * Expects one of the `allowed` statuses and the common error body, which repeats the status and has a one-sentence
 * message.
 */
const expectRefused = async (answer: Response, allowed: readonly number[]): Promise<void> => {
  const text = await answer.text();
  expect(allowed, `${answer.url} ${text}`).toContain(answer.status);
  const body = JSON.parse(text);
  expect(body).toMatchObject({ statusCode: answer.status, error: expect.any(String), message: expect.any(String) });
  expect(body.message).toMatch(/^[A-Z'][^\n{}<>]{1,198}$/);
  expect(text).not.toMatch(/\\n +at |node_modules|MongoServerError|ZodError|\$gt":|__proto__":/);
};

const name = ({ method, path }: Route): string => `${method} ${path}`;
const withBody = ROUTES.filter(({ body }) => body !== undefined);

describe.each(withBody.map((route) => [name(route), route] as const))('%s with an invalid body', (_name, route) => {
  test.each(BAD_BODIES)('rejects $what and changes no data', async ({ make, type }) => {
    const answer = await send(route.method, route.path, {
      body: make(route.body ?? {}),
      headers: { 'content-type': type ?? 'application/json' },
    });
    await expectRefused(answer, [400, 415, 422]);
    expect(await state()).toBe(untouched);
  });

  test('rejects fields of a wrong type and changes no data', async () => {
    for (const [field, good] of Object.entries(route.body ?? {})) {
      // An empty array is a valid value for fields that expect an array.
      const lists = Array.isArray(good) ? [['x']] : [[], ['x']];
      for (const wrong of [{ $gt: '' }, { $ne: null }, ...lists, JSON.parse('{"__proto__":{}}')]) {
        const answer = await send(route.method, route.path, {
          body: JSON.stringify({ ...route.body, [field]: wrong }),
        });
        await expectRefused(answer, [400]);
      }
    }
    expect(await state()).toBe(untouched);
  });

  test.each(['content-length', 'chunked'])(
    'rejects a body of two megabytes (%s) and changes no data',
    async (transfer) => {
      const body =
        transfer === 'chunked' ? new Blob([tooLarge(route.body ?? {})]).stream() : tooLarge(route.body ?? {});
      const answer = await send(route.method, route.path, {
        body,
        headers: { 'content-type': 'application/json' },
        ...(transfer === 'chunked' && { duplex: 'half' }),
      } as RequestInit);
      await expectRefused(answer, [413]);
      expect(await state()).toBe(untouched);
    },
  );
});

describe('GET route with an invalid query', () => {
  test.each(BAD_QUERIES)('returns 400 with a one-sentence message for %s', async (path) => {
    await expectRefused(await send('GET', path), [400]);
  });
});

describe('API', () => {
  const closed = ROUTES.filter(({ open }) => !open);

  test.each(closed.map((route) => [name(route), route] as const))(
    'AUTH-02 returns 401 without a session for %s',
    async (_name, { method, path, body }) => {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      for (const headers of [{ cookie: '' }, { authorization: 'Bearer nobody.at.all' }])
        await expectRefused(await send(method, path, { ...init, headers }), [401]);
    },
  );

  test('returns 404 for an unknown path', async () => {
    await expectRefused(await send('GET', '/api/nothing'), [404]);
    await expectRefused(await post('/api/checkin/nothing', CHECKIN_DEFAULTS), [404]);
    await expectRefused(await send('DELETE', PATHS.checkin), [404, 405]);
  });
});

describe('cross-site request with the session cookie', () => {
  const changes = ROUTES.filter(({ method }) => method !== 'GET');

  test.each(changes.map((route) => [name(route), route] as const))(
    'returns 403 and changes no data for %s',
    async (_name, { method, path, body }) => {
      const init = { body: JSON.stringify(body ?? {}) };
      for (const headers of [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ])
        await expectRefused(await send(method, path, { ...init, headers }), [403]);
      expect(await state()).toBe(untouched);
      expect(((await (await send('GET', PATHS.me)).json()) as Session).loggedIn).toBe(true);
    },
  );
});
