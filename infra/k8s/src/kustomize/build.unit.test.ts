import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import { idOf, type Manifest } from '../manifest.ts';
import { folderOfTests } from '../testing/folder.ts';
import { build } from './build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;
/** Another program is started, and every test of the product may be at work beside it. */
const PATIENCE_MS = 60_000;

const byId = (manifests: Manifest[]): Record<string, Manifest> =>
  Object.fromEntries(manifests.map((manifest) => [idOf(manifest), manifest]));

const tests = folderOfTests();

/** A folder with these files, YAML written from values. */
const folderOf = (files: Record<string, unknown>): string => {
  const folder = mkdtempSync(join(tests, 'some-'));
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), stringify(value));
  return folder;
};

const KUSTOMIZATION = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };
const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'account' } };

describe.skipIf(!kubectl)(kubectl ? 'beside kubectl' : 'beside kubectl (not run: there is no kubectl here)', () => {
  test.each(['overlays/dev', 'overlays/production', 'examples/coach-model'])(
    '%s is what kubectl makes of it',
    (name) => {
      const printed = execFileSync('kubectl', ['kustomize', join(root, name)], { encoding: 'utf8' });
      const real = parseAllDocuments(printed).map((document) => document.toJS() as Manifest);
      expect(byId(build(join(root, name)))).toEqual(byId(real));
    },
    PATIENCE_MS,
  );
});

describe('what this builder does not carry out, it refuses', () => {
  test('a key that it does not know', () => {
    const folder = folderOf({ 'kustomization.yaml': { ...KUSTOMIZATION, namePrefix: 'my-' } });
    expect(() => build(folder)).toThrow(/namePrefix/);
  });

  test('a patch that is no list of operations', () => {
    const patches = [{ target: { kind: 'ServiceAccount' }, path: 'patch.yaml' }];
    const kustomization = { ...KUSTOMIZATION, resources: ['account.yaml'], patches };
    const folder = folderOf({ 'kustomization.yaml': kustomization, 'account.yaml': account, 'patch.yaml': account });
    expect(() => build(folder)).toThrow(/only RFC 6902/);
  });

  test('a patch of something that is not there, and one without a target', () => {
    const remove = [{ op: 'remove', path: '/spec' }];
    const files = (kind: string) => ({
      'kustomization.yaml': {
        ...KUSTOMIZATION,
        resources: ['account.yaml'],
        patches: [{ target: { kind }, path: 'patch.yaml' }],
      },
      'account.yaml': account,
      'patch.yaml': remove,
    });
    expect(() => build(folderOf(files('ServiceAccount')))).toThrow(/ServiceAccount\/account: .*\/spec/);
    expect(() => build(folderOf(files('Deployment')))).toThrow(/has no target/);
  });

  test('a merge into a ConfigMap that no layer has', () => {
    const configMapGenerator = [{ name: 'common', behavior: 'merge', literals: ['A=b'] }];
    const folder = folderOf({ 'kustomization.yaml': { ...KUSTOMIZATION, configMapGenerator } });
    expect(() => build(folder)).toThrow(/there is none to merge into/);
  });

  test('two objects of one name', () => {
    const resources = ['account.yaml', 'again.yaml'];
    const folder = folderOf({
      'kustomization.yaml': { ...KUSTOMIZATION, resources },
      'account.yaml': account,
      'again.yaml': account,
    });
    expect(() => build(folder)).toThrow(/ServiceAccount\/account is there twice/);
  });
});
