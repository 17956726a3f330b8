import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { idOf, type Manifest, podTemplateOf, type Texts } from '../manifest.ts';
import { generate, hashNames } from './config-maps.ts';
import { isKustomized, type Kustomization, readKustomization } from './kustomization.ts';
import { patch } from './patches.ts';

/** The objects of one file, as they are written. */
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

/** Carries a folder's kustomization out, in kustomize's own order: resources, generators, components, then changes to all. */
const layer = (folder: string, before: readonly Manifest[]): Manifest[] => {
  const told = readKustomization(folder);
  const resources = told.resources.flatMap((name) => {
    const path = join(folder, name);
    return isKustomized(path) ? layer(path, []) : readManifests(path);
  });
  let manifests = [...before, ...resources];
  for (const generator of told.configMapGenerator) generate(manifests, generator);
  for (const component of told.components) manifests = layer(join(folder, component), manifests);
  for (const each of told.patches) patch(manifests, folder, each);
  for (const manifest of manifests) {
    // Every kind here but the namespace itself lives in one.
    if (told.namespace && manifest.kind !== 'Namespace') manifest.metadata.namespace = told.namespace;
    for (const { pairs } of told.labels) label(manifest, pairs);
    for (const image of told.images) setImage(manifest, image);
  }
  return manifests;
};

/**
 * The manifests of a folder as `kubectl kustomize` would print them. It knows what this project uses and refuses the rest.
 * @throws Error for two objects of one name, and for whatever cannot be carried out.
 */
export const build = (folder: string): Manifest[] => {
  const manifests = layer(folder, []);
  hashNames(manifests);
  const ids = manifests.map(idOf);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${folder}: ${twice} is there twice`);
  return manifests;
};
