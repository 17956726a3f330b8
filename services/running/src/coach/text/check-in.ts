import { type Language, listed } from '@stridewell/language/language';
import type { CoachCheckin } from '../../domain/coach-state.ts';
import { metricName } from './names.ts';

/** Minimum part of a score that is treated as a loss or a gain. */
const COUNTS = 0.005;

/** Returns the answers that lowered the score most and those that raised it most. */
export const contributors = ({ factors }: Pick<CoachCheckin, 'factors'>) => {
  const ranked = (value: (factor: CoachCheckin['factors'][number]) => number) =>
    [...factors]
      .map((factor) => ({ metric: factor.metric, value: value(factor) }))
      .filter((entry) => entry.value > COUNTS)
      .sort((a, b) => b.value - a.value);
  const losses = ranked(({ max, contribution }) => max - contribution).slice(0, 2);
  const gains = ranked(({ metric, value, max, contribution }) =>
    metric === 'pain' && value > 0 ? 0 : contribution - max / 2,
  ).slice(0, 1);
  return { losses: losses.map(({ metric }) => metric), gains: gains.map(({ metric }) => metric) };
};

/**
 * The answers that lowered a score most, with their values: "sleep (2) and fatigue (4)"; null if no answer lowered it.
 */
export const pulledDown = (checkin: Pick<CoachCheckin, 'factors'>, language: Language): string | null => {
  const down = contributors(checkin).losses.map((metric) => {
    const value = checkin.factors.find((factor) => factor.metric === metric)?.value;
    return `${metricName(metric, language)} (${value})`;
  });
  return down.length === 0 ? null : listed(down, language);
};
