import { type Finding, isCode, lineAt, type Rule } from '../tree.ts';

const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', 'X' + 'XX'].join('|')})\\b`, 'g');
const LEFT_OUT = /\b(?:it|test|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|todo|fails)\b/g;

const find = (file: string, text: string, pattern: RegExp, message: string): Finding[] =>
  [...text.matchAll(pattern)].map((match) => ({ file, line: lineAt(text, match.index), message }));

/** Reports markers of unfinished work, and tests that are skipped or focused. */
export const words: Rule = (tree) =>
  [...tree.files]
    .filter(([path]) => isCode(path) || path.endsWith('.md'))
    .filter(([path]) => !path.startsWith('infra/requirements/'))
    .flatMap(([path, text]) => [
      ...find(path, text, UNFINISHED, 'unfinished work: complete or remove it'),
      ...(isCode(path) ? find(path, text, LEFT_OUT, 'tests must not be skipped or focused') : []),
    ]);
