import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeArguments } from '../parts/node.ts';
import { inRepo, repoRoot } from '../paths.ts';
import { endGroup, signalGroup } from '../process/group.ts';
import { type Tally, tallyReport } from './tally.ts';

/** Options of a Vitest run. */
export interface VitestOptions {
  /** Filters and options for Vitest's command line. */
  args: readonly string[];
  env: Record<string, string>;
  /** Folder for the report. */
  reportDir: string;
  /** A run that takes longer is considered hung and is stopped. */
  timeoutMs: number;
  signal: AbortSignal;
  say(line: string): void;
}

/** Runs Vitest over all projects. Its report is printed to the console; the counts come from its JSON report. */
export async function runVitest({ args, env, reportDir, timeoutMs, signal, say }: VitestOptions): Promise<Tally> {
  const report = join(reportDir, 'vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = nodeArguments(inRepo('node_modules/vitest/vitest.mjs'), ['run', ...reporters, ...args]);
  const child = spawn(process.execPath, command, {
    cwd: repoRoot,
    env,
    // A separate process group, so that the workers are stopped together with a hung run.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const pid = child.pid ?? 0;
  const end = () => void endGroup(pid, 5_000);
  const kill = () => signalGroup(pid, 'SIGKILL');
  const timer = setTimeout(() => {
    say(`The tests took longer than ${timeoutMs / 60_000} minutes and were stopped.`);
    end();
  }, timeoutMs);
  signal.addEventListener('abort', end, { once: true });
  process.on('exit', kill);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
  process.off('exit', kill);
  return countReport(report, code, say);
}

function countReport(path: string, code: number | null, say: (line: string) => void): Tally {
  try {
    const tally = tallyReport(JSON.parse(readFileSync(path, 'utf8')));
    // An error after the last test (a leak, a teardown that throws) shows only in the exit code.
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    say(`Vitest ended without a report (exit code ${code}).`);
    return { passed: 0, failed: 1 };
  }
}
