import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFileSchema } from '@stridewell/contracts/http/remotes';
import type { z } from 'zod';
import { type App, REMOTE_ENTRY, ROOT } from './apps.ts';
import type { PreloadList } from './preload-list.ts';

/**
 * Name of the file in which a remote describes its pages, menu items and slots. The file has the same name in a build.
 */
export const DESCRIPTOR = 'remote.json';

export type RemoteFile = z.infer<typeof remoteFileSchema>;

/** The parsed `remote.json` of a folder. Null when there is none. @throws Error naming the file when it is invalid. */
const descriptorOf = (folder: string): RemoteFile | null => {
  const file = path.join(folder, DESCRIPTOR);
  if (!existsSync(file)) return null;
  const parsed = remoteFileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`);
  return parsed.data;
};

/** Absolute paths of the descriptors in the `mfe-*` folders, sorted by name. */
export const descriptorFiles = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort()
    .map((name) => path.join(root, name, DESCRIPTOR))
    .filter((file) => existsSync(file));

/**
 * The descriptors of all remotes. A build of the shell contains them, so that the shell need not fetch the list of
 * remotes first.
 */
export const knownDescriptors = (root: string = ROOT): RemoteFile[] =>
  descriptorFiles(root).flatMap((file) => descriptorOf(path.dirname(file)) ?? []);

/**
 * True for a module of the shared packages. All other modules are the remote's own, and the gateway adds links to them.
 */
const isShared = (module: string): boolean => module.startsWith('@');

/**
 * The descriptors in the form in which the shell's main script contains them: without the early reads, which the early
 * script takes from the page, and without the remotes' own modules.
 */
export const shellDescriptors = (root: string = ROOT): RemoteFile[] =>
  knownDescriptors(root).map(({ pages, ...descriptor }) => ({
    ...descriptor,
    pages: pages.map(({ reads: _reads, readsByTab: _readsByTab, modules, modulesByTab, ...page }) => ({
      ...page,
      ...(modules && { modules: modules.filter(isShared) }),
      ...(modulesByTab && {
        modulesByTab: Object.fromEntries(
          Object.entries(modulesByTab).map(([tab, each]) => [tab, each.filter(isShared)]),
        ),
      }),
    })),
  }));

/** Returns the source file of an exposed module: `./HomeCard` → `./src/home-card.tsx`. */
const sourceOf = (module: string): string =>
  `./src/${module
    .slice(2)
    .replace(/(?<!^)[A-Z]/g, '-$&')
    .toLowerCase()}.tsx`;

/** The modules that a remote exposes: its screens, and a component for each slot that it fills. */
export const exposesOf = (app: App): Record<string, string> => ({
  './App': REMOTE_ENTRY,
  ...Object.fromEntries((descriptorOf(app.dir)?.slots ?? []).map(({ module }) => [module, sourceOf(module)])),
});

/**
 * Checks that each module that the remote's pages list exists and is loaded lazily. Modules of packages are not checked.
 * @throws Error that names the modules that have been moved or renamed
 */
export const checkModules = (app: App, list: PreloadList): void => {
  const named = (descriptorOf(app.dir)?.pages ?? []).flatMap(({ modules = [], modulesByTab = {} }) => [
    ...modules,
    ...Object.values(modulesByTab).flat(),
  ]);
  const unknown = named.filter((name) => !name.startsWith('@') && !list[name]);
  if (unknown.length > 0) throw new Error(`${app.dir}/${DESCRIPTOR}: no lazily loaded module ${unknown.join(', ')}`);
};
