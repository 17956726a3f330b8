import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { createMovableClock } from '../test-clock/movable.ts';
import { openProxiedToy } from '../testing/proxied-toy.ts';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer, type TestUser } from '../testing/signer.ts';
import type { Toy } from '../testing/toy-service.ts';
import { until } from '../testing/until.ts';
import { createIdentity } from './identity.ts';

const NO_STORE = {
  loadKeys: async () => [],
  saveKeys: async () => undefined,
  loadRevoked: async () => [],
  saveRevoked: async () => undefined,
};

/**
 * Returns the status code of a route that fails after the session check: 500 when the session is valid, otherwise 401
 * or 503.
 */
const ask = async ({ app }: Toy, user: TestUser): Promise<number> =>
  (await app.inject({ url: '/api/fails', headers: user.headers })).statusCode;
const SIGNED_IN = 500;

const scope = createScope();
let signer: Signer;

beforeAll(async () => {
  signer = await createSigner(scope);
});

afterAll(() => signer.close());

describe('service that receives revoked sessions', () => {
  it('rejects a revoked session within three seconds while connected to NATS', async () => {
    const { toy, close } = await openProxiedToy(scope);
    await untilReady(toy.app);
    const user = await signer.user();
    expect(await ask(toy, user)).toBe(SIGNED_IN);
    await signer.revoke(user.sessionId);
    await until('the session to be refused', async () => (await ask(toy, user)) === 401, 3_000);
    await close();
  });

  it.each(['refuse', 'blackhole'] as const)(
    'rejects a revoked session within five seconds after reconnecting to NATS (network fault: %s)',
    async (mode) => {
      const { toy, nats, close } = await openProxiedToy(scope);
      await untilReady(toy.app);
      const user = await signer.user();
      await nats.set(mode);
      await signer.revoke(user.sessionId);
      expect(await ask(toy, user)).toBe(SIGNED_IN);
      await nats.set('pass');
      await until('the session to be refused', async () => (await ask(toy, user)) === 401, 5_000);
      await close();
    },
  );

  it('rejects a revoked session within three seconds while its database hangs', async () => {
    const { toy, mongo, close } = await openProxiedToy(scope);
    await untilReady(toy.app);
    const users = await Promise.all([signer.user(), signer.user(), signer.user()]);
    await mongo.set('blackhole');
    for (const { sessionId } of users) await signer.revoke(sessionId);
    for (const user of users)
      await until('the session to be refused', async () => (await ask(toy, user)) === 401, 3_000);
    await mongo.set('pass');
    await close();
  });

  it('reports in revocations_stale_seconds how long NATS has been unavailable', async () => {
    const { toy, nats, close } = await openProxiedToy(scope);
    await untilReady(toy.app);
    const stale = async (): Promise<number> => {
      const { body } = await toy.app.inject('/metrics');
      return Number(/^revocations_stale_seconds\{.*\} (\S+)$/m.exec(body)?.[1]);
    };
    expect(await stale()).toBe(0);
    await nats.set('refuse');
    await until('the gauge to rise', async () => (await stale()) > 0.5);
    await nats.set('pass');
    await until('the gauge to fall', async () => (await stale()) === 0);
    await close();
  });
});

describe('token lifetime check', () => {
  const DAY = 86_400;

  it('SECU-404 accepts a lifetime of 91 days and rejects a longer lifetime', async () => {
    const { toy, close } = await openProxiedToy(scope);
    await untilReady(toy.app);
    const life = (lifeSeconds: number) => signer.user({ expiresInSeconds: 60, lifeSeconds });
    expect(await ask(toy, await life(91 * DAY))).toBe(SIGNED_IN);
    expect(await ask(toy, await life(91 * DAY + 1))).toBe(401);
    expect(await ask(toy, await signer.user({ expiresInSeconds: 3_650 * DAY, lifeSeconds: 3_650 * DAY }))).toBe(401);
    await close();
  });

  it('SECU-404 rejects a token issued in the future, except with a movable test clock', async () => {
    const later = await signer.user({ expiresInSeconds: 2 * DAY, lifeSeconds: DAY });
    const now = await signer.user({ expiresInSeconds: DAY });
    for (const [clock, isAccepted] of [
      [createClock(), false],
      [createMovableClock(), true],
    ] as const) {
      const stop = new AbortController();
      const identity = createIdentity({
        store: NO_STORE,
        clock,
        logger: createLogger('test', 'silent'),
        metrics: createMetrics('test'),
      });
      identity.follow(signer.bus, stop.signal);
      await until('keys and list', () => identity.ready());
      expect(await identity.verify(now.token)).not.toBeNull();
      expect((await identity.verify(later.token)) !== null).toBe(isAccepted);
      stop.abort();
    }
  });
});

describe('service that starts without NATS', () => {
  it('uses its stored copy of the keys and revoked sessions', async () => {
    const first = await openProxiedToy(scope);
    await untilReady(first.toy.app);
    const [user, ended] = await Promise.all([signer.user(), signer.user()]);
    await signer.revoke(ended.sessionId);
    await until('the session to be refused', async () => (await ask(first.toy, ended)) === 401);
    await until('the copy', () => copied(first.toy, ended.sessionId));
    await until('its mark', () => marksOf(first.toy).countDocuments());
    await first.close();

    const second = await openProxiedToy(scope, { nats: 'refuse' });
    await untilReady(second.toy.app);
    expect(await ask(second.toy, user)).toBe(SIGNED_IN);
    expect(await ask(second.toy, ended)).toBe(401);
    expect((await second.toy.app.inject('/readyz')).json()).toMatchObject({ checks: { bus: 'down', database: 'up' } });
    await second.close();
  });

  it('reports not ready when its stored copy of the revoked sessions is incomplete', async () => {
    const fresh = createScope();
    const owner = await createSigner(fresh);
    const first = await openProxiedToy(fresh);
    await untilReady(first.toy.app);
    await until('the keys', () => first.toy.database.collection('identity_keys').countDocuments());
    await until('the mark', () => marksOf(first.toy).countDocuments());
    await marksOf(first.toy).deleteMany({});
    await first.close();

    const second = await openProxiedToy(fresh, { nats: 'refuse' });
    await second.toy.app.started;
    const checks = async () => (await second.toy.app.inject('/readyz')).json().checks;
    expect(await checks()).toMatchObject({ identity: 'down', database: 'up' });
    await second.nats.set('pass');
    await untilReady(second.toy.app);
    await until('the mark', () => marksOf(second.toy).countDocuments());
    await second.close();
    await owner.close();
  });

  it('API-73 API-74 reports live but not ready without a stored copy, and becomes ready when NATS is available', async () => {
    const fresh = createScope();
    const owner = await createSigner(fresh);
    const { toy, nats, close } = await openProxiedToy(fresh, { nats: 'refuse' });
    await toy.app.started;
    const user = await owner.user();
    expect((await toy.app.inject('/livez')).statusCode).toBe(200);
    expect((await toy.app.inject('/readyz')).json()).toMatchObject({
      status: 'not ready',
      checks: { identity: 'down' },
    });
    const answer = await toy.app.inject({ url: '/api/fails', headers: user.headers });
    expect(answer.json()).toMatchObject({ statusCode: 503, error: 'Service Unavailable', code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('1');
    await nats.set('pass');
    await until('readiness', async () => (await toy.app.inject('/readyz')).statusCode === 200, 5_000);
    expect(await ask(toy, user)).toBe(SIGNED_IN);
    await close();
    await owner.close();
  });
});

describe('service that receives a new signing key', () => {
  it('rejects tokens signed with the old key without a restart', async () => {
    const fresh = createScope();
    const before = await createSigner(fresh);
    const { toy, close } = await openProxiedToy(fresh);
    await untilReady(toy.app);
    const old = await before.user();
    expect(await ask(toy, old)).toBe(SIGNED_IN);
    const after = await createSigner(fresh);
    const user = await after.user();
    await until('the new key', async () => (await ask(toy, user)) === SIGNED_IN);
    expect(await ask(toy, old)).toBe(401);
    await Promise.all([close(), before.close(), after.close()]);
  });
});

const marksOf = ({ database }: Toy) => database.collection('identity_marks');

const copied = async (toy: Toy, sessionId: string): Promise<boolean> =>
  (await toy.database.collection<{ _id: string }>('revoked_sessions').countDocuments({ _id: sessionId })) === 1;
