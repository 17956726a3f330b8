import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { CLASSES, SETTINGS } from './train.ts';

/** Schema of `understanding.json`, which contains all model parameters except the quantized input weights. */
export const artifactSchema = z.strictObject({
  version: z.string(),
  networks: z
    .array(
      z.strictObject({
        /** For each hidden unit, the factor that converts its int8 weights to their real values. */
        scales: z.array(z.number()).length(SETTINGS.hidden),
        hiddenBiases: z.array(z.number()).length(SETTINGS.hidden),
        /** Output weights, one for each pair of class and hidden unit, ordered by class. */
        output: z.array(z.number()).length(CLASSES * SETTINGS.hidden),
        biases: z.array(z.number()).length(CLASSES),
      }),
    )
    .length(SETTINGS.seeds.length),
  /** Divisor of the log-odds that makes the probabilities agree with the frequencies on development writers. */
  temperature: z.number(),
  /** Hashes of the words of the training messages, sorted. A message of other words is not understood. */
  vocabulary: z.array(z.number().int()),
});
export type Artifact = z.infer<typeof artifactSchema>;

/** A loaded network of the model. */
export interface Network extends Omit<Artifact['networks'][number], 'output'> {
  /** Input weights, `hidden` for each feature. */
  weights: Int8Array;
  output: Float64Array;
}

/** A loaded model: networks that were trained on the same messages from different seeds. */
export interface Model {
  networks: readonly Network[];
  settings: Artifact;
  vocabulary: ReadonlySet<number>;
}

const FOLDER = new URL('../../generated/', import.meta.url);
export const ARTIFACTS = {
  weights: new URL('understanding.bin', FOLDER),
  settings: new URL('understanding.json', FOLDER),
  lock: new URL('../../understanding.lock.json', import.meta.url),
  folder: FOLDER,
};

/** Quantizes the input weights to int8 with one scale for each hidden unit. */
export const quantize = (input: Float64Array): { bytes: Int8Array; scales: number[] } => {
  const { hidden } = SETTINGS;
  const largest = new Float64Array(hidden);
  for (let at = 0; at < input.length; at += 1)
    largest[at % hidden] = Math.max(largest[at % hidden] as number, Math.abs(input[at] as number));
  const scales = Array.from(largest, (value) => value / 127 || 1);
  return { bytes: Int8Array.from(input, (weight, at) => Math.round(weight / (scales[at % hidden] as number))), scales };
};

export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

const NETWORK_BYTES = SETTINGS.features * SETTINGS.hidden;

export const modelOf = (weights: Int8Array, settings: Artifact): Model => ({
  networks: settings.networks.map((network, at) => ({
    ...network,
    weights: weights.subarray(at * NETWORK_BYTES, (at + 1) * NETWORK_BYTES),
    output: Float64Array.from(network.output),
  })),
  settings,
  vocabulary: new Set(settings.vocabulary),
});

export const hasModel = (): boolean => existsSync(ARTIFACTS.weights) && existsSync(ARTIFACTS.settings);

/**
 * Loads the generated model.
 * @throws Error when the files are missing or invalid
 */
export const loadModel = (): Model => {
  const bytes = readFileSync(ARTIFACTS.weights);
  const settings = artifactSchema.parse(JSON.parse(readFileSync(ARTIFACTS.settings, 'utf8')));
  if (bytes.length !== NETWORK_BYTES * SETTINGS.seeds.length) throw new Error('understanding.bin has the wrong size');
  return modelOf(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), settings);
};
