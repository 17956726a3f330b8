import { describe, expect, it } from 'vitest';
import { createTree } from '../tree.ts';
import { cycles } from './cycles.ts';

const check = (files: Record<string, string>): string[] =>
  cycles(createTree(files)).map(({ file, line, message }) => `${file}:${line} ${message}`);

const kit = {
  'kit/package.json': JSON.stringify({ name: '@x/kit', exports: { './*': './src/*.ts', './core': './src/index.ts' } }),
};

describe('cycles', () => {
  it('reports nothing for a tree without import cycles', () => {
    expect(check({ 'a.ts': "import './b.ts';", 'b.ts': "import './c.ts';", 'c.ts': '' })).toEqual([]);
  });

  it('reports a cycle across several files', () => {
    const files = { 'a.ts': "import './b.ts';", 'b.ts': "import './c.ts';", 'c.ts': "\nexport * from './a.ts';" };
    expect(check(files)).toEqual(['c.ts:2 import cycle: a.ts → b.ts → c.ts → a.ts']);
  });

  it.each([
    ['type imports', "import type { B } from './b.ts';"],
    ['lazy imports', "const b = () => import('./b.ts');"],
  ])('reports a cycle through %s', (_, statement) => {
    expect(check({ 'a.ts': statement, 'b.ts': "import './a.ts';" })).toHaveLength(1);
  });

  it('reports a cycle through package exports, with and without a pattern', () => {
    const files = {
      ...kit,
      'kit/src/index.ts': "import './clock.ts';",
      'kit/src/clock.ts': "import '@x/kit/core';",
      'app.ts': "import '@x/kit/clock';",
    };
    expect(check(files)).toEqual([
      'kit/src/clock.ts:1 import cycle: kit/src/index.ts → kit/src/clock.ts → kit/src/index.ts',
    ]);
  });

  it('reports two cycles that share a module once each', () => {
    const files = {
      'a.ts': "import './b.ts';\nimport './c.ts';",
      'b.ts': "import './a.ts';",
      'c.ts': "import './a.ts';",
    };
    expect(check(files)).toHaveLength(2);
  });
});
