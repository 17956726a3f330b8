import type { Level, StepTarget } from '@stridewell/contracts/web';
import { racePaceShare, STAND_IN_THRESHOLD } from './paces.ts';
import { type PaceTarget, RACE_METERS } from './session-kinds.ts';

/** The runner's known pace and heart rate data, used to compute targets. */
export interface SpeedModel {
  /** Threshold pace, in s/km; null if unknown. Sessions then use effort targets. */
  threshold: number | null;
  /** True if the threshold heart rate is known and no medicine affects the runner's heart rate. */
  usesHeartRate: boolean;
  level: Level;
  /** Established load in minutes per week, used for the marathon pace. */
  established: number;
}

/** Half the width of the range around a predicted race pace, as a fraction of that pace. */
const RACE_RANGE = 0.01;

const thresholdOr = ({ threshold, level }: SpeedModel): number => threshold ?? STAND_IN_THRESHOLD[level];

/** Converts a pace to multiples of the threshold pace, the fast limit first. Null for an effort-based session. */
export const paceShares = (pace: PaceTarget, model: SpeedModel): readonly [number, number] | null => {
  if (pace === 'effort') return null;
  if (typeof pace !== 'string') return pace;
  const share = racePaceShare(thresholdOr(model), RACE_METERS[pace], model.established);
  return [share * (1 - RACE_RANGE), share * (1 + RACE_RANGE)];
};

/**
 * Converts a pace to a range in s/km. The slow limit is rounded down and the fast limit up, so that the shown values
 * lie inside the exact range.
 */
export const paceRangeOf = (
  [fast, slow]: readonly [number, number],
  threshold: number,
): { low: number; high: number } => ({
  low: Math.ceil(Number((fast * threshold).toFixed(6))),
  high: Math.floor(Number((slow * threshold).toFixed(6))),
});

/**
 * Heart rate ranges as percent of the threshold heart rate, slowest first. `from` is the lowest multiple of the
 * threshold pace to which a range applies. Short, fast reps have no range.
 */
const HEART_RATE: readonly { from: number; range: { low: number; high: number } | null }[] = [
  { from: 1.29, range: { low: 70, high: 84 } },
  { from: 1.135, range: { low: 80, high: 89 } },
  { from: 1.055, range: { low: 90, high: 94 } },
  { from: 0.985, range: { low: 95, high: 99 } },
  { from: 0.965, range: { low: 100, high: 102 } },
  { from: 0.9, range: { low: 103, high: 106 } },
];

/** Returns the target of a step. */
export const targetOf = (pace: PaceTarget, effort: readonly [number, number], model: SpeedModel): StepTarget => {
  const target: StepTarget = { effort: { low: effort[0], high: effort[1] } };
  const shares = paceShares(pace, model);
  if (!shares) return target;
  if (model.threshold !== null) target.pace = paceRangeOf(shares, model.threshold);
  const middle = (shares[0] + shares[1]) / 2;
  const heartRate = HEART_RATE.find(({ from }) => middle >= from)?.range ?? null;
  if (model.usesHeartRate && heartRate) target.heartRate = heartRate;
  return target;
};

/**
 * Expected duration of a step measured by distance, in seconds. It assumes the slow limit of the pace, so a session is
 * not planned too short.
 */
export const secondsOfMeters = (meters: number, pace: PaceTarget, model: SpeedModel): number => {
  const [, slow] = paceShares(pace, model) ?? [1.5, 1.5];
  return Math.round((meters / 1_000) * slow * thresholdOr(model));
};
