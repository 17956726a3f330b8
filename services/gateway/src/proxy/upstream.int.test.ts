import { createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { until } from '@stridewell/kit/testing/until';
import { afterEach, describe, expect, test } from 'vitest';
import { answerWithName, startUpstream, type TestUpstream } from '../testing/upstream.ts';
import { createUpstream, type Upstream, type UpstreamRequest } from './upstream.ts';

let upstream: Upstream | undefined;
let server: TestUpstream | undefined;

/** Timeout of the readiness request. Longer than in the product, because the machine may be busy. */
const READY_WITHIN_MS = 10_000;

const open = (url: string, answerWithinMs = 5_000, readyWithinMs = READY_WITHIN_MS): Upstream => {
  upstream = createUpstream({
    name: 'running',
    url,
    answerWithinMs,
    readyWithinMs,
    logger: createLogger('test', 'silent'),
    clock: createClock(),
  });
  return upstream;
};
afterEach(async () => {
  await upstream?.close();
  await server?.close();
});

const call: UpstreamRequest = { method: 'GET', path: '/api/coach/profile', headers: {}, body: null };
const neverAborted = new AbortController();

describe('service client', () => {
  test('rejects the 501st waiting request immediately and accepts requests again after responses begin', async () => {
    const held: (() => void)[] = [];
    server = await startUpstream((_request, response) => void held.push(() => response.end('{}')));
    const { send } = open(server.url);
    const waiting = Array.from({ length: 500 }, () => send(call, neverAborted));
    await expect(send(call, neverAborted)).rejects.toMatchObject({ kind: 'unavailable', code: 'unavailable' });
    await until('500 calls at the service', () => held.length === 500);
    for (const release of held) release();
    const answers = await Promise.all(waiting);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await Promise.all(answers.map(({ body }) => body.dump()));
    const after = send(call, neverAborted);
    await until('501 calls at the service', () => held.length === 501);
    held[500]?.();
    expect((await after).statusCode).toBe(200);
  });

  test('does not send a request when the client has already disconnected', async () => {
    server = await startUpstream(answerWithName('running'));
    const left = new AbortController();
    left.abort(new Error('gone'));
    await expect(open(server.url).send(call, left)).rejects.toThrow('gone');
    expect(server.requests).toEqual([]);
  });
});

describe('service client readiness check', () => {
  test.each([
    [200, true],
    [503, false],
  ])('caches the readiness of a service whose probe returns %i (ready: %s)', async (status, ready) => {
    server = await startUpstream((_request, response) => {
      response.statusCode = status;
      response.end('{}');
    });
    const { ready: isReady } = open(server.url);
    expect([await isReady(), await isReady()]).toEqual([ready, ready]);
    expect(server.requests.map(({ url }) => url)).toEqual(['/readyz']);
  });

  test('returns false for a service that does not respond', async () => {
    server = await startUpstream(() => undefined);
    expect(await open(server.url, 5_000, 100).ready()).toBe(false);
  });
});
