import type { CoachType } from '@stridewell/contracts/web';
import { INTENT_IDS, INTENTS, type IntentId } from './intents.ts';
import { loadModel, type Model } from './model/artifact.ts';
import { probabilitiesOf } from './model/score.ts';
import { BACKGROUND } from './model/train.ts';
import { isGibberish } from './model/vocabulary.ts';

/** An intent with its probability. */
export interface Candidate {
  intent: IntentId;
  p: number;
}

/** The model's reading of a message. */
export interface Understood {
  /**
   * `sure`: the message is answered; `unsure`: the runner chooses among the candidates; `unknown`: the message was not
   * understood.
   */
  certainty: 'sure' | 'unsure' | 'unknown';
  /** The most probable intents, most probable first. */
  candidates: readonly Candidate[];
  /** Probability that the message resembles unsafe messages more than any intent. */
  background: number;
  /** True when the message hardly resembles unsafe messages, which a permit for training advice requires. */
  isTypical: boolean;
  /** Version of the model. */
  version: string;
}

/**
 * Thresholds (`language.md` 5.1), chosen on the development writers. An intent is sure if its probability is at least
 * `sure` and it leads by `margin`, and a candidate if it is at least `candidate`. A message is unknown if its
 * background is at least `background`, and typical of its intent below `typical`.
 */
export const THRESHOLDS = { sure: 0.4, margin: 0.2, candidate: 0.12, background: 0.7, typical: 0.0075 } as const;

/** Weight of an intent that only the other coach answers. */
const OTHER_COACH = 0.25;
const CANDIDATES_MAX = 3;

/** Decides how certain the most probable candidate is. */
export const certaintyOf = ([first, second]: readonly Candidate[], background: number): Understood['certainty'] => {
  if (!first || background >= THRESHOLDS.background || first.p < THRESHOLDS.candidate) return 'unknown';
  const isClear = first.p >= THRESHOLDS.sure && first.p - (second?.p ?? 0) >= THRESHOLDS.margin;
  return isClear ? 'sure' : 'unsure';
};

/** Returns the result without the given intents, with the certainty of those that remain. */
export const withoutIntents = (understood: Understood, intents: ReadonlySet<IntentId>): Understood => {
  const left = understood.candidates.filter(({ intent }) => !intents.has(intent));
  if (left.length === understood.candidates.length) return understood;
  const total = left.reduce((sum, { p }) => sum + p, 0) || 1;
  const candidates = left.map(({ intent, p }) => ({ intent, p: p / total }));
  return { ...understood, candidates, certainty: certaintyOf(candidates, understood.background) };
};

/** Creates the function that reads messages with a model. The product uses {@link understand}. */
export const createUnderstand =
  (model: Model) =>
  (message: string, coach: CoachType): Understood => {
    const p = probabilitiesOf(model, message);
    const background = p[BACKGROUND] as number;
    const weighted = INTENT_IDS.map((intent, at) => ({
      intent,
      p: (p[at] as number) * (INTENTS[intent].coaches.includes(coach) ? 1 : OTHER_COACH),
    }));
    const total = weighted.reduce((sum, each) => sum + each.p, 0) || 1;
    const candidates = weighted
      .map(({ intent, p: own }) => ({ intent, p: own / total }))
      .sort((a, b) => b.p - a.p)
      .slice(0, CANDIDATES_MAX);
    const isUnknown = isGibberish(message, model.vocabulary);
    return {
      certainty: isUnknown ? 'unknown' : certaintyOf(candidates, background),
      candidates: isUnknown ? [] : candidates,
      background,
      isTypical: background < THRESHOLDS.typical,
      version: model.settings.version,
    };
  };

let loaded: ReturnType<typeof createUnderstand> | null = null;
let failure: string | null = null;

/** Nothing is understood, and therefore no training advice is given, while the model cannot be loaded. */
const NOTHING: Understood = { certainty: 'unknown', candidates: [], background: 1, isTypical: false, version: 'none' };

/** True when the model is loaded; loads it when it was not used before. */
export const understandingReady = (): boolean => {
  if (!loaded && failure === null) {
    try {
      loaded = createUnderstand(loadModel());
    } catch (error) {
      failure = error instanceof Error ? error.message : 'unknown';
    }
  }
  return loaded !== null;
};

/**
 * Returns the probability, 0 to 1, that a text resembles unsafe messages more than any intent; 1 without a model. It is
 * one of the two scores that a training permit depends on. Never throws.
 */
export const backgroundOf = (text: string): number => understand(text, 'running').background;

/** Reads a message for a coach. Synchronous, without network or storage; never throws. */
export const understand = (message: string, coach: CoachType): Understood => {
  try {
    return understandingReady() && loaded ? loaded(message, coach) : NOTHING;
  } catch {
    return NOTHING;
  }
};
