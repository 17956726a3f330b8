import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The module that every remote exposes to the shell. Its default export is a React component. */
export const REMOTE_ENTRY = './src/app.tsx';

export interface App {
  /** Federation name: `shell`, or a remote's folder without its prefix (`mfe-wellness` → `wellness`). */
  name: string;
  kind: 'shell' | 'remote';
  /** Absolute path of the folder. */
  dir: string;
}

/** The shell, then every `mfe-*` folder with an entry module, sorted by name. */
export const findApps = (root: string = ROOT): App[] => [
  { name: 'shell', kind: 'shell', dir: path.join(root, 'shell') },
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map((entry): App => ({ name: entry.name.slice(4), kind: 'remote', dir: path.join(root, entry.name) }))
    .filter((app) => existsSync(path.join(app.dir, REMOTE_ENTRY)))
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
];
