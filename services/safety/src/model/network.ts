import { BUCKETS, type Features } from './features.ts';
import { exp, mulberry32 } from './hash.ts';

/**
 * Number of hidden units, chosen so that the weights fit into two million bytes. All heads share the hidden units,
 * which improves the results for rare categories.
 */
export const HIDDEN = 30;

/** A network with one hidden layer, before quantization. Each bucket and each head has HIDDEN weights. */
export interface Network {
  /** Input weights, HIDDEN for each bucket. */
  input: Float32Array;
  hiddenBiases: Float64Array;
  /** Output weights, HIDDEN for each head. */
  output: Float64Array;
  biases: Float64Array;
}

/** A training example: features, a target for each head (a null target is ignored) and the weight of the example. */
export interface Example {
  features: Pick<Features, 'indices' | 'values'>;
  targets: readonly (0 | 1 | null)[];
  weight: number;
}

export interface NetworkSettings {
  epochs: number;
  inputRate: number;
  outputRate: number;
  decay: number;
  /** Dropout rates: the fractions of features and of hidden units that are left out in each step. */
  featureDrop: number;
  hiddenDrop: number;
  initial: number;
  /** Weights of the losses of the heads. */
  headWeights: readonly number[];
  seed: number;
}

const TINY = 1e-8;

/** Shuffles the order of examples in place. */
export const shuffle = (order: Uint32Array, random: () => number): void => {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const swapped = order[at] as number;
    order[at] = order[other] as number;
    order[other] = swapped;
  }
};

/** Applies one AdaGrad step to one weight. */
const step = (weights: Float64Array, squares: Float64Array, at: number, gradient: number, rate: number): void => {
  const total = (squares[at] as number) + gradient * gradient;
  squares[at] = total;
  weights[at] = (weights[at] as number) - (rate * gradient) / (Math.sqrt(total) + TINY);
};

/** Minimum absolute gradient. Smaller gradients are skipped to save time. */
const SMALLEST = 1e-4;

/**
 * Trains a network by AdaGrad, one example at a time, with dropout of features and hidden units. Deterministic, because
 * it uses a seeded random order, its own random number generator and exponential function, and sums in a fixed order.
 * The input weights are stored as float32, which halves the memory that each step touches.
 */
export const trainNetwork = (examples: readonly Example[], settings: NetworkSettings): Network => {
  const heads = settings.headWeights.length;
  const random = mulberry32(settings.seed);
  const input = new Float32Array(BUCKETS * HIDDEN);
  const seen = new Uint8Array(BUCKETS);
  let longest = 0;
  for (const { features } of examples) {
    longest = Math.max(longest, features.indices.length);
    for (const index of features.indices) seen[index] = 1;
  }
  // The weights of buckets without examples stay 0, so that unknown words have no effect.
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    if (seen[bucket])
      for (let unit = 0; unit < HIDDEN; unit += 1)
        input[bucket * HIDDEN + unit] = (random() * 2 - 1) * settings.initial;
  const output = Float64Array.from({ length: heads * HIDDEN }, () => (random() * 2 - 1) * 0.2);
  const hiddenBiases = new Float64Array(HIDDEN);
  const biases = new Float64Array(heads).fill(-2);
  const inputSquares = new Float32Array(input.length);
  const outputSquares = new Float64Array(output.length);
  const [hiddenSquares, biasSquares] = [new Float64Array(HIDDEN), new Float64Array(heads)];
  const hidden = new Float64Array(HIDDEN);
  const back = new Float64Array(HIDDEN);
  /** The weights and values of the features that the current step keeps. */
  const bases = new Int32Array(longest);
  const values = new Float64Array(longest);
  /** The units that the current step keeps, and those of them that are active. */
  const kept = new Int32Array(HIDDEN);
  const active = new Int32Array(HIDDEN);
  const order = Uint32Array.from(examples, (_, at) => at);
  const [keptFeatures, keptUnits] = [1 - settings.featureDrop, 1 - settings.hiddenDrop];
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    shuffle(order, random);
    const cooled = 1 - epoch / settings.epochs;
    const [inputRate, outputRate] = [settings.inputRate * cooled, settings.outputRate * cooled];
    for (const at of order) {
      const { features, targets, weight } = examples[at] as Example;
      const { indices } = features;
      let units = 0;
      for (let unit = 0; unit < HIDDEN; unit += 1)
        if (random() < keptUnits) {
          kept[units] = unit;
          units += 1;
        }
      let count = 0;
      for (let i = 0; i < indices.length; i += 1)
        if (random() < keptFeatures) {
          bases[count] = (indices[i] as number) * HIDDEN;
          values[count] = (features.values[i] as number) / keptFeatures;
          count += 1;
        }
      for (let k = 0; k < units; k += 1) hidden[kept[k] as number] = hiddenBiases[kept[k] as number] as number;
      for (let i = 0; i < count; i += 1) {
        const base = bases[i] as number;
        const value = values[i] as number;
        for (let k = 0; k < units; k += 1) {
          const unit = kept[k] as number;
          hidden[unit] = (hidden[unit] as number) + (input[base + unit] as number) * value;
        }
      }
      let actives = 0;
      for (let k = 0; k < units; k += 1) {
        const unit = kept[k] as number;
        if ((hidden[unit] as number) <= 0) continue;
        hidden[unit] = (hidden[unit] as number) / keptUnits;
        back[unit] = 0;
        active[actives] = unit;
        actives += 1;
      }
      for (let head = 0; head < heads; head += 1) {
        const target = targets[head];
        if (target === null || target === undefined) continue;
        const row = head * HIDDEN;
        let sum = biases[head] as number;
        for (let k = 0; k < actives; k += 1) {
          const unit = active[k] as number;
          sum += (output[row + unit] as number) * (hidden[unit] as number);
        }
        const gradient = (1 / (1 + exp(-sum)) - target) * weight * (settings.headWeights[head] as number);
        if (gradient < SMALLEST && gradient > -SMALLEST) continue;
        for (let k = 0; k < actives; k += 1) {
          const unit = active[k] as number;
          back[unit] = (back[unit] as number) + gradient * (output[row + unit] as number);
          step(output, outputSquares, row + unit, gradient * (hidden[unit] as number), outputRate);
        }
        step(biases, biasSquares, head, gradient, outputRate);
      }
      for (let k = 0; k < actives; k += 1) {
        const unit = active[k] as number;
        back[unit] = (back[unit] as number) / keptUnits;
        step(hiddenBiases, hiddenSquares, unit, back[unit] as number, outputRate);
      }
      for (let i = 0; i < count; i += 1) {
        const base = bases[i] as number;
        const value = values[i] as number;
        for (let k = 0; k < actives; k += 1) {
          const unit = active[k] as number;
          const place = base + unit;
          const weightNow = input[place] as number;
          const gradient = (back[unit] as number) * value + settings.decay * weightNow;
          const total = (inputSquares[place] as number) + gradient * gradient;
          inputSquares[place] = total;
          input[place] = weightNow - (inputRate * gradient) / (Math.sqrt(total) + TINY);
        }
      }
    }
  }
  return { input, hiddenBiases, output, biases };
};
