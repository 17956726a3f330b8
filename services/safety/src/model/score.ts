import type { Model } from './artifact.ts';
import { createWordCache, type Features, featuresOf } from './features.ts';
import { sigmoid } from './hash.ts';
import { FIRST_CATEGORY, HEADS, headIndex } from './heads.ts';
import { HIDDEN } from './network.ts';
import { clausesOf } from './normalize.ts';
import { hasUnknownWord, unfamiliarity } from './unfamiliar.ts';

/** The model's scores for a text. */
export interface Scores {
  /** Uncalibrated scores of the heads, in the order of HEADS. */
  raw: Float64Array;
  /** Calibrated probabilities of the heads, in the order of HEADS. */
  p: Float64Array;
  /** Unfamiliarity of the whole text. */
  u: number;
  /** True when a word of the text is in no ordinary training message. */
  hasUnknownWord: boolean;
  words: number;
  concepts: number[];
  /** The concepts in each of the first {@link CLAUSES_MAX} clauses. */
  clauses: readonly (readonly number[])[];
}

const ORDINARY = headIndex('ordinary');
const CLAUSE_MARGIN = 1.5;
/** Weight of the unfamiliarity in {@link permitScore}. */
const PERMIT_LAMBDA = 0.5;
const CLAUSE_WORDS = 3;
const CLAUSES_MAX = 12;

/** Sets each entry of `into` to the text's score minus a margin, if this is larger. */
const scoreInto = (model: Model, { indices, values }: Features, into: Float64Array, margin: number): void => {
  const { weights, output, settings } = model;
  const hidden = new Float64Array(HIDDEN);
  for (let i = 0; i < indices.length; i += 1) {
    const base = (indices[i] as number) * HIDDEN;
    const value = values[i] as number;
    for (let unit = 0; unit < HIDDEN; unit += 1)
      hidden[unit] = (hidden[unit] as number) + (weights[base + unit] as number) * value;
  }
  for (let unit = 0; unit < HIDDEN; unit += 1)
    hidden[unit] = Math.max(
      0,
      (hidden[unit] as number) * (settings.scales[unit] as number) + (settings.hiddenBiases[unit] as number),
    );
  for (let head = 0; head < into.length; head += 1) {
    let score = (settings.biases[head] as number) - margin;
    for (let unit = 0; unit < HIDDEN; unit += 1)
      score += (output[head * HIDDEN + unit] as number) * (hidden[unit] as number);
    if (score > (into[head] as number)) into[head] = score;
  }
};

/** Heads that are scored only for the whole text and not for clauses. */
const WHOLE_ONLY = new Set(['ordinary', 'niggle', 'lookalike']);

/**
 * Scores a text. Each score is the maximum of the score of the whole text and the scores of the clauses minus a margin.
 * Pure, linear in the length of the text.
 */
export const scoreText = (model: Model, text: string): Scores => {
  const cache = createWordCache();
  const whole = featuresOf(text, cache);
  const raw = new Float64Array(HEADS.length).fill(Number.NEGATIVE_INFINITY);
  scoreInto(model, whole, raw, 0);
  const ordinary = raw.slice();
  const clauses = clausesOf(text).slice(0, CLAUSES_MAX);
  const parts = clauses.length > 1 ? clauses.map((clause) => featuresOf(clause, cache)) : [];
  for (const part of parts) if (part.words.length >= CLAUSE_WORDS) scoreInto(model, part, raw, CLAUSE_MARGIN);
  for (const [head, name] of HEADS.entries()) if (WHOLE_ONLY.has(name)) raw[head] = ordinary[head] as number;
  const p = raw.map((score, head) => {
    const { a, b } = model.settings.calibration[head] ?? { a: 1, b: 0 };
    return sigmoid(a * score + b);
  });
  return {
    raw,
    p,
    u: unfamiliarity(whole.words, model.familiarity),
    hasUnknownWord: hasUnknownWord(whole.words, model.familiarity),
    words: whole.words.length,
    concepts: whole.concepts,
    clauses: (parts.length > 0 ? parts : [whole]).map(({ concepts }) => concepts),
  };
};

/**
 * Returns the unsafe score s: the maximum of the scores of the unsafe head and all category heads, minus the score of
 * the ordinary head. All are log-odds.
 */
export const unsafeScore = ({ raw }: Scores): number => {
  let strongest = raw[0] as number;
  for (let head = FIRST_CATEGORY; head < raw.length; head += 1) strongest = Math.max(strongest, raw[head] as number);
  return strongest - (raw[ORDINARY] as number);
};

const LOOKALIKE = headIndex('lookalike');
/**
 * Weight of the look-alike head in {@link askScore}, and the margin by which a long message must exceed the threshold,
 * because sums over many words vary more. With the same recall on the development writers, both together avoid a tenth
 * of the cards for look-alikes and a quarter of the cards for ordinary messages.
 */
const LOOKALIKE_WEIGHT = 0.5;
const LONG = { words: 40, margin: 2.5 };

/** Returns the score that the ASK threshold is compared with, in log-odds. */
export const askScore = (scores: Scores): number =>
  unsafeScore(scores) -
  LOOKALIKE_WEIGHT * (scores.raw[LOOKALIKE] as number) -
  (scores.words > LONG.words ? LONG.margin : 0);

/** Returns the score of the unsafe head minus that of the ordinary head, in log-odds. */
export const unsafeHeadScore = ({ raw }: Scores): number => (raw[0] as number) - (raw[ORDINARY] as number);

/**
 * Returns how far a text is from an ordinary message, including its unfamiliar words. A training permit requires a low
 * value.
 */
export const permitScore = (scores: Scores): number => unsafeHeadScore(scores) + PERMIT_LAMBDA * scores.u;
