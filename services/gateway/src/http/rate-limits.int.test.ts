import { errorSchema } from '@stridewell/contracts/http/common';
import { countKeyOf } from '@stridewell/kit/limits/shared-counts';
import { createScope, type TestScope } from '@stridewell/kit/testing/scope';
import { createSigner, type Signer } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, type EdgeOptions, startEdge, writeFiles } from '../testing/gateway.ts';
import { answerWithName, startUpstream, type TestUpstream } from '../testing/upstream.ts';

let wellness: TestUpstream;
let signer: Signer;
const shared = createScope();
/** The default of ADDRESS_REQUESTS_PER_MINUTE, which the test of the configuration checks. */
const DEFAULT_PER_ADDRESS = 1_500;
const edges: Edge[] = [];

const start = async (options: EdgeOptions): Promise<Edge> => {
  const edge = await startEdge({ upstreams: { wellness: wellness.url }, ...options });
  edges.push(edge);
  return edge;
};

beforeAll(async () => {
  wellness = await startUpstream(answerWithName('wellness'));
  signer = await createSigner(shared);
});
afterEach(async () => {
  await Promise.all(edges.splice(0).map((edge) => edge.close()));
  const redis = new Redis(shared.redisUrl);
  const keys = await redis.keys(`${shared.prefix}*`);
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
});
afterAll(async () => {
  await signer.close();
  await wellness.close();
});

const statuses = async (edge: Edge, count: number, headers: Record<string, string> = {}, path = '/api/stats') => {
  const seen: number[] = [];
  for (let sent = 0; sent < count; sent += 1) seen.push((await fetch(edge.url + path, { headers })).status);
  return seen;
};

/** Waits until the gateway has the signing keys and therefore counts requests per user. Uses a new user. */
const knowsKeys = (edge: Edge, scope: TestScope) =>
  until('the signing keys at the gateway', async () => {
    const { headers, userId } = await signer.user();
    await statuses(edge, 2, headers);
    const redis = new Redis(scope.redisUrl);
    const counted = await redis.keys(`${scope.prefix}*user:${countKeyOf(userId)}`);
    const named = await redis.keys(`*${userId}*`);
    redis.disconnect();
    // Counts may exist for a minute after an erasure, so their keys must not contain the user id.
    expect(named).toEqual([]);
    return counted.length > 0;
  });

describe('rate limit per /48', () => {
  test.each(['/api/stats', '/'])(
    'SECU-3449 limits requests for %s from many networks of one /48, but not requests from other /48 networks',
    async (path) => {
      const edge = await start({ limits: { perAddress: 2 }, http: { trustedProxies: ['127.0.0.1'] } });
      writeFiles(edge.folder, { 'shell/index.html': '<!doctype html>' });
      const from = async (ip: string) => (await statuses(edge, 1, { 'x-forwarded-for': ip }, path))[0];
      const seen = [];
      for (let network = 0; network < 10; network += 1) seen.push(await from(`2001:db8:1:${network.toString(16)}::1`));
      expect(seen.map((status) => status === 429)).toEqual([...Array(8).fill(false), true, true]);
      expect(await from('2001:db8:2:1::1')).not.toBe(429);
      expect(await from('192.0.2.1')).not.toBe(429);
    },
  );
});

describe('rate limit per address', () => {
  test('API-55 API-56 returns 429 in the common error format with retry-after above the limit', async () => {
    const edge = await start({ limits: { perAddress: 3, perUser: 100 } });
    expect(await statuses(edge, 3)).toEqual([200, 200, 200]);
    const answer = await fetch(`${edge.url}/api/stats`);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(errorSchema.parse(await answer.json())).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'Too many requests. Please wait a moment and try again.',
      code: 'limited',
    });
  });

  test('counts requests for unknown API paths, but not for files or probes', async () => {
    const edge = await start({ limits: { perAddress: 2, perUser: 100 } });
    writeFiles(edge.folder, { 'shell/sw.js': 'self', 'shell/assets/main.0a1b2c3d.js': 'main' });
    expect(await statuses(edge, 2, {}, '/api/unknown')).toEqual([404, 404]);
    expect(await statuses(edge, 1)).toEqual([429]);
    for (const path of ['/sw.js', '/assets/main.0a1b2c3d.js', '/config.json', '/livez', '/healthz', '/readyz'])
      expect(await statuses(edge, 4, {}, path)).toEqual([200, 200, 200, 200]);
  });

  test('SECU-3421 counts pages and the list of remotes separately from API calls, with the same limit', async () => {
    const edge = await start({ limits: { perAddress: 3, perUser: 100 } });
    expect(await statuses(edge, 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses(edge, 2, { accept: 'text/html' }, '/running?tab=chat')).toEqual([200, 200]);
    expect(await statuses(edge, 2, {}, '/remotes.json')).toEqual([200, 429]);
    const page = await fetch(`${edge.url}/`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
      429,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await page.text()).toContain('Please wait a moment and try again.');
  });

  test('SECU-3421 rejects no request from an office of 100 people who each open ten pages within a minute', async () => {
    const edge = await start({ limits: { perAddress: DEFAULT_PER_ADDRESS } });
    const pages = Array.from({ length: 1_000 }, () => fetch(`${edge.url}/`).then(({ status }) => status));
    expect(new Set(await Promise.all(pages))).toEqual(new Set([200]));
  });

  test('ignores X-Forwarded-For unless a trusted proxy sends it', async () => {
    const forged = (edge: Edge) =>
      [1, 2, 3].map((last) => statuses(edge, 1, { 'x-forwarded-for': `203.0.113.${last}` }));
    const open = await start({ limits: { perAddress: 2, perUser: 100 } });
    expect((await Promise.all(forged(open))).flat().sort()).toEqual([200, 200, 429]);
    const behind = await start({ limits: { perAddress: 2, perUser: 100 }, http: { trustedProxies: ['127.0.0.1'] } });
    expect((await Promise.all(forged(behind))).flat()).toEqual([200, 200, 200]);
  });

  test('counts an IPv6 /64 network as one address', async () => {
    const edge = await start({ limits: { perAddress: 2, perUser: 100 }, http: { trustedProxies: ['127.0.0.1'] } });
    const from = (address: string) => statuses(edge, 1, { 'x-forwarded-for': address });
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')].flat()).toEqual([
      200, 200, 429,
    ]);
    expect(await from('2001:db8:0:1::1')).toEqual([200]);
  });
});

describe('request count in Redis', () => {
  test('is stored under a key that identifies what is counted, and expires after one minute', async () => {
    const edge = await start({ scope: shared, redisUrl: shared.redisUrl, limits: { perAddress: 10, perUser: 100 } });
    const redis = new Redis(shared.redisUrl);
    const keys = () => redis.keys(`${shared.prefix}*`);
    await until('the first shared count', async () => {
      await statuses(edge, 1);
      return (await keys()).length > 0;
    });
    await statuses(edge, 1);
    const [key = '', ...others] = await keys();
    const [count, left] = [await redis.get(key), await redis.pttl(key)];
    redis.disconnect();
    expect(key).toMatch(new RegExp(`^${shared.prefix}gateway-limit-address:[\\da-f.:/]+$`));
    expect([others, count]).toEqual([[], '2']);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
  });
});

describe('rate limit per user', () => {
  test('counts requests from all sessions and replicas together, but not requests from other users or with forged tokens', async () => {
    const options = { scope: shared, redisUrl: shared.redisUrl, limits: { perAddress: 1_000, perUser: 4 } };
    const [one, two] = [await start(options), await start(options)];
    await Promise.all([knowsKeys(one, shared), knowsKeys(two, shared)]);
    const runner = await signer.user();
    const elsewhere = await signer.user({ userId: runner.userId });
    const forged = { authorization: `Bearer ${runner.token.slice(0, -4)}AAAA` };
    expect(await statuses(one, 6, forged)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await statuses(one, 2, runner.headers)).toEqual([200, 200]);
    expect(await statuses(two, 2, { cookie: `stridewell_session=${elsewhere.token}` })).toEqual([200, 200]);
    expect(await statuses(one, 1, runner.headers)).toEqual([429]);
    expect(await statuses(two, 1, elsewhere.headers)).toEqual([429]);
    expect(await statuses(two, 1, (await signer.user()).headers)).toEqual([200]);
  });
});

describe('rate limit per user for coach replies', () => {
  const ask = async (edge: Edge, path: string, headers: Record<string, string>): Promise<number> =>
    (await fetch(edge.url + path, { method: 'POST', body: '{}', headers })).status;

  test('counts messages and quick actions to both coaches together, but not other requests', async () => {
    const edge = await start({
      scope: shared,
      upstreams: { wellness: wellness.url, running: wellness.url, physio: wellness.url },
      limits: { perUser: 3, perChatter: 4 },
      redisUrl: shared.redisUrl,
    });
    await knowsKeys(edge, shared);
    const { headers } = await signer.user();
    const asked = [
      await ask(edge, '/api/coach/chat', headers),
      await ask(edge, '/api/coach/quick-action', headers),
      await ask(edge, '/api/physio/chat?embed=1', headers),
      // This is the path of the previous request in percent-encoding.
      await ask(edge, '/api/physio/%71uick-action', headers),
      await ask(edge, '/api/coach/chat', headers),
      await ask(edge, '/api/coach/%63hat', headers),
    ];
    expect(asked).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await statuses(edge, 4, headers, '/api/coach/chat/history')).toEqual([200, 200, 200, 429]);
    expect(await ask(edge, '/api/coach/chat', (await signer.user()).headers)).toBe(200);
  });
});

describe('rate limiting when a dependency is down', () => {
  test('SECU-3416 limits addresses using the replica’s own counts while Redis is down', async () => {
    const edge = await start({ redisUrl: 'redis://127.0.0.1:1', limits: { perAddress: 2, perUser: 2 } });
    expect(await statuses(edge, 4)).toEqual([200, 200, 429, 429]);
    const answer = await fetch(`${edge.url}/api/stats`);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  test('limits addresses, but not users, while NATS is down', async () => {
    const edge = await start({ natsUrl: 'nats://127.0.0.1:1', limits: { perAddress: 2, perUser: 1 } });
    const { headers } = await signer.user();
    expect(await statuses(edge, 3, headers)).toEqual([200, 200, 429]);
  });
});
