import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../process/make-folder.ts';
import { lastLine, run } from './run.ts';

/**
 * Unpacks Debian packages and their missing libraries into the folder `target`.
 *
 * Nothing is installed: no maintainer script runs, so the package's system service never starts on its usual port, no
 * file outside `target`'s parent changes, and root is not needed.
 * @throws Error with apt's last line when a package is unavailable.
 */
export async function unpackWithApt(packages: string[], target: string): Promise<void> {
  const home = join(target, '..');
  makeFolder(home);
  const work = mkdtempSync(join(home, '.unpacking-'));
  try {
    const failure = (await fetchAndUnpack(packages, work, [])) && (await fetchWithFreshLists(packages, work));
    if (failure) throw new Error(failure);
    rmSync(target, { recursive: true, force: true });
    renameSync(join(work, 'root'), target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Retries with separate package lists, because the system's lists can be missing or outdated. */
async function fetchWithFreshLists(packages: string[], work: string): Promise<string | null> {
  const lists = join(work, 'lists');
  const cache = join(work, 'cache');
  makeFolder(join(lists, 'partial'));
  makeFolder(join(cache, 'archives', 'partial'));
  const own = ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`, '-o', 'APT::Sandbox::User=root'];
  const updated = await run('apt-get', [...own, 'update'], { timeoutMs: 120_000 });
  if (!updated.ok) return `apt-get update: ${lastLine(updated.output)}`;
  return fetchAndUnpack(packages, work, own);
}

async function fetchAndUnpack(packages: string[], work: string, options: string[]): Promise<string | null> {
  const plan = await run('apt-get', [...options, '--simulate', '--no-install-recommends', 'install', ...packages]);
  if (!plan.ok) return `apt-get: ${lastLine(plan.output)}`;
  const wanted = [...new Set([...packages, ...newPackages(plan.output)])];
  const debs = join(work, 'debs');
  rmSync(debs, { recursive: true, force: true });
  mkdirSync(debs);
  const fetched = await run('apt-get', [...options, 'download', ...wanted], { cwd: debs, timeoutMs: 120_000 });
  if (!fetched.ok) return `apt-get download: ${lastLine(fetched.output)}`;
  for (const file of readdirSync(debs)) {
    const unpacked = await run('dpkg-deb', ['--extract', join(debs, file), join(work, 'root')]);
    if (!unpacked.ok) return `dpkg-deb ${file}: ${lastLine(unpacked.output)}`;
  }
  return null;
}

/**
 * Names of the packages that apt would newly install. Upgrades (`Inst libc6 [2.36-9] (…)`) are excluded:
 * the loader and the C library must be those of the system.
 */
export function newPackages(simulation: string): string[] {
  return [...simulation.matchAll(/^Inst (\S+) \(/gm)].map((match) => match[1] ?? '').filter(Boolean);
}
