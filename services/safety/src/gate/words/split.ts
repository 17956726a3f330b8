/** A list written as one text, words apart by white space. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** A list written as one text, phrases a line each. */
export const phrases = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
