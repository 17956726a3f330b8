import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findApps, ROOT } from '@stridewell/build/apps';

export type Kind = 'service' | 'worker' | 'remote' | 'shell';

/** A deployable part of the product, which is released independently of the others. */
export interface Part {
  /** Name of the service in compose and Kubernetes. */
  name: string;
  kind: Kind;
  /** Folder of the workspace, relative to the root. */
  workspace: string;
  /** Name of the image without registry and tag. A worker uses the image of its service. */
  image: string;
  /** Name of a remote in the pointer file; null for other parts. */
  remote: string | null;
}

const SERVICES = 'services';

const servicesIn = (root: string): Part[] =>
  readdirSync(path.join(root, SERVICES))
    .sort()
    .flatMap((name) => {
      const workspace = `${SERVICES}/${name}`;
      const has = (file: string): boolean => existsSync(path.join(root, workspace, 'src', file));
      const one = { workspace, image: `stridewell/${name}`, remote: null };
      const service: Part[] = has('main.ts') ? [{ ...one, name, kind: 'service' }] : [];
      const worker: Part[] = has('worker-main.ts') ? [{ ...one, name: `${name}-worker`, kind: 'worker' }] : [];
      return [...service, ...worker];
    });

/** Returns all deployable parts in the source tree: services, workers, the shell and the remotes. */
export const findParts = (root: string = ROOT): Part[] => [
  ...servicesIn(root),
  ...findApps(root).map(({ name, kind, dir }): Part => {
    const workspace = path.basename(dir);
    return {
      name: workspace,
      kind,
      workspace,
      image: `stridewell/${workspace}`,
      remote: kind === 'remote' ? name : null,
    };
  }),
];

export const isFrontEnd = ({ kind }: Part): boolean => kind === 'shell' || kind === 'remote';
