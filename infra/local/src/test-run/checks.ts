import { readFileSync } from 'node:fs';
import { inRepo, repoRoot } from '../paths.ts';
import { run } from '../provision/run.ts';
import type { Tally } from './tally.ts';

/** Names of the root package's check scripts, which `npm run check` runs. */
export function checkScripts(): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inRepo('package.json'), 'utf8'));
  return Object.keys(scripts).filter((name) => name.startsWith('check:'));
}

/** Runs `work` as one check, prints the result and returns it as a tally. */
export async function counted(name: string, work: () => Promise<void>, say: (line: string) => void): Promise<Tally> {
  const since = performance.now();
  try {
    await work();
    say(`✓ ${name} (${((performance.now() - since) / 1_000).toFixed(1)} s)`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    say(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

/** Runs one of the root package's checks. @throws Error with its output when it fails. */
export async function runCheck(script: string, env: Record<string, string>): Promise<void> {
  const { ok, output } = await run('npm', ['run', '--silent', script], { cwd: repoRoot, env, timeoutMs: 300_000 });
  if (!ok) throw new Error(output.trim());
}
