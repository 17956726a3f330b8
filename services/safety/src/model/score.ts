import type { Model } from './artifact.ts';
import { BUCKETS, type Features, featuresOf } from './features.ts';
import { sigmoid } from './hash.ts';
import { FIRST_CATEGORY, HEADS, headIndex } from './heads.ts';
import { clausesOf } from './normalize.ts';
import { unfamiliarity } from './unfamiliar.ts';

/** What the model says of a text. */
export interface Scores {
  /** Uncalibrated score per head, in the order of HEADS. */
  raw: Float64Array;
  /** Calibrated probability per head. */
  p: Float64Array;
  /** Unfamiliarity of the whole text. */
  u: number;
  words: number;
  concepts: number[];
}

const ORDINARY = headIndex('ordinary');
const CLAUSE_MARGIN = 1.5;
/** Weight of unfamiliarity in {@link permitScore}. */
const PERMIT_LAMBDA = 0.5;
const CLAUSE_WORDS = 3;
const CLAUSES_MAX = 12;

const scoreInto = (
  model: Model,
  { indices, values }: Features,
  heads: number,
  into: Float64Array,
  margin: number,
): void => {
  const { weights, settings } = model;
  for (let head = 0; head < heads; head += 1) {
    const base = head * BUCKETS;
    let sum = 0;
    for (let i = 0; i < indices.length; i += 1)
      sum += (weights[base + (indices[i] as number)] as number) * (values[i] as number);
    const score = sum * (settings.scales[head] as number) + (settings.biases[head] as number) - margin;
    if (score > (into[head] as number)) into[head] = score;
  }
};

/** The heads whose evidence may come from a clause: ordinary and niggle describe the whole text. */
const WHOLE_ONLY = new Set(['ordinary', 'niggle']);

/** Scores a text: the maximum of the whole and of each clause less a margin. Pure; linear in the length of the text. */
export const scoreText = (model: Model, text: string): Scores => {
  const whole = featuresOf(text);
  const raw = new Float64Array(HEADS.length).fill(Number.NEGATIVE_INFINITY);
  scoreInto(model, whole, HEADS.length, raw, 0);
  const ordinary = raw.slice();
  const clauses = clausesOf(text);
  if (clauses.length > 1)
    for (const clause of clauses.slice(0, CLAUSES_MAX)) {
      const features = featuresOf(clause);
      if (features.words.length >= CLAUSE_WORDS) scoreInto(model, features, HEADS.length, raw, CLAUSE_MARGIN);
    }
  for (const [head, name] of HEADS.entries()) if (WHOLE_ONLY.has(name)) raw[head] = ordinary[head] as number;
  const p = raw.map((score, head) => {
    const { a, b } = model.settings.calibration[head] ?? { a: 1, b: 0 };
    return sigmoid(a * score + b);
  });
  return {
    raw,
    p,
    u: unfamiliarity(whole.words, model.familiarity),
    words: whole.words.length,
    concepts: whole.concepts,
  };
};

/**
 * The unsafe score s: the stronger of the common head and the strongest category, less what speaks for an ordinary message. All
 * three are log-odds.
 */
export const unsafeScore = ({ raw }: Scores): number => {
  let strongest = raw[0] as number;
  for (let head = FIRST_CATEGORY; head < raw.length; head += 1) strongest = Math.max(strongest, raw[head] as number);
  return strongest - (raw[ORDINARY] as number);
};

/** How far a text is from an ordinary message, unfamiliar words counted: what a training permit is decided on. */
export const permitScore = ({ raw, u }: Scores): number =>
  (raw[0] as number) - (raw[ORDINARY] as number) + PERMIT_LAMBDA * u;
