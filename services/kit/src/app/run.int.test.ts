import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { until } from '../testing/until.ts';

const main = fileURLToPath(new URL('../testing/toy-main.ts', import.meta.url));
const scope = createScope();
const children = new Set<ChildProcess>();
let signer: Signer;

beforeAll(async () => {
  signer = await createSigner(scope);
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

afterAll(() => signer.close());

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const start = async (more: Record<string, string> = {}) => {
  const port = await freePort();
  const { database, bus } = scope.config('toy');
  const env = {
    PORT: String(port),
    MONGODB_URL: database.url,
    MONGODB_DB: database.name,
    NATS_URL: bus.url,
    BUS_PREFIX: bus.prefix,
    LOG_LEVEL: 'info',
    ...more,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  let log = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk) => {
      log += chunk;
    });
  const exit = once(child, 'exit').then(([code, signal]) => {
    children.delete(child);
    return { code, signal };
  });
  return { child, exit, url: `http://127.0.0.1:${port}`, log: () => log };
};

const isReady = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status === 200;
};

describe('service process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends open streams and exits with code 0 on %s', async (signal) => {
    const { child, exit, url, log } = await start();
    await until('readiness', () => isReady(url));
    const { headers } = await signer.user();
    const stream = await fetch(`${url}/api/stream`, { headers });
    const began = performance.now();
    child.kill(signal);
    expect(await stream.text()).toBe('data: {}\n\ndata: [DONE]\n\n');
    expect(await exit).toEqual({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(log()).toContain('"msg":"stopping"');
  });

  it('sends `connection: close` in responses during shutdown, then exits', async () => {
    const { child, exit, url } = await start({ DRAIN_SECONDS: '1' });
    await until('readiness', () => isReady(url));
    const { headers } = await signer.user();
    const stream = await fetch(`${url}/api/stream`, { headers });
    child.kill('SIGTERM');
    await until('draining', async () => (await fetch(`${url}/readyz`)).status === 503);
    const answer = await fetch(`${url}/livez`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await stream.text()).toBe('data: {}\n\ndata: [DONE]\n\n');
    expect(await exit).toEqual({ code: 0, signal: null });
  });

  it('accepts no connections before it is ready when LISTEN_WHEN=ready', async () => {
    const { url, log, exit, child } = await start({ LISTEN_WHEN: 'ready', MONGODB_URL: 'mongodb://127.0.0.1:1' });
    await until('the first try', () => log().includes('database'));
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
    child.kill('SIGTERM');
    expect(await exit).toEqual({ code: 0, signal: null });
    const other = await start({ LISTEN_WHEN: 'ready' });
    const first = await until('an answer', () => fetch(`${other.url}/readyz`).catch(() => null));
    expect(first.status).toBe(200);
  });

  it('exits with code 1 when a migration fails', async () => {
    const { exit, log } = await start({ MONGODB_DB: `${scope.prefix}_failing`, TOY_FAIL_MIGRATION: '1' });
    expect(await exit).toEqual({ code: 1, signal: null });
    expect(log()).toContain('service cannot start');
  });

  it('exits with code 1 and names the invalid keys when its configuration is invalid', async () => {
    const child = spawn(process.execPath, [main], { env: { MONGODB_URL: 'x' }, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    for (const key of ['MONGODB_URL', 'NATS_URL']) expect(errors).toContain(key);
  });

  it('exits with code 1 when its port is already in use', async () => {
    const { url } = await start();
    await until('readiness', () => isReady(url));
    const second = await start({ PORT: new URL(url).port });
    expect((await second.exit).code).toBe(1);
    expect(second.log()).toContain('EADDRINUSE');
  });
});
