import type { Clock } from '@stridewell/kit/clock';
import type { Metrics } from '@stridewell/kit/metrics';
import { createScrapedGauges } from '@stridewell/kit/metrics/scraped-gauges';
import { COUNT_LIMIT, type ErasureRepository } from './repository.ts';

/** Registers gauges for the number of unsettled erasures and the age of the oldest one, per scope. */
export const registerErasureMetrics = (
  { registry }: Pick<Metrics, 'registry'>,
  { erasures, clock }: { erasures: ErasureRepository; clock: Clock },
): void => {
  const watch = createScrapedGauges(registry, {
    subject: 'scope',
    gauges: {
      pending: {
        name: 'erasures_pending',
        help: `Erasures in progress, by scope (account, data); ${COUNT_LIMIT} means so many or more.`,
      },
      age: {
        name: 'erasure_oldest_age_seconds',
        help: 'Age of the oldest erasure in progress, in seconds; 0 while there is none.',
      },
    },
  });
  for (const scope of ['account', 'data'] as const)
    watch.follow(scope, async () => {
      const { count, oldest } = await erasures.pending(scope);
      const age = oldest === null ? 0 : Math.max(0, clock.now().getTime() - oldest.getTime()) / 1_000;
      return [
        { gauge: 'pending', value: count },
        { gauge: 'age', value: age },
      ];
    });
};
