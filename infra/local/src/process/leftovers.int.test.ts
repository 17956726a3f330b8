import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../ports/free.ts';
import { portPlan } from '../ports/plan.ts';
import { startStack } from '../stack.ts';
import { runnerFiles } from '../stack-folder.ts';
import { makeTempFolder, removeTempFolder, sweepAbandoned } from '../testbed/temp-folder.ts';
import { identify, isRunning } from './identity.ts';
import { stopLeftovers } from './leftovers.ts';
import { createRunFile, readRunFile } from './run-file.ts';

const RUNNER = fileURLToPath(new URL('../testbed/doomed-runner.ts', import.meta.url));
/** Differs from the usual prefix, so that the sweep of another test run does not remove the folder. */
const PREFIX = `stridewell-leftovers-${process.pid}-`;
let folder: string;

beforeEach(() => {
  folder = makeTempFolder(PREFIX);
});
afterEach(() => removeTempFolder(folder));

/**
 * Starts a local runner in a separate process and kills it.
 * @returns the process id of the Redis that is left running
 */
async function leaveRedisBehind(basePort: number) {
  const runner = fork(RUNNER, [folder, String(basePort)], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  await once(runner, 'message');
  runner.kill('SIGKILL');
  await once(runner, 'exit');
  const [left] = readRunFile(runnerFiles(folder).run)?.parts ?? [];
  if (!left) throw new Error('the runner left no record');
  return left.id;
}

describe('local runner killed with SIGKILL', () => {
  test('is replaced by the next start, which stops the leftover processes and reuses their ports', async () => {
    const basePort = await freePort();
    const left = await leaveRedisBehind(basePort);
    expect(isRunning(left)).toBe(true);
    const lines: string[] = [];
    const onLine = (line: string) => lines.push(line);
    const stack = await startStack({ basePort, dataDir: folder, parts: ['redis'], ownServers: true, onLine });
    expect(isRunning(left)).toBe(false);
    expect(lines[0]).toBe('Stopped what an earlier run left behind: redis');
    expect(stack.ports).toEqual(portPlan(basePort));
    await stack.stop();
  });

  test('is cleaned up by sweepAbandoned, which stops the leftover processes and removes the folder', async () => {
    const left = await leaveRedisBehind(await freePort());
    await sweepAbandoned(PREFIX);
    expect(isRunning(left)).toBe(false);
    expect(readRunFile(runnerFiles(folder).run)).toBeNull();
  });
});

test('stopLeftovers does not stop an unrelated process that reuses a recorded process id', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  await once(stranger, 'spawn');
  const id = identify(stranger.pid ?? 0);
  const self = identify(process.pid);
  if (!id || !self) throw new Error('no identity');
  const run = createRunFile(runnerFiles(folder).run, self, '');
  run.started({ name: 'redis', id: { pid: id.pid, born: 'long ago' }, container: null });
  expect(await stopLeftovers(runnerFiles(folder).run)).toEqual([]);
  expect(isRunning(id)).toBe(true);
  stranger.kill('SIGKILL');
});
