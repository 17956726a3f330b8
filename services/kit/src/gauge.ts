import { Gauge } from '@prometheus-io/client';
import type { Metrics } from './metrics.ts';

export interface GaugeOptions {
  name: string;
  help: string;
  /** Returns the current value. Called at every scrape. */
  read: () => number;
}

/** A gauge of one service, exported with the service's other metrics. */
export const createGauge = ({ registry }: Pick<Metrics, 'registry'>, { name, help, read }: GaugeOptions): void => {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
};
