const LETTER = '[\\p{L}\\p{N}_]';
const BOUNDARY = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;

/**
 * Returns a pattern in which `\b` and `\w` count every letter, also æ, ø and å. JavaScript's own count only the 26 of
 * English, so that `\bøkt` matches nothing. `\w` may not occur within a character class.
 */
export const withLetters = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll('\\b', BOUNDARY).replaceAll('\\w', LETTER), flags.includes('u') ? flags : `${flags}u`);
