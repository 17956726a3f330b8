import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './kustomize/build.ts';
import type { Manifest } from './manifest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders whose manifests can be applied to a cluster. */
export const OVERLAYS = [
  'overlays/dev',
  'overlays/production',
  'examples/coach-model',
  'examples/object-store',
] as const;

const cache = new Map<string, Manifest[]>();

/**
 * Returns the manifests of a folder of this package. They are built once and cached, so callers must not change them.
 */
export const built = (folder: string): Manifest[] => {
  const manifests = cache.get(folder) ?? build(join(root, folder));
  cache.set(folder, manifests);
  return manifests;
};
