import { readFileSync } from 'node:fs';

/** The meaning of a word: one English word for all its forms and synonyms in both languages, and its class. */
export interface Meaning {
  key: string;
  /** A code of `lexicon/classes.tsv`, for example `l.food`. */
  class: string;
}

type Lang = 'en' | 'nb';

const FOLDER = new URL('../../lexicon/', import.meta.url);
const FILES: Record<Lang, URL> = { en: new URL('en.tsv', FOLDER), nb: new URL('nb.tsv', FOLDER) };

/** Word, key and class. */
const ROW = /^(\S+)\t([a-z]+)\t([a-z.]+)$/;

/**
 * Reads a lexicon: lines of a folded word, its key and its class, separated by tabs.
 * @throws Error that names the line of an invalid entry
 */
export const readMeanings = (lang: Lang): Map<string, Meaning> =>
  new Map(
    readFileSync(FILES[lang], 'utf8')
      .trim()
      .split('\n')
      .map((line, at) => {
        const [, word = '', key = '', cls = ''] = ROW.exec(line) ?? [];
        if (word === '') throw new Error(`lexicon/${lang}.tsv: line ${at + 1} is not a word, a key and a class`);
        return [word, { key, class: cls }];
      }),
  );

/** The lexicons of both languages, by word. */
export const MEANINGS: Readonly<Record<Lang, ReadonlyMap<string, Meaning>>> = {
  en: readMeanings('en'),
  nb: readMeanings('nb'),
};

/** Returns the language in which more of the words are known; English if the numbers are equal. */
const languageOfWords = (words: readonly string[]): Lang => {
  let lead = 0;
  for (const word of words) lead += Number(MEANINGS.en.has(word)) - Number(MEANINGS.nb.has(word));
  return lead >= 0 ? 'en' : 'nb';
};

const ENDINGS: Record<Lang, readonly string[]> = {
  en: ['ings', 'ing', 'ers', 'er', 'ed', 'es', 'ly', 's', 'd'],
  nb: ['enes', 'ene', 'ane', 'ende', 'ere', 'est', 'en', 'et', 'er', 'ar', 'te', 'de', 'a', 'e', 'r', 's', 't'],
};
const STEM_MIN = 4;

/** Returns the meaning of an inflected form of a known word: the longest known stem, with or without a final e. */
const byStem = (word: string, lang: Lang): Meaning | undefined => {
  for (const ending of ENDINGS[lang]) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < STEM_MIN) continue;
    const found = MEANINGS[lang].get(stem) ?? MEANINGS[lang].get(`${stem}e`);
    if (found) return found;
  }
  return undefined;
};

/** Returns the meanings of the two known parts of a Norwegian compound, or of its known last part. */
const byParts = (word: string): Meaning[] => {
  for (let at = STEM_MIN; at <= word.length - STEM_MIN; at += 1) {
    const last = MEANINGS.nb.get(word.slice(at)) ?? byStem(word.slice(at), 'nb');
    if (!last) continue;
    const first = word.slice(0, at);
    const modifier = MEANINGS.nb.get(first) ?? MEANINGS.nb.get(first.replace(/[se]$/, ''));
    return modifier ? [modifier, last] : [last];
  }
  return [];
};

/**
 * Returns the meanings of the words of a message, in order; none for a word that is not known. An unknown word is read
 * as an inflected form, as a Norwegian compound or as a word of the other language.
 */
export const meaningsOf = (words: readonly string[]): Meaning[][] => {
  const lang = languageOfWords(words);
  const other = lang === 'en' ? 'nb' : 'en';
  return words.map((word) => {
    const known = MEANINGS[lang].get(word) ?? MEANINGS[other].get(word) ?? byStem(word, lang);
    if (known) return [known];
    return lang === 'nb' ? byParts(word) : [];
  });
};
