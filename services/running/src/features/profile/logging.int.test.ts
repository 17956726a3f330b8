import fs from 'node:fs';
import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRunningTestBed, type RunningTestBed } from '../../testing/running-bed.ts';

const written: string[] = [];
let bed: RunningTestBed;

beforeAll(async () => {
  // Captures the logger's output to the process's file descriptor, which also keeps it out of the test output.
  vi.spyOn(fs, 'write').mockImplementation(((_fd: number, text: string, ...rest: unknown[]) => {
    written.push(text);
    const done = rest.at(-1) as (error: null, length: number) => void;
    setImmediate(() => done(null, Buffer.byteLength(text)));
  }) as unknown as typeof fs.write);
  bed = await createRunningTestBed({ logLevel: 'info' });
});
afterAll(async () => {
  await bed.close();
  vi.restoreAllMocks();
});

const linesOf = (message: string): Record<string, unknown>[] =>
  written
    .join('')
    .split('\n')
    .filter((line) => line.includes(message))
    .map((line) => JSON.parse(line));

describe('RPROF-34 log line of an ignored runningProfileV2', () => {
  it('contains a pseudonym of the runner and nothing of the profile', async () => {
    const user = await bed.user();
    const message = 'part of a coach profile ignored';
    const body = { injuries: 'canary knee', runningProfileV2: '{"age": 35, "canary": "secret"}' };
    expect((await bed.call(user, 'POST', PATHS.coachProfile, body)).json().ignored).toEqual(['runningProfileV2']);
    await until('the line', () => linesOf(message).length > 0);
    expect(linesOf(message)).toEqual([expect.objectContaining({ userId: expect.stringMatching(/^[\w-]{16}$/) })]);
    // Logs are kept for days after an erasure, so they must not identify a runner.
    expect(JSON.stringify(linesOf(message))).not.toContain(user.userId);
    const keys = Object.keys(linesOf(message)[0] ?? {}).sort();
    expect(keys).toEqual(['hostname', 'level', 'msg', 'name', 'pid', 'spanId', 'time', 'traceId', 'userId']);
    expect(written.join('')).not.toMatch(/canary|secret/);
  });
});
