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

/** Returns the folders of all workspaces, relative to the root and in the order of the root package.json. */
export const workspaceFolders = (root: string): string[] => manifestOf(root, '.').workspaces ?? [];

/**
 * Returns the sorted folders of the given workspaces and of all workspaces that they depend on, directly or indirectly.
 * Development dependencies are not included. @throws Error when a folder is not a workspace.
 */
export const foldersOf = (root: string, parts: readonly string[]): string[] => {
  const folders = workspaceFolders(root);
  const byName = new Map(folders.map((folder) => [manifestOf(root, folder).name, folder]));
  const found = new Set<string>();
  const add = (folder: string): void => {
    if (!folders.includes(folder)) throw new Error(`${folder} is not a workspace`);
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

/** Returns the manifest of a workspace without development dependencies, which npm would otherwise install. */
export const leanManifestOf = (root: string, folder: string): object => {
  const { devDependencies: _, ...manifest } = manifestOf(root, folder);
  return manifest;
};

/**
 * Returns the manifests for an image, by file: a root manifest that has the name of the workspace and lists only the
 * image's workspaces, and the manifests of these workspaces without development dependencies. With these manifests npm
 * reports no missing packages, so that the SBOM lists exactly what is installed.
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

/**
 * Returns the files in a folder that an image needs, relative to the root. Tests, test helpers and nested workspaces
 * are omitted.
 */
export const filesOf = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (isLeftOut(path)) return [];
    if (!entry.isDirectory()) return [path];
    return existsSync(join(root, path, 'package.json')) ? [] : filesOf(root, path);
  });

/** Returns the paths of the remotes' descriptors, such as `mfe-running/remote.json`. */
export const descriptorsIn = (root: string): string[] =>
  workspaceFolders(root)
    .map((folder) => `${folder}/remote.json`)
    .filter((file) => existsSync(join(root, file)));
