import { DIALECT } from '../gate/words/dialect.ts';
import { fnv1a } from './hash.ts';

/** Maximum length of a text that is read, characters. Longer ones are truncated; the API rejects them anyway. */
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
/** Apostrophes are removed, so that "can't" and "cant" are the same word. */
const APOSTROPHE = /['\u2018\u2019\u0060\u00b4]/g;
const LONG_RUN = /(\p{L})\1{2,}/gu;
const FOLDABLE = /[øåæöäéèêòó]/g;

/**
 * NFKC, lower case, no invisible characters and apostrophes, Scandinavian letters folded, letter runs shortened to two.
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

/** Words, numbers (with one decimal separator) and single pictographs. */
const TOKEN = /\d+(?:[.,:]\d+)?|[a-z]+|\p{L}+|\p{Extended_Pictographic}/gu;

/** The tokens of a normalized text, with numbers unchanged. */
export const rawTokens = (normalized: string): string[] => normalized.match(TOKEN) ?? [];

const DIGIT = /^\d/;

/** The class of a number: integers up to 20 keep their value, others only their length and format. */
const numberClass = (token: string): string => {
  if (/[.,:]/.test(token)) return `#${token.replace(/\d/g, '0').slice(0, 6)}`;
  return Number(token) <= 20 ? `#${Number(token)}` : `#${'0'.repeat(Math.min(token.length, 5))}`;
};

/** The word that the model counts for a token: numbers by class, everything else unchanged. */
export const wordOf = (token: string): string => (DIGIT.test(token) ? numberClass(token) : token);

/** The standard form of a dialect word; undefined when it has none. */
export const standardForm = (token: string): string | undefined => {
  const standard = DIALECT.get(token);
  return standard === token ? undefined : standard;
};

/** Sentences and clauses of a text: split at punctuation, line ends, comma with space and dashes. */
export const clausesOf = (text: string): string[] =>
  text
    .slice(0, READ_MAX)
    .split(/[.!?;\n\r]+(?=\s|$)|,\s|\s[-–—]\s|\n/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** Hash of the words of a text in order. Ignores case, accents and punctuation. */
export const wordsHash = (text: string): number => fnv1a(rawTokens(normalize(text)).join(' '));
