import { STATS_MAX_DAYS, type StatsQuery } from '@stridewell/contracts/http/wellness';
import {
  addDays,
  daysBetween,
  METRICS,
  type Metric,
  RECOMMENDATIONS,
  type Recommendation,
  type StatsAnswer,
} from '@stridewell/contracts/web';
import { invalid } from '@stridewell/kit/errors';
import type { DailyMetrics } from '../../projections/daily-metrics.ts';

export interface ScoredDay {
  date: string;
  score: number;
  recommendation: Recommendation;
}

/**
 * Returns the first and the last date of a range, both inclusive. Throws DomainError 'invalid' if a custom range lacks
 * a date, is reversed or has more than {@link STATS_MAX_DAYS} days.
 */
export const rangeOf = ({ range, from, to }: StatsQuery, today: string): { from: string; to: string } => {
  if (range !== 'custom') return { from: addDays(today, 1 - Number(range)), to: today };
  if (!from) throw invalid('from', 'Please give both dates of a custom range');
  if (!to) throw invalid('to', 'Please give both dates of a custom range');
  if (from > to) throw invalid('to', 'The last day must not be before the first');
  if (daysBetween(from, to) + 1 > STATS_MAX_DAYS)
    throw invalid('to', `A range can be at most ${STATS_MAX_DAYS} days long`);
  return { from, to };
};

/** Returns the number of days with each recommendation. */
export const countsOf = (days: readonly Pick<ScoredDay, 'recommendation'>[]): StatsAnswer['recCounts'] => {
  const count = (name: Recommendation): number => days.filter(({ recommendation }) => recommendation === name).length;
  return Object.fromEntries(RECOMMENDATIONS.map((name) => [name, count(name)])) as StatsAnswer['recCounts'];
};

/** Returns the statistics for days that are sorted oldest first. Days without a check-in are omitted from all lists. */
export const statsOf = (days: readonly ScoredDay[], metrics: readonly DailyMetrics[]): StatsAnswer => {
  const series = (metric: Metric) => metrics.map((day) => ({ date: day.date, value: day[metric] }));
  return {
    dailyScores: days.map(({ date, score }) => ({ date, score })),
    recCounts: countsOf(days),
    series: Object.fromEntries(METRICS.map((metric) => [metric, series(metric)])) as StatsAnswer['series'],
  };
};
