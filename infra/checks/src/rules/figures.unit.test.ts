import { describe, expect, it } from 'vitest';
import { figuresOf, testShares } from '../figures.ts';
import { createTree } from '../tree.ts';
import { lengths, percentile } from './lengths.ts';
import { lockFile } from './lock-file.ts';
import { words } from './words.ts';

const text = (lines: number): string => 'x;\n'.repeat(lines);
const messages = (found: { file: string; message: string }[]): string[] =>
  found.map(({ file, message }) => `${file}: ${message}`);

describe('lengths', () => {
  it('uses percentiles by nearest rank', () => {
    expect([0, 1, 50, 90, 100].map((percent) => percentile([5, 1, 4, 2, 3], percent))).toEqual([1, 1, 3, 5, 5]);
    expect(percentile([], 50)).toBe(0);
  });

  it('allows at most 400 lines per file, including tests', () => {
    const tree = createTree({
      'services/a/src/a.ts': text(400),
      'services/a/src/a.unit.test.ts': text(401),
      ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`services/a/src/${index}.ts`, text(10)])),
    });
    expect(messages(lengths(tree))).toEqual(['services/a/src/a.unit.test.ts: 401 lines, 400 at most']);
  });
});

describe('testShares', () => {
  const tree = createTree({
    'services/a/src/a.ts': text(100),
    'services/a/src/a.int.test.ts': text(70),
    'services/a/src/testing/bed.ts': text(10),
    'services/b/src/b.ts': text(100),
    'services/b/src/b.unit.test.ts': text(79),
    'shell/src/a.ts': text(100),
  });

  it('counts test lines per service, including the lines of files that only tests use', () => {
    expect(testShares(tree)).toEqual([
      { service: 'a', source: 100, tests: 80, share: 0.8 },
      { service: 'b', source: 100, tests: 79, share: 0.79 },
    ]);
  });

  it('is included in the output of figuresOf, together with file lengths', () => {
    expect(figuresOf(tree)).toEqual([
      'source files: 3, lines median 100, p90 100, longest 100',
      'test lines per source line: a 0.80, b 0.79',
    ]);
  });
});

describe('words', () => {
  it.each(['TO' + 'DO', 'FIX' + 'ME'])('reports the marker %s in code and documents', (word) => {
    expect(words(createTree({ 'a/x.ts': `\n// ${word}: later`, 'README.md': `${word} list` }))).toMatchObject([
      { file: 'a/x.ts', line: 2 },
      { file: 'README.md', line: 1 },
    ]);
  });

  it.each(['only', 'skip'])('reports tests that use .%s', (modifier) => {
    const code = [
      `it.${modifier}('x')`,
      `describe.concurrent.${modifier}('x')`,
      `test.each([]).${modifier}`,
      'cursor.skip(1).limit(2)',
    ];
    expect(words(createTree({ 'x.unit.test.ts': code.join('\n') })).map(({ line }) => line)).toEqual([1, 2]);
  });

  it('ignores the requirements folder', () => {
    expect(words(createTree({ 'infra/requirements/a.md': 'TO' + 'DO' }))).toEqual([]);
  });
});

describe('lockFile', () => {
  it('reports a registry address in the lock file', () => {
    const lock = ['{', '"resolved": "services/kit",', '"resolved": "https://registry.example/x.tgz"', '}'].join('\n');
    expect(messages(lockFile(createTree({ 'package-lock.json': lock })))).toEqual([
      'package-lock.json: the lock file contains a registry address',
    ]);
  });
});
