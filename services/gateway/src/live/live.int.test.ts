import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import { EVENTS } from '@stridewell/contracts/events/events';
import { LIVE_KEYS } from '@stridewell/contracts/events/live-keys';
import { errorSchema } from '@stridewell/contracts/http/common';
import { PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { createScope } from '@stridewell/kit/testing/scope';
import { createSigner, type Signer, type TestUser } from '@stridewell/kit/testing/signer';
import { findSubscriptions, type Subscriptions } from '@stridewell/kit/testing/subscriptions';
import { createTcpProxy, type TcpProxy } from '@stridewell/kit/testing/tcp-proxy';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../testing/gateway.ts';
import { type LiveReader, openLive } from '../testing/live.ts';

const scope = createScope();
let signer: Signer;
let proxy: TcpProxy;
let edge: Edge;
let listeners: Subscriptions;
const readers: LiveReader[] = [];

beforeAll(async () => {
  signer = await createSigner(scope);
  listeners = await findSubscriptions(scope);
  proxy = await createTcpProxy(scope.natsUrl);
  edge = await startEdge({ scope, natsUrl: proxy.url });
  const { headers } = await signer.user();
  await until('the gateway to have the signing keys', async () => (await openStatus(headers)) === 200);
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
});
afterAll(async () => {
  await edge.close();
  await proxy.close();
  await listeners.close();
  await signer.close();
});

const open = async (headers: Record<string, string>): Promise<LiveReader> => {
  const reader = await openLive(edge.url, headers);
  readers.push(reader);
  return reader;
};

/** Opens a stream, closes it immediately and returns the status. */
const openStatus = async (headers: Record<string, string>, origin = edge.url): Promise<number> => {
  const answer = await fetch(origin + PATHS.live, { headers });
  await answer.body?.cancel();
  return answer.status;
};

/** Publishes an event of the given type for a user. The event data must not reach the stream. */
const publish = (type: string, userId: string): Promise<void> =>
  signer.bus.publish({ id: createId(), type, subject: userId, data: { notes: 'canary' } } as unknown as CloudEvent);

const CHECKIN = 'wellness.checkin.recorded.v1';
const SUMMARY = 'running.summary.published.v1';

const openStreams = async (): Promise<number> => {
  const text = await (await fetch(`${edge.url}/metrics`)).text();
  return Number(/^streams_open\{[^}]*kind="live"[^}]*\} (\d+)$/m.exec(text)?.[1] ?? 0);
};

describe('API-67 LIVE-01 GET /api/live', () => {
  test('returns 401 without a valid session', async () => {
    const ended: TestUser = await signer.user({ expiresInSeconds: -1 });
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, ended.headers]) {
      const answer = await fetch(edge.url + PATHS.live, { headers });
      expect(answer.status).toBe(401);
      expect(errorSchema.parse(await answer.json()).message).toBe('Please sign in to continue.');
    }
  });

  test('SECU-2501 counts accepted and rejected streams against the address’s rate limit', async () => {
    const { headers } = await signer.user();
    const limited = await startEdge({ scope, limits: { perAddress: 4 } });
    await limited.app.started;
    const forged = { authorization: `${headers.authorization.slice(0, -4)}AAAA` };
    expect(await openStatus(headers, limited.url)).toBe(200);
    expect(await openStatus(forged, limited.url)).toBe(401);
    expect((await fetch(`${limited.url}/api/auth/me`, { headers: forged })).status).toBe(503);
    expect(await openStatus({}, limited.url)).toBe(401);
    const answer = await fetch(limited.url + PATHS.live, { headers: forged });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    await limited.close();
  });

  test.each(['*', '>', 'u1'])('returns 401 for a token with %s as user id', async (userId) => {
    const { headers } = await signer.user({ userId });
    expect((await fetch(edge.url + PATHS.live, { headers })).status).toBe(401);
  });

  test('sends each runner only their own changes', async () => {
    const [one, other] = [await signer.user(), await signer.user()];
    const reader = await open(one.headers);
    const byCookie = await open({ cookie: `stridewell_session=${one.token}` });
    const elsewhere = await open(other.headers);
    await publish(CHECKIN, other.userId);
    await publish(SUMMARY, one.userId);
    await Promise.all([
      reader.untilReceived(PATHS.weeklySummary),
      byCookie.untilReceived(PATHS.weeklySummary),
      elsewhere.untilReceived(PATHS.checkinToday),
    ]);
    expect(reader.messages().flat()).toEqual([PATHS.weeklySummary]);
    expect(byCookie.messages().flat()).toEqual([PATHS.weeklySummary]);
    expect(elsewhere.messages().flat()).toEqual(LIVE_KEYS[CHECKIN]);
  });
});

describe('GET /api/live stream', () => {
  test('LIVE-02 contains only query keys and is neither cached nor compressed', async () => {
    const { headers, userId } = await signer.user();
    const reader = await open({ ...headers, 'accept-encoding': 'br, gzip' });
    await publish(CHECKIN, userId);
    await reader.untilReceived(PATHS.checkinToday);
    expect(reader.text()).toBe(`data: ${JSON.stringify({ keys: LIVE_KEYS[CHECKIN] })}\n\n`);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(reader.headers['content-encoding']).toBeUndefined();
  });

  test('LIVE-04 contains messages for events from every service', async () => {
    const { headers, userId } = await signer.user();
    const reader = await open(headers);
    expect(new Set(Object.keys(LIVE_KEYS).map((name) => EVENTS[name]?.stream))).toEqual(
      new Set(['account', 'wellness', 'running', 'physio']),
    );
    for (const name of Object.keys(LIVE_KEYS)) await publish(name, userId);
    await reader.untilReceived(...Object.values(LIVE_KEYS).flat());
  });

  test('contains no message for an event without query keys', async () => {
    const { headers, userId } = await signer.user();
    const reader = await open(headers);
    await publish('account.erasure.requested.v1', userId);
    await publish(SUMMARY, userId);
    await reader.untilReceived(PATHS.weeklySummary);
    expect(reader.messages()).toEqual([[PATHS.weeklySummary]]);
  });
});

describe('live stream', () => {
  test('LIVE-01 closes when the session is revoked', async () => {
    const { headers, userId, sessionId } = await signer.user();
    const reader = await open(headers);
    await signer.revoke(sessionId);
    await until('the refusal', async () => (await openStatus(headers)) === 401);
    await publish(CHECKIN, userId);
    await reader.ended;
    expect(reader.messages()).toEqual([]);
  });

  test('unsubscribes from NATS when the client disconnects', async () => {
    const { headers, userId } = await signer.user();
    await until('other streams to close', async () => (await openStreams()) === 0);
    const reader = await open(headers);
    expect([await listeners.isSubscribed(userId), await openStreams()]).toEqual([true, 1]);
    reader.leave();
    await until('the subscription to end', async () => !(await listeners.isSubscribed(userId)));
    await until('the count', async () => (await openStreams()) === 0);
  });

  test('is rejected with 429 when the runner already has 20 open streams', async () => {
    const { headers } = await signer.user();
    const statuses = [];
    for (let opened = 0; opened < 21; opened += 1) statuses.push((await open(headers)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    readers.pop()?.leave();
    readers.pop()?.leave();
    await until('a free stream', async () => (await open(headers)).status === 200);
  });
});

describe('live stream while NATS is down', () => {
  test('stays open and closes when NATS recovers', async () => {
    const { headers, userId } = await signer.user();
    const before = await open(headers);
    await proxy.set('refuse');
    await until('NATS to be down', async () => {
      const { checks } = (await (await fetch(`${edge.url}/readyz`)).json()) as { checks: { bus: string } };
      return checks.bus === 'down';
    });
    const meanwhile = await open(headers);
    expect(meanwhile.status).toBe(200);
    await proxy.set('pass');
    await Promise.all([before.ended, meanwhile.ended]);
    const again = await open(headers);
    await publish(CHECKIN, userId);
    await again.untilReceived(PATHS.checkinToday);
  });
});

describe('gateway with live streams', () => {
  test('does not count open streams against the runner’s rate limit', async () => {
    const limited = await startEdge({ scope, limits: { perUser: 1 } });
    const { headers } = await signer.user();
    await until('the keys', async () => (await openStatus(headers, limited.url)) === 200);
    for (let opened = 0; opened < 5; opened += 1) expect(await openStatus(headers, limited.url)).toBe(200);
    await limited.close();
  });

  test('ends all streams immediately at shutdown', async () => {
    const other = await startEdge({ scope });
    const { headers } = await signer.user();
    const reader = await until('a stream', async () => {
      const opened = await openLive(other.url, headers);
      return opened.status === 200 && opened;
    });
    await other.close();
    await reader.ended;
  });

  test('returns 503 with retry-after while the gateway has no signing keys', async () => {
    const alone = await startEdge({ natsUrl: 'nats://127.0.0.1:1' });
    const { headers } = await signer.user();
    const answer = await fetch(alone.url + PATHS.live, { headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    await alone.close();
  });
});
