import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFileSchema } from '@stridewell/contracts/http/remotes';

/** A remote, as configured in the gateway. */
export interface Remote {
  name: string;
  /** Absolute path of the folder with the remote's build. */
  root: string;
  /** URL path prefixes that the remote serves in the shell. */
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
    const { name, pages } = remoteFileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return { name, root: join(folder, 'dist'), routes: pages.map(({ route }) => route) };
  } catch (error) {
    throw new Error(`${path} does not describe a remote: ${error instanceof Error ? error.message : error}`);
  }
}
