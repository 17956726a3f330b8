import { exp, mulberry32 } from '@stridewell/safety/model/hash';
import { shuffle } from '@stridewell/safety/model/network';

/** A sparse vector: ascending, unique indices and their values. */
export interface SparseVector {
  indices: Int32Array;
  values: Float64Array;
}

/** A classifier with one hidden layer and a softmax output, before quantization. */
export interface Classifier {
  /** Input weights, `hidden` for each feature. */
  input: Float64Array;
  hiddenBiases: Float64Array;
  /** Output weights, `hidden` for each class. */
  output: Float64Array;
  biases: Float64Array;
}

/** A training example: the index of its class, and its weight in the loss. */
export interface Example {
  features: SparseVector;
  target: number;
  weight: number;
}

export interface ClassifierSettings {
  features: number;
  hidden: number;
  classes: number;
  epochs: number;
  inputRate: number;
  outputRate: number;
  decay: number;
  /** Dropout rates: the fractions of features and of hidden units that are left out in each step. */
  featureDrop: number;
  hiddenDrop: number;
  /** Share of the target probability that is spread over the other classes. */
  smoothing: number;
  initial: number;
  seed: number;
}

const TINY = 1e-8;

/** Replaces log-odds by the probabilities of a softmax. */
export const softmax = (scores: Float64Array): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const value = exp((scores[at] as number) - most);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / sum;
};

/** Creates weights: small random values for features that occur in an example, 0 for all others. */
const initialise = (examples: readonly Example[], settings: ClassifierSettings, random: () => number): Classifier => {
  const { features, hidden, classes, initial } = settings;
  const input = new Float64Array(features * hidden);
  const seen = new Uint8Array(features);
  for (const example of examples) for (const index of example.features.indices) seen[index] = 1;
  for (let index = 0; index < features; index += 1)
    if (seen[index])
      for (let unit = 0; unit < hidden; unit += 1) input[index * hidden + unit] = (random() * 2 - 1) * initial;
  return {
    input,
    hiddenBiases: new Float64Array(hidden),
    output: Float64Array.from({ length: classes * hidden }, () => (random() * 2 - 1) * 0.2),
    biases: new Float64Array(classes),
  };
};

/**
 * Trains a classifier by AdaGrad, one example at a time, with dropout of features and hidden units. Deterministic: it
 * uses a seeded order, its own random number generator and exponential function, and float64 sums.
 */
export const trainClassifier = (examples: readonly Example[], settings: ClassifierSettings): Classifier => {
  const { hidden, classes } = settings;
  const random = mulberry32(settings.seed);
  const { input, hiddenBiases, output, biases } = initialise(examples, settings, random);
  const squares = {
    input: new Float64Array(input.length),
    hidden: new Float64Array(hidden),
    output: new Float64Array(output.length),
    biases: new Float64Array(classes),
  };
  const units = new Float64Array(hidden);
  const back = new Float64Array(hidden);
  const p = new Float64Array(classes);
  const active = new Int32Array(hidden);
  const [keptFeatures, keptUnits] = [1 - settings.featureDrop, 1 - settings.hiddenDrop];
  const order = Uint32Array.from(examples, (_, at) => at);
  const rest = settings.smoothing / (classes - 1);
  const bases = new Int32Array(4_000);
  const values = new Float64Array(4_000);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    shuffle(order, random);
    const cooled = 1 - epoch / settings.epochs;
    const [inputRate, outputRate] = [settings.inputRate * cooled, settings.outputRate * cooled];
    for (const at of order) {
      const { features, target, weight } = examples[at] as Example;
      units.set(hiddenBiases);
      let kept = 0;
      for (let i = 0; i < features.indices.length; i += 1) {
        if (random() >= keptFeatures) continue;
        const base = (features.indices[i] as number) * hidden;
        const value = (features.values[i] as number) / keptFeatures;
        bases[kept] = base;
        values[kept] = value;
        kept += 1;
        for (let unit = 0; unit < hidden; unit += 1)
          units[unit] = (units[unit] as number) + (input[base + unit] as number) * value;
      }
      let count = 0;
      for (let unit = 0; unit < hidden; unit += 1) {
        const isKept = random() < keptUnits;
        if (isKept && (units[unit] as number) > 0) {
          units[unit] = (units[unit] as number) / keptUnits;
          active[count] = unit;
          count += 1;
        }
      }
      for (let head = 0; head < classes; head += 1) {
        let sum = biases[head] as number;
        const row = head * hidden;
        for (let i = 0; i < count; i += 1)
          sum += (output[row + (active[i] as number)] as number) * (units[active[i] as number] as number);
        p[head] = sum;
      }
      softmax(p);
      back.fill(0);
      for (let head = 0; head < classes; head += 1) {
        const wanted = head === target ? 1 - settings.smoothing : rest;
        const gradient = ((p[head] as number) - wanted) * weight;
        if (gradient < 1e-4 && gradient > -1e-4) continue;
        const row = head * hidden;
        for (let i = 0; i < count; i += 1) {
          const unit = active[i] as number;
          const place = row + unit;
          const weightThere = output[place] as number;
          back[unit] = (back[unit] as number) + gradient * weightThere;
          const own = gradient * (units[unit] as number);
          const total = (squares.output[place] as number) + own * own;
          squares.output[place] = total;
          output[place] = weightThere - (outputRate * own) / (Math.sqrt(total) + TINY);
        }
        const total = (squares.biases[head] as number) + gradient * gradient;
        squares.biases[head] = total;
        biases[head] = (biases[head] as number) - (outputRate * gradient) / (Math.sqrt(total) + TINY);
      }
      for (let i = 0; i < count; i += 1) {
        const unit = active[i] as number;
        const gradient = (back[unit] as number) / keptUnits;
        const total = (squares.hidden[unit] as number) + gradient * gradient;
        squares.hidden[unit] = total;
        hiddenBiases[unit] = (hiddenBiases[unit] as number) - (inputRate * gradient) / (Math.sqrt(total) + TINY);
        for (let j = 0; j < kept; j += 1) {
          const place = (bases[j] as number) + unit;
          const own = gradient * (values[j] as number) + settings.decay * (input[place] as number);
          const sum = (squares.input[place] as number) + own * own;
          squares.input[place] = sum;
          input[place] = (input[place] as number) - (inputRate * own) / (Math.sqrt(sum) + TINY);
        }
      }
    }
  }
  return { input, hiddenBiases, output, biases };
};
