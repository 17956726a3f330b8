import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeLock } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MODULE = new URL('./folder-lock.ts', import.meta.url).href;

/** True when another process can take the lock. */
const isFreeForOthers = (path: string): boolean => {
  const script = 'import(process.argv[1]).then(({ takeLock }) => console.log(takeLock(process.argv[2]) !== null))';
  return execFileSync(process.execPath, ['-e', script, MODULE, path], { encoding: 'utf8' }).trim() === 'true';
};

describe('takeLock', () => {
  test('locks the path for other processes until it is released', () => {
    const path = join(folder, 'lock');
    const lock = takeLock(path);
    expect(isFreeForOthers(path)).toBe(false);
    lock?.release();
    expect(isFreeForOthers(path)).toBe(true);
  });

  test('returns null for a second caller in the same process and keeps the lock of the first', () => {
    const path = join(folder, 'lock');
    const lock = takeLock(path);
    expect(takeLock(path)).toBeNull();
    expect(isFreeForOthers(path)).toBe(false);
    lock?.release();
  });
});
