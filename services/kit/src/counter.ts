import { Counter } from '@prometheus-io/client';
import type { Metrics } from './metrics.ts';

export interface CounterOptions<L extends string> {
  name: string;
  help: string;
  labelNames: L[];
  /** Label sets whose counters start at 0, so that `increase()` counts the first event of each. */
  known?: Record<L, string>[];
}

/**
 * A counter of one service, exported with the service's other metrics. Labels have few values, which never identify a
 * user.
 */
export const createCounter = <L extends string>(
  { registry }: Pick<Metrics, 'registry'>,
  { known = [], ...options }: CounterOptions<L>,
): Counter<L> => {
  const counter = new Counter({ ...options, registers: [registry] });
  const initial: Pick<Counter<string>, 'inc'> = counter;
  for (const labels of known) initial.inc(labels, 0);
  return counter;
};
