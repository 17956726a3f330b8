import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type App, ROOT } from './apps.ts';
import { DESCRIPTOR, descriptorFiles } from './descriptor.ts';
import { SHARED_PACKAGES } from './shared.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.split(path.sep).includes('testing');

const filesUnder = (target: string): string[] => {
  if (statSync(target).isFile()) return [target];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isTest(path.relative(target, file)));
};

/** Files that every build depends on, in addition to the app's own files. */
const COMMON = [
  'shell/ui/src',
  'shell/ui/package.json',
  'shell/app/src',
  'shell/app/package.json',
  'services/contracts/src/web',
  'infra/build/src',
  'package-lock.json',
];

/** The package.json files of an app's own copies of the shared packages, if any. A build contains their versions. */
const OWN_COPIES = SHARED_PACKAGES.map((name) => `node_modules/${name}/package.json`);

const ownFiles = (app: App): string[] =>
  app.kind === 'shell'
    ? ['src', 'public', 'index.html', 'package.json']
    : ['src', DESCRIPTOR, 'package.json', ...OWN_COPIES];

/** The exercise library, for the apps that list it in their package.json. */
const EXERCISES = {
  name: '@stridewell/exercises',
  files: ['services/exercises/src', 'services/exercises/package.json'],
};

const libraries = (app: App, root: string): string[] => {
  const manifest = path.join(app.dir, 'package.json');
  if (!statSync(manifest, { throwIfNoEntry: false })) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: Record<string, string> };
  return EXERCISES.name in dependencies ? EXERCISES.files.map((file) => path.join(root, file)) : [];
};

/** The descriptors of the remotes, which a build of the shell contains. */
const descriptors = (app: App, root: string): string[] => (app.kind === 'shell' ? descriptorFiles(root) : []);

/**
 * Returns a build's id of twelve hexadecimal characters. Equal sources give equal ids on every machine, at any time and
 * in any folder. Tests and files that only tests use do not affect the id.
 */
export const sourceHash = (app: App, root: string = ROOT): string => {
  const own = ownFiles(app).map((file) => path.join(app.dir, file));
  const targets = [
    ...own,
    ...libraries(app, root),
    ...descriptors(app, root),
    ...COMMON.map((file) => path.join(root, file)),
  ];
  const files = targets.filter((target) => statSync(target, { throwIfNoEntry: false })).flatMap(filesUnder);
  const hash = createHash('sha256').update(app.name);
  for (const file of files.sort()) {
    hash.update(`\0${path.relative(root, file).split(path.sep).join('/')}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
};
