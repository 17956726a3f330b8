import type { Model } from './artifact.ts';
import { softmax } from './classifier.ts';
import { messageFeatures } from './features.ts';
import { SETTINGS } from './train.ts';

/** Returns the log-odds of all classes for a text. Pure; linear in the length of the text. */
export const logitsOf = ({ weights, output, settings }: Model, text: string): Float64Array => {
  const { hidden } = SETTINGS;
  const { indices, values } = messageFeatures(text);
  const units = new Float64Array(hidden);
  for (let i = 0; i < indices.length; i += 1) {
    const base = (indices[i] as number) * hidden;
    const value = values[i] as number;
    for (let unit = 0; unit < hidden; unit += 1)
      units[unit] = (units[unit] as number) + (weights[base + unit] as number) * value;
  }
  for (let unit = 0; unit < hidden; unit += 1)
    units[unit] = Math.max(
      0,
      (units[unit] as number) * (settings.scales[unit] as number) + (settings.hiddenBiases[unit] as number),
    );
  return Float64Array.from(settings.biases, (bias, head) => {
    let sum = bias;
    for (let unit = 0; unit < hidden; unit += 1)
      sum += (output[head * hidden + unit] as number) * (units[unit] as number);
    return sum;
  });
};

/** Returns the calibrated probabilities of all classes for a text. */
export const probabilitiesOf = (model: Model, text: string): Float64Array => {
  const scores = logitsOf(model, text).map((score) => score / model.settings.temperature);
  softmax(scores);
  return scores;
};
