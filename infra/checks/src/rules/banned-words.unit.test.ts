import { describe, expect, it } from 'vitest';
import { BANNED_WORDS } from '../banned-words.ts';
import { createTree } from '../tree.ts';
import { bannedWords, FIXED_TEXTS } from './banned-words.ts';

const check = (file: string, text: string): string[] =>
  bannedWords(createTree({ [file]: text })).map(({ line, message }) => `${line} ${message}`);

describe('bannedWords', () => {
  it.each([
    ['a comment', 'a.ts', 'const a = 1;\n/**\n * Starts\n * anew.\n */', 4],
    ['a test title', 'a.unit.test.ts', "\nit('anew', () => {});", 2],
    ['the title of a table of tests', 'a.unit.test.ts', "it.each([1])('%d anew', () => {});", 1],
    ['a string', 'a.ts', "\nthrow new Error('try it anew');", 2],
    ['a template', 'a.ts', 'const a = `try\nit anew`;', 2],
    ['JSX text', 'a.tsx', 'const a = (\n  <p>\n    Try it\n    anew.\n  </p>\n);', 4],
    ['Markdown', 'a.md', '# A\n\nTry it anew.\n', 3],
    ['a YAML comment', 'a.yml', 'a: 1\nb: 2 # anew\n', 2],
  ])('reports a banned word in %s with its line number and an alternative', (_, file, text, line) => {
    expect(check(file, text)).toEqual([`${line} unclear word "anew": write again`]);
  });

  it.each([
    ['identifiers', 'a.ts', 'const anew = { whom: upon };'],
    ['keys and values of one or two words', 'a.ts', "const a = ['anew', 'anew-once'];"],
    ['regular expressions', 'a.ts', 'const a = /try it anew/;'],
    ['code in Markdown', 'a.md', 'Run `npm anew`.\n\n```sh\nanew\n```\n'],
    ['longer words', 'a.md', 'The renewal of whomsoever_id and anew_id.\n'],
    ['Norwegian texts', 'a.ts', "const text = { nb: 'skriv anew her nå' };"],
    ['the coaches’ own texts', 'services/running/src/coach/a.ts', "const a = 'try it anew';"],
    ['the physio coach', 'services/physio/src/coach/a.ts', '// anew'],
    ['words of runners', 'services/language/src/words/a.ts', "const a = 'begin anew my friend';"],
    ['corpora', 'services/safety/corpus/README.md', 'anew'],
    ['domain pages', 'infra/docs/domain/a.md', 'anew'],
    ['the checklist', 'infra/requirements/checklist.md', 'anew'],
    ['messages of runners', 'services/safety/src/gate/testing/a.ts', "const a = ['it hurts anew today'];"],
    ['replies of models', 'services/chat/src/testing/a.ts', "const a = ['begin anew my friend'];"],
  ])('allows a banned word in %s', (_, file, text) => {
    expect(check(file, text)).toEqual([]);
  });

  it('reports a banned word in the comments of phrase lists', () => {
    expect(check('services/safety/src/gate/testing/a.ts', '// anew')).toHaveLength(1);
  });

  it.each(FIXED_TEXTS)('allows a banned phrase in the fixed text "%s", but not elsewhere in the file', (fixed) => {
    expect(check('a.ts', `const a = '${fixed} And stop.';`)).toEqual([]);
    expect(check('a.ts', `const a = '${fixed} And begin anew.';`)).toHaveLength(1);
  });

  it('allows banned words only in the last column of the glossary', () => {
    const row = '| heartbeat | sent anew every second | sign of life |\n';
    expect(check('infra/docs/glossary.md', row)).toEqual(['1 unclear word "anew": write again']);
    expect(check('infra/docs/other.md', row)).toHaveLength(2);
  });

  it.each([
    ['It hears of a change.', 'hears of'],
    ['The service is told.', 'is told'],
    ['It lets\n * go of the lock.', 'lets * go of'],
    ['Runs beside the others.', 'beside'],
    ['This is nobody’s data.', 'nobody’s'],
    ['It ignores a late comer.', 'late comer'],
  ])('reports the banned phrase in "%s"', (text, word) => {
    expect(check('a.ts', `/** ${text} */`)).toEqual([expect.stringContaining(`unclear word "${word}": write `)]);
  });
});

describe('BANNED_WORDS', () => {
  it('lists an alternative without banned words for every entry', () => {
    for (const { word, plain } of BANNED_WORDS) {
      expect(() => new RegExp(word)).not.toThrow();
      expect(plain).not.toBe('');
      expect(check('a.md', plain)).toEqual([]);
    }
  });
});
