import { describe, expect, it } from 'vitest';
import { createTree } from '../tree.ts';
import { directions } from './directions.ts';

const names: Record<string, string> = {
  'services/contracts': 'contracts',
  'services/exercises': 'exercises',
  'services/kit': 'kit',
  'services/chat': 'chat',
  'services/wellness': 'wellness',
  'services/running': 'running',
  'infra/local': 'local',
  'shell/ui': 'ui',
  'shell/app': 'app',
  shell: 'shell',
  'mfe-wellness': 'mfe-wellness',
};
const manifests = Object.entries(names).map(([folder, name]) => [
  `${folder}/package.json`,
  JSON.stringify({ name: `@stridewell/${name}` }),
]);
const check = (file: string, specifier: string): string[] =>
  directions(
    createTree({
      'package.json': '{"name":"root"}',
      ...Object.fromEntries(manifests),
      [file]: `import x from '${specifier}';`,
    }),
  ).map(({ file: at, line, message }) => `${at}:${line} ${message}`);

describe('directions', () => {
  it.each([
    ['services/kit/src/a.ts', '@stridewell/contracts/web'],
    ['services/holds/src/a.ts', '@stridewell/language/days'],
    ['services/chat/src/a.ts', '@stridewell/holds/state'],
    ['services/wellness/src/a.ts', '@stridewell/safety'],
    ['services/wellness/src/a.ts', '@stridewell/wellness/b'],
    ['shell/ui/src/a.tsx', '@stridewell/ui/testing/axe'],
    ['shell/app/src/a.tsx', '@stridewell/contracts/web'],
    ['shell/app/src/a.tsx', '@stridewell/ui/core'],
    ['shell/src/a.tsx', '@stridewell/app/core'],
    ['mfe-wellness/src/a.tsx', '@stridewell/app/chat'],
    ['shell/src/a.tsx', '@stridewell/ui/core'],
    ['mfe-wellness/src/a.tsx', '@stridewell/contracts/web'],
    ['mfe-wellness/src/a.tsx', '@stridewell/exercises/poses'],
    ['services/running/src/a.ts', '@stridewell/exercises'],
    ['infra/local/src/a.ts', '@stridewell/wellness/app'],
    ['services/wellness/src/checkin/a.ts', '../app.ts'],
    ['services/wellness/src/a.ts', 'zod'],
  ])('allows %s to import %s', (file, specifier) => {
    expect(check(file, specifier)).toEqual([]);
  });

  it.each([
    ['services/contracts/src/a.ts', '@stridewell/kit/errors'],
    ['services/kit/src/a.ts', '@stridewell/safety'],
    ['services/language/src/a.ts', '@stridewell/chat/brain'],
    ['services/holds/src/a.ts', '@stridewell/chat/brain'],
    ['services/wellness/src/a.ts', '@stridewell/running/app'],
    ['services/running/src/a.ts', '@stridewell/local/stack'],
    ['services/running/src/a.ts', '@stridewell/ui/core'],
    ['services/running/src/a.ts', '@stridewell/app/core'],
    ['shell/ui/src/a.tsx', '@stridewell/app/core'],
    ['shell/ui/src/a.tsx', '@stridewell/exercises/poses'],
    ['shell/app/src/a.tsx', '@stridewell/exercises'],
    ['services/exercises/src/a.ts', '@stridewell/kit/clock'],
    ['shell/ui/src/a.tsx', '@stridewell/contracts/web'],
    ['shell/ui/src/a.tsx', '@stridewell/shell/a'],
    ['shell/app/src/a.tsx', '@stridewell/contracts/http/wellness'],
    ['shell/app/src/a.tsx', '@stridewell/shell/a'],
    ['shell/src/a.tsx', '@stridewell/mfe-wellness/a'],
    ['mfe-wellness/src/a.tsx', '@stridewell/shell/a'],
    ['mfe-wellness/src/a.tsx', '@stridewell/kit/clock'],
    ['mfe-wellness/src/a.tsx', '@stridewell/contracts/http/wellness'],
    ['services/wellness/src/a.ts', '../../running/src/app.ts'],
    ['shell/src/a.tsx', '../ui/src/core.ts'],
    ['shell/app/src/a.tsx', '../../ui/src/core.ts'],
    ['services/wellness/src/a.ts', '../../../vitest.config.ts'],
  ])('reports %s for importing %s', (file, specifier) => {
    expect(check(file, specifier)).toEqual([expect.stringMatching(`^${file}:1 .`)]);
  });
});
