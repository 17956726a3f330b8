import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import type { Manifest, Texts } from './manifest.ts';
import { ofKind, type Part } from './parts.ts';

/**
 * Returns the keys that External Secrets writes to a secret. @throws Error when no ExternalSecret has the secret as its
 * target.
 */
export const secretKeys = (manifests: readonly Manifest[], name: string): string[] => {
  const secret = ofKind<IExternalSecret>(manifests, 'ExternalSecret').find(({ spec }) => spec?.target?.name === name);
  if (!secret) throw new Error(`no ExternalSecret fills the secret ${name}`);
  return (secret.spec?.data ?? []).map(({ secretKey }) => secretKey);
};

/** Returns the environment of a workload's process. @throws Error when a ConfigMap is missing. */
export const environmentOf = (manifests: readonly Manifest[], { name, container }: Part): Texts => {
  const maps = (container.envFrom ?? []).map(({ configMapRef }) => {
    const map = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef?.name);
    if (!map) throw new Error(`${name}: ConfigMap ${configMapRef?.name} does not exist`);
    return map.data as Texts;
  });
  const own = (container.env ?? []).map(({ name: key, value }) => [key, value ?? '']);
  return Object.assign({}, ...maps, Object.fromEntries(own)) as Texts;
};

interface Mounted {
  /** Mount path in the container. */
  path: string;
  /** Name of the secret. */
  secret: string;
}

/** Returns a workload's secrets with their mount paths. */
export const secretMountsOf = ({ pod, container }: Part): Mounted[] =>
  (pod.volumes ?? []).flatMap(({ name, secret }) => {
    const path = container.volumeMounts?.find((mount) => mount.name === name)?.mountPath;
    return secret?.secretName && path ? [{ path, secret: secret.secretName }] : [];
  });

/**
 * Writes a workload's secrets as files into a folder, in the same way as a node mounts them. Returns the environment
 * with the mount path replaced by this folder.
 */
export const mountSecrets = (manifests: readonly Manifest[], part: Part, values: Texts, folder: string): Texts => {
  let environment = environmentOf(manifests, part);
  for (const { path, secret } of secretMountsOf(part)) {
    const target = join(folder, part.name);
    mkdirSync(target, { recursive: true });
    for (const key of secretKeys(manifests, secret)) writeFileSync(join(target, key), `${values[key] ?? ''}\n`);
    const mapped = Object.entries(environment).map(([key, value]) => [key, value.replace(`${path}/`, `${target}/`)]);
    environment = Object.fromEntries(mapped) as Texts;
  }
  return environment;
};

/** Wraps an environment in a proxy that records which keys are read. */
export const watchedEnvironment = (environment: Texts): { environment: Texts; asked: Set<string> } => {
  const asked = new Set<string>();
  const get = (target: Texts, key: string | symbol): unknown => {
    asked.add(String(key));
    return Reflect.get(target, key);
  };
  return { environment: new Proxy(environment, { get }), asked };
};
