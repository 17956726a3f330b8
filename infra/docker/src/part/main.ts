import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { descriptorsIn, filesOf, foldersOf, leanManifestOf, manifestsOf, workspaceFolders } from './workspaces.ts';

/**
 * `node main.ts FROM TO WORKSPACE…` is the first build step of every image. It copies only the files that the image
 * needs, so that changes elsewhere in the tree do not invalidate the image's layers.
 *
 *   TO/manifests  the input for `npm ci`
 *   TO/listed     the manifests of the given workspaces and their dependencies, for npm's SBOM
 *   TO/sources    the files that the given workspaces run or are built from
 */
const [from = '', to = '', ...parts] = process.argv.slice(2);
const copy = (folder: string, file: string): void => cpSync(join(from, file), join(to, folder, file));
const write = (folder: string, file: string, content: object): void => {
  const path = join(to, folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
};

for (const file of ['package.json', 'package-lock.json', '.npmrc']) copy('manifests', file);
for (const folder of workspaceFolders(from)) write('manifests', `${folder}/package.json`, leanManifestOf(from, folder));

const listed = manifestsOf(from, parts);
for (const [file, manifest] of Object.entries(listed)) write('listed', file, manifest);

copy('sources', 'LICENSE');
// The build of the shell needs the descriptors of all remotes.
if (parts.includes('shell')) for (const file of descriptorsIn(from)) copy('sources', file);
for (const folder of foldersOf(from, parts)) for (const file of filesOf(from, folder)) copy('sources', file);
write('sources', 'package.json', listed['package.json'] ?? {});
