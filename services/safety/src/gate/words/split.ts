/** Splits a list of words separated by whitespace. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Splits a list of phrases, one per line. */
export const phrases = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
