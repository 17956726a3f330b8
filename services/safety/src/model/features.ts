import { CONCEPTS, conceptsAt } from './concepts.ts';
import { fnv1a } from './hash.ts';
import { normalize, rawTokens, standardForm, wordOf } from './normalize.ts';

/** Buckets of the hashed features: 2^16 (`language.md` 3.2 measured 2^15 as too few, 2^18 as no better). */
export const BUCKETS = 65_536;
const MASK = BUCKETS - 1;

/** Seeds that keep the groups apart; the sign of a feature is the hash's highest bit. */
const CHAR = 0x1a2b3c4d;
const WORD = 0x2b3c4d5e;
const CONCEPT = 0x3c4d5e6f;

const SEQUENCE = 0x4d5e6f70;
const BESIDE = 0x5e6f7081;

const SKIP_WEIGHT = 0.6;
const CONCEPT_WEIGHT = 1.2;
const PAIR_WEIGHT = 0.8;
const SEQUENCE_WEIGHT = 0.6;
const SEQUENCE_GAP = 4;
const SEQUENCE_NEXT = 8;
const BESIDE_WEIGHT = 0.4;
const GROUP_WEIGHT = { char: 1, word: 1, concept: 2 };
/** Words of a text that are read for features: more than any sentence, few enough for the time bound. */
const WORDS_MAX = 400;
const PAIRED_MAX = 40;

/** A sparse vector: bucket indices, ascending and unique, with their values. */
export interface Features {
  indices: Int32Array;
  values: Float64Array;
  /** The normalized tokens, numbers by class: what unfamiliarity counts. */
  words: string[];
  /** Concepts present, as indices into CONCEPTS. */
  concepts: number[];
}

class Group {
  readonly #sums = new Map<number, number>();

  add(hash: number, weight: number): void {
    const index = hash & MASK;
    const signed = hash >>> 31 === 0 ? weight : -weight;
    this.#sums.set(index, (this.#sums.get(index) ?? 0) + signed);
  }

  /** Adds this group to a vector, scaled to length 1 and then weighted. */
  addTo(target: Map<number, number>, weight: number): void {
    let square = 0;
    for (const value of this.#sums.values()) square += value * value;
    if (square === 0) return;
    const scale = weight / Math.sqrt(square);
    for (const [index, value] of this.#sums) target.set(index, (target.get(index) ?? 0) + value * scale);
  }
}

const addChars = (group: Group, word: string): void => {
  const padded = `<${word}>`;
  for (let size = 3; size <= 5; size += 1)
    for (let at = 0; at + size <= padded.length; at += 1) group.add(fnv1a(padded.slice(at, at + size), CHAR), 1);
};

/** Concepts in their order: two of them within four words, and a concept with the plain word beside it. */
const addSequences = (group: Group, words: readonly string[], found: readonly (readonly number[])[]): void => {
  const sequence = found.flatMap((concepts, at) => concepts.map((concept) => ({ at, name: CONCEPTS[concept] ?? '' })));
  for (const [place, first] of sequence.entries()) {
    for (const second of sequence.slice(place + 1, place + SEQUENCE_NEXT)) {
      const gap = second.at - first.at;
      if (gap > 0 && gap <= SEQUENCE_GAP) group.add(fnv1a(`${first.name}>${second.name}`, SEQUENCE), SEQUENCE_WEIGHT);
    }
    for (const side of [first.at - 1, first.at + 1]) {
      const beside = words[side];
      if (beside !== undefined && found[side]?.length === 0)
        group.add(fnv1a(`${first.name}${side < first.at ? '<' : '>'}${beside}`, BESIDE), BESIDE_WEIGHT);
    }
  }
};

const CHAR_WORD_MAX = 30;

/** The features of a text, both languages at once. Pure; linear in the length of the text. */
export const featuresOf = (text: string): Features => {
  const tokens = rawTokens(normalize(text)).slice(0, WORDS_MAX);
  const words = tokens.map(wordOf);
  const chars = new Group();
  const grams = new Group();
  for (const [at, word] of words.entries()) {
    const short = word.slice(0, CHAR_WORD_MAX);
    addChars(chars, short);
    grams.add(fnv1a(short, WORD), 1);
    const standard = standardForm(word);
    if (standard !== undefined) {
      addChars(chars, standard);
      grams.add(fnv1a(standard, WORD), 1);
    }
    const next = words[at + 1];
    if (next !== undefined) grams.add(fnv1a(`${short} ${next.slice(0, CHAR_WORD_MAX)}`, WORD), 1);
    const skipped = words[at + 2];
    if (skipped !== undefined) grams.add(fnv1a(`${short} _ ${skipped.slice(0, CHAR_WORD_MAX)}`, WORD), SKIP_WEIGHT);
  }
  const standardTokens = tokens.map((token) => standardForm(token) ?? token);
  const present = new Set<number>();
  const own = conceptsAt(tokens);
  const standardized = conceptsAt(standardTokens);
  for (const list of [own, standardized]) for (const found of list) for (const concept of found) present.add(concept);
  const concepts = [...present].sort((a, b) => a - b);
  const meanings = new Group();
  for (const [at, concept] of concepts.entries()) {
    const name = CONCEPTS[concept] ?? '';
    meanings.add(fnv1a(name, CONCEPT), CONCEPT_WEIGHT);
    if (at < PAIRED_MAX)
      for (const other of concepts.slice(at + 1, PAIRED_MAX))
        meanings.add(fnv1a(`${name}+${CONCEPTS[other]}`, CONCEPT), PAIR_WEIGHT);
  }
  addSequences(
    meanings,
    words,
    tokens.map((_, at) => [...new Set([...(own[at] ?? []), ...(standardized[at] ?? [])])]),
  );
  const sums = new Map<number, number>();
  chars.addTo(sums, GROUP_WEIGHT.char);
  grams.addTo(sums, GROUP_WEIGHT.word);
  meanings.addTo(sums, GROUP_WEIGHT.concept);
  const entries = [...sums].sort(([a], [b]) => a - b);
  return {
    indices: Int32Array.from(entries, ([index]) => index),
    values: Float64Array.from(entries, ([, value]) => value),
    words,
    concepts,
  };
};
