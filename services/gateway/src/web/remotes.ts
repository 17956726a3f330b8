import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteEntry, RemotesFile } from '@stridewell/contracts/web';
import { z } from 'zod';
import type { Remote } from '../config.ts';

export const MANIFEST = 'mf-manifest.json';
/** A build's id names its folder, and so must be one plain path segment. */
const currentSchema = z.object({ build: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/) });

/** The build a remote's folder points at; null where there is none, or none that could be loaded. */
const currentBuild = async (root: string): Promise<string | null> => {
  try {
    const { build } = currentSchema.parse(JSON.parse(await readFile(path.join(root, 'current.json'), 'utf8')));
    await access(path.join(root, build, MANIFEST));
    return build;
  } catch {
    return null;
  }
};

const describe = async ({ name, root, routes }: Remote): Promise<RemoteEntry> => {
  const build = await currentBuild(root);
  return { name, entry: build && `/remotes/${name}/${build}/${MANIFEST}`, build, routes };
};

/** What the shell may load now. Read from the folders each time: a redeploy shows at once, a broken remote is its own matter. */
export const describeRemotes = async (remotes: readonly Remote[]): Promise<RemotesFile> => ({
  remotes: await Promise.all(remotes.map(describe)),
});
