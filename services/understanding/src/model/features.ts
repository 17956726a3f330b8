import { createLexicon } from '@stridewell/language/lexicon';
import { COMMON } from '@stridewell/language/words/common';
import { BUCKETS, createWordCache, featuresOf } from '@stridewell/safety/model/features';
import { fnvFrom } from '@stridewell/safety/model/hash';
import { meaningsOf } from '@stridewell/safety/model/meanings';
import { normalize, rawTokens } from '@stridewell/safety/model/normalize';
import { tokensOf } from '@stridewell/safety/text';
import { CONCEPTS } from '../words/concepts.ts';

import type { SparseVector } from './classifier.ts';
import { slotTokens } from './slot-tokens.ts';

/** Number of buckets for the concepts of training and rehab. They follow the buckets of `@stridewell/safety`. */
const CONCEPT_BUCKETS = 16_384;
/** Number of buckets for the meanings of words. They follow the buckets of the concepts. */
const MEANING_BUCKETS = 32_768;
export const FEATURES = BUCKETS + CONCEPT_BUCKETS + MEANING_BUCKETS;

const SEEDS = {
  concept: 0x1f2e3d4c,
  pair: 0x2e3d4c5b,
  sequence: 0x3d4c5b6a,
  key: 0x4c5b6a79,
  keys: 0x5b6a7988,
  class: 0x6a798897,
  classes: 0x798897a6,
};
const WEIGHTS = { concept: 1, pair: 0.5, sequence: 0.5, group: 1.6 };
const MEANING_WEIGHTS = { key: 1, keys: 0.6, class: 0.6, classes: 0.4, group: 1.6 };
const PAIRED_MAX = 24;

const mentionsOf = createLexicon(CONCEPTS, COMMON);

/** Sums of the features of one group, by bucket. */
class Group {
  readonly #sums = new Map<number, number>();
  readonly #first: number;
  readonly #size: number;

  constructor(first: number, size: number) {
    this.#first = first;
    this.#size = size;
  }

  add(hash: number, weight: number): void {
    const bucket = this.#first + ((hash >>> 0) % this.#size);
    this.#sums.set(bucket, (this.#sums.get(bucket) ?? 0) + weight);
  }

  /** Returns the buckets in ascending order with their sums, as a vector of the given length. */
  scaled(length: number): [number, number][] {
    const norm = Math.sqrt([...this.#sums.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
    return [...this.#sums].sort(([a], [b]) => a - b).map(([bucket, value]) => [bucket, (value * length) / norm]);
  }
}

/** Features of the concepts and slots of a message, their pairs and their order. */
const conceptFeatures = (text: string): [number, number][] => {
  const group = new Group(BUCKETS, CONCEPT_BUCKETS);
  const mentions = mentionsOf(tokensOf(text));
  const sequence = [...mentions].sort((a, b) => a.at - b.at).map(({ concept }) => concept as string);
  const found = [...new Set([...sequence, ...slotTokens(text)])].sort();
  for (const [at, concept] of found.entries()) {
    group.add(fnvFrom(SEEDS.concept, concept), WEIGHTS.concept);
    if (at >= PAIRED_MAX) continue;
    for (const other of found.slice(at + 1, PAIRED_MAX))
      group.add(fnvFrom(SEEDS.pair, `${concept}+${other}`), WEIGHTS.pair);
  }
  for (let at = 1; at < sequence.length && at < PAIRED_MAX; at += 1)
    group.add(fnvFrom(SEEDS.sequence, `${sequence[at - 1]}>${sequence[at]}`), WEIGHTS.sequence);
  return group.scaled(WEIGHTS.group);
};

/** Classes of words that do not indicate the subject of a message. */
const GRAMMAR = new Set(['func', 'me', 'you', 'them', 'that']);
const MEANT_MAX = 60;

/** Features of the meanings of the words of a message: their keys and classes, and pairs of neighbours. */
const meaningFeatures = (text: string): [number, number][] => {
  const group = new Group(BUCKETS + CONCEPT_BUCKETS, MEANING_BUCKETS);
  const meant = meaningsOf(rawTokens(normalize(text)))
    .flat()
    .slice(0, MEANT_MAX);
  for (const { key, class: cls } of meant) {
    group.add(fnvFrom(SEEDS.key, key), MEANING_WEIGHTS.key);
    group.add(fnvFrom(SEEDS.class, cls), MEANING_WEIGHTS.class);
  }
  const content = meant.filter(({ class: cls }) => !GRAMMAR.has(cls));
  for (let at = 1; at < content.length; at += 1) {
    const [before, after] = [content[at - 1], content[at]];
    if (!before || !after) continue;
    group.add(fnvFrom(SEEDS.keys, `${before.key}>${after.key}`), MEANING_WEIGHTS.keys);
    group.add(fnvFrom(SEEDS.classes, `${before.class}>${after.class}`), MEANING_WEIGHTS.classes);
  }
  return group.scaled(MEANING_WEIGHTS.group);
};

/** Computes the features of a message: those of the safety model, its concepts and slots, and its words' meanings. */
export const messageFeatures = (text: string): SparseVector => {
  const base = featuresOf(text, createWordCache());
  const own = [...conceptFeatures(text), ...meaningFeatures(text)];
  return {
    indices: Int32Array.from([...base.indices, ...own.map(([bucket]) => bucket)]),
    values: Float64Array.from([...base.values, ...own.map(([, value]) => value)]),
  };
};
