import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { type Manifest, podTemplateOf, type Texts } from './manifest.ts';

/** A workload of the product: a service, the worker, the gateway or a front end. */
export interface Part {
  name: string;
  deployment: IDeployment;
  /** Labels of the pods. */
  labels: Texts;
  pod: IPodSpec;
  container: IContainer;
}

/**
 * Returns all objects of a kind. The caller chooses the type; the schema tests check that the objects have this type.
 */
export const ofKind = <T extends { kind: string }>(manifests: readonly Manifest[], kind: T['kind']): T[] =>
  manifests.filter((manifest) => manifest.kind === kind) as unknown as T[];

const partOf = (manifest: Manifest): Part => {
  const { metadata, spec } = podTemplateOf(manifest) ?? { spec: null };
  const { containers = [] } = (spec ?? {}) as IPodSpec;
  const [container] = containers;
  const { name } = manifest.metadata;
  if (!spec || !container || containers.length !== 1) throw new Error(`${name} must have exactly one container`);
  const deployment = manifest as unknown as IDeployment;
  return { name, deployment, labels: metadata?.labels ?? {}, pod: spec as IPodSpec, container };
};

/** Returns all Deployments as workloads. */
export const partsOf = (manifests: readonly Manifest[]): Part[] =>
  manifests.filter(({ kind }) => kind === 'Deployment').map(partOf);

/** Returns all CronJobs as workloads. */
export const jobsOf = (manifests: readonly Manifest[]): Part[] =>
  manifests.filter(({ kind }) => kind === 'CronJob').map(partOf);

/** True when a workload runs on Node and reads the product's configuration. */
export const isService = ({ labels }: Part): boolean => labels['app.kubernetes.io/component'] !== 'front-end';
