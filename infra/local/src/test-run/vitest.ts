import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRepo } from '../paths.ts';
import { startNodeGroup } from '../process/node-group.ts';
import { type Tally, tallyReport } from './tally.ts';

/** Options of a Vitest run. */
export interface VitestOptions {
  /** Filters and options for Vitest's command line. */
  args: readonly string[];
  env: Record<string, string>;
  /** Folder for the report. */
  reportDir: string;
  /** Name of the report. */
  name?: string;
  /** Time limit in milliseconds. A run that takes longer is considered hung and is stopped. */
  timeoutMs: number;
  signal: AbortSignal;
  say(line: string): void;
}

/** Runs Vitest over all projects. Its report is printed to the console; the counts come from its JSON report. */
export async function runVitest({
  args,
  env,
  reportDir,
  name = 'vitest',
  timeoutMs,
  signal,
  say,
}: VitestOptions): Promise<Tally> {
  const report = join(reportDir, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['run', ...reporters, ...args];
  const options = { env, output: 'inherit', graceMs: 5_000, signal } as const;
  const { ended, stop } = startNodeGroup(inRepo('node_modules/vitest/vitest.mjs'), command, options);
  const timer = setTimeout(() => {
    say(`The tests took longer than ${timeoutMs / 60_000} minutes and were stopped.`);
    void stop();
  }, timeoutMs);
  const code = await ended;
  clearTimeout(timer);
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
