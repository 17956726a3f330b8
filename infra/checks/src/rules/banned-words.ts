import { BANNED_WORDS } from '../banned-words.ts';
import { type Prose, proseOf } from '../prose.ts';
import { type Finding, lineAt, type Rule } from '../tree.ts';

/** Files that are not checked: the coaches' messages, quoted domain sources, the requirements, and this rule. */
const NOT_CHECKED = [
  /^services\/running\/src\/coach\//,
  /^services\/physio\/src\/coach\//,
  /^services\/safety\/(corpus|rules|generated)\//,
  /^services\/understanding\/(cards|corpus|generated)\//,
  /^services\/understanding\/src\/words\//,
  /^infra\/docs\/domain\//,
  /^infra\/requirements\//,
  /^infra\/checks\/src\/(banned-words|rules\/banned-words)\b/,
];

/**
 * Files whose strings are words or messages from runners or models. Only the comments and titles in these files are
 * checked.
 */
const PHRASE_LISTS = [
  /^services\/safety\/src\/(gate\/(testing|words|rules)|model\/concepts)\//,
  /^services\/chat\/src\/(testing|guard\/rules)\//,
  /^services\/chat\/src\/guard\/excuses\.ts$/,
  /^services\/physio\/src\/domain\/exclusions\/words\//,
  /^services\/language\/src\/words\//,
];

/** Sentences whose exact wording the specification prescribes. */
export const FIXED_TEXTS: readonly string[] = [
  'It was seen, and I was told to wait',
  'If it goes on, your doctor can help; I judge nobody.',
];

const GLOSSARY = 'infra/docs/glossary.md';
const PATTERNS = BANNED_WORDS.map(({ word, plain }) => ({
  pattern: new RegExp(`\\b(?:${word.replaceAll(' ', '[\\s*]+')})(?![\\w-])`, 'gi'),
  plain,
}));

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Blanks the last column of the glossary, because this column lists words that must not be used. */
const withoutLastColumn = (text: string): string => text.replace(/[^|\n]*\|[ \t]*$/gm, blank);

const checkedText = (file: string, { kind, text }: Prose): string => {
  const own = file === GLOSSARY && kind === 'markdown' ? withoutLastColumn(text) : text;
  return FIXED_TEXTS.reduce((rest, fixed) => rest.replaceAll(fixed, blank(fixed)), own);
};

const findingsIn = (file: string, text: string, prose: Prose): Finding[] => {
  const checked = checkedText(file, prose);
  const firstLine = lineAt(text, prose.index);
  return PATTERNS.flatMap(({ pattern, plain }) =>
    [...checked.matchAll(pattern)].map((match) => ({
      file,
      line: firstLine + lineAt(checked, match.index) - 1,
      message: `unclear word "${match[0].replace(/\s+/g, ' ')}": write ${plain}`,
    })),
  );
};

/** Reports {@link BANNED_WORDS} in comments, test titles, texts and documents. */
export const bannedWords: Rule = (tree) =>
  [...tree.files]
    .filter(([path]) => !NOT_CHECKED.some((pattern) => pattern.test(path)))
    .flatMap(([path, text]) => {
      const isList = PHRASE_LISTS.some((pattern) => pattern.test(path));
      const prose = proseOf(path, text).filter(({ kind }) => !isList || kind !== 'copy');
      return prose.flatMap((one) => findingsIn(path, text, one));
    });
