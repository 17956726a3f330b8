import { createHash } from 'node:crypto';
import { type Manifest, podTemplateOf, type Texts } from '../manifest.ts';
import type { Kustomization } from './kustomization.ts';

type Generator = Kustomization['configMapGenerator'][number];

/** `key=value`, the value without the quotes around it, as kustomize takes it. */
const readLiteral = (literal: string): [string, string] => {
  const at = literal.indexOf('=');
  if (at < 1) throw new Error(`'${literal}' is not key=value`);
  return [literal.slice(0, at), literal.slice(at + 1).replace(/^["']+|["']+$/g, '')];
};

/** Adds a ConfigMap, or its values to the one of an earlier layer. */
export const generate = (manifests: Manifest[], { name, behavior, literals }: Generator): void => {
  const data = Object.fromEntries(literals.map(readLiteral));
  const before = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
  if ((behavior === 'merge') !== (before !== undefined))
    throw new Error(`ConfigMap ${name}: ${before ? 'is there already' : 'there is none to merge into'}`);
  if (before) before.data = { ...(before.data as Texts), ...data };
  else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
};

const ESCAPES: Texts = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
/** Letters that make no words, in place of digits and vowels. */
const SAFE: Texts = { '0': 'g', '1': 'h', '3': 'k', a: 'm', e: 't' };

/** What kustomize puts behind a generated name: another content is another name, so that pods are replaced with it. */
const hashOf = (data: Texts): string => {
  const sorted = Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify({ data: sorted, kind: 'ConfigMap', name: '' }).replace(/[<>&]/g, (c) => ESCAPES[c] ?? c);
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return hex.replace(/[013ae]/g, (c) => SAFE[c] ?? c);
};

/** Gives every generated ConfigMap its hash, and whoever names it. All ConfigMaps are generated. */
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
