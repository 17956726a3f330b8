import { userChanged } from '@stridewell/contracts/events/events';
import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { changeAddress } from '../../testing/email-changes.ts';
import {
  givenCodeSession,
  givenRunner,
  newEmail,
  PASSWORD,
  post,
  registration,
  toSignedInRunner,
} from '../../testing/fixtures.ts';
import { listenTo } from '../../testing/listener.ts';

const { app, config, scope } = await useAccount();
const listener = await listenTo(scope, userChanged);
afterAll(() => listener.close());

const registered = async (change: object) =>
  toSignedInRunner(
    await post(app, PATHS.register, { ...registration(newEmail()), ...change }, { [EMBED_HEADER]: '1' }),
  );

const profileOf = async (headers: Record<string, string>) => (await app.inject({ url: PATHS.profile, headers })).json();

const eventOf = (userId: string) => until('the event', () => listener.events.find(({ subject }) => subject === userId));

describe('GET /api/profile', () => {
  it('API-11 CONST-05 returns the account with its creation time', async () => {
    const { user, headers } = await registered({ name: ' Kari Nordmann ' });
    expect(await profileOf(headers)).toEqual({
      ...user,
      name: 'Kari Nordmann',
      timezone: 'Europe/Oslo',
      emailVerifiedAt: null,
      hasPassword: true,
      consents: { health_data: null, outside_model: null },
    });
  });

  it('AUTH-02 returns 401 without a session', async () => {
    const answer = await app.inject(PATHS.profile);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ statusCode: 401, message: 'Please sign in to continue.' });
  });

  it('AUTH-01 returns only the runner’s own account', async () => {
    const [one, other] = [await givenRunner(app), await givenRunner(app)];
    expect((await profileOf(one.headers)).email).toBe(one.email);
    expect((await profileOf(other.headers)).email).toBe(other.email);
  });
});

describe('health data consent at registration', () => {
  it('AUTH-48 ENT-19 is stored with its time and text version when the runner consents', async () => {
    const { user, headers } = await registered({ healthDataConsent: true });
    expect((await profileOf(headers)).consents).toEqual({
      health_data: { given: true, at: user.createdAt, version: '2' },
      outside_model: null,
    });
    expect((await eventOf(user.id)).data.consents).toEqual({ health_data: true, outside_model: false });
  });

  it('AUTH-48 is null when the answer is missing', async () => {
    const { user, headers } = await registered({});
    expect((await profileOf(headers)).consents.health_data).toBeNull();
    expect((await eventOf(user.id)).data.consents).toEqual({ health_data: false, outside_model: false });
  });

  it('ENT-19 is stored as not given when the runner declines', async () => {
    const { user, headers } = await registered({ healthDataConsent: false });
    expect((await profileOf(headers)).consents.health_data).toMatchObject({ given: false, version: '2' });
    const { data } = await eventOf(user.id);
    expect([data.consents.health_data, data.healthDataRefused]).toEqual([false, true]);
  });
});

describe('account.user.changed.v1', () => {
  const endedAt = (userId: string, rev: number) =>
    until(`revision ${rev}`, () => listener.events.find(({ subject, data }) => subject === userId && data.rev === rev));

  it('SECU-3410 contains the time at which the password was changed or the account was taken over', async () => {
    const { user, email, headers } = await registered({});
    const password = 'Another-secret-9';
    const payload = { password, confirmPassword: password, currentPassword: PASSWORD };
    expect((await post(app, PATHS.password, payload, headers)).statusCode).toBe(200);
    const changed = await endedAt(user.id, 2);
    expect(changed.data.credentialsEndedAt).toBe(changed.time);
    await givenCodeSession(app, config, { email });
    const takenOver = await endedAt(user.id, 3);
    expect(takenOver.data.credentialsEndedAt).toBe(takenOver.time);
    expect(Date.parse(takenOver.time)).toBeGreaterThan(Date.parse(changed.time));
  });

  it('SECU-3453 contains the time at which the other sessions were ended or the address was changed', async () => {
    const { user, headers } = await registered({});
    expect((await app.inject({ method: 'DELETE', url: PATHS.sessions, headers })).statusCode).toBe(204);
    const ended = await endedAt(user.id, 2);
    expect(ended.data.credentialsEndedAt).toBe(ended.time);
    await changeAddress(app, config, { headers });
    const changed = await endedAt(user.id, 3);
    expect(changed.data.credentialsEndedAt).toBe(changed.time);
    expect(Date.parse(changed.time)).toBeGreaterThan(Date.parse(ended.time));
  });

  it('AUTH-38 contains a new runner’s time zone and consents but no personal data', async () => {
    const { user } = await registered({ name: 'Ola' });
    const event = await eventOf(user.id);
    expect(event).toMatchObject({ source: 'account', type: 'account.user.changed.v1', time: user.createdAt });
    expect(event.data).toEqual({
      timezone: 'Europe/Oslo',
      tzv: 1,
      consents: { health_data: false, outside_model: false },
      healthDataRefused: false,
      rev: 1,
    });
  });
});
