import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../packages.mjs';

let root: string;
const write = (path: string, content: unknown, time: number) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
  utimesSync(join(root, path), time, time);
};
const lock = (version: string, time: number) =>
  write(
    'package-lock.json',
    {
      packages: {
        '': { name: 'root' },
        'services/kit': { version: '0.1.0' },
        'node_modules/@own/kit': { link: true },
        'node_modules/a': { version, integrity: `sha-${version}` },
        'node_modules/other-system': { version: '1.0.0', optional: true },
      },
    },
    time,
  );
const installed = (packages: Record<string, { version: string; integrity: string }>, time: number) =>
  write('node_modules/.package-lock.json', { packages }, time);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  write('node_modules/node/bin/node', '', 1);
  write('node_modules/@own/kit/package.json', {}, 1);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('isInstalled', () => {
  test('returns false when no packages are installed', () => {
    lock('1.0.0', 100);
    expect(isInstalled(root)).toBe(false);
  });

  test('returns false when a newer lock file lists other versions', () => {
    installed({ 'node_modules/a': { version: '1.0.0', integrity: 'sha-1.0.0' } }, 100);
    lock('2.0.0', 200);
    expect(isInstalled(root)).toBe(false);
  });

  test('returns false when a package is missing', () => {
    installed({}, 100);
    lock('1.0.0', 200);
    expect(isInstalled(root)).toBe(false);
  });

  test('returns false when the link of a new workspace is missing', () => {
    installed({ 'node_modules/a': { version: '1.0.0', integrity: 'sha-1.0.0' } }, 100);
    lock('1.0.0', 200);
    rmSync(join(root, 'node_modules/@own/kit'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  test('returns false when Node itself is missing', () => {
    lock('1.0.0', 100);
    installed({ 'node_modules/a': { version: '1.0.0', integrity: 'sha-1.0.0' } }, 200);
    rmSync(join(root, 'node_modules/node'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  test('returns true when the packages are newer than the lock file', () => {
    lock('1.0.0', 100);
    installed({}, 200);
    expect(isInstalled(root)).toBe(true);
  });

  test('returns true when a newer lock file differs only in packages for other systems', () => {
    installed({ 'node_modules/a': { version: '1.0.0', integrity: 'sha-1.0.0' } }, 100);
    lock('1.0.0', 200);
    expect(isInstalled(root)).toBe(true);
  });
});
