import { PATHS } from '@stridewell/contracts/web';
import { captureLog } from '@stridewell/kit/testing/capture-log';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, describe, expect, it } from 'vitest';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const log = captureLog();
afterAll(log.restore);
const bed = useRunningTestBed({ logLevel: 'info' });

const linesOf = (message: string): Record<string, unknown>[] =>
  log
    .text()
    .split('\n')
    .filter((line) => line.includes(message))
    .map((line) => JSON.parse(line));

describe('RPROF-34 log line of an ignored runningProfileV2', () => {
  it('contains the runner’s pseudonym and no profile data', async () => {
    const user = await bed.user();
    const message = 'part of a coach profile ignored';
    const body = { injuries: 'canary knee', runningProfileV2: '{"age": 35, "canary": "secret"}' };
    expect((await bed.call(user, 'POST', PATHS.coachProfile, body)).json().ignored).toEqual(['runningProfileV2']);
    await until('the line', () => linesOf(message).length > 0);
    expect(linesOf(message)).toEqual([expect.objectContaining({ userId: expect.stringMatching(/^[\w-]{16}$/) })]);
    // Logs are kept for several days after an erasure, so they must not identify a runner.
    expect(JSON.stringify(linesOf(message))).not.toContain(user.userId);
    const keys = Object.keys(linesOf(message)[0] ?? {}).sort();
    expect(keys).toEqual(['hostname', 'level', 'msg', 'name', 'pid', 'spanId', 'time', 'traceId', 'userId']);
    expect(log.text()).not.toMatch(/canary|secret/);
  });
});
