import { Counter } from 'prom-client';
import type { Metrics } from './metrics.ts';

export interface CounterOptions<L extends string> {
  name: string;
  help: string;
  labelNames: L[];
  /** Labels that begin at nought, so that the first count of each is seen as a rise. */
  known?: Record<L, string>[];
}

/** A counter of a service's own, answered with the rest of its measures. Labels are few and never name a user. */
export const createCounter = <L extends string>(
  { registry }: Pick<Metrics, 'registry'>,
  { known = [], ...options }: CounterOptions<L>,
): Counter<L> => {
  const counter = new Counter({ ...options, registers: [registry] });
  for (const labels of known) counter.inc(labels, 0);
  return counter;
};
