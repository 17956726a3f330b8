import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IMPORT_LIMITS, PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../testing/gateway.ts';
import { connectRaw, type RawConnection } from '../testing/raw-connection.ts';

const MIB = 1_048_576;
const PIECE = Buffer.alloc(MIB, 'x');

let edge: Edge;
/**
 * Number of bytes that the service has received, of requests that ended normally, and of requests that were cut off.
 */
let received: { bytes: number; ended: number; cut: number };
let refuses: boolean;
const open: RawConnection[] = [];

const service = createServer((request: IncomingMessage, response: ServerResponse) => {
  request.on('data', (chunk: Buffer) => {
    received.bytes += chunk.length;
  });
  request.on('error', () => {
    received.cut += 1;
  });
  const answer = (status: number): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 'an-import' }));
  };
  if (refuses) answer(401);
  request.on('end', () => {
    received.ended += 1;
    if (!refuses) answer(202);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  edge = await startEdge({ upstreams: { running: `http://127.0.0.1:${(service.address() as AddressInfo).port}` } });
});
beforeEach(() => {
  received = { bytes: 0, ended: 0, cut: 0 };
  refuses = false;
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy();
});
afterAll(async () => {
  await edge.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const begin = async (framing: string): Promise<RawConnection> => {
  const raw = await connectRaw(edge.port);
  open.push(raw);
  raw.socket.write(
    `POST ${PATHS.activityImport} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\n${framing}\r\n\r\n`,
  );
  return raw;
};

describe('IMPORT-10 gateway with streamed uploads', () => {
  test('forwards a 20 MiB upload to the service while it is being received', async () => {
    const raw = await begin(`content-length: ${20 * MIB}`);
    raw.socket.write(PIECE);
    await until('the first bytes', () => received.bytes > 0);
    expect(received.ended).toBe(0);
    for (let piece = 1; piece < 20; piece += 1) raw.socket.write(PIECE);
    expect(await raw.until(/an-import"\}/)).toMatch(/^HTTP\/1\.1 202 /);
    expect(received).toEqual({ bytes: 20 * MIB, ended: 1, cut: 0 });
  });

  test('returns 413 for more than 512 MiB without calling the service', async () => {
    const raw = await begin(`content-length: ${IMPORT_LIMITS.requestBytes + 2 * MIB}`);
    const answer = await raw.until(/\}$/);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(/\r\n\r\n(\{.*\})/.exec(answer)?.[1] ?? '')).toMatchObject({
      message: 'This is too large: you can send 512 MiB at a time.',
      code: 'too_large',
    });
    expect(received.bytes).toBe(0);
  });

  test('cancels the request to the service when the client disconnects', async () => {
    const raw = await begin(`content-length: ${20 * MIB}`);
    raw.socket.write(PIECE);
    await until('the first bytes', () => received.bytes > 0);
    raw.socket.destroy();
    await until('the cut', () => received.cut === 1);
    expect(received.ended).toBe(0);
  });

  test('returns the service’s error response while the client is still sending', async () => {
    refuses = true;
    const raw = await begin(`content-length: ${20 * MIB}`);
    raw.socket.write(PIECE);
    expect(await raw.until(/an-import"\}/)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('rejects a fifth concurrent upload from one address and accepts another after one has ended', async () => {
    const four = await Promise.all([1, 2, 3, 4].map(() => begin(`content-length: ${2 * MIB}`)));
    for (const raw of four) raw.socket.write(PIECE);
    await until('four uploads', () => received.bytes >= 4 * PIECE.length);
    const fifth = await begin(`content-length: ${MIB}`);
    expect(await fifth.until(/\}$/)).toMatch(/^HTTP\/1\.1 429 /);
    four[0]?.socket.write(PIECE);
    await four[0]?.until(/an-import"\}/);
    const sixth = await begin(`content-length: ${MIB}`);
    sixth.socket.write(PIECE);
    expect(await sixth.until(/an-import"\}/)).toMatch(/^HTTP\/1\.1 202 /);
  });

  test('applies the usual body size limit to all other requests', async () => {
    const answer = await fetch(`${edge.url}${PATHS.activities}`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(answer.status).toBe(413);
  });
});
