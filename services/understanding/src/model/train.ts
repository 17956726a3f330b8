import { isUnsafe, readCorpus as readSafetyCorpus } from '@stridewell/safety/model/corpus';
import { unsafeMessages } from '@stridewell/safety/model/messages';
import { type Line, readCorpus } from '../corpus.ts';
import { INTENT_MESSAGES } from '../intent-messages.ts';
import { INTENT_IDS, type IntentId } from '../intents.ts';
import type { ClassifierSettings, Example } from './classifier.ts';
import { FEATURES, messageFeatures } from './features.ts';

/** The class of messages that have no intent: unsafe messages and look-alikes. It is the last class. */
export const BACKGROUND = INTENT_IDS.length;
export const CLASSES = INTENT_IDS.length + 1;

/** Training settings. Any change also changes the model's version. */
export const SETTINGS: Omit<ClassifierSettings, 'seed'> &
  Record<'backgroundWeight' | 'backgroundEvery' | 'repositoryWeight' | 'balance', number> & {
    /**
     * One network is trained from each seed; the model is their mean, which depends less on chance than a single
     * network.
     */
    seeds: readonly number[];
  } = {
  features: FEATURES,
  hidden: 64,
  classes: CLASSES,
  epochs: 8,
  inputRate: 0.05,
  outputRate: 0.02,
  decay: 1e-5,
  featureDrop: 0.3,
  hiddenDrop: 0.15,
  smoothing: 0.1,
  initial: 0.02,
  seeds: [20_261_127, 7],
  backgroundWeight: 0.2,
  /** Interval of the unsafe messages and look-alikes that are used as background. */
  backgroundEvery: 3,
  /** Weight of a phrase that the product had before the corpus. */
  repositoryWeight: 0.7,
  /** Largest weight of all examples of an intent together, as a multiple of the median of all intents. */
  balance: 1.5,
};

/** Unsafe messages and look-alikes of the safety model's training writers, and free messages that may be unsafe. */
export const backgroundTexts = (): string[] => [
  ...readSafetyCorpus('train')
    .filter((line) => isUnsafe(line) || line.label === 'lookalike')
    .filter((_, at) => at % SETTINGS.backgroundEvery === 0)
    .map(({ text }) => text),
  ...unsafeMessages(),
];

/** The training lines of the corpus, without the messages that may be unsafe. */
export const trainingLines = (): Line[] => {
  const unsafe = new Set(unsafeMessages());
  return readCorpus('train').filter(({ text }) => !unsafe.has(text));
};

/** Names of the writers of the chips' messages and of the phrases that are older than the corpus. */
const CHIPS = 'chips';
const REPOSITORY = 'repository';

/** The messages that the chips send, as lines of the corpus. */
export const chipLines = (): Line[] =>
  (Object.keys(INTENT_MESSAGES) as IntentId[]).flatMap((intent) =>
    (['en', 'nb'] as const).flatMap((lang) => {
      const text = INTENT_MESSAGES[intent]?.[lang];
      return text === undefined ? [] : [{ text, lang, intent, writer: CHIPS }];
    }),
  );

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

export const examplesOf = (
  lines: readonly Line[],
  background: readonly string[],
  settings: typeof SETTINGS = SETTINGS,
): Example[] => {
  const weightOf = ({ writer }: Line): number => (writer === REPOSITORY ? settings.repositoryWeight : 1);
  const totals = new Map<string, number>();
  for (const line of lines) totals.set(line.intent, (totals.get(line.intent) ?? 0) + weightOf(line));
  const most = median([...totals.values()]) * settings.balance;
  return [
    ...lines.map((line) => ({
      features: messageFeatures(line.text),
      target: INTENT_IDS.indexOf(line.intent),
      weight: weightOf(line) * Math.min(1, most / (totals.get(line.intent) ?? most)),
    })),
    ...background.map((text) => ({
      features: messageFeatures(text),
      target: BACKGROUND,
      weight: settings.backgroundWeight,
    })),
  ];
};
