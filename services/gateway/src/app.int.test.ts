import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '@stridewell/kit/testing/until';
import { request } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { type Edge, type EdgeOptions, startEdge } from './testing/gateway.ts';
import { connectRaw } from './testing/raw-connection.ts';
import { answerWithName, CLOSED_PORT_URL, startUpstream } from './testing/upstream.ts';

let edge: Edge | undefined;
const start = async (options: EdgeOptions = {}): Promise<Edge> => {
  edge = await startEdge(options);
  return edge;
};
afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

const ALL_DOWN = { natsUrl: 'nats://127.0.0.1:1', redisUrl: 'redis://127.0.0.1:1' };

describe('gateway', () => {
  test.each(['/livez', '/healthz'])('API-73 API-75 returns 200 for %s when all dependencies are down', async (path) => {
    const { url } = await start(ALL_DOWN);
    const answer = await fetch(url + path);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('API-74 returns ready and the state of each service in /readyz when services are down', async () => {
    const account = await startUpstream(answerWithName('account'));
    const { url } = await start({ ...ALL_DOWN, upstreams: { account: account.url, wellness: CLOSED_PORT_URL } });
    const answer = await fetch(`${url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ready', checks: { account: 'up', wellness: 'down', running: 'down', bus: 'down' } },
    ]);
    await account.close();
  });

  test('API-76 returns request counts per route in /metrics, but 404 for requests through a proxy', async () => {
    const { url } = await start();
    await fetch(`${url}/api/history`);
    const counted =
      'http_request_duration_seconds_count{service="gateway",route="/api/history",method="GET",status="503"} 1';
    // The gateway counts a request after the response is sent, so the count may appear after the client has the
    // response.
    const answer = await until('the count', async () => {
      const { headers, body } = await request(`${url}/metrics`);
      return (await body.text()).split('\n').includes(counted) && headers;
    });
    expect(answer['content-type']).toContain('text/plain');
    const forwarded = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(forwarded.status).toBe(404);
  });
});

describe('gateway shutdown', () => {
  test('API-74 reports that it is draining and completes new and running requests', async () => {
    let finish: (() => void) | undefined;
    const running = await startUpstream((request, response) => {
      if (request.url === '/api/coach/slow') finish = () => response.end('done');
      else answerWithName('running')(request, response);
    });
    const { url, app } = await start({ upstreams: { running: running.url }, http: { drainMs: 1_000 } });
    const slow = fetch(`${url}/api/coach/slow`);
    await until('the slow call', () => finish);
    const closed = app.close();
    const probe = await fetch(`${url}/readyz`);
    expect([probe.status, await probe.json()]).toMatchObject([503, { status: 'draining' }]);
    expect((await fetch(`${url}/api/coach/profile`)).status).toBe(200);
    finish?.();
    expect(await (await slow).text()).toBe('done');
    await closed;
    await running.close();
  });

  test('does not wait for idle connections', async () => {
    const { port, app } = await start();
    const raw = await connectRaw(port);
    raw.socket.write('GET /livez HTTP/1.1\r\nhost: a\r\n\r\n');
    await raw.until(/"ok"\}/);
    await app.close();
    await raw.ended;
  });
});

describe('gateway that listens on two loopback addresses', () => {
  test('listens on the same port of both addresses and completes open requests on both at shutdown', async () => {
    let finish: (() => void) | undefined;
    const running = await startUpstream((_request, response) => {
      finish = () => response.end('done');
    });
    const { port, app } = await start({ http: { alsoHost: '::1' }, upstreams: { running: running.url } });
    for (const host of ['127.0.0.1', '[::1]']) expect((await fetch(`http://${host}:${port}/livez`)).status).toBe(200);
    const slow = fetch(`http://[::1]:${port}/api/coach/slow`);
    await until('the slow call', () => finish);
    const closed = app.close();
    finish?.();
    expect(await (await slow).text()).toBe('done');
    await closed;
    const refused = connect({ port, host: '::1' });
    const [error] = await once(refused, 'error');
    expect(error.code).toBe('ECONNREFUSED');
    await running.close();
  });
});
