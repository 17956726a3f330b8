import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { WRITE_AHEAD_BYTES } from '../app/http.ts';
import { until } from '../testing/until.ts';
import { sendStreamed } from './send-streamed.ts';

const CHUNK = 'x'.repeat(16_384);
/** Number of chunks that exceeds what all buffers between two processes can hold. */
const MANY = 4_000;

interface Progress {
  made: number;
  ended: boolean;
}

let close: () => Promise<unknown> = async () => undefined;
afterEach(() => close());

/** Starts a server that streams many chunks and reports its progress. */
const serve = async (stallMs: number, failAt = -1): Promise<{ port: number; seen: Progress }> => {
  const seen: Progress = { made: 0, ended: false };
  async function* chunks(): AsyncGenerator<string> {
    try {
      for (; seen.made < MANY; seen.made += 1) {
        if (seen.made === failAt) throw new Error('the store is gone');
        yield CHUNK;
      }
    } finally {
      seen.ended = true;
    }
  }
  const app = fastify({ forceCloseConnections: true, http: { highWaterMark: WRITE_AHEAD_BYTES } });
  app.get('/', (_request, reply) => sendStreamed(reply, chunks(), stallMs));
  await app.listen({ host: '127.0.0.1', port: 0 });
  close = () => app.close();
  return { port: (app.server.address() as AddressInfo).port, seen };
};

const ask = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  return socket;
};

describe('sendStreamed', () => {
  it('sends every chunk to a client that reads the response', async () => {
    const { port } = await serve(30_000);
    const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(text.length).toBe(MANY * CHUNK.length);
  });

  it('applies backpressure, and disconnects a client that does not read the response', async () => {
    const { port, seen } = await serve(300);
    const socket = await ask(port);
    socket.pause();
    await until('the end of the production', () => seen.ended);
    expect(seen.made).toBeLessThan(MANY / 2);
    socket.destroy();
  });

  it('stops producing chunks when the client disconnects', async () => {
    const { port, seen } = await serve(30_000);
    const socket = await ask(port);
    await once(socket, 'data');
    socket.destroy();
    await until('the end of the production', () => seen.ended);
    expect(seen.made).toBeLessThan(MANY);
  });

  it('returns 500 when producing the first chunk fails', async () => {
    const { port } = await serve(30_000, 0);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500);
  });

  it('aborts the response when producing a later chunk fails', async () => {
    const { port } = await serve(30_000, 3);
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    await expect(answer.text()).rejects.toThrow();
  });
});
