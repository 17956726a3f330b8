import { isUnsafe, type Line, REPOSITORY } from './corpus.ts';
import { featuresOf } from './features.ts';
import { mulberry32 } from './hash.ts';
import { HEADS, type Head } from './heads.ts';
import { FREE_WRITERS, GIVEN_WRITERS } from './messages.ts';
import { type Example, type Network, trainNetwork } from './network.ts';
import { countDocuments, type Familiarity } from './unfamiliar.ts';

/**
 * Weights of the losses of the heads. In experiments, a weight of 0.7 for each category ranked the right category first
 * less often (46 % instead of 65 %), with the same recall.
 */
const HEAD_WEIGHTS: Partial<Record<Head, number>> = { unsafe: 3, ordinary: 2, emergency: 1, niggle: 1, lookalike: 1 };

/** Training settings (`language.md` 3.3). Any change also changes the model's version. */
export const SETTINGS = {
  epochs: 18,
  inputRate: 0.05,
  outputRate: 0.02,
  decay: 1e-5,
  featureDrop: 0.4,
  hiddenDrop: 0.2,
  initial: 0.2,
  headWeights: HEADS.map((head) => HEAD_WEIGHTS[head] ?? 1.5),
  repositoryWeight: 0.5,
  /**
   * The repository's own questions have full weight. The coaches' intents were written for them, so the model must keep
   * recognising them as ordinary.
   */
  questionWeight: 1,
  /** Weights of messages of the intents corpus: written freely, and written for a given intent. */
  freeWeight: 2,
  givenWeight: 1.2,
  augmentedWeight: 0.5,
  /** Interval of the lines that are also used in an augmented form: every second line. */
  augmentedEvery: 2,
  slipShare: 0.03,
  seed: 20_261_123,
};

/** A trained model before quantization. */
export interface Trained extends Network {
  familiarity: Familiarity;
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbourOf = (letter: string, pick: number): string => {
  const row = ROWS.find((keys) => keys.includes(letter));
  if (!row) return letter;
  const at = row.indexOf(letter);
  return row[pick < 0.5 ? Math.max(0, at - 1) : Math.min(row.length - 1, at + 1)] ?? letter;
};

/** Returns a word with one typing error: a neighbouring key, two swapped letters or a missing letter. */
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
 * Adds typing errors and an ordinary question before or after each message. The model thus learns that a polite
 * training question next to a symptom makes the message neither safer nor more dangerous.
 */
const augment = (lines: readonly Line[], all: readonly Line[], random: () => number): Line[] => {
  const tails = {
    en: all.filter(({ label, lang }) => label === 'ordinary' && lang === 'en'),
    nb: all.filter(({ label, lang }) => label === 'ordinary' && lang === 'nb'),
  };
  return lines.map((line) => {
    const choice = tails[line.lang];
    const tail = choice[Math.floor(random() * choice.length)]?.text ?? '';
    const text = random() < 0.6 ? `${line.text}. ${tail}` : `${tail} ${line.text}`;
    return { ...line, text: withSlips(text, random) };
  });
};

/** Returns the target of a line for a head: 1 (positive), 0 (negative) or null (ignored). */
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

const targetsOf = (line: Line): (0 | 1 | null)[] => HEADS.map((head) => targetOf(head, line));

const examplesOf = (lines: readonly Line[]): Example[] => {
  const random = mulberry32(SETTINGS.seed);
  const base = ({ writer, label }: Line): number => {
    if (FREE_WRITERS.has(writer)) return SETTINGS.freeWeight;
    if (GIVEN_WRITERS.has(writer)) return SETTINGS.givenWeight;
    if (writer !== REPOSITORY) return 1;
    return label === 'ordinary' ? SETTINGS.questionWeight : SETTINGS.repositoryWeight;
  };
  // Messages for given intents are many and alike, so they are not used in an augmented form.
  const varied = lines.filter(({ writer }) => !GIVEN_WRITERS.has(writer));
  return [
    ...lines.map((line) => ({ features: featuresOf(line.text), targets: targetsOf(line), weight: base(line) })),
    ...augment(
      varied.filter((_, at) => at % SETTINGS.augmentedEvery === 0),
      varied,
      random,
    ).map((line) => ({
      features: featuresOf(line.text),
      targets: targetsOf(line),
      weight: base(line) * SETTINGS.augmentedWeight,
    })),
  ];
};

/** Trains the network. Pure: the same lines in the same order give the same weights. */
export const train = (lines: readonly Line[]): Trained => {
  const network = trainNetwork(examplesOf(lines), SETTINGS);
  const safe = lines.filter(({ label }) => label === 'ordinary' || label === 'niggle');
  return { ...network, familiarity: countDocuments(safe.map(({ text }) => text)) };
};
