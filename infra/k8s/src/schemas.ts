import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import { SecretStore } from '@kubernetes-models/external-secrets/external-secrets.io/v1/SecretStore';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Role } from 'kubernetes-models/rbac.authorization.k8s.io/v1/Role';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import type { Manifest } from './manifest.ts';

/** The published schemas of all kinds that the manifests use. */
const MODELS = [
  ConfigMap,
  CronJob,
  Deployment,
  ExternalSecret,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Role,
  ScaledObject,
  SecretStore,
  Service,
  ServiceAccount,
] as unknown as readonly { apiVersion: string; kind: string; prototype: { validate(): void } }[];

type Path = readonly string[];

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsOf(part, [...path, key])]);

/** Wraps a value in a proxy that records which fields are read. */
const watched = (value: unknown, read: Set<string>, path: Path = []): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : new Proxy(value, {
        get(target, key) {
          const part: unknown = Reflect.get(target, key);
          if (typeof key !== 'string') return part;
          read.add([...path, key].join('/'));
          return watched(part, read, [...path, key]);
        },
      });

/**
 * Returns the violations of the schema for the object's kind. Empty when the object is valid. The schemas accept
 * unknown fields, but the validation never reads such a field, so fields that were not read are reported as well.
 */
export const problemsOf = (manifest: Manifest): string[] => {
  const Model = MODELS.find(({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind);
  if (!Model) return [`no schema exists for ${manifest.apiVersion} ${manifest.kind}`];
  const read = new Set<string>();
  try {
    // Calls `validate` without the constructor, because the constructor would read every field.
    Model.prototype.validate.call(watched(manifest, read));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return pathsOf(manifest)
    .map((path) => path.join('/'))
    .filter((path) => !read.has(path))
    .map((path) => `${path} is not in the schema`);
};
