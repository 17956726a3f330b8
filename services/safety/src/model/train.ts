import { isUnsafe, type Line, REPOSITORY } from './corpus.ts';
import { BUCKETS, type Features, featuresOf } from './features.ts';
import { exp, mulberry32 } from './hash.ts';
import { HEADS, type Head } from './heads.ts';
import { rawTokens } from './normalize.ts';
import { countDocuments, type Familiarity } from './unfamiliar.ts';

/** Settings of the training (`language.md` 3.3); a change of any changes the version. */
export const SETTINGS = {
  epochs: 8,
  learningRate: 0.3,
  l2: 2e-6,
  repositoryWeight: 0.5,
  /** The repository's own questions are what the coaches' intents were written for: they must stay understood. */
  questionWeight: 1,
  augmentedWeight: 0.5,
  slipShare: 0.1,
  seed: 20_261_123,
};

interface Example {
  features: Features;
  line: Line;
  weight: number;
}

/** A trained model before it is rounded: one weight per bucket and head. */
export interface Trained {
  weights: Float64Array[];
  biases: number[];
  familiarity: Familiarity;
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbourOf = (letter: string, pick: number): string => {
  const row = ROWS.find((keys) => keys.includes(letter));
  if (!row) return letter;
  const at = row.indexOf(letter);
  return row[pick < 0.5 ? Math.max(0, at - 1) : Math.min(row.length - 1, at + 1)] ?? letter;
};

/** Types a word with one slip: a neighbouring key, a swap, or a lost letter. */
const slip = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const kind = random();
  if (kind < 0.34) return word.slice(0, at) + neighbourOf(word[at] ?? '', random()) + word.slice(at + 1);
  if (kind < 0.67) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return word.slice(0, at) + word.slice(at + 1);
};

const withSlips = (text: string, random: () => number): string =>
  text.replace(/\p{L}{4,}/gu, (word) => (random() < SETTINGS.slipShare ? slip(word.toLowerCase(), random) : word));

/**
 * Joins an ordinary question before or after a message, so that a polite training question behind a symptom neither hides nor
 * raises it. Every message is augmented alike, ordinary ones too.
 */
const augment = (lines: readonly Line[], random: () => number): Line[] => {
  const tails = {
    en: lines.filter(({ label, lang }) => label === 'ordinary' && lang === 'en'),
    nb: lines.filter(({ label, lang }) => label === 'ordinary' && lang === 'nb'),
  };
  return lines.map((line) => {
    const choice = tails[line.lang];
    const tail = choice[Math.floor(random() * choice.length)]?.text ?? '';
    const text = random() < 0.6 ? `${line.text}. ${tail}` : `${tail} ${line.text}`;
    return { ...line, text: withSlips(text, random) };
  });
};

const examplesOf = (lines: readonly Line[]): Example[] => {
  const random = mulberry32(SETTINGS.seed);
  const base = ({ writer, label }: Line): number => {
    if (writer !== REPOSITORY) return 1;
    return label === 'ordinary' ? SETTINGS.questionWeight : SETTINGS.repositoryWeight;
  };
  return [
    ...lines.map((line) => ({ line, features: featuresOf(line.text), weight: base(line) })),
    ...augment(lines, random).map((line) => ({
      line,
      features: featuresOf(line.text),
      weight: base(line) * SETTINGS.augmentedWeight,
    })),
  ];
};

/** Whether a line is a positive (1) or negative (0) example of a head; null where it teaches that head nothing. */
const targetOf = (head: Head, line: Line): 0 | 1 | null => {
  switch (head) {
    case 'unsafe':
      return isUnsafe(line) ? 1 : 0;
    case 'emergency':
      return isUnsafe(line) ? (line.tier === 'emergency' ? 1 : 0) : null;
    case 'ordinary':
      return line.label === 'lookalike' ? null : line.label === 'ordinary' || line.label === 'niggle' ? 1 : 0;
    default:
      return line.label === head ? 1 : 0;
  }
};

const shuffled = (count: number, random: () => number): Uint32Array => {
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
  return order;
};

/** Gradients smaller than this change nothing that rounding to bytes would keep. */
const SMALLEST_STEP = 1e-3;
/** Positive examples of a rare head count at most this much more. */
const BALANCE_MAX = 12;

/** Logistic regression by AdaGrad on one head. Deterministic: fixed order, own random numbers, float64 sums. */
const trainHead = (head: Head, examples: readonly Example[]): { weights: Float64Array; bias: number } => {
  const known = examples.flatMap((example) => {
    const target = targetOf(head, example.line);
    return target === null ? [] : [{ ...example, target }];
  });
  const positives = known.reduce((sum, { target }) => sum + target, 0) || 1;
  const balance = Math.min(BALANCE_MAX, Math.sqrt((known.length - positives) / positives));
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS);
  let bias = 0;
  let biasSquares = 0;
  const random = mulberry32(SETTINGS.seed + HEADS.indexOf(head));
  for (let epoch = 0; epoch < SETTINGS.epochs; epoch += 1)
    for (const at of shuffled(known.length, random)) {
      const example = known[at];
      if (!example) continue;
      const { indices, values } = example.features;
      let sum = bias;
      for (let i = 0; i < indices.length; i += 1)
        sum += (weights[indices[i] as number] as number) * (values[i] as number);
      const p = 1 / (1 + exp(-sum));
      const gradient = (p - example.target) * example.weight * (example.target === 1 ? balance : 1);
      if (gradient < SMALLEST_STEP && gradient > -SMALLEST_STEP) continue;
      for (let i = 0; i < indices.length; i += 1) {
        const index = indices[i] as number;
        const step = gradient * (values[i] as number) + SETTINGS.l2 * (weights[index] as number);
        const total = (squares[index] as number) + step * step;
        squares[index] = total;
        weights[index] = (weights[index] as number) - (SETTINGS.learningRate * step) / (Math.sqrt(total) + 1e-8);
      }
      biasSquares += gradient * gradient;
      bias -= (SETTINGS.learningRate * gradient) / (Math.sqrt(biasSquares) + 1e-8);
    }
  return { weights, bias };
};

/** Trains all heads on the given lines. Pure: the same lines in the same order give the same numbers. */
export const train = (lines: readonly Line[], heads: readonly Head[] = HEADS): Trained => {
  const examples = examplesOf(lines);
  const trained = heads.map((head) => trainHead(head, examples));
  const safe = lines.filter(({ label }) => label === 'ordinary' || label === 'niggle');
  return {
    weights: trained.map(({ weights }) => weights),
    biases: trained.map(({ bias }) => bias),
    familiarity: countDocuments(safe.map(({ text }) => text)),
  };
};

/** Words of a text, for the length bands of the thresholds. */
export const wordCount = (text: string): number => rawTokens(text.toLowerCase()).length;
