import { describe, expect, it } from 'vitest';
import { importsOf, packageOf } from './imports.ts';

const specifiers = (text: string): string[] => importsOf(text).map(({ specifier }) => specifier);

describe('importsOf', () => {
  it('returns every kind of import with its line number', () => {
    const text = [
      "import a from 'a';",
      "import type { B } from 'b';",
      'import {',
      '  c,',
      "} from 'c';",
      "import 'd';",
      "export * from 'e';",
      `const f = await ${'import'}('f');`,
    ].join('\n');
    expect(importsOf(text)).toEqual([
      { specifier: 'a', line: 1, typeOnly: false },
      { specifier: 'b', line: 2, typeOnly: true },
      { specifier: 'c', line: 5, typeOnly: false },
      { specifier: 'd', line: 6, typeOnly: false },
      { specifier: 'e', line: 7, typeOnly: false },
      { specifier: 'f', line: 8, typeOnly: false },
    ]);
  });

  it('ignores imports in comments and in strings', () => {
    const text = [
      "// import a from 'a';",
      "/* import b from 'b'; */",
      "export const from = 'c';",
      'const d = "import \'d\'";',
    ];
    expect(specifiers(text.join('\n'))).toEqual([]);
  });

  it('ignores strings in an exported value', () => {
    expect(specifiers("export const list = [\n  'x',\n];\nimport y from 'y';")).toEqual(['y']);
  });
});

describe('packageOf', () => {
  it.each([
    ['./a.ts', null],
    ['../a/b.ts', null],
    ['node:fs', null],
    ['zod', 'zod'],
    ['csv-parse/sync', 'csv-parse'],
    ['@stridewell/kit/app/http', '@stridewell/kit'],
  ])('maps the import specifier %s to the package %s', (specifier, name) => {
    expect(packageOf(specifier)).toBe(name);
  });
});
