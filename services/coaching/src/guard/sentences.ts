/** The end of a sentence that nothing can join any more, or of a line. Starts at the first mark of a run, so that each is read once. */
const BOUNDARY = /(?<![.!?…])[.!?…]+["'”’»)\]*_]*\s+|\n+/g;
/** Held back for a link or tag to be closed, at most so long. */
const LONGEST_OPEN = 600;
/** Nothing that people read goes on for so long without an end. */
export const LONGEST_SENTENCE = 2_000;

/** Whether a link, image or tag has begun and not ended: where it leads is not known yet. */
const isUnclosed = (text: string): boolean => {
  const bracket = text.lastIndexOf('[');
  if (bracket >= 0) {
    const close = text.indexOf(']', bracket);
    if (close < 0 || (text[close + 1] === '(' && !text.includes(')', close))) return true;
  }
  return /<[a-z/!?]/i.test(text.slice(text.lastIndexOf('>') + 1));
};

/** Cuts what is complete off a growing text: sentences and lines whose links are closed. */
export const takeSentences = (pending: string): { sentences: string[]; rest: string } => {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: end, index } of pending.matchAll(BOUNDARY)) {
    const at = index + end.length;
    // White space at the very end may go on in the next part.
    if (at === pending.length && !end.includes('\n')) break;
    const sentence = pending.slice(start, at);
    if (sentence.length < LONGEST_OPEN && isUnclosed(sentence)) continue;
    sentences.push(sentence);
    start = at;
  }
  return { sentences, rest: pending.slice(start) };
};
