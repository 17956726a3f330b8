import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesOf, foldersOf, manifestsOf } from './workspaces.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

describe('image contents', () => {
  test('foldersOf returns the folders of a workspace and of all workspaces that it depends on', () => {
    expect(foldersOf(root, ['services/account'])).toEqual(['services/account', 'services/contracts', 'services/kit']);
    expect(foldersOf(root, ['mfe-running', 'infra/build'])).toEqual([
      'infra/build',
      'mfe-running',
      'services/contracts',
      'shell/app',
      'shell/ui',
    ]);
  });

  test('foldersOf rejects a folder that is not a workspace', () => {
    expect(() => foldersOf(root, ['services/nobody'])).toThrow('services/nobody is not a workspace');
  });

  test('filesOf excludes tests, test helpers and nested workspaces', () => {
    const files = filesOf(root, 'shell');
    expect(files).toContain('shell/src/app.tsx');
    expect(files.filter((file) => /\.test\.|\/testing\/|node_modules|dist\/|^shell\/(ui|app)\//.test(file))).toEqual(
      [],
    );
    expect(filesOf(root, 'services/account')).toContain('services/account/src/main.ts');
  });

  test('manifestsOf returns manifests without development dependencies', () => {
    const listed = manifestsOf(root, ['mfe-running', 'infra/build']);
    expect(listed['package.json']).toMatchObject({ name: '@stridewell/mfe-running-image', private: true });
    expect(Object.keys(listed)).toHaveLength(6);
    for (const manifest of Object.values(listed)) expect(manifest).not.toHaveProperty('devDependencies');
  });
});
