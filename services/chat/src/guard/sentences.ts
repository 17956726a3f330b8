/** Matches the end of a sentence or line. Starts only at the first of consecutive marks, so that each mark is read once. */
const BOUNDARY = /(?<![.!?…])[.!?…]+["'”’»)\]*_]*\s+|\n+/g;
/** Maximum length of a sentence that is held back for an open link or tag, characters. */
const LONGEST_OPEN = 600;
/** Maximum length of a sentence, characters; a longer one is stopped. */
export const LONGEST_SENTENCE = 2_000;

/** True when a link, image or tag is still open, so that its address is not complete. */
const isUnclosed = (text: string): boolean => {
  const bracket = text.lastIndexOf('[');
  if (bracket >= 0) {
    const close = text.indexOf(']', bracket);
    if (close < 0 || (text[close + 1] === '(' && !text.includes(')', close))) return true;
  }
  return /<[a-z/!?]/i.test(text.slice(text.lastIndexOf('>') + 1));
};

/** Splits the complete sentences and lines off a growing text; those with an open link stay in the rest. */
export const takeSentences = (pending: string): { sentences: string[]; rest: string } => {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: end, index } of pending.matchAll(BOUNDARY)) {
    const at = index + end.length;
    // Whitespace at the end of the text may continue in the next chunk.
    if (at === pending.length && !end.includes('\n')) break;
    const sentence = pending.slice(start, at);
    if (sentence.length < LONGEST_OPEN && isUnclosed(sentence)) continue;
    sentences.push(sentence);
    start = at;
  }
  return { sentences, rest: pending.slice(start) };
};
