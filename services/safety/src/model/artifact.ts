import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { BUCKETS } from './features.ts';
import { HEADS } from './heads.ts';
import { HIDDEN } from './network.ts';

/** Schema of `language.json`, which contains all model parameters except the quantized input weights. */
export const artifactSchema = z.strictObject({
  version: z.string(),
  biases: z.array(z.number()).length(HEADS.length),
  /** For each hidden unit, the factor that converts its int8 weights to their real values. */
  scales: z.array(z.number()).length(HIDDEN),
  hiddenBiases: z.array(z.number()).length(HIDDEN),
  /** Output weights, one for each pair of head and hidden unit, ordered by head. */
  output: z.array(z.number()).length(HEADS.length * HIDDEN),
  /** Parameters of the Platt calibration of each head: p = sigmoid(a·score + b). */
  calibration: z.array(z.strictObject({ a: z.number(), b: z.number() })).length(HEADS.length),
  thresholds: z.strictObject({
    /** Minimum unsafe score that leads to ASK. */
    ask: z.number(),
    /** Maximum permit score at which training advice is allowed. */
    /** Minimum unfamiliarity at which a text with a concept for body, mood or danger leads to ASK. */
    unfamiliar: z.number(),
    /** For each head, the minimum calibrated probability at which the model decides STOP. */
    stop: z.array(z.number()).length(HEADS.length),
  }),
  familiarity: z.record(z.string(), z.number().int()),
  /** Hashes of the product's suggested questions. A message with the same words as one of them is ordinary. */
  known: z.array(z.number().int()),
});
export type Artifact = z.infer<typeof artifactSchema>;

const FOLDER = new URL('../../generated/', import.meta.url);
/** URLs of the model's two generated files, of their folder and of the committed lock file with their hashes. */
export const ARTIFACTS = {
  weights: new URL('language.bin', FOLDER),
  settings: new URL('language.json', FOLDER),
  lock: new URL('../../language.lock.json', import.meta.url),
  folder: FOLDER,
};

/**
 * Quantizes the input weights to int8 with one scale per hidden unit. All other parameters are few and are stored
 * unquantized in the settings.
 */
export const quantize = (input: Float32Array): { bytes: Int8Array; scales: number[] } => {
  const largest = new Float64Array(HIDDEN);
  for (let at = 0; at < input.length; at += 1)
    largest[at % HIDDEN] = Math.max(largest[at % HIDDEN] as number, Math.abs(input[at] as number));
  const scales = Array.from(largest, (value) => value / 127 || 1);
  return { bytes: Int8Array.from(input, (weight, at) => Math.round(weight / (scales[at % HIDDEN] as number))), scales };
};

/** Returns the SHA-256 hash as lower-case hexadecimal digits. */
export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** The loaded model: its weights, and its settings with the vocabulary as a map. */
export interface Model {
  /** Quantized input weights, HIDDEN for each bucket. */
  weights: Int8Array;
  /** Output weights, HIDDEN for each head. */
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

/** True when both generated files exist. They are not checked. */
export const hasModel = (): boolean => existsSync(ARTIFACTS.weights) && existsSync(ARTIFACTS.settings);
