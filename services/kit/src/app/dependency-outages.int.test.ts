import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProxiedToy } from '../testing/proxied-toy.ts';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer, type TestUser } from '../testing/signer.ts';
import type { Toy } from '../testing/toy-service.ts';
import { until } from '../testing/until.ts';

const scope = createScope();
let signer: Signer;
let user: TestUser;

beforeAll(async () => {
  signer = await createSigner(scope);
  user = await signer.user();
});

afterAll(() => signer.close());

const write = ({ app }: Toy) =>
  app.inject({ method: 'POST', url: '/api/things', headers: user.headers, payload: { name: 'x' } });
const status = async ({ app }: Toy, url: string): Promise<number> => (await app.inject(url)).statusCode;
const elapsed = async <T>(work: Promise<T>): Promise<{ result: T; took: number }> => {
  const start = performance.now();
  return { result: await work, took: performance.now() - start };
};

describe('service with an unavailable database', () => {
  it.each(['refuse', 'blackhole'] as const)(
    'API-73 API-74 API-75 starts, reports not ready, and becomes ready when the database is available (network fault: %s)',
    async (mode) => {
      const { toy, mongo, close } = await openProxiedToy(scope, { mongo: mode });
      expect(await status(toy, '/livez')).toBe(200);
      expect(await status(toy, '/healthz')).toBe(200);
      expect(await status(toy, '/readyz')).toBe(503);
      const answer = await write(toy);
      expect(answer.json()).toEqual({
        statusCode: 503,
        error: 'Service Unavailable',
        message: 'Stridewell is briefly unavailable. Please try again in a moment.',
        code: 'unavailable',
      });
      expect(answer.headers['retry-after']).toBe('1');
      await mongo.set('pass');
      await until('readiness', async () => (await status(toy, '/readyz')) === 200, 5_000);
      expect((await write(toy)).statusCode).toBe(200);
      await close();
    },
  );

  it.each(['refuse', 'blackhole'] as const)(
    'returns 503 within three seconds, and recovers within five seconds once the database is available (network fault: %s)',
    async (mode) => {
      const { toy, mongo, close } = await openProxiedToy(scope);
      await untilReady(toy.app);
      await mongo.set(mode);
      const answers = await Promise.all(Array.from({ length: 20 }, () => elapsed(write(toy))));
      for (const { result, took } of answers) {
        expect(took).toBeLessThan(3_000);
        expect([result.statusCode, result.headers['retry-after']]).toEqual([503, '1']);
        expect(result.json()).toMatchObject({ code: 'unavailable' });
      }
      expect(await status(toy, '/livez')).toBe(200);
      const ready = await elapsed(status(toy, '/readyz'));
      expect(ready.result).toBe(503);
      expect(ready.took).toBeLessThan(1_500);
      await mongo.set('pass');
      await until('a write', async () => (await write(toy)).statusCode === 200, 5_000);
      await close();
    },
  );

  it('stores at most one document per request when an unacknowledged write arrives late', async () => {
    const { toy, mongo, close } = await openProxiedToy(scope);
    await untilReady(toy.app);
    const before = await toy.things.countDocuments({ userId: user.userId });
    await mongo.set('blackhole');
    expect((await write(toy)).statusCode).toBe(503);
    await mongo.set('pass');
    await until('a write', async () => (await write(toy)).statusCode === 200);
    const stored = (await toy.things.countDocuments({ userId: user.userId })) - before;
    expect(stored).toBeGreaterThanOrEqual(1);
    expect(stored).toBeLessThanOrEqual(2);
    await close();
  });
});

describe('service shutdown', () => {
  it.each([
    ['all dependencies are up', {}],
    ['the database is unavailable', { mongo: 'refuse' }],
    ['the database hangs', { mongo: 'blackhole' }],
    ['NATS is unavailable', { nats: 'refuse' }],
    ['NATS hangs', { nats: 'blackhole' }],
    ['both are unavailable', { nats: 'refuse', mongo: 'refuse' }],
  ] as const)('takes at most a second during startup when %s', async (_case, modes) => {
    const { toy, close } = await openProxiedToy(scope, modes);
    await toy.app.ready();
    expect((await elapsed(toy.app.close())).took).toBeLessThan(1_000);
    await close();
  });

  it.each(['nats', 'mongo'] as const)('takes at most 1.5 seconds when %s failed after startup', async (name) => {
    for (const mode of ['refuse', 'blackhole'] as const) {
      const opened = await openProxiedToy(scope);
      await untilReady(opened.toy.app);
      await opened[name].set(mode);
      expect((await elapsed(opened.toy.app.close())).took, mode).toBeLessThan(1_500);
      await opened.close();
    }
  });
});
