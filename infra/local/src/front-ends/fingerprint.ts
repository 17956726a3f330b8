import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders that hold no sources of ours. */
const SKIPPED = new Set(['dist', 'node_modules', '.cache']);
/** Tests change nothing that a browser loads. */
const TEST = /\.(unit|int|e2e)\.test\.tsx?$/;

/** What the front ends are built from: their folders, the contracts they import, the build itself, the versions of packages. */
export function sourceRoots(root: string): string[] {
  return ['shell', ...remoteFolders(root), 'services/contracts/src', 'infra/build', 'package-lock.json'];
}

/** Where the builds land. */
export function buildFolders(root: string): string[] {
  return ['shell', ...remoteFolders(root)].map((folder) => join(root, folder, 'dist'));
}

function remoteFolders(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort();
}

/** A hash over names and contents of all sources: the same after a checkout that only touched the files. */
export function fingerprintSources(root: string): string {
  const hash = createHash('sha256');
  for (const path of sourceRoots(root).flatMap((source) => filesIn(join(root, source)))) {
    if (TEST.test(path)) continue;
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

/** A hash over what lies in the build folders, without reading it; null when one of them is empty or missing. */
export function fingerprintBuilds(root: string): string | null {
  const hash = createHash('sha256');
  for (const folder of buildFolders(root)) {
    const files = filesIn(folder);
    if (!files.length) return null;
    for (const path of files) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${relative(root, path)}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

/** Files at or below a path, in a fixed order; empty when there is none. */
function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(join(path, entry.name));
    return entry.isFile() ? [join(path, entry.name)] : [];
  });
}
