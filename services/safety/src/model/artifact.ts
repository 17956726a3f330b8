import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { BUCKETS } from './features.ts';
import { HEADS } from './heads.ts';
import type { Trained } from './train.ts';

/** Thresholds by length of the message: up to 4 words, 5 to 25, more. */
export const BANDS = 3;
export const bandOf = (words: number): number => (words <= 4 ? 0 : words <= 25 ? 1 : 2);

const perBand = z.array(z.number()).length(BANDS);

/** `language.json`: everything but the weights. */
export const artifactSchema = z.strictObject({
  version: z.string(),
  biases: z.array(z.number()).length(HEADS.length),
  scales: z.array(z.number()).length(HEADS.length),
  /** Platt calibration per head: p = sigmoid(a·score + b). */
  calibration: z.array(z.strictObject({ a: z.number(), b: z.number() })).length(HEADS.length),
  thresholds: z.strictObject({
    lambda: z.number(),
    /** ASK where s + λu reaches it. */
    ask: perBand,
    /** Share of `ask` for the categories where a miss costs most. */
    costly: z.number(),
    /** Training advice only where the permit score stays under it. */
    permit: z.number(),
    /** Unfamiliarity that asks where the text is bodily. */
    unfamiliar: z.number(),
    /** STOP by model, calibrated probability per category. */
    stop: z.array(z.number()).length(HEADS.length),
  }),
  familiarity: z.record(z.string(), z.number().int()),
  /** Hashes of the product's own questions: a message that is one of them word for word is known to be ordinary. */
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

/** Rounds weights to int8 with one scale per head. */
export const quantize = ({ weights }: Pick<Trained, 'weights'>): { bytes: Int8Array; scales: number[] } => {
  const bytes = new Int8Array(weights.length * BUCKETS);
  const scales = weights.map((head, at) => {
    let largest = 0;
    for (const weight of head) largest = Math.max(largest, Math.abs(weight));
    const scale = largest / 127 || 1;
    for (let index = 0; index < BUCKETS; index += 1)
      bytes[at * BUCKETS + index] = Math.round((head[index] as number) / scale);
    return scale;
  });
  return { bytes, scales };
};

export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** The model as it is loaded: weights, and the settings with the vocabulary as a map. */
export interface Model {
  weights: Int8Array;
  settings: Artifact;
  familiarity: ReadonlyMap<string, number>;
  known: ReadonlySet<number>;
}

export const modelOf = (weights: Int8Array, settings: Artifact): Model => ({
  weights,
  settings,
  familiarity: new Map(Object.entries(settings.familiarity)),
  known: new Set(settings.known),
});

/** Loads the generated model. Throws where it is missing, cut short or of another shape. */
export const loadModel = (): Model => {
  const bytes = readFileSync(ARTIFACTS.weights);
  if (bytes.length !== HEADS.length * BUCKETS) throw new Error('The weights of the language model have the wrong size');
  const settings = artifactSchema.parse(JSON.parse(readFileSync(ARTIFACTS.settings, 'utf8')));
  return modelOf(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), settings);
};

export const hasModel = (): boolean => existsSync(ARTIFACTS.weights) && existsSync(ARTIFACTS.settings);
