import type { Tree } from './tree.ts';

export interface Package {
  /** Path of the package's folder, relative to the root. Empty for the root itself. */
  folder: string;
  name: string;
  dependencies: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
}

const SCOPE = '@stridewell/';

/** Returns the packages in the source tree, the deepest folders first. */
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

/** Returns the package that a file belongs to. */
export const ownerOf = (packages: readonly Package[], path: string): Package | undefined =>
  packages.find(({ folder }) => folder === '' || path.startsWith(`${folder}/`));

/** Returns the short name of one of our packages, such as `kit`; null for other packages. */
export const ours = (packageName: string | null): string | null =>
  packageName?.startsWith(SCOPE) ? packageName.slice(SCOPE.length) : null;
