import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintBuilds, fingerprintSources } from './fingerprint.ts';

/** Remembers which sources the builds in place were made from. */
function stampPath(root: string): string {
  return join(root, '.cache', 'front-ends.json');
}

/** True when the builds in place are those that `remember` saw, made from the sources that are there now. */
export function isFresh(root: string): boolean {
  try {
    const stamp: { sources?: unknown; builds?: unknown } = JSON.parse(readFileSync(stampPath(root), 'utf8'));
    return stamp.builds === fingerprintBuilds(root) && stamp.sources === fingerprintSources(root);
  } catch {
    return false;
  }
}

/** Notes that the builds in place were made from `sources`, the fingerprint taken before the build began. */
export function remember(root: string, sources: string): void {
  mkdirSync(dirname(stampPath(root)), { recursive: true });
  writeFileSync(stampPath(root), JSON.stringify({ sources, builds: fingerprintBuilds(root) }));
}
