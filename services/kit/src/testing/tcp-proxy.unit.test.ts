import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTcpProxy } from './tcp-proxy.ts';

let echo: Server;
let target: string;

beforeAll(async () => {
  echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  target = `nats://127.0.0.1:${(echo.address() as AddressInfo).port}`;
});

afterAll(() => void echo.close());

const open = async (url: string) => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
};

describe('createTcpProxy', () => {
  it('forwards data in both directions, and keeps the URL except for host and port', async () => {
    const proxy = await createTcpProxy(`${target}/path?a=1`);
    expect(proxy.url).toMatch(/^nats:\/\/127\.0\.0\.1:\d+\/path\?a=1$/);
    const socket = await open(proxy.url);
    socket.write('hello');
    expect(String((await once(socket, 'data'))[0])).toBe('hello');
    await proxy.close();
  });

  it('resets and refuses connections in mode "refuse", and forwards again on the same port in mode "pass"', async () => {
    const proxy = await createTcpProxy(target);
    const socket = await open(proxy.url);
    const ended = once(socket, 'error');
    await proxy.set('refuse');
    expect((await ended)[0]).toMatchObject({ code: 'ECONNRESET' });
    await expect(open(proxy.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await proxy.set('pass');
    (await open(proxy.url)).destroy();
    await proxy.close();
  });

  it('holds data back in mode "blackhole", and forwards the data once the mode is "pass"', async () => {
    const proxy = await createTcpProxy(target);
    const before = await open(proxy.url);
    await proxy.set('blackhole');
    const meanwhile = await open(proxy.url);
    const received: string[] = [];
    for (const socket of [before, meanwhile]) {
      socket.on('data', (chunk) => received.push(String(chunk)));
      socket.write('late');
    }
    const direct = await open(target);
    direct.write('now');
    await once(direct, 'data');
    expect(received).toEqual([]);
    const arrived = Promise.all([once(before, 'data'), once(meanwhile, 'data')]);
    await proxy.set('pass');
    await arrived;
    expect(received).toEqual(['late', 'late']);
    direct.destroy();
    await proxy.close();
  });
});
