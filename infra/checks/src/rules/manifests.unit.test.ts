import { describe, expect, it } from 'vitest';
import { createTree } from '../tree.ts';
import { manifests } from './manifests.ts';

const check = (file: string, text: string): string[] =>
  manifests(
    createTree({
      'package.json': JSON.stringify({ name: 'root', devDependencies: { vitest: '1' } }),
      'services/a/package.json': JSON.stringify({
        name: '@stridewell/a',
        dependencies: { '@stridewell/kit': '*', zod: '4' },
      }),
      [file]: text,
    }),
  ).map(({ line, message }) => `${line} ${message}`);

describe('manifests', () => {
  it('allows a package to import listed dependencies, its own modules and Node modules', () => {
    const text = ['zod', '@stridewell/kit/ids', '@stridewell/a/b', 'node:fs', 'fs', './c.ts'].map(
      (at) => `import '${at}';`,
    );
    expect(check('services/a/src/x.ts', text.join('\n'))).toEqual([]);
  });

  it('reports each unlisted dependency once', () => {
    const text = "import 'zod';\nimport '@stridewell/chat/gate';\nimport '@stridewell/chat/words';\nimport 'mongoose';";
    expect(check('services/a/src/x.ts', text)).toEqual([
      '2 @stridewell/a does not list @stridewell/chat in its package.json',
      '4 @stridewell/a does not list mongoose in its package.json',
    ]);
  });

  it('allows only tests to import dependencies of the root package', () => {
    expect(check('services/a/src/x.unit.test.ts', "import 'vitest';")).toEqual([]);
    expect(check('services/a/src/testing/x.ts', "import 'vitest';")).toEqual([]);
    expect(check('services/a/src/x.ts', "import 'vitest';")).toHaveLength(1);
  });
});
