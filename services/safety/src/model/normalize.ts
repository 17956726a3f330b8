import { DIALECT } from '../gate/words/dialect.ts';
import { fnv1a } from './hash.ts';

/** Maximum length of a text in characters. Longer texts are truncated; the API rejects them anyway. */
export const READ_MAX = 4_000;

const FOLDED: Record<string, string> = {
  ø: 'o',
  å: 'a',
  æ: 'ae',
  ö: 'o',
  ä: 'a',
  é: 'e',
  è: 'e',
  ê: 'e',
  ò: 'o',
  ó: 'o',
};
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
/** Matches apostrophes, which are removed so that "can't" and "cant" are the same word. */
const APOSTROPHE = /['\u2018\u2019\u0060\u00b4]/g;
const LONG_RUN = /(\p{L})\1{2,}/gu;
const FOLDABLE = /[øåæöäéèêòó]/g;

/**
 * Normalizes a text: applies NFKC, converts to lower case, removes invisible characters and apostrophes, folds
 * Scandinavian letters and shortens repeated letters to two.
 */
export const normalize = (text: string): string =>
  text
    .slice(0, READ_MAX)
    .normalize('NFKC')
    .slice(0, READ_MAX)
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(APOSTROPHE, '')
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
    .replace(LONG_RUN, '$1$1');

/** Matches words, numbers (with one decimal separator) and single pictographs. */
const TOKEN = /\d+(?:[.,:]\d+)?|[a-z]+|\p{L}+|\p{Extended_Pictographic}/gu;

/** Returns the tokens of a normalized text. Numbers are not changed. */
export const rawTokens = (normalized: string): string[] => normalized.match(TOKEN) ?? [];

const DIGIT = /^\d/;

/**
 * Returns the class of a number. Integers up to 20 keep their value; of other numbers only the length and format are
 * kept.
 */
const numberClass = (token: string): string => {
  if (/[.,:]/.test(token)) return `#${token.replace(/\d/g, '0').slice(0, 6)}`;
  return Number(token) <= 20 ? `#${Number(token)}` : `#${'0'.repeat(Math.min(token.length, 5))}`;
};

/** Returns the word that the model uses for a token: the class of a number, and any other token unchanged. */
export const wordOf = (token: string): string => (DIGIT.test(token) ? numberClass(token) : token);

/** Returns the standard form of a dialect word; undefined for a word that is not dialect. */
export const standardForm = (token: string): string | undefined => {
  const standard = DIALECT.get(token);
  return standard === token ? undefined : standard;
};

/** Splits a text into sentences and clauses at punctuation, line ends, commas followed by a space, and dashes. */
export const clausesOf = (text: string): string[] =>
  text
    .slice(0, READ_MAX)
    .split(/[.!?;\n\r]+(?=\s|$)|,\s|\s[-–—]\s|\n/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** Returns a hash of the words of a text in order. Case, accents and punctuation are ignored. */
export const wordsHash = (text: string): number => fnv1a(rawTokens(normalize(text)).join(' '));
