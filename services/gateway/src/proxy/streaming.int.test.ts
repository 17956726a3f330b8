import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '@stridewell/kit/testing/until';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../testing/gateway.ts';
import { connectRaw } from '../testing/raw-connection.ts';
import { startUpstream, type TestUpstream } from '../testing/upstream.ts';

const LONG = JSON.stringify({ text: 'a readable sentence '.repeat(500) });

let edge: Edge;
let running: TestUpstream;
/** Requests that the service has received, in order of arrival. */
let open: { request: IncomingMessage; response: ServerResponse }[];
let left: number;

beforeEach(async () => {
  open = [];
  left = 0;
  running = await startUpstream((incoming, response) => {
    const events = incoming.url?.startsWith('/api/coach/chat');
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
    open.push({ request: incoming, response });
    if (incoming.url === '/api/coach/silent') return;
    if (incoming.url === '/api/coach/long') {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(LONG));
      response.end(LONG);
      return;
    }
    response.writeHead(200, { 'content-type': events ? 'text/event-stream; charset=utf-8' : 'text/csv' });
    response.flushHeaders();
  });
  edge = await startEdge({ upstreams: { running: running.url } });
});

afterEach(async () => {
  await edge.close();
  await running.close();
});

const opened = () => until('a call at the service', () => open[0]);
const MESSAGE = JSON.stringify({ message: 'Hva skal jeg løpe i dag?' });
const chat = () =>
  request(`${edge.url}/api/coach/chat`, {
    method: 'POST',
    body: MESSAGE,
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
  });

describe('gateway with a streamed coach reply', () => {
  test('forwards the headers and each chunk immediately and uncompressed', async () => {
    const answer = await chat();
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    const chunks = answer.body[Symbol.asyncIterator]();
    const { response } = await opened();
    for (const chunk of ['data: {"content":"one"}\n\n', ': beat\n\n', 'data: [DONE]\n\n']) {
      response.write(chunk);
      expect(String((await chunks.next()).value)).toBe(chunk);
    }
    response.end();
    expect((await chunks.next()).done).toBe(true);
  });

  test('cancels the request to the service when the client disconnects during the response', async () => {
    const answer = await chat();
    const { response } = await opened();
    expect(running.requests[0]).toMatchObject({ method: 'POST', body: MESSAGE });
    const gone = once(response, 'close');
    answer.body.on('error', () => undefined).destroy();
    await gone;
    expect(response.writableFinished).toBe(false);
  });

  test.each([
    ['GET', ''],
    ['POST', MESSAGE],
  ])(
    'cancels the request to the service when the client disconnects before the response to %s begins',
    async (method, body) => {
      const raw = await connectRaw(edge.port);
      const length = Buffer.byteLength(body);
      raw.socket.write(`${method} /api/coach/silent HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n${body}`);
      const { response } = await opened();
      const gone = once(response, 'close');
      raw.socket.destroy();
      await gone;
      expect(open).toHaveLength(1);
    },
  );

  test('aborts the response when the service aborts its own', async () => {
    const answer = await chat();
    const { response } = await opened();
    response.write('data: {"content":"half"}\n\n');
    const read = answer.body.text();
    await until('the first half', () => response.writableLength === 0);
    response.destroy();
    await expect(read).rejects.toThrow();
  });

  test('ends the reply at shutdown without waiting for the service', async () => {
    const answer = await chat();
    const { response } = await opened();
    response.write('data: {"content":"half"}\n\n');
    const chunks = answer.body[Symbol.asyncIterator]();
    await chunks.next();
    const rest = chunks.next();
    await edge.close();
    expect((await rest).done).toBe(true);
    await until('the end at the service', () => left === 1);
  });
});

describe('gateway with a streamed download', () => {
  test('forwards each chunk immediately and uncompressed', async () => {
    const asked = request(`${edge.url}/api/coach/export.csv`, { headers: { 'accept-encoding': 'gzip' } });
    const { response } = await opened();
    response.write('Date,Score\r\n');
    const answer = await asked;
    const chunks = answer.body[Symbol.asyncIterator]();
    expect(String((await chunks.next()).value)).toBe('Date,Score\r\n');
    expect(answer.headers['content-encoding']).toBeUndefined();
    response.end();
    expect((await chunks.next()).done).toBe(true);
  });
});

describe('gateway with a long response of known length', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('compresses the response for accept-encoding %s with %s', async (accepted, encoding, decompress) => {
    const answer = await request(`${edge.url}/api/coach/long`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    expect(bytes.length).toBeLessThan(LONG.length / 5);
    expect(decompress(bytes).toString()).toBe(LONG);
  });

  test('does not compress the response for HEAD requests or without accept-encoding', async () => {
    const plain = await request(`${edge.url}/api/coach/long`);
    expect([plain.headers['content-encoding'], await plain.body.text()]).toEqual([undefined, LONG]);
    const head = await request(`${edge.url}/api/coach/long`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(head.headers['content-length']).toBe(String(LONG.length));
  });
});
