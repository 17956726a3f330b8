import { describe, expect, it } from 'vitest';
import { figuresOf } from '../figures.ts';
import { testShares } from '../test-shares.ts';
import { createTree } from '../tree.ts';
import { lengths, percentile } from './lengths.ts';
import { lockFile } from './lock-file.ts';
import { words } from './words.ts';

const text = (lines: number): string => 'x;\n'.repeat(lines);
const messages = (found: { file: string; message: string }[]): string[] =>
  found.map(({ file, message }) => `${file}: ${message}`);

describe('lengths', () => {
  it('percentiles are values of the list', () => {
    expect([0, 1, 50, 90, 100].map((percent) => percentile([5, 1, 4, 2, 3], percent))).toEqual([1, 1, 3, 5, 5]);
    expect(percentile([], 50)).toBe(0);
  });

  it('a file of 400 lines is as long as one may be, tests included', () => {
    const tree = createTree({
      'services/a/src/a.ts': text(400),
      'services/a/src/a.unit.test.ts': text(401),
      ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`services/a/src/${index}.ts`, text(10)])),
    });
    expect(messages(lengths(tree))).toEqual(['services/a/src/a.unit.test.ts: 401 lines, 400 at most']);
  });
});

describe('the share of tests', () => {
  const tree = createTree({
    'services/a/src/a.ts': text(100),
    'services/a/src/a.int.test.ts': text(70),
    'services/a/src/testing/bed.ts': text(10),
    'services/b/src/b.ts': text(100),
    'services/b/src/b.unit.test.ts': text(79),
    'shell/src/a.ts': text(100),
  });

  it('is counted for each service, with what only tests use', () => {
    expect(testShares(tree)).toEqual([
      { service: 'a', source: 100, tests: 80, share: 0.8 },
      { service: 'b', source: 100, tests: 79, share: 0.79 },
    ]);
  });

  it('is told with the lengths', () => {
    expect(figuresOf(tree)).toEqual([
      'source files: 3, lines median 100, p90 100, longest 100',
      'test lines a source line: a 0.80, b 0.79',
    ]);
  });
});

describe('words', () => {
  it.each(['TO' + 'DO', 'FIX' + 'ME'])('%s is found in code and documents', (word) => {
    expect(words(createTree({ 'a/x.ts': `\n// ${word}: later`, 'README.md': `${word} list` }))).toMatchObject([
      { file: 'a/x.ts', line: 2 },
      { file: 'README.md', line: 1 },
    ]);
  });

  it.each(['only', 'skip'])('no test is left out by %s', (how) => {
    const code = [
      `it.${how}('x')`,
      `describe.concurrent.${how}('x')`,
      `test.each([]).${how}`,
      'cursor.skip(1).limit(2)',
    ];
    expect(words(createTree({ 'x.unit.test.ts': code.join('\n') })).map(({ line }) => line)).toEqual([1, 2]);
  });

  it('the requirements may use any word', () => {
    expect(words(createTree({ 'infra/requirements/a.md': 'TO' + 'DO' }))).toEqual([]);
  });
});

describe('the lock file', () => {
  it('holds no address', () => {
    const lock = ['{', '"resolved": "services/kit",', '"resolved": "https://registry.example/x.tgz"', '}'].join('\n');
    expect(messages(lockFile(createTree({ 'package-lock.json': lock })))).toEqual([
      'package-lock.json: the lock file holds an address',
    ]);
  });
});
