import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectRaw, type RawConnection } from '../testing/raw-connection.ts';
import { createStreamedUploads } from './streamed-upload.ts';

const KIB = 1_024;
const LIMITS = {
  ...{ bytes: 1_000 * KIB, total: 8, perAddress: 4, perSite: 6, perUser: 2 },
  ...{ windowMs: 500, leastSpeed: KIB, leastSpeedWhenBusy: 32 * KIB },
};
const open: RawConnection[] = [];
/** False while the service reads nothing. */
let reads = true;
let resume = (): unknown => undefined;
let [taken, begun] = [0, 0];

const begin = createStreamedUploads(({ headers }) => String(headers['x-user'] ?? '') || null, LIMITS);

/** A server that receives uploads as the gateway does. The client names its address and its runner. */
const server = createServer((raw: IncomingMessage, response: ServerResponse) => {
  const stop = new AbortController();
  const answer = (status: number, body: object): void => {
    if (!response.headersSent) response.writeHead(status, { connection: 'close' }).end(JSON.stringify(body));
  };
  try {
    const request = { raw, headers: raw.headers, ip: String(raw.headers['x-ip']) } as unknown as FastifyRequest;
    const { call, end } = begin(request, stop);
    taken += 1;
    begun += 1;
    const close = (): void => {
      taken -= 1;
      end();
    };
    stop.signal.addEventListener('abort', () => {
      close();
      answer(429, stop.signal.reason);
    });
    response.once('close', () => stop.signal.aborted || close());
    const { body } = call as { body: NodeJS.ReadableStream };
    if (reads) body.resume();
    else resume = () => body.resume();
    body.once('end', () => answer(202, {}));
  } catch (error) {
    answer(429, error as object);
  }
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterEach(async () => {
  reads = true;
  for (const { socket } of open.splice(0)) socket.destroy();
  await until('the end of all uploads', () => taken === 0);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const upload = async (ip: string, user = ''): Promise<RawConnection> => {
  const raw = await connectRaw((server.address() as AddressInfo).port);
  open.push(raw);
  const head = [`host: a`, `x-ip: ${ip}`, `x-user: ${user}`, `content-length: ${900 * KIB}`].join('\r\n');
  const before = begun;
  raw.socket.write(`POST / HTTP/1.1\r\n${head}\r\n\r\n`);
  await until('the upload', () => begun > before || raw.received() !== '');
  return raw;
};
const isRefused = (raw: RawConnection): boolean => raw.received().startsWith('HTTP/1.1 429');

describe('SECU-3467 slow uploads', () => {
  it('are aborted while many upload slots are in use, so that clients who send a few bytes cannot block other runners', async () => {
    const slow: RawConnection[] = [];
    for (let at = 0; at < LIMITS.total; at += 1) slow.push(await upload(`192.0.2.${at}`, `runner ${at}`));
    const trickle = setInterval(() => {
      for (const { socket } of slow) if (!socket.destroyed) socket.write('x'.repeat(KIB / 4));
    }, 50);
    expect(isRefused(await upload('198.51.100.1', 'owner'))).toBe(true);
    await until('room for another', () => slow.filter(isRefused).length > LIMITS.total / 2);
    clearInterval(trickle);
    expect(slow.find(isRefused)?.received()).toContain('upload_too_slow');
    const other = await upload('198.51.100.1', 'owner');
    other.socket.write('x'.repeat(900 * KIB));
    await other.until(/^HTTP\/1\.1 202 /);
  });

  it('continue while few upload slots are in use, unless no data arrives', async () => {
    const [slow, idle] = [await upload('192.0.2.1'), await upload('192.0.2.2')];
    const trickle = setInterval(() => slow.socket.write('x'.repeat(KIB / 4)), 50);
    expect(await idle.until(/upload_too_slow/)).toMatch(/^HTTP\/1\.1 429 /);
    expect(slow.received()).toBe('');
    clearInterval(trickle);
  });

  it('continue while the service does not read', async () => {
    reads = false;
    const waiting = await upload('192.0.2.1');
    reads = true;
    waiting.socket.write('x'.repeat(800 * KIB));
    const idle = await upload('192.0.2.2');
    // The idle upload began later but is aborted first.
    await idle.until(/upload_too_slow/);
    expect(waiting.received()).toBe('');
    resume();
    waiting.socket.write('x'.repeat(100 * KIB));
    await waiting.until(/^HTTP\/1\.1 202 /);
  });
});

describe('SECU-3467 concurrent uploads', () => {
  it('are limited to two per runner regardless of the address, and to six per IPv6 /48', async () => {
    for (const ip of ['192.0.2.1', '192.0.2.2']) expect(isRefused(await upload(ip, 'runner'))).toBe(false);
    expect(isRefused(await upload('192.0.2.3', 'runner'))).toBe(true);
    for (const { socket } of open.splice(0)) socket.destroy();
    await until('the end', () => taken === 0);
    for (let at = 0; at < 6; at += 1) expect(isRefused(await upload(`2001:db8:1:${at}::1`))).toBe(false);
    expect(isRefused(await upload('2001:db8:1:7::1'))).toBe(true);
    expect(isRefused(await upload('2001:db8:2:7::1'))).toBe(false);
  });
});
