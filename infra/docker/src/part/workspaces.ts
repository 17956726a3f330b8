import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version?: string;
  license?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The workspaces' folders, relative to the root, in the order of its package.json. */
export const workspaceFolders = (root: string): string[] => manifestOf(root, '.').workspaces ?? [];

/**
 * The folders that a part is made of: its own and, over its dependencies, those of every workspace it stands on. Development
 * dependencies do not count. Sorted. @throws Error naming the folder that is no workspace.
 */
export const foldersOf = (root: string, parts: readonly string[]): string[] => {
  const folders = workspaceFolders(root);
  const byName = new Map(folders.map((folder) => [manifestOf(root, folder).name, folder]));
  const found = new Set<string>();
  const add = (folder: string): void => {
    if (!folders.includes(folder)) throw new Error(`${folder} is no workspace`);
    if (found.has(folder)) return;
    found.add(folder);
    for (const name of Object.keys(manifestOf(root, folder).dependencies ?? {})) {
      const next = byName.get(name);
      if (next) add(next);
    }
  };
  for (const part of parts) add(part);
  return [...found].sort();
};

/** A workspace's manifest without what only its development needs: npm would install that for a workspace it is told of. */
export const leanManifestOf = (root: string, folder: string): object => {
  const { devDependencies: _, ...manifest } = manifestOf(root, folder);
  return manifest;
};

/**
 * The manifests of a part, by file: the root's, named after the part and with its workspaces alone, and theirs, lean. npm finds
 * nothing missing by them, so that its list of parts tells what is really there.
 */
export const manifestsOf = (root: string, parts: readonly string[]): Record<string, object> => {
  const workspaces = foldersOf(root, parts);
  const { name, version = '0.0.0', license = 'MIT' } = manifestOf(root, parts[0] ?? '');
  const own = { name: `${name}-image`, version, private: true, type: 'module', license, workspaces };
  const theirs = workspaces.map((folder) => [`${folder}/package.json`, leanManifestOf(root, folder)] as const);
  return { 'package.json': own, ...Object.fromEntries(theirs) };
};

const isLeftOut = (path: string): boolean =>
  /(^|\/)(node_modules|dist|testing)(\/|$)/.test(path) || /\.test\.tsx?$/.test(path);

/** The files of a folder that an image needs, relative to the root; without tests, what only tests use, and workspaces within it. */
export const filesOf = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (isLeftOut(path)) return [];
    if (!entry.isDirectory()) return [path];
    return existsSync(join(root, path, 'package.json')) ? [] : filesOf(root, path);
  });
