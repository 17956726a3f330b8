import { errorSchema } from '@stridewell/contracts/http/common';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Edge, type EdgeOptions, startEdge } from '../testing/gateway.ts';
import { answerWithName, CLOSED_PORT_URL, startUpstream, type TestUpstream } from '../testing/upstream.ts';

let edge: Edge | undefined;
const running: TestUpstream[] = [];

const upstream = async (...args: Parameters<typeof startUpstream>): Promise<TestUpstream> => {
  const started = await startUpstream(...args);
  running.push(started);
  return started;
};
const start = async (options: EdgeOptions): Promise<Edge> => {
  edge = await startEdge(options);
  return edge;
};

afterEach(async () => {
  await edge?.close();
  edge = undefined;
});
afterAll(() => Promise.all(running.map((server) => server.close())));

/**
 * Sends a request, checks that the response has the common error format (API-55, API-56), and returns the main fields.
 */
const refusal = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${edge?.url}${path}`, init);
  const body = errorSchema.parse(await answer.json());
  expect(body.message).toMatch(/^[A-Z].*\.$/);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), code: body.code };
};

describe('API-55 API-56 gateway with an unavailable service', () => {
  test('returns 503 in the common error format when the service refuses the connection', async () => {
    await start({ upstreams: { wellness: CLOSED_PORT_URL } });
    const down = { status: 503, retryAfter: '1', code: 'unavailable' };
    expect(await refusal('/api/stats')).toEqual(down);
    expect(await refusal('/api/checkin', { method: 'POST', body: '{}' })).toEqual(down);
    expect(await refusal('/api/coach/chat', { method: 'POST', body: '{"message":"hi"}' })).toEqual(down);
  });

  test('still serves all other services and the shell', async () => {
    const account = await upstream(answerWithName('account'));
    const { url } = await start({ upstreams: { account: account.url, wellness: CLOSED_PORT_URL } });
    const answers = await Promise.all(['/api/stats', '/api/auth/me', '/'].map((path) => fetch(url + path)));
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
  });

  test('returns 503 after the timeout, without a retry, when the service does not respond', async () => {
    const hanging = await upstream(() => undefined);
    await start({ upstreams: { wellness: hanging.url }, answerWithinMs: 200 });
    expect(await refusal('/api/stats')).toEqual({ status: 503, retryAfter: '1', code: 'timeout' });
    expect(hanging.requests).toHaveLength(1);
  });

  test('forwards a 503 from the service unchanged, without a retry', async () => {
    const refusing = await upstream((_request, response) => {
      response.writeHead(503, { 'retry-after': '7', 'content-type': 'application/json' });
      response.end('{"statusCode":503,"error":"Service Unavailable","message":"Not now."}');
    });
    const { url } = await start({ upstreams: { wellness: refusing.url } });
    const answer = await fetch(`${url}/api/stats`);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '7',
      { statusCode: 503, error: 'Service Unavailable', message: 'Not now.' },
    ]);
    expect(refusing.requests).toHaveLength(1);
  });
});

describe('gateway after a lost connection to a service', () => {
  const flaky = (failures: number) => {
    let left = failures;
    return upstream((request, response) => {
      left -= 1;
      if (left >= 0) response.destroy();
      else answerWithName('wellness')(request, response);
    });
  };

  test.each(['GET', 'HEAD'])('retries %s once', async (method) => {
    const service = await flaky(1);
    const { url } = await start({ upstreams: { wellness: service.url } });
    expect((await fetch(`${url}/api/stats`, { method })).status).toBe(200);
    expect(service.requests).toHaveLength(2);
  });

  test('retries GET at most once', async () => {
    const service = await flaky(9);
    await start({ upstreams: { wellness: service.url } });
    expect(await refusal('/api/stats')).toMatchObject({ status: 503, retryAfter: '1' });
    expect(service.requests).toHaveLength(2);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('does not retry %s', async (method) => {
    const service = await flaky(1);
    await start({ upstreams: { account: service.url } });
    expect(await refusal('/api/profile', { method, body: '{}' })).toMatchObject({ status: 503, retryAfter: '1' });
    expect(service.requests).toHaveLength(1);
  });

  test('forwards requests again when the service recovers', async () => {
    const service = await upstream(answerWithName('wellness'));
    const { url } = await start({ upstreams: { wellness: service.url } });
    expect((await fetch(`${url}/api/stats`)).status).toBe(200);
    await service.close();
    expect((await fetch(`${url}/api/stats`)).status).toBe(503);
    const again = await startUpstream(answerWithName('wellness'), Number(new URL(service.url).port));
    running.push(again);
    expect((await fetch(`${url}/api/stats`)).status).toBe(200);
  });
});
