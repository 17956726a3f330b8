import type { Level, StepTarget } from '@stridewell/contracts/web';
import { racePaceShare, STAND_IN_THRESHOLD } from './paces.ts';
import { type PaceTarget, RACE_METERS } from './session-kinds.ts';

/** What is known of a runner's speed. */
export interface SpeedModel {
  /** Threshold pace, s/km; null when unknown: sessions then go by effort. */
  threshold: number | null;
  /** True when a threshold heart rate is known and no medicine changes the heart rate. */
  usesHeartRate: boolean;
  level: Level;
  /** Weekly minutes of the established load, for the marathon pace. */
  established: number;
}

/** Half of the range around a predicted race pace. */
const RACE_RANGE = 0.01;

const thresholdOr = ({ threshold, level }: SpeedModel): number => threshold ?? STAND_IN_THRESHOLD[level];

/** A pace as multiples of the threshold pace, fast end first. Null for effort. */
export const paceShares = (pace: PaceTarget, model: SpeedModel): readonly [number, number] | null => {
  if (pace === 'effort') return null;
  if (typeof pace !== 'string') return pace;
  const share = racePaceShare(thresholdOr(model), RACE_METERS[pace], model.established);
  return [share * (1 - RACE_RANGE), share * (1 + RACE_RANGE)];
};

/** Pace range in s/km: the slow end rounded down and the fast end up, so that every shown second lies inside. */
export const paceRangeOf = (
  [fast, slow]: readonly [number, number],
  threshold: number,
): { low: number; high: number } => ({
  low: Math.ceil(Number((fast * threshold).toFixed(6))),
  high: Math.floor(Number((slow * threshold).toFixed(6))),
});

/** Percent of the threshold heart rate by the middle of a pace range, from the slowest; null for short, fast reps. */
const HEART_RATE: readonly { from: number; range: { low: number; high: number } | null }[] = [
  { from: 1.29, range: { low: 70, high: 84 } },
  { from: 1.135, range: { low: 80, high: 89 } },
  { from: 1.055, range: { low: 90, high: 94 } },
  { from: 0.985, range: { low: 95, high: 99 } },
  { from: 0.965, range: { low: 100, high: 102 } },
  { from: 0.9, range: { low: 103, high: 106 } },
];

/** The target of a step. */
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

/** Expected seconds of a distance step: at the slow end of its pace, so that a session is not planned too short. */
export const secondsOfMeters = (meters: number, pace: PaceTarget, model: SpeedModel): number => {
  const [, slow] = paceShares(pace, model) ?? [1.5, 1.5];
  return Math.round((meters / 1_000) * slow * thresholdOr(model));
};
