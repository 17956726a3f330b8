import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { idOf, type Manifest, podTemplateOf, type Texts } from '../manifest.ts';
import { generate, hashNames } from './config-maps.ts';
import { isKustomized, type Kustomization, readKustomization } from './kustomization.ts';
import { patch } from './patches.ts';

/** Parses the objects in a file. */
const readManifests = (path: string): Manifest[] =>
  parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors[0]) throw new Error(`${path}: ${document.errors[0].message}`);
    return document.toJS() as Manifest;
  });

const label = (manifest: Manifest, pairs: Texts): void => {
  const jobs = (manifest.spec as { jobTemplate?: { metadata?: { labels?: Texts } } } | undefined)?.jobTemplate;
  const template = podTemplateOf(manifest);
  for (const labelled of [manifest, jobs, template]) {
    if (labelled)
      labelled.metadata = { ...labelled.metadata, labels: { ...labelled.metadata?.labels, ...pairs } } as never;
  }
};

const setImage = (manifest: Manifest, { name, newName, newTag }: Kustomization['images'][number]): void => {
  for (const container of podTemplateOf(manifest)?.spec.containers ?? [])
    if (container.image === name) container.image = `${newName ?? name}:${newTag}`;
};

/**
 * Builds a folder's kustomization in the same order as kustomize: resources, generators, components, and then changes
 * to all objects.
 */
const layer = (folder: string, before: readonly Manifest[]): Manifest[] => {
  const kustomization = readKustomization(folder);
  const resources = kustomization.resources.flatMap((name) => {
    const path = join(folder, name);
    return isKustomized(path) ? layer(path, []) : readManifests(path);
  });
  let manifests = [...before, ...resources];
  for (const generator of kustomization.configMapGenerator) generate(manifests, generator);
  for (const component of kustomization.components) manifests = layer(join(folder, component), manifests);
  for (const each of kustomization.patches) patch(manifests, folder, each);
  for (const manifest of manifests) {
    // Every object in the manifests belongs to a namespace, except objects of the kind Namespace.
    if (kustomization.namespace && manifest.kind !== 'Namespace') manifest.metadata.namespace = kustomization.namespace;
    for (const { pairs } of kustomization.labels) label(manifest, pairs);
    for (const image of kustomization.images) setImage(manifest, image);
  }
  return manifests;
};

/**
 * Builds the manifests of a folder with the same result as `kubectl kustomize`. Supports only the features that this
 * project uses.
 * @throws Error for duplicate objects and for unsupported features.
 */
export const build = (folder: string): Manifest[] => {
  const manifests = layer(folder, []);
  hashNames(manifests);
  const ids = manifests.map(idOf);
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate) throw new Error(`${folder}: ${duplicate} exists twice`);
  return manifests;
};
