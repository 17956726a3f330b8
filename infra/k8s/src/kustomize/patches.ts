import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch, type Operation } from 'rfc6902';
import { parse } from 'yaml';
import { hasLabels, idOf, type Manifest } from '../manifest.ts';
import type { Kustomization } from './kustomization.ts';

type Patch = Kustomization['patches'][number];

const isTarget = ({ kind, metadata }: Manifest, { target }: Patch): boolean => {
  const [key, value] = target.labelSelector?.split('=') ?? [];
  return (
    kind === target.kind &&
    (target.name === undefined || metadata.name === target.name) &&
    (key === undefined || value === undefined || hasLabels(metadata.labels, { [key]: value }))
  );
};

/** Applies a JSON patch (RFC 6902) to its targets. @throws Error when an operation does not apply, or the patch has no target. */
export const patch = (manifests: Manifest[], folder: string, spec: Patch): void => {
  const path = join(folder, spec.path);
  const operations = parse(readFileSync(path, 'utf8')) as Operation[];
  if (!Array.isArray(operations))
    throw new Error(`${path} is not a list of operations: only RFC 6902 patches are supported`);
  const targets = manifests.filter((manifest) => isTarget(manifest, spec));
  if (targets.length === 0) throw new Error(`${path} has no target`);
  for (const manifest of targets) {
    const [problem] = applyPatch(manifest, structuredClone(operations)).filter((error) => error !== null);
    if (problem) throw new Error(`${path}, ${idOf(manifest)}: ${problem.message}`);
  }
};
