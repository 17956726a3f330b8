import { PATHS } from '@stridewell/contracts/web';
import { untilReady } from '@stridewell/kit/testing/ready';
import { buildToy } from '@stridewell/kit/testing/toy-service';
import { until } from '@stridewell/kit/testing/until';
import { describe, expect, it } from 'vitest';
import { useAccount, useOtherService } from '../../testing/account-bed.ts';
import { givenAccount, givenLogin, givenRunner, type SignedInRunner } from '../../testing/fixtures.ts';
import { openStore } from '../../testing/store.ts';

const { app, config, scope } = await useAccount();
const toy = await useOtherService(scope);
const runner = await givenRunner(app);

const WITHIN_MS = 1_000;

/** Returns the status code with which a second service responds to a credential. */
const elsewhere = async (proof: object): Promise<number> =>
  (await toy.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' }, ...proof })).statusCode;

const proofs = ({ cookies, headers }: SignedInRunner) => [{ cookies }, { headers }];

const logout = async (proof: object, from = app): Promise<void> => {
  expect((await from.inject({ method: 'POST', url: PATHS.logout, ...proof })).statusCode).toBe(200);
};

describe('session used in a service other than the account service', () => {
  it('is accepted with a cookie and with a bearer token', async () => {
    for (const proof of proofs(runner)) expect(await elsewhere(proof)).toBe(200);
  });

  it.each([
    ['cookie', 'cookies'],
    ['bearer token', 'headers'],
  ] as const)('AUTH-36 AUTH-37 API-08 is rejected within one second after a logout with a %s', async (_what, by) => {
    const session = await givenLogin(app, runner.email);
    for (const proof of proofs(session)) expect(await elsewhere(proof)).toBe(200);
    await logout({ [by]: session[by] });
    for (const proof of proofs(session))
      await until('the refusal', async () => (await elsewhere(proof)) === 401, WITHIN_MS);
    for (const proof of proofs(runner)) expect(await elsewhere(proof)).toBe(200);
  });

  it('is rejected by a service that starts after the logout', async () => {
    const session = await givenLogin(app, runner.email);
    const { headers } = session;
    await logout({ headers });
    await until('the refusal', async () => (await elsewhere({ headers })) === 401, WITHIN_MS);
    const late = await buildToy(scope.config('late'));
    await untilReady(late.app);
    const answer = await late.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' }, headers });
    await late.app.close();
    expect(answer.statusCode).toBe(401);
  });
});

describe('account replica without NATS', () => {
  it('AUTH-36 AUTH-37 signs runners in and out and leaves the revocation to a connected replica', async () => {
    const alone = await givenAccount({ ...config, bus: { ...config.bus, url: 'nats://127.0.0.1:1' } });
    const session = await givenLogin(alone, runner.email);
    const { cookies, headers } = session;
    expect(await elsewhere({ headers })).toBe(200);
    await logout({ cookies }, alone);
    expect((await alone.inject({ url: PATHS.me, cookies })).json().loggedIn).toBe(false);
    expect((await alone.inject({ url: PATHS.whoami, headers })).statusCode).toBe(401);
    await alone.close();
    // The connected replica's periodic search publishes the unsent outbox entry.
    for (const proof of proofs(session)) await until('the refusal', async () => (await elsewhere(proof)) === 401);
    const store = await openStore(config);
    await until(
      'an empty outbox',
      async () => (await store.collection('sessions').countDocuments({ 'outbox.id': { $exists: true } })) === 0,
    );
    await store.close();
  });
});
