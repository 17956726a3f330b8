import { createLexicon } from '@stridewell/language/lexicon';
import { COMMON } from '@stridewell/language/words/common';
import { BUCKETS, createWordCache, featuresOf } from '@stridewell/safety/model/features';
import { fnvFrom } from '@stridewell/safety/model/hash';
import { tokensOf } from '@stridewell/safety/text';
import { CONCEPTS } from '../words/concepts.ts';
import type { SparseVector } from './classifier.ts';
import { slotTokens } from './slot-tokens.ts';

/** Number of buckets for the concepts of training and rehab. They follow the buckets of `@stridewell/safety`. */
const CONCEPT_BUCKETS = 16_384;
export const FEATURES = BUCKETS + CONCEPT_BUCKETS;

const SEEDS = { concept: 0x1f2e3d4c, pair: 0x2e3d4c5b, sequence: 0x3d4c5b6a };
const WEIGHTS = { concept: 1, pair: 0.5, sequence: 0.5, group: 1.6 };
const PAIRED_MAX = 24;

const mentionsOf = createLexicon(CONCEPTS, COMMON);

const bucketOf = (hash: number): number => BUCKETS + ((hash >>> 0) % CONCEPT_BUCKETS);

/** Computes the features of a message: those of the safety model, and the concepts and slots that it contains. */
export const messageFeatures = (text: string): SparseVector => {
  const base = featuresOf(text, createWordCache());
  const mentions = mentionsOf(tokensOf(text));
  const sequence = [...mentions].sort((a, b) => a.at - b.at).map(({ concept }) => concept as string);
  const found = [...new Set([...sequence, ...slotTokens(text)])].sort();
  const sums = new Map<number, number>();
  const add = (hash: number, weight: number): void => {
    const bucket = bucketOf(hash);
    sums.set(bucket, (sums.get(bucket) ?? 0) + weight);
  };
  for (const [at, concept] of found.entries()) {
    add(fnvFrom(SEEDS.concept, concept), WEIGHTS.concept);
    if (at >= PAIRED_MAX) continue;
    for (const other of found.slice(at + 1, PAIRED_MAX)) add(fnvFrom(SEEDS.pair, `${concept}+${other}`), WEIGHTS.pair);
  }
  for (let at = 1; at < sequence.length && at < PAIRED_MAX; at += 1)
    add(fnvFrom(SEEDS.sequence, `${sequence[at - 1]}>${sequence[at]}`), WEIGHTS.sequence);
  const length = Math.sqrt([...sums.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
  const own = [...sums].sort(([a], [b]) => a - b);
  return {
    indices: Int32Array.from([...base.indices, ...own.map(([bucket]) => bucket)]),
    values: Float64Array.from([...base.values, ...own.map(([, value]) => (value * WEIGHTS.group) / length)]),
  };
};
