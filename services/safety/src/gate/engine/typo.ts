/** Minimum length of a word for which typing errors are accepted. Shorter words resemble too many other words. */
const SHORTEST = 5;

/**
 * True when the remaining letters of both words are the same. Compares from the end, because words with the same
 * beginning mostly differ near the end.
 */
const sameFrom = (a: string, from: number, b: string, bFrom: number): boolean => {
  const length = Math.max(a.length - from, 0);
  if (length !== Math.max(b.length - bFrom, 0)) return false;
  for (let back = 1; back <= length; back += 1)
    if (a.charCodeAt(a.length - back) !== b.charCodeAt(b.length - back)) return false;
  return true;
};

/**
 * True when a token differs from a word by one typing error: a letter that is wrong, missing, added or swapped with its
 * neighbour. The first letter must be correct or swapped with the second, because people rarely mistype it. Equal words
 * are not a typing error.
 */
export const isTypo = (token: string, word: string): boolean => {
  if (word.length < SHORTEST || Math.abs(token.length - word.length) > 1 || token === word) return false;
  let at = 0;
  while (at < token.length && token[at] === word[at]) at += 1;
  const swapped = token[at] === word[at + 1] && token[at + 1] === word[at] && sameFrom(token, at + 2, word, at + 2);
  if (at === 0) return swapped;
  return (
    swapped ||
    sameFrom(token, at + 1, word, at + 1) ||
    sameFrom(token, at, word, at + 1) ||
    sameFrom(token, at + 1, word, at)
  );
};
