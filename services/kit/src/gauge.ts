import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

export interface GaugeOptions {
  name: string;
  help: string;
  /** The value now; read at every scrape. */
  read: () => number;
}

/** A gauge of a service's own, answered with the rest of its measures. */
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
