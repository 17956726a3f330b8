import { createCounter } from '@stridewell/kit/counter';
import type { Metrics } from '@stridewell/kit/metrics';

const SERVED = ['made', 'existed', 'no-profile', 'failed'] as const;
export type ServeResult = (typeof SERVED)[number];

/** Counts the runners processed by the weekly jobs, by kind and result. */
export const createWeeklyMetrics = (metrics: Metrics) => {
  const runners = createCounter(metrics, {
    name: 'weekly_runners_total',
    help: 'Runners served by the weekly jobs, by kind (plan, summary) and result: alert on failed.',
    labelNames: ['kind', 'result'],
    known: SERVED.flatMap((result) => [
      { kind: 'plan', result },
      { kind: 'summary', result },
    ]),
  });
  return {
    served: (kind: 'plan' | 'summary', result: ServeResult, count = 1): void => runners.inc({ kind, result }, count),
  };
};

export type WeeklyMetrics = ReturnType<typeof createWeeklyMetrics>;
