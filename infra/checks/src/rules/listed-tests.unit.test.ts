import { expect, it } from 'vitest';
import { createTree } from '../tree.ts';
import { listedTests } from './listed-tests.ts';

const TREE = { 'services/a/src/x.int.test.ts': '', 'services/a/src/b/y.e2e.test.ts': '' };
const check = (...patterns: string[]): string[] =>
  listedTests(createTree({ ...TREE, 'vitest.config.ts': patterns.map((pattern) => `'${pattern}',`).join('\n') })).map(
    ({ line, message }) => `${line} ${message}`,
  );

it('listedTests allows patterns that match a file and patterns for a whole test level', () =>
  expect(check('services/{a,a}/src/*.int.test.ts', '**/*.unit.test.ts')).toEqual([]));

it('listedTests reports each alternative in a pattern that matches no file, with its line number', () =>
  expect(check('services/a/src/x.int.test.ts', 'services/a/src/{b/y,c}.e2e.test.ts')).toEqual([
    '2 services/a/src/c.e2e.test.ts matches no test',
  ]));
