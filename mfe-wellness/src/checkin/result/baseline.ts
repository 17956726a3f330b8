import type { Baseline } from '@stridewell/contracts/web';
import { formatScore } from '@stridewell/ui/core';

/** Rounds to tenths before subtracting, so that the displayed figures add up. */
const tenths = (value: number): number => Math.round(value * 10);
const withinScale = (value: number): number => Math.min(10, Math.max(0, value));

/** Today's distance from the runner's mean with its sign, one decimal: "−0.4", "+1.2", "0.0". */
export const differenceFromBaseline = (score: number, { mean }: Baseline): string => {
  const distance = tenths(score) - tenths(mean);
  const sign = distance > 0 ? '+' : distance < 0 ? '−' : '';
  return `${sign}${formatScore(Math.abs(distance) / 10)}`;
};

/**
 * "Within your usual range of 5.4 to 7.7, from 21 check-ins." The range is the mean plus and minus one standard
 * deviation, clamped to the scale.
 */
export const baselineComparison = (score: number, { mean, sd, days }: Baseline): string => {
  const low = withinScale(mean - sd);
  const high = withinScale(mean + sd);
  const place = tenths(score) < tenths(low) ? 'Below' : tenths(score) > tenths(high) ? 'Above' : 'Within';
  return `${place} your usual range of ${formatScore(low)} to ${formatScore(high)}, from ${days} check-ins.`;
};
