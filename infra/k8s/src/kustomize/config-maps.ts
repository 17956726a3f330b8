import { createHash } from 'node:crypto';
import { type Manifest, podTemplateOf, type Texts } from '../manifest.ts';
import type { Kustomization } from './kustomization.ts';

type Generator = Kustomization['configMapGenerator'][number];

/** Parses `key=value` and removes quotes around the value, as kustomize does. */
const readLiteral = (literal: string): [string, string] => {
  const at = literal.indexOf('=');
  if (at < 1) throw new Error(`'${literal}' is not key=value`);
  return [literal.slice(0, at), literal.slice(at + 1).replace(/^["']+|["']+$/g, '')];
};

/** Adds a ConfigMap, or merges its values into the ConfigMap of an earlier layer. */
export const generate = (manifests: Manifest[], { name, behavior, literals }: Generator): void => {
  const data = Object.fromEntries(literals.map(readLiteral));
  const before = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
  if ((behavior === 'merge') !== (before !== undefined))
    throw new Error(`ConfigMap ${name}: ${before ? 'already exists' : 'does not exist, nothing to merge into'}`);
  if (before) before.data = { ...(before.data as Texts), ...data };
  else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
};

const ESCAPES: Texts = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
/** Letters that replace some digits and vowels in a hash, so that it does not contain words. */
const SAFE: Texts = { '0': 'g', '1': 'h', '3': 'k', a: 'm', e: 't' };

/**
 * Returns the hash suffix that kustomize adds to a generated name. New content changes the name, which causes the pods
 * to be replaced.
 */
const hashOf = (data: Texts): string => {
  const sorted = Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify({ data: sorted, kind: 'ConfigMap', name: '' }).replace(/[<>&]/g, (c) => ESCAPES[c] ?? c);
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return hex.replace(/[013ae]/g, (c) => SAFE[c] ?? c);
};

/** Adds the hash suffix to the name of every ConfigMap and to all references. All ConfigMaps are generated. */
export const hashNames = (manifests: Manifest[]): void => {
  const renamed = new Map<string, string>();
  for (const { kind, metadata, data } of manifests) {
    if (kind !== 'ConfigMap') continue;
    const name = `${metadata.name}-${hashOf(data as Texts)}`;
    renamed.set(metadata.name, name);
    metadata.name = name;
  }
  for (const manifest of manifests) {
    const pod = podTemplateOf(manifest)?.spec;
    const references = [
      ...(pod?.containers ?? []).flatMap(({ envFrom = [] }) => envFrom.map(({ configMapRef }) => configMapRef)),
      ...(pod?.volumes ?? []).map(({ configMap }) => configMap),
    ];
    for (const reference of references) if (reference) reference.name = renamed.get(reference.name) ?? reference.name;
  }
};
