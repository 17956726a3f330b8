import { isFrontEnd, type Part } from '../parts.ts';

/** A folder with a package of ours. */
export interface Workspace {
  folder: string;
  name: string;
  /** What it stands on when it runs, by package name; ours and others'. */
  dependencies: ReadonlySet<string>;
}

export interface Tree {
  parts: readonly Part[];
  workspaces: readonly Workspace[];
}

/** What every image is made of: the recipes, the locked versions, the workspaces' list. */
const EVERY_IMAGE = /^(infra\/docker\/|docker-compose\.yml$|package(-lock)?\.json$|\.npmrc$|\.dockerignore$)/;
/** What only front ends are made with. */
const FRONT_END_TOOLS = /^infra\/build\//;
/** What no image runs: tests and what only they use, documents. */
const IN_NO_IMAGE = /(\.test\.tsx?|\.md)$|(^|\/)testing\//;
/** All that a browser takes from the contracts (see infra/build/src/source-hash.ts). */
const CONTRACTS = 'services/contracts/';
const WEB_CONTRACTS = /^services\/contracts\/(src\/web\/|package\.json$)/;

/** The folders that a part is made of: its own, and those of all it stands on, near or far. */
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

/** The innermost workspace that holds a file; null for one of the root or of no workspace. */
const ownerOf = (file: string, workspaces: readonly Workspace[]): string | null =>
  workspaces
    .map(({ folder }) => folder)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0] ?? null;

const touches = (file: string, part: Part, folders: ReadonlySet<string>, owner: string | null): boolean => {
  if (IN_NO_IMAGE.test(file)) return false;
  if (EVERY_IMAGE.test(file)) return true;
  if (FRONT_END_TOOLS.test(file)) return isFrontEnd(part);
  if (isFrontEnd(part) && file.startsWith(CONTRACTS)) return WEB_CONTRACTS.test(file);
  return owner !== null && folders.has(owner);
};

/** Names of the parts whose image a change of these files can change, in the order of `parts`. */
export const partsTouched = (files: readonly string[], { parts, workspaces }: Tree): string[] => {
  const owned = files.map((file) => ({ file, owner: ownerOf(file, workspaces) }));
  return parts
    .filter((part) => {
      const folders = foldersOf(part, workspaces);
      return owned.some(({ file, owner }) => touches(file, part, folders, owner));
    })
    .map(({ name }) => name);
};
