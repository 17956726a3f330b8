import { fold } from '@stridewell/safety/text';

/**
 * Normalises a reply for the rules: folds it like the safety gate ("løp" becomes "lop", "don't" becomes "dont"),
 * removes Markdown marks between letters, replaces hyphens between words with spaces, and joins all lines into one.
 */
export const foldReply = (text: string): string =>
  fold(
    text
      .replace(/(\d) ?['’′](?![a-z])/gi, '$1 min ')
      .replace(/[*~`\\]/g, '')
      .replace(/[_#>|"“”«»[\](){}]/g, ' '),
  )
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=\d) ?- ?(?=\d)/g, '-')
    .replace(/(?<=[a-z])\/(?=[a-z])/g, ' ')
    .replace(/(?<!\d)-|-(?!\d)/g, ' ')
    .replace(/\s+/g, ' ');

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  $: 's',
  '@': 'a',
};

/**
 * Replaces digits and signs inside words with the letters they resemble ("str3ss fr4cture"), once with 1 as "i" and
 * once as "l". Returns the results that differ from the input. Numbers outside words are not changed.
 */
export const foldLeet = (folded: string): string[] => {
  const read = (one: string): string =>
    folded.replace(/[a-z\d$@]+/g, (word) =>
      /[a-z]/.test(word) && word.length >= 2
        ? word.replace(/[0134578$@9]/g, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)))
        : word,
    );
  return [...new Set([read('i'), read('l')])].filter((text) => text !== folded);
};
