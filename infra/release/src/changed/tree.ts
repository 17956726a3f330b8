import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import { z } from 'zod';
import type { Commands } from '../commands.ts';
import type { Workspace } from './touched.ts';

const manifestSchema = z.object({
  name: z.string(),
  workspaces: z.array(z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});

const manifest = (folder: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

/** Returns the workspaces that the root package.json lists. */
export const workspacesOf = (root: string = ROOT): Workspace[] =>
  (manifest(root).workspaces ?? []).map((folder) => {
    const { name, dependencies = {} } = manifest(path.join(root, folder));
    return { folder, name, dependencies: new Set(Object.keys(dependencies)) };
  });

/**
 * Returns the files that differ between `head` and the merge base of `base` and `head`. A renamed file is listed under
 * both names.
 */
export const changedFiles = async (commands: Commands, base: string, head: string): Promise<string[]> => {
  const range = `${base}...${head}`;
  const text = await commands.ask('git', ['-C', ROOT, 'diff', '--name-only', '--no-renames', '-z', range]);
  return text.split('\0').filter(Boolean);
};
