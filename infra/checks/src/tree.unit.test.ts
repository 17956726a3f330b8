import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTree, isTest, readTree, withoutComments } from './tree.ts';

const root = mkdtempSync(join(tmpdir(), 'tree-'));

afterAll(() => rmSync(root, { recursive: true }));

describe('readTree', () => {
  it('reads tracked and untracked files, except those that git ignores', () => {
    execFileSync('git', ['init', '-q'], { cwd: root });
    mkdirSync(join(root, 'a', 'node_modules'), { recursive: true });
    writeFileSync(join(root, '.gitignore'), 'node_modules\n');
    writeFileSync(join(root, 'a', 'x.ts'), 'export {};\n');
    writeFileSync(join(root, 'a', 'picture.png'), 'x');
    writeFileSync(join(root, 'a', 'node_modules', 'y.ts'), 'export {};\n');
    const tree = readTree(root);
    expect([...tree.files.keys()]).toEqual(['a/x.ts']);
    expect(tree.has('a/picture.png')).toBe(true);
    expect(tree.has('a')).toBe(true);
    expect(tree.has('a/')).toBe(true);
    expect(tree.has('a/node_modules/y.ts')).toBe(false);
  });
});

describe('Tree.has', () => {
  it('returns false for the prefix of a folder name', () => {
    expect(createTree({ 'services/kit/a.ts': '' }).has('services/ki')).toBe(false);
  });
});

describe('isTest', () => {
  it.each(['a/x.unit.test.ts', 'a/x.unit.test.tsx', 'a/testing/bed.ts', 'infra/e2e/src/x.ts'])(
    'returns true for %s',
    (path) => {
      expect(isTest(path)).toBe(true);
    },
  );

  it.each(['a/x.ts', 'services/contracts/src/x.ts', 'a/testing.ts', 'a/latest.tsx'])('returns false for %s', (path) => {
    expect(isTest(path)).toBe(false);
  });
});

describe('withoutComments', () => {
  it('removes comments, but keeps strings and the positions of all other characters', () => {
    const text = 'a(\'//x\'); // y\n/* z\n*/ b(`/*`, "https://c")';
    expect(withoutComments(text)).toBe('a(\'//x\');     \n    \n   b(`/*`, "https://c")');
  });
});
