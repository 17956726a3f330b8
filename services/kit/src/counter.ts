import { Counter } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** A counter of a service's own, answered with the rest of its measures. Labels are few and never name a user. */
export const createCounter = <L extends string>(
  { registry }: Pick<Metrics, 'registry'>,
  options: { name: string; help: string; labelNames: L[] },
): Counter<L> => new Counter({ ...options, registers: [registry] });
