import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../ports/free.ts';
import { isFree } from '../ports/taken.ts';
import { pidsOf, sampleFailure, sampleServer } from '../testbed/sample-children.ts';
import { makeTempFolder, removeTempFolder } from '../testbed/temp-folder.ts';
import { identify } from './identity.ts';
import { openLog } from './log-file.ts';
import type { Part, PartSpec } from './part.ts';
import { createRunFile, readRunFile } from './run-file.ts';
import { supervise } from './supervised.ts';

let folder: string;
let lines: string[];
let part: Part | undefined;

beforeEach(() => {
  folder = makeTempFolder();
  lines = [];
});
afterEach(async () => {
  await part?.stop(1_000);
  removeTempFolder(folder);
});

const runFile = () => join(folder, 'stack.json');
const make = (spec: PartSpec): Part => {
  const self = identify(process.pid);
  if (!self) throw new Error('no identity');
  const log = openLog(join(folder, 'part.log'));
  part = supervise(spec, { log, run: createRunFile(runFile(), self, ''), onLine: (line) => lines.push(line) });
  return part;
};
const gone = (pid: number) => vi.waitFor(() => expect(identify(pid)).toBeNull(), 2_000);

describe('supervised process', () => {
  test('is listed in the run file while it runs and removed from the file when it stops', async () => {
    const port = await freePort();
    const server = make(sampleServer(port));
    server.start();
    await server.ready(10_000);
    expect(readRunFile(runFile())?.parts.map(({ name, id }) => [name, id.pid])).toEqual([['account', server.pid()]]);
    await server.stop(2_000);
    expect(readRunFile(runFile())?.parts).toEqual([]);
    expect(server.pid()).toBeNull();
  });

  test('is restarted after kill -9 and reports the restart', async () => {
    const port = await freePort();
    const server = make(sampleServer(port));
    server.start();
    await server.ready(10_000);
    const before = await pidsOf(port);
    await server.kill('SIGKILL');
    await gone(before[1]);
    await server.ready(10_000);
    expect((await pidsOf(port))[0]).not.toBe(before[0]);
    await vi.waitFor(() => expect(lines.at(-1)).toBe('account is ready again'));
    expect(lines[0]).toMatch(/^account ended \(SIGKILL\); starting it again in 250 ms/);
  });

  test('stops with its children even when it ignores SIGTERM and is suspended', async () => {
    const port = await freePort();
    const server = make(sampleServer(port, true));
    server.start();
    await server.ready(10_000);
    const pids = await pidsOf(port);
    await server.kill('SIGSTOP');
    await expect(server.ready(200)).rejects.toThrow('account is not ready');
    await server.stop(200);
    for (const pid of pids) await gone(pid);
    expect(await isFree(port)).toBe(true);
  });

  test('can be started after a stop', async () => {
    const port = await freePort();
    const server = make(sampleServer(port));
    server.start();
    await server.ready(10_000);
    await server.stop(2_000);
    await expect(server.kill('SIGTERM')).rejects.toThrow('account is not running');
    server.start();
    await server.ready(10_000);
    expect(server.pid()).not.toBeNull();
  });

  test('is not restarted after three failed starts and reports the error', async () => {
    const failing = make(sampleFailure('the colour is wrong'));
    failing.start();
    await expect(failing.ready(20_000)).rejects.toThrow('account is not ready: TypeError: the colour is wrong');
    expect(lines.filter((line) => line.includes('starting it again'))).toHaveLength(2);
    expect(readFileSync(join(folder, 'part.log'), 'utf8')).toContain('the colour is wrong');
  });

  test('reports the operating system’s error when its program does not exist', async () => {
    const missing = make({ ...sampleFailure(''), command: '/nowhere/at-all' });
    missing.start();
    await expect(missing.ready(20_000)).rejects.toThrow('account is not ready');
    expect(lines[0]).toContain('could not be started (spawn /nowhere/at-all ENOENT)');
  });
});
