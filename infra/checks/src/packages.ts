import type { Tree } from './tree.ts';

export interface Package {
  /** Path of the folder from the root. Empty for the root itself. */
  folder: string;
  name: string;
  dependencies: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
}

const SCOPE = '@stridewell/';

/** The packages of the tree, deepest folder first. */
export const packagesOf = (tree: Tree): Package[] =>
  [...tree.files]
    .filter(([path]) => path === 'package.json' || path.endsWith('/package.json'))
    .map(([path, text]) => {
      const { name = '', scripts = {}, ...manifest } = JSON.parse(text);
      const lists = [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies];
      return {
        folder: path.slice(0, -'/package.json'.length),
        name,
        dependencies: new Set(lists.flatMap((list) => Object.keys(list ?? {}))),
        scripts: new Set(Object.keys(scripts)),
      };
    })
    .sort((a, b) => b.folder.length - a.folder.length);

/** The package that a file belongs to. */
export const ownerOf = (packages: readonly Package[], path: string): Package | undefined =>
  packages.find(({ folder }) => folder === '' || path.startsWith(`${folder}/`));

/** The short name (`kit`) of one of our packages, or null for other packages. */
export const ours = (packageName: string | null): string | null =>
  packageName?.startsWith(SCOPE) ? packageName.slice(SCOPE.length) : null;
