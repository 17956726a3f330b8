import type { Artifact, Model } from './artifact.ts';
import { BANDS, bandOf } from './artifact.ts';
import { fitPlatt, quantile } from './calibrate.ts';
import type { Line } from './corpus.ts';
import { isUnsafe } from './corpus.ts';
import { FIRST_CATEGORY, HEADS, type Head } from './heads.ts';
import { permitScore, type Scores, scoreText, unsafeScore } from './score.ts';

/**
 * Target proportions by which the thresholds are chosen on development writers (`language.md` 3.3). Recall of
 * emergencies has priority as long as at most 8 % of ordinary questions lead to ASK; if more are needed, the corpus
 * must grow.
 */
export const TARGETS = {
  lambda: 0,
  askOrdinary: 0.04,
  /** Maximum proportion of look-alikes that may lead to ASK. It applies when it is stricter than the other targets. */
  askLookalikes: 0.33,
  /**
   * Maximum proportion of unsafe development messages that the model may consider ordinary enough for training advice,
   * before intents and rules are applied.
   */
  permitUnsafe: 0.001,
  /** Additional margin from unsafe messages that a permit requires, in log-odds. */
  permitMargin: 0.4,
  unfamiliarOrdinary: 0.02,
  /**
   * Maximum proportion of the development writers' look-alikes, ordinary questions and niggles for which the model may
   * decide STOP.
   */
  stopSafe: 0.005,
  stopMin: 0.3,
  /** Minimum probability of the unsafe head at which the model may decide STOP. */
  stopUnsafe: 0.5,
} as const;

const labelled = (head: Head, line: Line): boolean | null => {
  if (head === 'unsafe') return isUnsafe(line);
  if (head === 'emergency') return isUnsafe(line) ? line.tier === 'emergency' : null;
  if (head === 'ordinary')
    return line.label === 'lookalike' ? null : line.label === 'ordinary' || line.label === 'niggle';
  return line.label === head;
};

export interface Scored {
  line: Line;
  scores: Scores;
}

/** Fits the calibration of every head to the scores of the development writers. */
export const calibrate = (scored: readonly Scored[]): Artifact['calibration'] =>
  HEADS.map((head, at) => {
    const known = scored.flatMap(({ line, scores }) => {
      const label = labelled(head, line);
      return label === null ? [] : [{ label, score: scores.raw[at] as number }];
    });
    return fitPlatt(
      known.map(({ score }) => score),
      known.map(({ label }) => label),
    );
  });

/** Returns s + λu, the score that decides whether to ASK. */
export const askScore = (scores: Scores, lambda: number): number => unsafeScore(scores) + lambda * scores.u;

/** Minimum number of messages in a length band for a threshold that is based on this band alone. */
const ENOUGH = 30;

/** Chooses all thresholds by the calibrated scores of the development writers. */
export const chooseThresholds = (scored: readonly Scored[]): Artifact['thresholds'] => {
  const { lambda } = TARGETS;
  const ordinary = scored.filter(({ line }) => line.label === 'ordinary');
  const safe = scored.filter(({ line }) => !isUnsafe(line));
  /** Returns the quantile of one label's ASK scores in a band, or over all bands when the band has too few messages. */
  const under = (label: Line['label'], band: number, share: number): number => {
    const own = scored.filter(({ line }) => line.label === label);
    const banded = own.filter(({ scores }) => bandOf(scores.words) === band);
    return quantile(
      (banded.length >= ENOUGH ? banded : own).map(({ scores }) => askScore(scores, lambda)),
      share,
    );
  };
  // Chooses one common threshold from the strongest category of each safe text, because no category has enough safe
  // texts for a separate threshold.
  const strongest = safe.map(({ scores }) =>
    (scores.p[0] as number) < TARGETS.stopUnsafe ? 0 : Math.max(...scores.p.subarray(FIRST_CATEGORY)),
  );
  const stop = Math.max(TARGETS.stopMin, quantile(strongest, 1 - TARGETS.stopSafe) + 1e-6);
  const bands = Array.from({ length: BANDS }, (_, band) => band);
  return {
    lambda,
    ask: bands.map((band) =>
      Math.max(under('ordinary', band, 1 - TARGETS.askOrdinary), under('lookalike', band, 1 - TARGETS.askLookalikes)),
    ),
    permit:
      quantile(
        scored.filter(({ line }) => isUnsafe(line)).map(({ scores }) => permitScore(scores)),
        TARGETS.permitUnsafe,
      ) - TARGETS.permitMargin,
    unfamiliar: quantile(
      ordinary.map(({ scores }) => scores.u),
      1 - TARGETS.unfamiliarOrdinary,
    ),
    stop: HEADS.map((_, head) => (head < FIRST_CATEGORY ? 1 : stop)),
  };
};

export const scoreLines = (model: Model, lines: readonly Line[]): Scored[] =>
  lines.map((line) => ({ line, scores: scoreText(model, line.text) }));
