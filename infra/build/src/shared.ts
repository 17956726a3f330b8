import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type App, ROOT } from './apps.ts';

/** Modules in the shell's first load, of which there is one copy for the whole page. */
const CORE = [
  'react',
  'react-dom',
  'styled-components',
  '@tanstack/react-query',
  'zustand',
  'wouter',
  '@stridewell/ui/core',
  '@stridewell/app/core',
];
/** Modules of which there is one copy for the whole page, fetched by the first screen that uses them. */
const LAZY = [
  '@stridewell/ui/forms',
  '@stridewell/ui/overlays',
  '@stridewell/ui/charts',
  '@stridewell/app/screens',
  '@stridewell/app/account',
  '@stridewell/app/charts',
  '@stridewell/app/chat',
  '@stridewell/app/queue',
  '@stridewell/app/safety',
];

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Our shared packages: the design-system kit and the app library. The versions that the page provides must match those
 * that a remote was built for.
 */
export const SHARED_PACKAGES = ['@stridewell/ui', '@stridewell/app'] as const;

/**
 * Returns the version of a package that an app is built with. If the app has its own copy, this is the copy's version,
 * as in Node's module resolution.
 */
export const versionOf = (request: string, app: App): string => {
  const file = path.join('node_modules', packageOf(request), 'package.json');
  const own = path.join(app.dir, file);
  return (JSON.parse(readFileSync(existsSync(own) ? own : path.join(ROOT, file), 'utf8')) as { version: string })
    .version;
};

export interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: boolean;
  eager?: boolean;
  import?: false;
}

/**
 * The modules that exist once per page. The shell provides them; remotes contain no copies.
 * A remote built against another minor version of our own packages shows an error card (`strictVersion`) instead of
 * a broken screen.
 */
export const sharedModules = (app: App): Record<string, SharedModule> =>
  Object.fromEntries(
    [...CORE, ...LAZY].map((request) => {
      const version = versionOf(request, app);
      const own = request.startsWith('@stridewell/');
      return [
        request,
        {
          singleton: true,
          version,
          requiredVersion: own ? `^${version}` : `^${version.split('.')[0]}`,
          strictVersion: own,
          ...(app.kind === 'shell' ? { eager: CORE.includes(request) } : { import: false }),
        },
      ];
    }),
  );
