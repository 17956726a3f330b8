import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesOf, foldersOf, manifestsOf } from './workspaces.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

describe('what an image is made of', () => {
  test('is the part and every workspace that it stands on', () => {
    expect(foldersOf(root, ['services/account'])).toEqual(['services/account', 'services/contracts', 'services/kit']);
    expect(foldersOf(root, ['mfe-running', 'infra/build'])).toEqual([
      'infra/build',
      'mfe-running',
      'services/contracts',
      'shell/ui',
    ]);
  });

  test('refuses what is no workspace', () => {
    expect(() => foldersOf(root, ['services/nobody'])).toThrow('services/nobody is no workspace');
  });

  test('leaves tests, what they use, and workspaces within it out', () => {
    const files = filesOf(root, 'shell');
    expect(files).toContain('shell/src/app.tsx');
    expect(files.filter((file) => /\.test\.|\/testing\/|node_modules|dist\/|^shell\/ui\//.test(file))).toEqual([]);
    expect(filesOf(root, 'services/account')).toContain('services/account/src/main.ts');
  });

  test('is listed without what only development needs', () => {
    const listed = manifestsOf(root, ['mfe-running', 'infra/build']);
    expect(listed['package.json']).toMatchObject({ name: '@stridewell/mfe-running-image', private: true });
    expect(Object.keys(listed)).toHaveLength(5);
    for (const manifest of Object.values(listed)) expect(manifest).not.toHaveProperty('devDependencies');
  });
});
