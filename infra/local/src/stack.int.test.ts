import { chmodSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exchange } from './net/exchange.ts';
import { freePorts } from './ports/free.ts';
import { isFree } from './ports/taken.ts';
import { isRunning } from './process/identity.ts';
import { readRunFile } from './process/run-file.ts';
import { startStack } from './stack.ts';
import { runnerFiles } from './stack-folder.ts';
import type { Stack } from './stack-types.ts';
import { makeTempFolder, removeTempFolder } from './testbed/temp-folder.ts';

const parts = ['nats', 'redis', 'database'] as const;
let folder: string;
let stack: Stack;
const lines: string[] = [];

beforeAll(async () => {
  folder = makeTempFolder();
  // A data folder that other users can read, as an earlier release created it.
  chmodSync(folder, 0o755);
  const onLine = (line: string) => lines.push(line);
  stack = await startStack({ ports: 'free', dataDir: folder, parts, ownServers: true, onLine });
});
afterAll(async () => {
  await stack.stop();
  removeTempFolder(folder);
});

const redis = (command: string) =>
  exchange({ host: '127.0.0.1', port: stack.ports.redis }, `${command}\r\n`, (received) => {
    const text = received.toString('utf8');
    return text.endsWith('\r\n') ? text.trim() : undefined;
  });

describe('startStack with real servers', () => {
  test('prints one line for each process that becomes ready', () => {
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([...parts].sort());
    expect(lines.every((line) => / is ready after \d+\.\d s$/.test(line))).toBe(true);
  });

  test('SECU-2802 makes the data folder and all its files unreadable for other users', () => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names.length).toBeGreaterThan(10);
    const open = ['.', ...names].filter((name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return found !== undefined && (found.mode & 0o077) !== 0;
    });
    expect(open).toEqual([]);
  });

  test('configures Redis so that jobs are neither evicted nor lost', async () => {
    expect(await redis('CONFIG GET maxmemory-policy')).toContain('noeviction');
    expect(await redis('CONFIG GET appendonly')).toContain('yes');
    expect(await redis('CONFIG GET bind')).toContain('127.0.0.1');
  });

  test.each(parts)('restarts %s after kill -9', async (name) => {
    const before = stack.pid(name);
    await stack.kill(name, 'SIGKILL');
    await stack.ready(name, 20_000);
    expect(stack.pid(name)).not.toBe(before);
  });

  test.each(parts)('reports %s as not ready while it is suspended', async (name) => {
    const before = stack.pid(name);
    await stack.kill(name, 'SIGSTOP');
    // SIGSTOP takes a moment to stop all threads of a process.
    await vi.waitFor(() => expect(stack.ready(name, 300)).rejects.toThrow(`${name} is not ready: `), 10_000);
    await stack.kill(name, 'SIGCONT');
    await stack.ready(name, 10_000);
    expect(stack.pid(name)).toBe(before);
  });

  test('keeps the data of a server that is stopped and started', async () => {
    expect(await redis('SET kept yes')).toBe('+OK');
    await stack.stopPart('redis');
    expect(await isFree(stack.ports.redis)).toBe(true);
    await stack.startPart('redis');
    expect(await redis('GET kept')).toContain('yes');
  });

  test('rejects a second stack on the same data folder with a one-sentence message', async () => {
    const second = startStack({ ports: 'free', dataDir: folder, parts, ownServers: true });
    await expect(second).rejects.toThrow(
      `Stridewell is already running from ${folder} on ${stack.urls.gateway} (process ${process.pid}); stop that one first`,
    );
  });

  test('rejects with a list of the ports in use before it starts any process', async () => {
    const ports = await freePorts();
    const other = createServer().listen(ports.redis, '127.0.0.1');
    const elsewhere = makeTempFolder();
    const attempt = startStack({ ports, dataDir: elsewhere, parts, ownServers: true });
    await expect(attempt).rejects.toThrow(
      `Port ${ports.redis} (redis) is taken by another program; use --port N to move all.`,
    );
    expect(readRunFile(runnerFiles(elsewhere).run)).toBeNull();
    other.close();
    removeTempFolder(elsewhere);
  });

  test('stops all processes within five seconds', async () => {
    const elsewhere = makeTempFolder();
    const short = await startStack({ ports: 'free', dataDir: elsewhere, parts, ownServers: true });
    const running = readRunFile(join(elsewhere, 'run/stack.json'))?.parts ?? [];
    expect(running).toHaveLength(parts.length);
    const since = performance.now();
    await Promise.all([short.stop(), short.stop()]);
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(running.filter(({ id }) => isRunning(id))).toEqual([]);
    removeTempFolder(elsewhere);
  });

  test('rejects when the start is aborted and leaves no process running', async () => {
    const elsewhere = makeTempFolder();
    const controller = new AbortController();
    const onLine = () => controller.abort();
    const { signal } = controller;
    const attempt = startStack({
      ports: 'free',
      dataDir: elsewhere,
      parts: [...parts, 'gateway'],
      ownServers: true,
      onLine,
      signal,
    });
    await expect(attempt).rejects.toThrow();
    expect(readRunFile(runnerFiles(elsewhere).run)).toBeNull();
    removeTempFolder(elsewhere);
  });
});
