/**
 * Matches the end of a sentence or line. A match starts only at the first of consecutive marks, so each mark is
 * processed once.
 */
const BOUNDARY = /(?<![.!?…])[.!?…]+["'”’»)\]*_]*\s+|\n+/g;
/** Maximum length in characters of a sentence that is held back because a link or tag is not closed yet. */
const LONGEST_OPEN = 600;
/** Maximum length of a sentence in characters. A reply with a longer sentence is stopped. */
export const LONGEST_SENTENCE = 2_000;

/** True when the text ends inside a link, image or tag, whose address may therefore be incomplete. */
const isUnclosed = (text: string): boolean => {
  const bracket = text.lastIndexOf('[');
  if (bracket >= 0) {
    const close = text.indexOf(']', bracket);
    if (close < 0 || (text[close + 1] === '(' && !text.includes(')', close))) return true;
  }
  return /<[a-z/!?]/i.test(text.slice(text.lastIndexOf('>') + 1));
};

/**
 * Splits a growing text into complete sentences or lines and the rest. A sentence with an unclosed link stays in the
 * rest.
 */
export const takeSentences = (pending: string): { sentences: string[]; rest: string } => {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: end, index } of pending.matchAll(BOUNDARY)) {
    const at = index + end.length;
    // The next chunk may begin with more whitespace, so a sentence end at the end of the text is not final.
    if (at === pending.length && !end.includes('\n')) break;
    const sentence = pending.slice(start, at);
    if (sentence.length < LONGEST_OPEN && isUnclosed(sentence)) continue;
    sentences.push(sentence);
    start = at;
  }
  return { sentences, rest: pending.slice(start) };
};
