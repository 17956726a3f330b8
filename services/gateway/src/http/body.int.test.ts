import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../testing/gateway.ts';
import { connectRaw } from '../testing/raw-connection.ts';
import { answerWithName, startUpstream, type TestUpstream } from '../testing/upstream.ts';

const MIB = 1_048_576;
const LIMIT = 65_536;
let edge: Edge;
let wellness: TestUpstream;

beforeAll(async () => {
  wellness = await startUpstream(answerWithName('wellness'));
  edge = await startEdge({ upstreams: { account: wellness.url, wellness: wellness.url } });
});
beforeEach(() => {
  wellness.requests.length = 0;
});
afterAll(async () => {
  await edge.close();
  await wellness.close();
});

const HEAD = 'POST /api/checkin HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const JSON_TYPE = { 'content-type': 'application/json' };
const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;

const isRefusal = (text: string) => {
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text.toLowerCase()).toContain('cache-control: no-store');
  expect(JSON.parse(/\r\n\r\n(\{.*\})/.exec(text)?.[1] ?? '')).toEqual({
    statusCode: 413,
    error: 'Payload Too Large',
    message: 'This is too large: a request can be 64 KiB at most.',
    code: 'too_large',
  });
  expect(wellness.requests).toEqual([]);
};

describe('API-55 API-56 SECU-702 gateway with size limits for request bodies', () => {
  test('returns 413 for an excessive content-length before the body is sent', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.write(`${HEAD}content-length: ${2 * MIB}\r\n\r\n`);
    isRefusal(await raw.until(/\}$/));
    raw.socket.destroy();
  });

  test('accepts another request on the connection after a rejected body was sent completely', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.pause();
    raw.socket.write(`${HEAD}content-length: ${3 * MIB}\r\n\r\n`);
    await new Promise<void>((resolve) => raw.socket.write('x'.repeat(3 * MIB), () => resolve()));
    raw.socket.write('GET /api/stats HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    raw.socket.resume();
    const [first = '', second = ''] = (await raw.ended).split(/(?=HTTP\/1\.1 200)/);
    expect(second).toContain('"wellness"');
    wellness.requests.length = 0;
    isRefusal(first);
  });

  test('returns 413 for a chunked body as soon as the limit is exceeded', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
    for (let sent = 0; sent < 32; sent += 1) raw.socket.write(chunk(MIB / 16));
    raw.socket.write('0\r\n\r\n');
    isRefusal(await raw.until(/\}$/));
    raw.socket.destroy();
  });

  test.each([
    ['with a content-length', `content-length: ${3 * MIB}`, 'x'.repeat(3 * MIB)],
    ['chunked', 'transfer-encoding: chunked', `${chunk(MIB).repeat(3)}0\r\n\r\n`],
  ])(
    'delays the 413 response to a "connection: close" request until the whole body has been read (%s)',
    async (_kind, length, body) => {
      const raw = await connectRaw(edge.port);
      raw.socket.write(`${HEAD}connection: close\r\n${length}\r\n\r\n`);
      raw.socket.write(body.slice(0, 2 * MIB));
      let answered = false;
      raw.socket.once('data', () => {
        answered = true;
      });
      // When this request on another connection is answered, the gateway has already decided to reject the body.
      await fetch(`${edge.url}/livez`);
      expect(answered).toBe(false);
      await new Promise<void>((resolve) => raw.socket.write(body.slice(2 * MIB), () => resolve()));
      isRefusal(await raw.ended);
    },
  );

  test('closes the connection of a client that never stops sending', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
    const piece = chunk(MIB);
    const feed = (): void => {
      while (!raw.socket.destroyed && raw.socket.write(piece));
    };
    raw.socket.on('drain', feed);
    feed();
    isRefusal(await raw.ended);
  });

  test('returns a 413 response that fetch can read', async () => {
    const answer = await fetch(`${edge.url}/api/checkin`, { method: 'POST', body: 'x'.repeat(2 * MIB) });
    expect(answer.status).toBe(413);
    expect(wellness.requests).toEqual([]);
  });

  test('accepts exactly 64 KiB, with and without a content-length', async () => {
    const body = 'x'.repeat(LIMIT);
    expect((await fetch(`${edge.url}/api/checkin`, { method: 'POST', body })).status).toBe(200);
    const raw = await connectRaw(edge.port);
    raw.socket.write(`${HEAD}transfer-encoding: chunked\r\nconnection: close\r\n\r\n${chunk(LIMIT)}0\r\n\r\n`);
    expect(await raw.ended).toMatch(/^HTTP\/1\.1 200 /);
    expect(wellness.requests.map((call) => call.body.length)).toEqual([LIMIT, LIMIT]);
    expect(wellness.requests[1]?.headers).toMatchObject({ 'content-length': String(LIMIT) });
  });

  test('accepts 16 KiB, but no more, for a sign-in request', async () => {
    const signIn = (bytes: number) =>
      fetch(`${edge.url}/api/auth/login`, { method: 'POST', body: 'x'.repeat(bytes), headers: JSON_TYPE });
    expect((await signIn(16_384)).status).toBe(200);
    const refused = await signIn(16_385);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ message: 'This is too large: a request can be 16 KiB at most.' });
    expect(wellness.requests.map((call) => call.body.length)).toEqual([16_384]);
  });

  test('does not forward an incomplete body', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.end(`${HEAD}content-length: 100\r\n\r\n{"sleep"`);
    await raw.ended;
    expect(wellness.requests).toEqual([]);
  });
});

describe('SECU-301 gateway with a total budget for request bodies', () => {
  test('returns 503 with retry-after while other request bodies use up the budget', async () => {
    const limits = { totalBytes: 40_000, uploadsPerAddress: 20, graceMs: 1_000 };
    const small = await startEdge({ upstreams: { wellness: wellness.url }, http: { bodies: limits } });
    const send = () => fetch(`${small.url}/api/checkin`, { method: 'POST', body: 'x'.repeat(30_000) });
    const raw = await connectRaw(small.port);
    await new Promise<void>((done) =>
      raw.socket.write(`${HEAD}content-length: 30010\r\n\r\n${'x'.repeat(30_000)}`, () => done()),
    );
    // When this request on a later connection is answered, the gateway has received all bytes of the first connection.
    await fetch(`${small.url}/livez`);
    const refused = await until('a refusal', async () => {
      const answer = await send();
      return answer.status === 503 && answer;
    });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ statusCode: 503, code: 'unavailable' });
    raw.socket.write('x'.repeat(10));
    await raw.until(/"wellness"/);
    raw.socket.destroy();
    await until('an accepted request', async () => (await send()).status === 200);
    await small.close();
  });

  test('allows 15 s to receive a request and checks this limit every 5 s', () => {
    expect(edge.app.server.headersTimeout).toBe(15_000);
    expect(Reflect.get(edge.app.server, 'connectionsCheckingInterval')).toBe(5_000);
  });
});

describe('SECU-301 gateway with a limit on body chunks', () => {
  test('closes the connection when a body has too many chunks', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(2_000)}`);
    expect(await raw.ended).toBe('');
  });
});
