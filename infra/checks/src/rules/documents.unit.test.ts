import { describe, expect, it } from 'vitest';
import { createTree } from '../tree.ts';
import { documents, scriptOf } from './documents.ts';

const fence = (...lines: string[]): string => ['```sh', ...lines, '```'].join('\n');
const check = (text: string): string[] =>
  documents(
    createTree(
      {
        'package.json': JSON.stringify({ name: 'root', scripts: { start: 'x', 'test:full': 'x' } }),
        'services/kit/package.json': JSON.stringify({ name: '@stridewell/kit', scripts: { own: 'x' } }),
        'services/kit/src/clock.ts': '',
        'README.md': text,
      },
      ['infra/local/picture.png'],
    ),
  ).map(({ line, message }) => `${line} ${message}`);

describe('scriptOf', () => {
  it.each([
    ['npm start', 'start'],
    ['npm test', 'test'],
    ['npm run bench', 'bench'],
    ['npm run vitest -- services/kit', 'vitest'],
    ['PORT=9000 npm start -- --port 9000', 'start'],
    ['npm run demo && echo done', 'demo'],
    ['cd x && ls', undefined],
    ['npm ci', undefined],
    ['npm install --omit=dev', undefined],
    ['npm run', undefined],
  ])('maps the command "%s" to the script %s', (command, script) => {
    expect(scriptOf(command)?.script).toBe(script);
  });

  it('returns the workspace that a command names', () => {
    expect(scriptOf('npm run own -w @stridewell/kit')).toEqual({ script: 'own', workspace: '@stridewell/kit' });
  });
});

describe('documents', () => {
  it('accepts commands and paths that exist', () => {
    const text = [
      fence('npm start', '$ npm run test:full', '# npm run nothing', 'npm ci', 'npm run own -w services/kit'),
      'Time is in `services/kit/src/clock.ts:12`, see `services/kit/` and `infra/local/picture.png`.',
      'Not paths of the tree: `services/<name>/src`, `mfe-*/src`, `application/json`, `/api/stats`, `<remote>/src/app.ts`.',
    ].join('\n');
    expect(check(text)).toEqual([]);
  });

  it('reports a command that does not exist', () => {
    expect(check(['Run `npm run gone`.', fence('npm start', 'npm run seed')].join('\n')).sort()).toEqual([
      "1 no script exists for 'npm run gone'",
      "4 no script exists for 'npm run seed'",
    ]);
  });

  it('resolves the paths in a README relative to the folder of the README', () => {
    const tree = createTree({ 'a/src/x.ts': '', 'a/README.md': 'See `src/x.ts`, `src/` and `src/gone.ts`.' });
    expect(documents(tree).map(({ message }) => message)).toEqual(['a/src/gone.ts does not exist']);
  });

  it('reports a link whose target does not exist', () => {
    const text = '[a](../b/x.md#part) [b](../b) [c](gone.md) [d](https://example.com/x) [e](#here) [f](/api/x)';
    const tree = createTree({ 'a/README.md': text, 'b/x.md': '' });
    expect(documents(tree).map(({ message }) => message)).toEqual(['the link target a/gone.md does not exist']);
  });

  it('reports a path that does not exist', () => {
    expect(check('See `services/kit/src/time.ts` and `infra/docker`.')).toEqual([
      '1 services/kit/src/time.ts does not exist',
      '1 infra/docker does not exist',
    ]);
  });
});
