import { fold, isTypo } from '@stridewell/safety/text';

/** A message in the two spellings that the slot grammar reads. */
export interface Reading {
  /** Folded: lower case, without accents, "å" as "a" and "ø" as "o"; misspelt names of days are corrected. */
  text: string;
  /** Lower case with the letters æ, ø and å, which tell "økt" from "okt" and "tå" from "ta". */
  letters: string;
}

/** Maximum number of characters that are read. */
const READ_MAX = 1_200;

const NAMES =
  'monday tuesday wednesday thursday friday saturday sunday mandag tirsdag onsdag torsdag fredag lordag sondag tomorrow yesterday tonight overmorgen'.split(
    ' ',
  );
/** Words that differ from the name of a day by one letter but are not it. "Fridag" is a free day. */
const OTHERS = new Set(['fridag', 'fridays', 'hverdag']);

const corrected = (text: string): string =>
  text.replace(/(?<![a-z])[a-z]{5,11}(?![a-z])/g, (word) =>
    OTHERS.has(word) || NAMES.includes(word) ? word : (NAMES.find((name) => isTypo(word, name)) ?? word),
  );

/** Prepares a message for the slot grammar. */
export const readingOf = (message: string): Reading => {
  const short = message.slice(0, READ_MAX);
  return {
    text: corrected(fold(short)),
    letters: short.normalize('NFC').toLowerCase().replace(/['’]/g, ''),
  };
};

/** Returns the text with the matches of a pattern replaced by spaces, so that they are not read again. */
export const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => ' '.repeat(match.length));
