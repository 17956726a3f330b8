import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import { OVERLAYS } from '../built.ts';
import { idOf, type Manifest } from '../manifest.ts';
import { folderOfTests } from '../testing/folder.ts';
import { build } from './build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;
/** Timeout in milliseconds. It is long because starting `kubectl` takes time while other tests run. */
const TIMEOUT_MS = 60_000;

const byId = (manifests: Manifest[]): Record<string, Manifest> =>
  Object.fromEntries(manifests.map((manifest) => [idOf(manifest), manifest]));

const tests = folderOfTests();

/** Creates a folder with the given files. The values are serialised as YAML. */
const folderOf = (files: Record<string, unknown>): string => {
  const folder = mkdtempSync(join(tests, 'some-'));
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), stringify(value));
  return folder;
};

const KUSTOMIZATION = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };
const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'account' } };

describe.skipIf(!kubectl)(
  kubectl ? 'build compared with kubectl' : 'build compared with kubectl (not run: kubectl is not installed)',
  () => {
    test.each(OVERLAYS)(
      'returns the same objects as kubectl for %s',
      (name) => {
        const printed = execFileSync('kubectl', ['kustomize', join(root, name)], { encoding: 'utf8' });
        const real = parseAllDocuments(printed).map((document) => document.toJS() as Manifest);
        expect(byId(build(join(root, name)))).toEqual(byId(real));
      },
      TIMEOUT_MS,
    );
  },
);

describe('build', () => {
  test('rejects an unknown key', () => {
    const folder = folderOf({ 'kustomization.yaml': { ...KUSTOMIZATION, namePrefix: 'my-' } });
    expect(() => build(folder)).toThrow(/namePrefix/);
  });

  test('rejects a patch that is not a list of operations', () => {
    const patches = [{ target: { kind: 'ServiceAccount' }, path: 'patch.yaml' }];
    const kustomization = { ...KUSTOMIZATION, resources: ['account.yaml'], patches };
    const folder = folderOf({ 'kustomization.yaml': kustomization, 'account.yaml': account, 'patch.yaml': account });
    expect(() => build(folder)).toThrow(/only RFC 6902/);
  });

  test('rejects a patch for a missing field and a patch without a target', () => {
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

  test('rejects a merge into a ConfigMap that does not exist', () => {
    const configMapGenerator = [{ name: 'common', behavior: 'merge', literals: ['A=b'] }];
    const folder = folderOf({ 'kustomization.yaml': { ...KUSTOMIZATION, configMapGenerator } });
    expect(() => build(folder)).toThrow(/does not exist, nothing to merge into/);
  });

  test('rejects two objects of the same kind and name', () => {
    const resources = ['account.yaml', 'again.yaml'];
    const folder = folderOf({
      'kustomization.yaml': { ...KUSTOMIZATION, resources },
      'account.yaml': account,
      'again.yaml': account,
    });
    expect(() => build(folder)).toThrow(/ServiceAccount\/account exists twice/);
  });
});
