import { type Finding, isCode, lineAt, type Rule } from '../tree.ts';

const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', 'X' + 'XX'].join('|')})\\b`, 'g');
const LEFT_OUT = /\b(?:it|test|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|todo|fails)\b/g;

const find = (file: string, text: string, pattern: RegExp, message: string): Finding[] =>
  [...text.matchAll(pattern)].map((match) => ({ file, line: lineAt(text, match.index), message }));

/** Nothing is left for later, and no test is left out. */
export const words: Rule = (tree) =>
  [...tree.files]
    .filter(([path]) => isCode(path) || path.endsWith('.md'))
    .filter(([path]) => !path.startsWith('infra/requirements/'))
    .flatMap(([path, text]) => [
      ...find(path, text, UNFINISHED, 'finish it or leave it out'),
      ...(isCode(path) ? find(path, text, LEFT_OUT, 'every test runs') : []),
    ]);
