import { isFrontEnd, type Part } from '../parts.ts';

/** A workspace of the repository. */
export interface Workspace {
  folder: string;
  name: string;
  /** Names of the workspace's run-time dependencies, which are workspaces and external packages. */
  dependencies: ReadonlySet<string>;
}

export interface Tree {
  parts: readonly Part[];
  workspaces: readonly Workspace[];
}

/** Matches files that affect every image: Dockerfiles, locked versions and the list of workspaces. */
const EVERY_IMAGE = /^(infra\/docker\/|docker-compose\.yml$|package(-lock)?\.json$|\.npmrc$|\.dockerignore$)/;
/** Matches the descriptors of the remotes, which a build of the shell contains. */
const DESCRIPTOR = /^mfe-[^/]+\/remote\.json$/;
/** Matches the build tools of the front ends. */
const FRONT_END_TOOLS = /^infra\/build\//;
/** Matches files that no image contains: tests, test helpers and documents. */
const IN_NO_IMAGE = /(\.test\.tsx?|\.md)$|(^|\/)testing\//;
/**
 * Folder of the contracts. Front ends use only the files that WEB_CONTRACTS matches (see
 * infra/build/src/source-hash.ts).
 */
const CONTRACTS = 'services/contracts/';
const WEB_CONTRACTS = /^services\/contracts\/(src\/web\/|package\.json$)/;

/** Returns the folders of a deployable part and of its direct and transitive dependencies. */
export const foldersOf = (part: Part, workspaces: readonly Workspace[]): Set<string> => {
  const named = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const folders = new Set<string>();
  const add = (workspace: Workspace | undefined): void => {
    if (!workspace || folders.has(workspace.folder)) return;
    folders.add(workspace.folder);
    for (const name of workspace.dependencies) add(named.get(name));
  };
  add(workspaces.find(({ folder }) => folder === part.workspace));
  return folders;
};

/** Returns the folder of the innermost workspace that contains a file; null for a file outside all workspaces. */
const ownerOf = (file: string, workspaces: readonly Workspace[]): string | null =>
  workspaces
    .map(({ folder }) => folder)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0] ?? null;

const touches = (file: string, part: Part, folders: ReadonlySet<string>, owner: string | null): boolean => {
  if (IN_NO_IMAGE.test(file)) return false;
  if (EVERY_IMAGE.test(file)) return true;
  if (FRONT_END_TOOLS.test(file)) return isFrontEnd(part);
  if (DESCRIPTOR.test(file) && part.workspace === 'shell') return true;
  if (isFrontEnd(part) && file.startsWith(CONTRACTS)) return WEB_CONTRACTS.test(file);
  return owner !== null && folders.has(owner);
};

/** Returns the names of the deployable parts whose images depend on one of the given files, in the order of `parts`. */
export const partsTouched = (files: readonly string[], { parts, workspaces }: Tree): string[] => {
  const owned = files.map((file) => ({ file, owner: ownerOf(file, workspaces) }));
  return parts
    .filter((part) => {
      const folders = foldersOf(part, workspaces);
      return owned.some(({ file, owner }) => touches(file, part, folders, owner));
    })
    .map(({ name }) => name);
};
