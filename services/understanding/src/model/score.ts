import type { Model, Network } from './artifact.ts';
import { type SparseVector, softmax } from './classifier.ts';
import { messageFeatures } from './features.ts';
import { SETTINGS } from './train.ts';

const scoresOf = (
  { weights, output, scales, hiddenBiases, biases }: Network,
  { indices, values }: SparseVector,
): Float64Array => {
  const { hidden } = SETTINGS;
  const units = new Float64Array(hidden);
  for (let i = 0; i < indices.length; i += 1) {
    const base = (indices[i] as number) * hidden;
    const value = values[i] as number;
    for (let unit = 0; unit < hidden; unit += 1)
      units[unit] = (units[unit] as number) + (weights[base + unit] as number) * value;
  }
  for (let unit = 0; unit < hidden; unit += 1)
    units[unit] = Math.max(0, (units[unit] as number) * (scales[unit] as number) + (hiddenBiases[unit] as number));
  return Float64Array.from(biases, (bias, head) => {
    let sum = bias;
    for (let unit = 0; unit < hidden; unit += 1)
      sum += (output[head * hidden + unit] as number) * (units[unit] as number);
    return sum;
  });
};

/** Returns the log-odds of all classes for a text: the mean of the networks. Pure; linear in the length of the text. */
export const logitsOf = ({ networks }: Model, text: string): Float64Array => {
  const features = messageFeatures(text);
  const scores = networks.map((network) => scoresOf(network, features));
  return Float64Array.from(
    scores[0] ?? [],
    (_, head) => scores.reduce((sum, each) => sum + (each[head] as number), 0) / scores.length,
  );
};

/** Returns the calibrated probabilities of all classes for a text. */
export const probabilitiesOf = (model: Model, text: string): Float64Array => {
  const scores = logitsOf(model, text).map((score) => score / model.settings.temperature);
  softmax(scores);
  return scores;
};
