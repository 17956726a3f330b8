import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const remoteFile = z.strictObject({ name: z.string().min(1), routes: z.array(z.string().startsWith('/')).min(1) });

/** A remote, as configured in the gateway. */
export interface Remote {
  name: string;
  /** Absolute folder of its build. */
  root: string;
  /** URL path prefixes that it serves in the shell. */
  routes: string[];
}

/**
 * The remotes of the source tree: each folder `mfe-*` with a `remote.json`.
 * @throws Error naming the invalid file.
 */
export function remotesIn(root: string): Remote[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .filter(({ name }) => name.startsWith('mfe-'))
    .map(({ name }) => name)
    .sort()
    .map((folder) => readRemote(join(root, folder)));
}

function readRemote(folder: string): Remote {
  const path = join(folder, 'remote.json');
  try {
    return { ...remoteFile.parse(JSON.parse(readFileSync(path, 'utf8'))), root: join(folder, 'dist') };
  } catch (error) {
    throw new Error(`${path} must contain {"name", "routes"}: ${error instanceof Error ? error.message : error}`);
  }
}
