const LETTER = '[\\p{L}\\p{N}_]';
const BOUNDARY = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;

/**
 * Returns a pattern in which `\b` and `\w` treat every Unicode letter as a word character. JavaScript's own versions
 * support only ASCII letters, so `\bøkt` matches nothing. `\w` must not occur within a character class.
 */
export const withLetters = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll('\\b', BOUNDARY).replaceAll('\\w', LETTER), flags.includes('u') ? flags : `${flags}u`);
