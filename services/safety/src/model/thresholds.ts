import type { Artifact, Model } from './artifact.ts';
import { fitPlatt, quantile } from './calibrate.ts';
import type { Line } from './corpus.ts';
import { isUnsafe } from './corpus.ts';
import { FIRST_CATEGORY, HEADS, type Head } from './heads.ts';
import { askScore, type Scores, scoreText } from './score.ts';

/**
 * Target proportions by which the thresholds are chosen on development writers (`language.md` 3.3). Recall decides the
 * ASK threshold. When it leads to too many cards on ordinary messages, the corpus must grow.
 */
export const TARGETS = {
  /** Maximum proportion of unsafe development messages with a score under the ASK threshold, before other steps. */
  askUnsafe: 0.095,
  /** Maximum proportion of ordinary development messages that may be unfamiliar. */
  unfamiliarOrdinary: 0.003,
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

/** Chooses all thresholds by the calibrated scores of the development writers. */
export const chooseThresholds = (scored: readonly Scored[]): Artifact['thresholds'] => {
  const ordinary = scored.filter(({ line }) => line.label === 'ordinary');
  const unsafe = scored.filter(({ line }) => isUnsafe(line));
  const safe = scored.filter(({ line }) => !isUnsafe(line));
  // Chooses one common threshold from the strongest category of each safe text, because no category has enough safe
  // texts for a separate threshold.
  const strongest = safe.map(({ scores }) =>
    (scores.p[0] as number) < TARGETS.stopUnsafe ? 0 : Math.max(...scores.p.subarray(FIRST_CATEGORY)),
  );
  const stop = Math.max(TARGETS.stopMin, quantile(strongest, 1 - TARGETS.stopSafe) + 1e-6);
  return {
    ask: quantile(
      unsafe.map(({ scores }) => askScore(scores)),
      TARGETS.askUnsafe,
    ),
    unfamiliar: quantile(
      ordinary.map(({ scores }) => scores.u),
      1 - TARGETS.unfamiliarOrdinary,
    ),
    stop: HEADS.map((_, head) => (head < FIRST_CATEGORY ? 1 : stop)),
  };
};

export const scoreLines = (model: Model, lines: readonly Line[]): Scored[] =>
  lines.map((line) => ({ line, scores: scoreText(model, line.text) }));
