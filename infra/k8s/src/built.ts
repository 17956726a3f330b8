import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './kustomize/build.ts';
import type { Manifest } from './manifest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders whose manifests a cluster may be given. */
export const OVERLAYS = ['overlays/dev', 'overlays/production', 'examples/coach-model'] as const;

const done = new Map<string, Manifest[]>();

/** The manifests of a folder of this package, built once; whoever asks reads them and changes nothing. */
export const built = (folder: string): Manifest[] => {
  const manifests = done.get(folder) ?? build(join(root, folder));
  done.set(folder, manifests);
  return manifests;
};
