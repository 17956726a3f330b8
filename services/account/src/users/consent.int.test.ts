import { userChanged } from '@stridewell/contracts/events/events';
import { EMBED_HEADER, PATHS, type Profile } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountConfig,
  givenAccount,
  givenCodeSession,
  givenRunner,
  newEmail,
  post,
  registration,
  type Signed,
  sessionCookie,
  toSigned,
} from '../testing/given.ts';
import { type Listener, listenTo } from '../testing/listener.ts';
import { openStore } from '../testing/store.ts';
import type { UserDocument } from './user.ts';

const scope = createScope();
const config = accountConfig(scope);
const clock = createClock();
let app: FastifyInstance;
let listener: Listener<typeof userChanged>;

beforeAll(async () => {
  app = await givenAccount(config, { clock });
  listener = await listenTo(scope, userChanged);
});
afterAll(async () => {
  await listener.close();
  await app.close();
});

const consent = ({ headers }: Signed, body: object) => post(app, PATHS.consent, body, headers);
const profileOf = async ({ headers }: Signed): Promise<Profile> =>
  (await app.inject({ url: PATHS.profile, headers })).json();
/** The account as it is stored, and a change to it that no call makes. */
const withUsers = async <T>(work: (users: ReturnType<typeof usersOf>) => Promise<T>): Promise<T> => {
  const store = await openStore(config);
  try {
    return await work(usersOf(store));
  } finally {
    await store.close();
  }
};
const usersOf = (store: Awaited<ReturnType<typeof openStore>>) => store.collection<UserDocument>('users');
const storedHistory = ({ user }: Signed) =>
  withUsers(async (users) => (await users.findOne({ _id: user.id }))?.consentHistory ?? []);
const changeUser = ({ user }: Signed, change: object) =>
  withUsers((users) => users.updateOne({ _id: user.id }, change));
const eventAt = (user: Signed['user'], rev: number) =>
  until(`revision ${rev}`, () => listener.heard.find(({ subject, data }) => subject === user.id && data.rev === rev));

describe('POST /api/profile/consent', () => {
  it('PROF-17 the outside model is not consented to by default, and is by this call alone', async () => {
    const runner = await givenRunner(app);
    expect((await profileOf(runner)).consents.outside_model).toBeNull();
    await consent(runner, { kind: 'outside_model', given: true });
    expect((await profileOf(runner)).consents.outside_model?.given).toBe(true);
  });

  it('API-71 stores each with its time and the version of its text, and answers the profile', async () => {
    const runner = await givenRunner(app);
    for (const kind of ['outside_model', 'health_data'] as const) {
      clock.setOffset(clock.offset() + 60_000);
      const before = clock.now().getTime();
      const answer = await consent(runner, { kind, given: true });
      expect(answer.statusCode).toBe(200);
      const { at, ...state } = answer.json<Profile>().consents[kind] ?? { at: '' };
      expect(state).toEqual({ given: true, version: kind === 'health_data' ? '2' : '1' });
      expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
      const { token: _renewed, ...profile } = answer.json<Profile & { token?: string }>();
      expect(profile).toEqual(await profileOf(runner));
    }
    expect(answerOf(await profileOf(runner))).toEqual({ outside_model: true, health_data: true });
  });

  it('tells every service what holds now, and when it is taken back', async () => {
    const runner = await givenRunner(app);
    await consent(runner, { kind: 'outside_model', given: true });
    await consent(runner, { kind: 'outside_model', given: false });
    const told = [(await eventAt(runner.user, 2)).data, (await eventAt(runner.user, 3)).data];
    expect(told.map(({ consents }) => consents)).toEqual([
      { health_data: false, outside_model: true },
      { health_data: false, outside_model: false },
    ]);
    expect(told[0]).toMatchObject({ timezone: 'Europe/Oslo', tzv: 1 });
    expect((await profileOf(runner)).consents.outside_model).toMatchObject({ given: false, version: '1' });
  });

  it('AUTH-51 keeps every answer, each taking back too, with its time and the version of its text', async () => {
    const runner = await givenRunner(app);
    const answers = [true, false, true].map((given) => ({ kind: 'health_data', given }));
    for (const answer of answers) {
      clock.setOffset(clock.offset() + 60_000);
      await consent(runner, answer);
      // The same answer again is no new one.
      await consent(runner, answer);
    }
    const history = await storedHistory(runner);
    expect(history.map(({ kind, given, version }) => ({ kind, given, version }))).toEqual(
      answers.map((answer) => ({ ...answer, version: '2' })),
    );
    const times = history.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
  });

  it('AUTH-51 keeps what stood before answers were kept', async () => {
    const runner = await givenRunner(app);
    const at = new Date('2026-10-01T06:00:00.000Z');
    await changeUser(runner, {
      $set: { 'consents.health_data': { given: true, at, version: '0' } },
      $unset: { consentHistory: 1 },
    });
    await consent(runner, { kind: 'health_data', given: false });
    const [first, second] = await storedHistory(runner);
    expect(first).toEqual({ kind: 'health_data', given: true, at, version: '0' });
    expect(second).toMatchObject({ kind: 'health_data', given: false, version: '2' });
  });

  it('leaves what stands already with its time, and tells nobody again', async () => {
    const runner = await givenRunner(app);
    const first = (await consent(runner, { kind: 'outside_model', given: true })).json<Profile>();
    clock.setOffset(clock.offset() + 60_000);
    const again = (await consent(runner, { kind: 'outside_model', given: true })).json<Profile>();
    expect(again).toEqual(first);
    await consent(runner, { kind: 'health_data', given: true });
    expect((await eventAt(runner.user, 3)).data.consents).toEqual({ health_data: true, outside_model: true });
  });

  it('keeps both of two that come at once', async () => {
    const runner = await givenRunner(app);
    const answers = await Promise.all([
      consent(runner, { kind: 'health_data', given: true }),
      consent(runner, { kind: 'outside_model', given: true }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answerOf(await profileOf(runner))).toEqual({ health_data: true, outside_model: true });
  });

  it.each([
    [{ kind: 'marketing', given: true }, 'kind', 'Invalid input'],
    [{ kind: 'outside_model' }, 'given', 'Required'],
    [{ kind: 'outside_model', given: 'yes' }, 'given', 'Invalid input'],
    [{ given: true }, 'kind', 'Required'],
  ])('API-71 %j is a 400 that says what is wrong, and changes nothing', async (body, path, message) => {
    const runner = await givenRunner(app);
    const answer = await consent(runner, body);
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path, message }]]);
    expect((await profileOf(runner)).consents).toEqual({ health_data: null, outside_model: null });
  });

  it('a field too many is a 400', async () => {
    const runner = await givenRunner(app);
    expect((await consent(runner, { kind: 'outside_model', given: true, userId: 'x' })).statusCode).toBe(400);
  });

  it('AUTH-02 needs a session', async () => {
    expect((await post(app, PATHS.consent, { kind: 'outside_model', given: true })).statusCode).toBe(401);
  });
});

const answerOf = ({ consents }: Profile) => ({
  health_data: consents.health_data?.given,
  outside_model: consents.outside_model?.given,
});

const consentIn = (token: string) => {
  const { hdc, hdr } = decodeJwt(token);
  return { hdc, hdr };
};

describe('SECU-602 the consent to health data in the session', () => {
  it('is what the registration or the code said', async () => {
    const [withYes, withNo, without] = await Promise.all(
      [{ healthDataConsent: true }, { healthDataConsent: false }, {}].map(async (answer) =>
        toSigned(await post(app, PATHS.register, { ...registration(newEmail()), ...answer }, { [EMBED_HEADER]: '1' })),
      ),
    );
    const byCode = await givenCodeSession(app, config);
    const answers = [withYes, withNo, without, byCode].map((signed) => signed && consentIn(signed.token));
    expect(answers).toEqual([true, false, null, null].map((hdc) => ({ hdc, hdr: 1 })));
  });

  it('is renewed by the answer to the card, by cookie and by bearer, without a wait for the event', async () => {
    const runner = await givenRunner(app);
    const body = { kind: 'health_data', given: true };
    const byBearer = (await consent(runner, body)).json<{ token: string }>();
    expect(consentIn(byBearer.token)).toEqual({ hdc: true, hdr: 2 });
    const byCookie = await app.inject({ method: 'POST', url: PATHS.consent, payload: body, cookies: runner.cookies });
    expect(byCookie.json()).not.toHaveProperty('token');
    expect(consentIn(sessionCookie(byCookie).value)).toEqual({ hdc: true, hdr: 2 });
    const takenBack = (await consent(runner, { ...body, given: false })).json<{ token: string }>();
    expect(consentIn(takenBack.token)).toEqual({ hdc: false, hdr: 3 });
  });

  it('is left alone by the consent to an outside model', async () => {
    const runner = await givenRunner(app);
    const answer = await consent(runner, { kind: 'outside_model', given: true });
    expect([answer.json(), answer.cookies]).toEqual([expect.not.objectContaining({ token: expect.anything() }), []]);
  });
});

describe('GET /api/profile for another service', () => {
  it('is answered to the runner’s credential, however it is handed on', async () => {
    const runner = await givenRunner(app);
    const [cookie] = Object.entries(runner.cookies);
    const ways = [
      runner.headers,
      { cookie: cookie?.join('=') ?? '' },
      // The cookie's token as a bearer: the name of the cookie depends on the scheme, the token does not.
      { authorization: `Bearer ${cookie?.[1]}` },
      { ...runner.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of ways) {
      const answer = await app.inject({ url: PATHS.profile, headers });
      expect([answer.statusCode, answer.json().email]).toEqual([200, runner.email]);
    }
  });
});

describe('healthDataRefused of account.user.changed.v1', () => {
  it('AUTH-49 is told when the runner says no or takes the yes back, and no longer after the next yes', async () => {
    const runner = await givenRunner(app);
    const told = async (rev: number) => (await eventAt(runner.user, rev)).data.healthDataRefused;
    expect(await told(1)).toBe(false);
    for (const [rev, given] of [
      [2, true],
      [3, false],
      [4, true],
    ] as const) {
      await consent(runner, { kind: 'health_data', given });
      expect(await told(rev)).toBe(!given);
    }
  });

  it('is no matter of what goes to an outside model', async () => {
    const runner = await givenRunner(app);
    await consent(runner, { kind: 'outside_model', given: false });
    expect((await eventAt(runner.user, 2)).data.healthDataRefused).toBe(false);
  });
});
