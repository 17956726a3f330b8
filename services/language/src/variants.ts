/** Sentences with more words than this occur only once in a thread. */
const SHORT_WORDS = 6;

/** State for avoiding repetitions in a thread: what the coach said earlier, and the seed for choosing variants. */
export interface Voice {
  /** Non-negative integer, which is the same for the same message at the same turn. */
  seed: number;
  /** The long sentences that the coach has said so far, as keys of {@link longSentences}. */
  said: ReadonlySet<string>;
}

/** FNV-1a over UTF-16 code units, as a non-negative 32-bit integer. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/**
 * Matches the white space between two sentences: after a punctuation mark with optional closing quotes or Markdown, and
 * before a capital letter, a digit or an opening mark.
 */
const SENTENCE_END = /(?<=[.!?…]["'»*)\]]*)\s+(?=["'«*([]*[\p{Lu}\d])/u;
const LIST_LINE = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** Splits prose into sentences. Sentences do not continue across line breaks. List items are omitted. */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !LIST_LINE.test(line))
    .flatMap((line) => line.trim().split(SENTENCE_END));

const keyOf = (sentence: string): string[] =>
  sentence.toLowerCase().match(/[\p{L}\p{N}:.,/%’'–-]*[\p{L}\p{N}%]/gu) ?? [];

/** Returns a key for each sentence of more than six words. Keys ignore case, Markdown and punctuation. */
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

/** True when the coach has not yet said any of the text's long sentences. */
export const isUnsaid = ({ said }: Voice, text: string): boolean => longSentences(text).every((key) => !said.has(key));

/** Returns a copy of the voice in which the text has also been said. */
export const saying = ({ seed, said }: Voice, text: string): Voice => ({
  seed,
  said: new Set([...said, ...longSentences(text)]),
});

/**
 * Returns a variant, chosen by the seed, that contains no sentence that was said earlier. Null when there is no such
 * variant.
 */
export const chooseUnsaid = (voice: Voice, variants: readonly string[]): string | null => {
  const from = variants.length === 0 ? 0 : voice.seed % variants.length;
  return [...variants.slice(from), ...variants.slice(0, from)].find((variant) => isUnsaid(voice, variant)) ?? null;
};

/** Returns the text without the long sentences that were said earlier. Lists are kept and empty paragraphs removed. */
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
