import { CONCEPTS, conceptsAt } from './concepts.ts';
import { fnv1a, fnvFrom } from './hash.ts';
import { type Meaning, meaningsOf } from './meanings.ts';
import { normalize, rawTokens, standardForm, wordOf } from './normalize.ts';

/**
 * Number of buckets for hashed features, 2^16. According to the measurements in `language.md` 3.2, 2^15 is too few and
 * 2^18 is no better.
 */
export const BUCKETS = 65_536;
const MASK = BUCKETS - 1;

/** Hash seeds that separate the feature groups. */
const SEEDS = {
  char: 0x1a2b3c4d,
  word: 0x2b3c4d5e,
  concept: 0x3c4d5e6f,
  sequence: 0x4d5e6f70,
  beside: 0x5e6f7081,
  key: 0x6f708192,
  keys: 0x708192a3,
};
/** Weights of the kinds of features within their group. */
const WEIGHTS = { skip: 0.6, concept: 1.2, pair: 0.8, sequence: 0.6, beside: 0.4, keys: 0.6, class: 0.5 };
const GROUP_WEIGHT = { char: 1, word: 1, concept: 2, meaning: 1.7 };
const SEQUENCE_GAP = 4;
const SEQUENCE_NEXT = 8;
/**
 * Maximum number of words from which features are computed. It exceeds the length of any normal sentence and keeps the
 * work within the time limit.
 */
const WORDS_MAX = 400;
const PAIRED_MAX = 40;

/** The features of a text as a sparse vector: ascending, unique bucket indices and their values. */
export interface Features {
  indices: Int32Array;
  values: Float64Array;
  /** The normalized tokens, with numbers replaced by their classes. Used to compute unfamiliarity. */
  words: string[];
  /** The concepts found in the text, as indices into CONCEPTS. */
  concepts: number[];
}

/**
 * Collects the sums of a feature group per bucket, in order of first use. Instances are reused, which is safe because
 * all callers are synchronous.
 */
class Group {
  readonly #sums = new Float64Array(BUCKETS);
  readonly #met = new Int32Array(BUCKETS);
  readonly #order = new Int32Array(BUCKETS);
  #count = 0;
  #round = 0;

  begin(): void {
    this.#round += 1;
    this.#count = 0;
  }

  /** Adds a hashed feature. The highest bit of the hash determines the sign. */
  add(hash: number, weight: number): void {
    this.put(hash & MASK, hash >= 0 ? weight : -weight);
  }

  put(index: number, value: number): void {
    if (this.#met[index] === this.#round) this.#sums[index] = (this.#sums[index] as number) + value;
    else {
      this.#met[index] = this.#round;
      this.#sums[index] = value;
      this.#order[this.#count] = index;
      this.#count += 1;
    }
  }

  /** Adds this group to another one after scaling it to length 1 and applying the weight. */
  addTo(target: Group, weight: number): void {
    let square = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const value = this.#sums[this.#order[at] as number] as number;
      square += value * value;
    }
    if (square === 0) return;
    const scale = weight / Math.sqrt(square);
    for (let at = 0; at < this.#count; at += 1) {
      const index = this.#order[at] as number;
      target.put(index, (this.#sums[index] as number) * scale);
    }
  }

  /** Returns the buckets in ascending order with their sums. */
  read(): Pick<Features, 'indices' | 'values'> {
    const indices = this.#order.slice(0, this.#count).sort();
    const values = new Float64Array(this.#count);
    for (let at = 0; at < this.#count; at += 1) values[at] = this.#sums[indices[at] as number] as number;
    return { indices, values };
  }
}

const [chars, grams, meanings, keys, all] = [new Group(), new Group(), new Group(), new Group(), new Group()];

/** Cache per word for the texts of one decision, because a text and its clauses contain the same words. */
export interface WordCache {
  chars: Map<string, Int32Array>;
  concepts: Map<string, number[]>;
}
export const createWordCache = (): WordCache => ({ chars: new Map(), concepts: new Map() });

const charsOf = (word: string): Int32Array => {
  const padded = `<${word}>`;
  const hashes: number[] = [];
  for (let size = 3; size <= 5; size += 1)
    for (let at = 0; at + size <= padded.length; at += 1) hashes.push(fnvFrom(SEEDS.char, padded, at, at + size));
  return Int32Array.from(hashes);
};

const addChars = (word: string, cache: WordCache): void => {
  let hashes = cache.chars.get(word);
  if (!hashes) {
    hashes = charsOf(word);
    cache.chars.set(word, hashes);
  }
  for (const hash of hashes) chars.add(hash, 1);
};

/** Creates a function that returns the cached hash of a pair of concepts. The lexicon limits the size of the cache. */
const pairHashes = (seed: number, between: string): ((first: number, second: number) => number) => {
  const known = new Map<number, number>();
  return (first, second) => {
    const key = first * CONCEPTS.length + second;
    let hash = known.get(key);
    if (hash === undefined) {
      hash = fnv1a(`${CONCEPTS[first]}${between}${CONCEPTS[second]}`, seed) | 0;
      known.set(key, hash);
    }
    return hash;
  };
};
const pairHash = pairHashes(SEEDS.concept, '+');
const sequenceHash = pairHashes(SEEDS.sequence, '>');
const conceptHash = CONCEPTS.map((name) => fnvFrom(SEEDS.concept, name));
const beforeHash = CONCEPTS.map((name) => fnvFrom(SEEDS.beside, `${name}<`));
const afterHash = CONCEPTS.map((name) => fnvFrom(SEEDS.beside, `${name}>`));

/**
 * Adds features that depend on word order: two concepts within four words, and a concept with an adjacent word that has
 * no concept.
 */
const addSequences = (words: readonly string[], found: readonly (readonly number[])[]): void => {
  const sequence: { at: number; concept: number }[] = [];
  for (const [at, concepts] of found.entries()) for (const concept of concepts) sequence.push({ at, concept });
  for (const [place, first] of sequence.entries()) {
    for (let next = place + 1; next < sequence.length && next < place + SEQUENCE_NEXT; next += 1) {
      const second = sequence[next] as (typeof sequence)[number];
      const gap = second.at - first.at;
      if (gap > 0 && gap <= SEQUENCE_GAP) meanings.add(sequenceHash(first.concept, second.concept), WEIGHTS.sequence);
    }
    for (const side of [first.at - 1, first.at + 1]) {
      const beside = words[side];
      if (beside !== undefined && found[side]?.length === 0) {
        const state = (side < first.at ? beforeHash : afterHash)[first.concept] as number;
        meanings.add(fnvFrom(state, beside), WEIGHTS.beside);
      }
    }
  }
};

const CHAR_WORD_MAX = 30;

const addWords = (words: readonly string[], cache: WordCache): void => {
  const shorts = words.map((word) => word.slice(0, CHAR_WORD_MAX));
  for (const [at, short] of shorts.entries()) {
    addChars(short, cache);
    const state = fnvFrom(SEEDS.word, short);
    grams.add(state, 1);
    const standard = standardForm(words[at] as string);
    if (standard !== undefined) {
      addChars(standard, cache);
      grams.add(fnvFrom(SEEDS.word, standard), 1);
    }
    const next = shorts[at + 1];
    if (next !== undefined) grams.add(fnvFrom(fnvFrom(state, ' '), next), 1);
    const skipped = shorts[at + 2];
    if (skipped !== undefined) grams.add(fnvFrom(fnvFrom(state, ' _ '), skipped), WEIGHTS.skip);
  }
};

/** Adds the concepts of a text, their pairs and their sequences. Returns the concepts in ascending order. */
const addConcepts = (tokens: readonly string[], words: readonly string[], cache: WordCache): number[] => {
  const own = conceptsAt(tokens, cache.concepts);
  const standardTokens = tokens.map((token) => standardForm(token) ?? token);
  const isStandard = standardTokens.every((token, at) => token === tokens[at]);
  const standardized = isStandard ? own : conceptsAt(standardTokens, cache.concepts);
  const found = tokens.map((_, at) => {
    const [plain = [], standard = []] = [own[at], standardized[at]];
    return plain.length + standard.length === 0 ? plain : [...new Set([...plain, ...standard])];
  });
  const concepts = [...new Set(found.flat())].sort((a, b) => a - b);
  for (const [at, concept] of concepts.entries()) {
    meanings.add(conceptHash[concept] as number, WEIGHTS.concept);
    if (at < PAIRED_MAX)
      for (let other = at + 1; other < concepts.length && other < PAIRED_MAX; other += 1)
        meanings.add(pairHash(concept, concepts[other] as number), WEIGHTS.pair);
  }
  addSequences(words, found);
  return concepts;
};

/** Adds the meanings of the words, their classes, and pairs of neighbouring meanings. */
const addMeanings = (tokens: readonly string[]): void => {
  let before: Meaning | undefined;
  for (const meaning of meaningsOf(tokens).flat()) {
    keys.add(fnvFrom(SEEDS.key, meaning.key), 1);
    keys.add(fnvFrom(SEEDS.key, meaning.class), WEIGHTS.class);
    if (before) keys.add(fnvFrom(SEEDS.keys, `${before.key}>${meaning.key}`), WEIGHTS.keys);
    before = meaning;
  }
};

/**
 * Computes the features of a text in either language. Deterministic, linear in the length of the text. `cache` may be
 * used only for the texts of one decision, so that no text of a runner is kept longer.
 */
export const featuresOf = (text: string, cache = createWordCache()): Features => {
  const tokens = rawTokens(normalize(text)).slice(0, WORDS_MAX);
  const words = tokens.map(wordOf);
  for (const group of [chars, grams, meanings, keys, all]) group.begin();
  addWords(words, cache);
  const concepts = addConcepts(tokens, words, cache);
  addMeanings(tokens);
  chars.addTo(all, GROUP_WEIGHT.char);
  grams.addTo(all, GROUP_WEIGHT.word);
  meanings.addTo(all, GROUP_WEIGHT.concept);
  keys.addTo(all, GROUP_WEIGHT.meaning);
  return { ...all.read(), words, concepts };
};
