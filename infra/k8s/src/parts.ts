import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { type Manifest, podTemplateOf, type Texts } from './manifest.ts';

/** A part of the product as it is deployed: a service, the worker, the edge, a front end. */
export interface Part {
  name: string;
  deployment: IDeployment;
  /** Of its pods. */
  labels: Texts;
  pod: IPodSpec;
  container: IContainer;
}

/** All objects of a kind; the caller says what its schema has been checked to be. */
export const ofKind = <T extends { kind: string }>(manifests: readonly Manifest[], kind: T['kind']): T[] =>
  manifests.filter((manifest) => manifest.kind === kind) as unknown as T[];

const partOf = (manifest: Manifest): Part => {
  const { metadata, spec } = podTemplateOf(manifest) ?? { spec: null };
  const { containers = [] } = (spec ?? {}) as IPodSpec;
  const [container] = containers;
  const { name } = manifest.metadata;
  if (!spec || !container || containers.length !== 1) throw new Error(`${name} is not one container`);
  const deployment = manifest as unknown as IDeployment;
  return { name, deployment, labels: metadata?.labels ?? {}, pod: spec as IPodSpec, container };
};

/** What runs for ever. */
export const partsOf = (manifests: readonly Manifest[]): Part[] =>
  manifests.filter(({ kind }) => kind === 'Deployment').map(partOf);

/** What runs by the clock, as if it were a part. */
export const jobsOf = (manifests: readonly Manifest[]): Part[] =>
  manifests.filter(({ kind }) => kind === 'CronJob').map(partOf);

/** Whether a part runs on Node and reads the product's configuration. */
export const isService = ({ labels }: Part): boolean => labels['app.kubernetes.io/component'] !== 'front-end';
