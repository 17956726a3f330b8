import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { BUCKETS } from './features.ts';
import { HEADS } from './heads.ts';
import { HIDDEN } from './network.ts';

/** Number of length bands with their own threshold: up to 4 words, 5 to 25, more. */
export const BANDS = 3;
export const bandOf = (words: number): number => (words <= 4 ? 0 : words <= 25 ? 1 : 2);

const perBand = z.array(z.number()).length(BANDS);

/** Schema of `language.json`: all model parameters except the weights. */
export const artifactSchema = z.strictObject({
  version: z.string(),
  biases: z.array(z.number()).length(HEADS.length),
  /** Scale of the int8 weights of each hidden unit. */
  scales: z.array(z.number()).length(HIDDEN),
  hiddenBiases: z.array(z.number()).length(HIDDEN),
  /** Heads × hidden units. */
  output: z.array(z.number()).length(HEADS.length * HIDDEN),
  /** Platt calibration per head: p = sigmoid(a·score + b). */
  calibration: z.array(z.strictObject({ a: z.number(), b: z.number() })).length(HEADS.length),
  thresholds: z.strictObject({
    lambda: z.number(),
    /** Minimum of s + λu for ASK, per length band. */
    ask: perBand,
    /** Upper limit of the permit score for training advice. */
    permit: z.number(),
    /** Minimum unfamiliarity from which a text with a concept for body, mood or danger is asked about. */
    unfamiliar: z.number(),
    /** Minimum calibrated probability for a STOP by the model, per head. */
    stop: z.array(z.number()).length(HEADS.length),
  }),
  familiarity: z.record(z.string(), z.number().int()),
  /** Hashes of the product's suggested questions. A message with the same words is known to be ordinary. */
  known: z.array(z.number().int()),
});
export type Artifact = z.infer<typeof artifactSchema>;

const FOLDER = new URL('../../generated/', import.meta.url);
export const ARTIFACTS = {
  weights: new URL('language.bin', FOLDER),
  settings: new URL('language.json', FOLDER),
  lock: new URL('../../language.lock.json', import.meta.url),
  folder: FOLDER,
};

/**
 * Quantizes the input weights to int8 with one scale per hidden unit; all other values are few and stay in the
 * settings.
 */
export const quantize = (input: Float64Array): { bytes: Int8Array; scales: number[] } => {
  const largest = new Float64Array(HIDDEN);
  for (let at = 0; at < input.length; at += 1)
    largest[at % HIDDEN] = Math.max(largest[at % HIDDEN] as number, Math.abs(input[at] as number));
  const scales = Array.from(largest, (value) => value / 127 || 1);
  return { bytes: Int8Array.from(input, (weight, at) => Math.round(weight / (scales[at % HIDDEN] as number))), scales };
};

export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** The loaded model: weights, and the settings with the vocabulary as a map. */
export interface Model {
  /** BUCKETS × HIDDEN, quantized. */
  weights: Int8Array;
  /** Heads × HIDDEN. */
  output: Float64Array;
  settings: Artifact;
  familiarity: ReadonlyMap<string, number>;
  known: ReadonlySet<number>;
}

export const modelOf = (weights: Int8Array, settings: Artifact): Model => ({
  weights,
  output: Float64Array.from(settings.output),
  settings,
  familiarity: new Map(Object.entries(settings.familiarity)),
  known: new Set(settings.known),
});

/**
 * Loads the generated model.
 * @throws Error when the model is missing, truncated or of a different shape
 */
export const loadModel = (): Model => {
  const bytes = readFileSync(ARTIFACTS.weights);
  if (bytes.length !== HIDDEN * BUCKETS) throw new Error('The weights of the language model have the wrong size');
  const settings = artifactSchema.parse(JSON.parse(readFileSync(ARTIFACTS.settings, 'utf8')));
  return modelOf(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), settings);
};

export const hasModel = (): boolean => existsSync(ARTIFACTS.weights) && existsSync(ARTIFACTS.settings);
