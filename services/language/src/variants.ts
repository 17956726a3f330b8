/** Sentences of more words than this are said once in a thread. */
const SHORT_WORDS = 6;

/** What a coach said earlier in a thread, and the number that chooses among variants. */
export interface Voice {
  /** Non-negative integer; equal for equal messages at the same turn. */
  seed: number;
  /** The long sentences said so far, as keys of {@link longSentences}. */
  said: ReadonlySet<string>;
}

/** FNV-1a over UTF-16 code units, as a non-negative 32-bit integer. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** Ends a sentence: a mark, closing quotes or Markdown, white space, and a capital, a digit or an opening mark. */
const SENTENCE_END = /(?<=[.!?…]["'»*)\]]*)\s+(?=["'«*([]*[\p{Lu}\d])/u;
const LIST_LINE = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** Splits prose into sentences. Each line is read by itself; list items are left out. */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !LIST_LINE.test(line))
    .flatMap((line) => line.trim().split(SENTENCE_END));

const keyOf = (sentence: string): string[] =>
  sentence.toLowerCase().match(/[\p{L}\p{N}:.,/%’'–-]*[\p{L}\p{N}%]/gu) ?? [];

/** Returns a key for each sentence of more than six words, without case, Markdown and punctuation. */
export const longSentences = (text: string): string[] =>
  sentencesOf(text)
    .map(keyOf)
    .filter((words) => words.length > SHORT_WORDS)
    .map((words) => words.join(' '));

/**
 * Creates the voice of a turn.
 * @param replies the coach's earlier replies in the thread, in any order
 */
export const voiceOf = (message: string, replies: readonly string[]): Voice => ({
  seed: hashOf(`${replies.length}:${message}`),
  said: new Set(replies.flatMap(longSentences)),
});

/** True when none of the text's long sentences was said earlier. */
export const isUnsaid = ({ said }: Voice, text: string): boolean => longSentences(text).every((key) => !said.has(key));

/** Returns a copy of the voice that has also said the text. */
export const saying = ({ seed, said }: Voice, text: string): Voice => ({
  seed,
  said: new Set([...said, ...longSentences(text)]),
});

/** Returns a variant without a sentence that was said earlier, chosen by the seed; null when every variant has one. */
export const chooseUnsaid = (voice: Voice, variants: readonly string[]): string | null => {
  const from = variants.length === 0 ? 0 : voice.seed % variants.length;
  return [...variants.slice(from), ...variants.slice(0, from)].find((variant) => isUnsaid(voice, variant)) ?? null;
};

/** Returns the text without the long sentences that were said earlier; lists stay, empty paragraphs go. */
export const withoutSaid = (voice: Voice, text: string): string =>
  text
    .split('\n')
    .map((line) =>
      LIST_LINE.test(line)
        ? line
        : line
            .split(SENTENCE_END)
            .filter((sentence) => isUnsaid(voice, sentence))
            .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
