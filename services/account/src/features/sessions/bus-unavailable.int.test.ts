import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { buildKeeper } from '@stridewell/kit/testing/keeper-service';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope } from '@stridewell/kit/testing/scope';
import { createTcpProxy, type TcpProxy } from '@stridewell/kit/testing/tcp-proxy';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  accountConfig,
  givenAccount,
  givenLogin,
  newEmail,
  PASSWORD,
  registration,
  type SignedInRunner,
  toSignedInRunner,
} from '../../testing/fixtures.ts';

const NEW_PASSWORD = 'Another-horse-9';
const MINUTE_MS = 60_000;
const scope = createScope();
/** Clock shared by both services. */
const time = createMovableClock();
let advancedMs = 0;
/** Clock whose monotonic time the test can advance. */
const clock = { ...time, monotonic: () => time.monotonic() + advancedMs };

let nats: TcpProxy;
let accountProxy: TcpProxy;
let account: FastifyInstance;
/** A second service, which stores health data and receives revocations through NATS. */
let other: FastifyInstance;

beforeAll(async () => {
  nats = await createTcpProxy(scope.natsUrl);
  const bus = { url: nats.url, prefix: scope.prefix };
  account = await givenAccount(accountConfig(scope, { bus }), { clock: time });
  accountProxy = await createTcpProxy(await account.listen({ port: 0, host: '127.0.0.1' }));
  other = await untilReady(
    await buildKeeper(scope, 'keeper', { config: { bus, accountUrl: accountProxy.url }, clock }),
  );
});
afterEach(async () => {
  await accountProxy.set('pass');
  await nats.set('pass');
  await until('current revocations', async () => (await revocationsAge()) === 0);
});
afterAll(async () => {
  await other.close();
  await account.close();
  await Promise.all([nats.close(), accountProxy.close()]);
});

/** Returns the age of the second service's revocation data in seconds. */
const revocationsAge = async (): Promise<number> => {
  const { body } = await other.inject('/metrics');
  return Number(/^revocations_stale_seconds\{.*\} (\S+)$/m.exec(body)?.[1]);
};

const givenRunner = async (): Promise<SignedInRunner> => {
  const payload = { ...registration(newEmail()), healthDataConsent: true };
  return toSignedInRunner(
    await account.inject({ method: 'POST', url: PATHS.register, payload, headers: { [EMBED_HEADER]: '1' } }),
  );
};

/** Stops NATS, ten minutes after the existing sessions were opened. */
const stopNats = async (): Promise<void> => {
  time.setOffset(time.offset() + 10 * MINUTE_MS);
  await nats.set('refuse');
  await until('stale revocations', async () => (await revocationsAge()) > 0);
};
const advanceOneMinute = (): void => {
  advancedMs += MINUTE_MS + 1;
};

const write = ({ headers }: SignedInRunner) =>
  other.inject({ method: 'POST', url: '/api/entries', payload: { note: 'slept well' }, headers });
const written = async (session: SignedInRunner): Promise<number> => (await write(session)).statusCode;
const read = async ({ headers }: SignedInRunner): Promise<number> =>
  (await other.inject({ url: '/api/entries', headers })).statusCode;
const postOk = async (path: string, { headers }: SignedInRunner, payload: object): Promise<void> => {
  expect((await account.inject({ method: 'POST', url: path, payload, headers })).statusCode).toBe(200);
};

describe('SECU-1303 service other than the account service while NATS is unavailable', () => {
  it('asks the account service before each write whether the session is open once NATS has been down for one minute', async () => {
    const [ended, open] = [await givenRunner(), await givenRunner()];
    await stopNats();
    await postOk(PATHS.logout, ended, {});
    expect(await written(ended)).toBe(204);
    advanceOneMinute();
    expect(await written(ended)).toBe(401);
    expect(await written(open)).toBe(204);
    expect([await read(ended), await read(open)]).toEqual([200, 200]);
  });

  it('rejects the runner’s other sessions after a password change', async () => {
    const runner = await givenRunner();
    const stolen = await givenLogin(account, runner.email);
    await stopNats();
    advanceOneMinute();
    const change = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, currentPassword: PASSWORD };
    await postOk(PATHS.password, runner, change);
    expect(await written(stolen)).toBe(401);
  });

  it('asks the account service before each read whether a session opened during the outage is still open', async () => {
    await stopNats();
    const [young, open] = [await givenRunner(), await givenRunner()];
    await postOk(PATHS.logout, young, {});
    expect(await read(young)).toBe(200);
    advanceOneMinute();
    expect([await read(young), await read(open)]).toEqual([401, 200]);
  });

  it('returns 403 for writes while the health data consent is withdrawn', async () => {
    const runner = await givenRunner();
    const second = await givenLogin(account, runner.email);
    await stopNats();
    advanceOneMinute();
    await postOk(PATHS.consent, runner, { kind: 'health_data', given: false });
    const refused = await write(second);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'consent_refused']);
    await postOk(PATHS.consent, runner, { kind: 'health_data', given: true });
    expect(await written(second)).toBe(204);
  });
});

describe('SECU-1304 service other than the account service while NATS and the account service are unavailable', () => {
  it.each(['refuse', 'blackhole'] as const)(
    'returns 503 with Retry-After for writes and 200 for reads (network fault: %s)',
    async (mode) => {
      const runner = await givenRunner();
      await stopNats();
      const young = await givenRunner();
      await accountProxy.set(mode);
      expect(await written(runner)).toBe(204);
      advanceOneMinute();
      const refused = await write(runner);
      expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
        503,
        '1',
        'unavailable',
      ]);
      expect([await read(runner), await read(young)]).toEqual([200, 200]);
    },
  );

  it('accepts writes again after NATS recovers, even while the account service is unavailable', async () => {
    const [runner, ended] = [await givenRunner(), await givenRunner()];
    await stopNats();
    await postOk(PATHS.logout, ended, {});
    advanceOneMinute();
    await accountProxy.set('refuse');
    expect(await written(runner)).toBe(503);
    await nats.set('pass');
    await until('the bus', async () => (await written(runner)) === 204);
    await until('the end of the session', async () => (await written(ended)) === 401);
  });
});
