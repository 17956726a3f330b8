import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, absolute, without a trailing slash. */
export const repoRoot: string = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** An absolute path inside the repository. */
export function inRepo(...segments: string[]): string {
  return join(repoRoot, ...segments);
}
