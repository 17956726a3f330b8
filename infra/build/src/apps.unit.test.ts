import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type App, findApps } from './apps.ts';
import { sharedModules } from './shared.ts';
import { sourceHash } from './source-hash.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  write('shell/src/bootstrap.tsx', '1');
  write('shell/index.html', '<html>');
  write('shell/ui/src/core.ts', '1');
  write('shell/app/src/core.ts', '1');
  write('services/contracts/src/web/index.ts', '1');
  write('infra/build/src/preset.ts', '1');
  write('package-lock.json', '{}');
  write('mfe-wellness/src/app.tsx', '1');
  write('mfe-wellness/package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const wellness = (): App => ({ name: 'wellness', kind: 'remote', dir: path.join(root, 'mfe-wellness') });

describe('findApps', () => {
  test('returns the shell and every mfe-* folder with an entry module', () => {
    write('mfe-running/src/app.tsx', '1');
    write('mfe-empty/package.json', '{}');
    expect(findApps(root).map((app) => `${app.kind} ${app.name}`)).toEqual([
      'shell shell',
      'remote running',
      'remote wellness',
    ]);
  });
});

describe('sourceHash', () => {
  test('returns the same id for the same sources in any folder', () => {
    const first = sourceHash(wellness(), root);
    const old = root;
    root = mkdtempSync(path.join(tmpdir(), 'build-'));
    for (const file of [
      'shell/ui/src/core.ts',
      'shell/app/src/core.ts',
      'services/contracts/src/web/index.ts',
      'infra/build/src/preset.ts',
    ]) {
      write(file, '1');
    }
    write('package-lock.json', '{}');
    write('mfe-wellness/src/app.tsx', '1');
    write('mfe-wellness/package.json', '{}');
    expect(sourceHash(wellness(), root)).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    rmSync(old, { recursive: true, force: true });
  });

  test.each([
    'mfe-wellness/src/app.tsx',
    'mfe-wellness/src/new.ts',
    'shell/ui/src/core.ts',
    'shell/app/src/core.ts',
    'services/contracts/src/web/index.ts',
    'infra/build/src/preset.ts',
    'package-lock.json',
  ])('changes when %s changes', (file) => {
    const before = sourceHash(wellness(), root);
    write(file, 'changed');
    expect(sourceHash(wellness(), root)).not.toBe(before);
  });

  test.each([
    'mfe-wellness/src/app.unit.test.tsx',
    'shell/ui/src/testing/setup.ts',
    'shell/app/src/testing/render.tsx',
    'shell/src/bootstrap.tsx',
  ])('does not change when %s changes', (file) => {
    const before = sourceHash(wellness(), root);
    write(file, 'changed');
    expect(sourceHash(wellness(), root)).toBe(before);
  });
});

describe('sourceHash of an app that uses the exercise library', () => {
  const changes = (): boolean => {
    const before = sourceHash(wellness(), root);
    write('services/exercises/src/index.ts', 'changed');
    return sourceHash(wellness(), root) !== before;
  };

  test('changes when the library changes', () => {
    write('mfe-wellness/package.json', '{"dependencies":{"@stridewell/exercises":"*"}}');
    expect(changes()).toBe(true);
  });

  test('does not change with the library when the app does not list it', () => expect(changes()).toBe(false));
});

describe('sharedModules', () => {
  const modules = (kind: App['kind']) => sharedModules({ name: 'any', kind, dir: path.join(root, 'mfe-wellness') });

  test('configures the shell to provide every shared module and remotes to bundle none', () => {
    const shell = modules('shell');
    const remote = modules('remote');
    expect(Object.keys(remote)).toEqual(Object.keys(shell));
    expect(Object.values(remote).every((entry) => entry.import === false && entry.singleton)).toBe(true);
    expect(shell.react).toMatchObject({ eager: true, strictVersion: false });
  });

  test('configures lazy loading for charts and chat and strict versions for the shared packages', () => {
    expect(modules('shell')['@stridewell/app/charts']).toMatchObject({ eager: false });
    expect(modules('shell')['@stridewell/app/chat']).toMatchObject({ eager: false });
    expect(modules('remote')['@stridewell/ui/core']).toMatchObject({ strictVersion: true });
    expect(modules('remote')['@stridewell/app/core']).toMatchObject({ strictVersion: true });
  });

  test.each([
    ['@stridewell/ui', '@stridewell/ui/forms'],
    ['@stridewell/app', '@stridewell/app/chat'],
  ])("requires the %s version from the app's own node_modules and includes it in the build id", (name, module) => {
    const before = sourceHash(wellness(), root);
    write(`mfe-wellness/node_modules/${name}/package.json`, '{"version":"7.8.9"}');
    expect(modules('remote')[module]).toMatchObject({ requiredVersion: '^7.8.9' });
    expect(sourceHash(wellness(), root)).not.toBe(before);
  });
});
