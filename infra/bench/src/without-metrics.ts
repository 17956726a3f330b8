import { createRequire } from 'node:module';

/** Loaded into a process before everything else, takes the work out of its metrics: what services cost that measure nothing. */
const metrics = createRequire(import.meta.url)('prom-client') as typeof import('prom-client');
const nothing = (): void => undefined;
metrics.Counter.prototype.inc = nothing;
metrics.Gauge.prototype.set = nothing;
metrics.Gauge.prototype.inc = nothing;
metrics.Gauge.prototype.dec = nothing;
metrics.Histogram.prototype.observe = nothing;
Object.assign(metrics, { collectDefaultMetrics: nothing });
