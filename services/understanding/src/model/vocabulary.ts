import { fnv1a } from '@stridewell/safety/model/hash';
import { fold } from '@stridewell/safety/text';

const WORD = /\p{L}{2,}/gu;

const hashesIn = (text: string): number[] => (fold(text).match(WORD) ?? []).map((word) => fnv1a(word));

/** Returns the hashes of all words of the texts, sorted. */
export const vocabularyOf = (texts: readonly string[]): number[] =>
  [...new Set(texts.flatMap(hashesIn))].sort((a, b) => a - b);

/** Minimum fraction of known words in a message that can be understood. */
const KNOWN_SHARE = 0.4;

/** True when a message consists mainly of words that no training message contains, such as random letters. */
export const isGibberish = (text: string, vocabulary: ReadonlySet<number>): boolean => {
  const hashes = hashesIn(text);
  return hashes.length > 0 && hashes.filter((hash) => vocabulary.has(hash)).length < hashes.length * KNOWN_SHARE;
};
