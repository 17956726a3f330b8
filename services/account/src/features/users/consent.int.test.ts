import { userChanged } from '@stridewell/contracts/events/events';
import { EMBED_HEADER, PATHS, type Profile } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import {
  givenCodeSession,
  givenRunner,
  newEmail,
  post,
  registration,
  type SignedInRunner,
  sessionCookie,
  toSignedInRunner,
} from '../../testing/fixtures.ts';
import { listenTo } from '../../testing/listener.ts';
import { openStore } from '../../testing/store.ts';
import type { UserDocument } from './user.ts';

const { app, clock, config, scope } = await useAccount();
const listener = await listenTo(scope, userChanged);
afterAll(() => listener.close());

const consent = ({ headers }: SignedInRunner, body: object) => post(app, PATHS.consent, body, headers);
const profileOf = async ({ headers }: SignedInRunner): Promise<Profile> =>
  (await app.inject({ url: PATHS.profile, headers })).json();
/** Runs a callback with direct access to the stored accounts. */
const withUsers = async <T>(work: (users: ReturnType<typeof usersOf>) => Promise<T>): Promise<T> => {
  const store = await openStore(config);
  try {
    return await work(usersOf(store));
  } finally {
    await store.close();
  }
};
const usersOf = (store: Awaited<ReturnType<typeof openStore>>) => store.collection<UserDocument>('users');
const storedHistory = ({ user }: SignedInRunner) =>
  withUsers(async (users) => (await users.findOne({ _id: user.id }))?.consentHistory ?? []);
const changeUser = ({ user }: SignedInRunner, change: object) =>
  withUsers((users) => users.updateOne({ _id: user.id }, change));
const eventAt = (user: SignedInRunner['user'], rev: number) =>
  until(`revision ${rev}`, () => listener.events.find(({ subject, data }) => subject === user.id && data.rev === rev));

describe('POST /api/profile/consent', () => {
  it('PROF-17 stores the consent to the external model, which is null before that', async () => {
    const runner = await givenRunner(app);
    expect((await profileOf(runner)).consents.outside_model).toBeNull();
    await consent(runner, { kind: 'outside_model', given: true });
    expect((await profileOf(runner)).consents.outside_model?.given).toBe(true);
  });

  it('API-71 stores a consent with its time and text version and returns the profile', async () => {
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

  it('publishes the current consents after a consent is given or withdrawn', async () => {
    const runner = await givenRunner(app);
    await consent(runner, { kind: 'outside_model', given: true });
    await consent(runner, { kind: 'outside_model', given: false });
    const published = [(await eventAt(runner.user, 2)).data, (await eventAt(runner.user, 3)).data];
    expect(published.map(({ consents }) => consents)).toEqual([
      { health_data: false, outside_model: true },
      { health_data: false, outside_model: false },
    ]);
    expect(published[0]).toMatchObject({ timezone: 'Europe/Oslo', tzv: 1 });
    expect((await profileOf(runner)).consents.outside_model).toMatchObject({ given: false, version: '1' });
  });

  it('AUTH-51 adds each consent and withdrawal with its time and text version to the history', async () => {
    const runner = await givenRunner(app);
    const answers = [true, false, true].map((given) => ({ kind: 'health_data', given }));
    for (const answer of answers) {
      clock.setOffset(clock.offset() + 60_000);
      await consent(runner, answer);
      // A repeated answer adds no history record.
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

  it('AUTH-51 adds the previous consent to the history first when an account has no history', async () => {
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

  it('does not store or publish a consent that was already given', async () => {
    const runner = await givenRunner(app);
    const first = (await consent(runner, { kind: 'outside_model', given: true })).json<Profile>();
    clock.setOffset(clock.offset() + 60_000);
    const again = (await consent(runner, { kind: 'outside_model', given: true })).json<Profile>();
    expect(again).toEqual(first);
    await consent(runner, { kind: 'health_data', given: true });
    expect((await eventAt(runner.user, 3)).data.consents).toEqual({ health_data: true, outside_model: true });
  });

  it('stores two concurrent consents of different kinds', async () => {
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
  ])('API-71 rejects %j with 400 and does not change the consents', async (body, path, message) => {
    const runner = await givenRunner(app);
    const answer = await consent(runner, body);
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path, message }]]);
    expect((await profileOf(runner)).consents).toEqual({ health_data: null, outside_model: null });
  });

  it('rejects an unknown field with 400', async () => {
    const runner = await givenRunner(app);
    expect((await consent(runner, { kind: 'outside_model', given: true, userId: 'x' })).statusCode).toBe(400);
  });

  it('AUTH-02 returns 401 without a session', async () => {
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

describe('SECU-602 health data consent in the token', () => {
  it('is the runner’s answer at registration, or null when the runner was not asked', async () => {
    const [withYes, withNo, without] = await Promise.all(
      [{ healthDataConsent: true }, { healthDataConsent: false }, {}].map(async (answer) =>
        toSignedInRunner(
          await post(app, PATHS.register, { ...registration(newEmail()), ...answer }, { [EMBED_HEADER]: '1' }),
        ),
      ),
    );
    const byCode = await givenCodeSession(app, config);
    const answers = [withYes, withNo, without, byCode].map((signed) => signed && consentIn(signed.token));
    expect(answers).toEqual([true, false, null, null].map((hdc) => ({ hdc, hdr: 1 })));
  });

  it('is updated in the cookie or bearer token that a consent change returns', async () => {
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

  it('does not change when the runner consents to the external model', async () => {
    const runner = await givenRunner(app);
    const answer = await consent(runner, { kind: 'outside_model', given: true });
    expect([answer.json(), answer.cookies]).toEqual([expect.not.objectContaining({ token: expect.anything() }), []]);
  });
});

describe('GET /api/profile called by another service', () => {
  it('accepts a forwarded bearer token or cookie regardless of the Origin header', async () => {
    const runner = await givenRunner(app);
    const [cookie] = Object.entries(runner.cookies);
    const ways = [
      runner.headers,
      { cookie: cookie?.join('=') ?? '' },
      // The cookie name depends on the scheme, so other services may forward the cookie's token as a bearer token.
      { authorization: `Bearer ${cookie?.[1]}` },
      { ...runner.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of ways) {
      const answer = await app.inject({ url: PATHS.profile, headers });
      expect([answer.statusCode, answer.json().email]).toEqual([200, runner.email]);
    }
  });
});

describe('healthDataRefused in account.user.changed.v1', () => {
  it('AUTH-49 is true only while health data consent is withdrawn', async () => {
    const runner = await givenRunner(app);
    const published = async (rev: number) => (await eventAt(runner.user, rev)).data.healthDataRefused;
    expect(await published(1)).toBe(false);
    for (const [rev, given] of [
      [2, true],
      [3, false],
      [4, true],
    ] as const) {
      await consent(runner, { kind: 'health_data', given });
      expect(await published(rev)).toBe(!given);
    }
  });

  it('does not change when the runner declines the external model', async () => {
    const runner = await givenRunner(app);
    await consent(runner, { kind: 'outside_model', given: false });
    expect((await eventAt(runner.user, 2)).data.healthDataRefused).toBe(false);
  });
});
