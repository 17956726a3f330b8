/**
 * Plain Latin equivalents of Nordic letters and of letters that look like Latin letters but are not changed by Unicode
 * decomposition.
 */
const LETTERS: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ո: 'n',
  ο: 'o',
  α: 'a',
  ν: 'v',
};

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/**
 * Matches letters that are separated to evade matching, such as "c h e s t" or "f.e.v.e.r". In "5k. c h e s t" the unit
 * "k" is not part of the match.
 */
const SPACED = /(?<![a-z\d])(?:[a-z][\s.*_-]{1,6}){3,}[a-z](?![a-z])/g;

/**
 * Normalises spelling: removes differences of case, diacritics, compatibility forms (full-width, mathematical letters),
 * look-alike letters, invisible characters, stretched letters ("paaain") and spaced letters. Apostrophes are removed
 * ("can't" becomes "cant"), and both "å" and its transliteration "aa" become "a". Line breaks and punctuation stay. The
 * run time is linear in the length of the text.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´ʼ′]/g, '')
    .replace(SPACED, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/aa/g, 'a');
