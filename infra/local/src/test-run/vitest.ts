import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeArguments } from '../parts/node.ts';
import { inRepo, repoRoot } from '../paths.ts';
import { endGroup, signalGroup } from '../process/group.ts';
import { type Tally, tallyReport } from './tally.ts';

/** What a run of Vitest is given. */
export interface VitestOptions {
  /** Filters and options as its own command line takes them. */
  args: readonly string[];
  env: Record<string, string>;
  /** Folder for the report. */
  reportDir: string;
  /** A run that takes longer has hung. */
  timeoutMs: number;
  signal: AbortSignal;
  say(line: string): void;
}

/** Runs Vitest over all projects; its own report goes to the console, the counts come from its JSON report. */
export async function runVitest({ args, env, reportDir, timeoutMs, signal, say }: VitestOptions): Promise<Tally> {
  const report = join(reportDir, 'vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = nodeArguments(inRepo('node_modules/vitest/vitest.mjs'), ['run', ...reporters, ...args]);
  const child = spawn(process.execPath, command, {
    cwd: repoRoot,
    env,
    // A group of its own, so that its workers go with it when it hangs.
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
    // An error after the last test (a leak, a teardown that throws) shows in the exit code alone.
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    say(`Vitest ended without a report (exit code ${code}).`);
    return { passed: 0, failed: 1 };
  }
}
