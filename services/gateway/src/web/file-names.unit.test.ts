import { describe, expect, test } from 'vitest';
import { isFileLike, safePath } from './file-names.ts';

describe('safePath', () => {
  test.each(['a.js', 'assets/a.b.js', 'b1/assets/remote-entry.js', 'a'])('returns the safe path %s', (path) => {
    expect(safePath(path)).toBe(path);
  });
  test.each([
    '',
    '/a.js',
    'a//b.js',
    'a/',
    '..',
    '../a.js',
    'a/../b.js',
    './a.js',
    '.env',
    'a/.git/config',
    'a\\..\\b.js',
    'c:/a.js',
    'a\0.js',
    'a.js.map',
    'b1/mf-stats.json',
  ])('returns null for the unsafe path %j', (path) => {
    expect(safePath(path)).toBeNull();
  });
});

describe('isFileLike', () => {
  test.each([
    ['nope.js', true],
    ['running/nope.png', true],
    ['.env', true],
    ['.git/config', true],
    ['', false],
    ['running/plan', false],
    ['v1.2/plan', false],
  ])('recognises paths that look like files (%j: %s)', (path, expected) => {
    expect(isFileLike(path)).toBe(expected);
  });
});
