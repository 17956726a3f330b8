import { type AddressInfo, connect, type Socket } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyTimeoutPlugin } from './body-timeout.ts';

let app: FastifyInstance;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  app = fastify();
  await app.register(bodyTimeoutPlugin, { bodyMs: 100 });
  app.post('/short', async ({ body }) => body);
  app.post('/long', { config: { bodyMs: 60_000 } }, async ({ body }) => body);
  app.get('/read', async () => ({ ok: true }));
  await app.listen({ port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Sends the head of a request that announces ten bytes, and some of its body. */
const begin = (head: string, body: string): { text(): string; socket: Socket; closed: Promise<void> } => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(`${head} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n${body}`);
  return { text: () => received, socket, closed: new Promise((resolve) => socket.once('close', () => resolve())) };
};

describe('IMPORT-10 bodyTimeoutPlugin', () => {
  it('returns 408 in the common error format and closes the connection when the body does not arrive in time', async () => {
    const { text, closed } = begin('POST /short', '"12');
    await closed;
    expect(text()).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(text().split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: 408, error: 'Request Timeout' });
  });

  it('closes the connection of a request that is answered before its body has arrived', async () => {
    const { text, closed } = begin('GET /read', '"12');
    await closed;
    expect(text()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('waits longer on a route with a longer time limit', async () => {
    const late = begin('POST /short', '"12');
    const { text, socket } = begin('POST /long', '"12');
    // The other request has timed out by now.
    await late.closed;
    expect(text()).toBe('');
    const answered = new Promise((resolve) => socket.once('data', resolve));
    socket.write('345678"');
    await answered;
    expect(text()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('does not limit requests that have no body or whose body has already arrived', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/short`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '"1"',
    });
    expect([answer.status, await answer.text()]).toEqual([200, '1']);
    expect((await fetch(`http://127.0.0.1:${port}/read`)).status).toBe(200);
  });
});
