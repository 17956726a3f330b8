import { createRequire } from 'node:module';

/** Disables the metrics library of a process that preloads this file, to measure services without metrics. */
const metrics = createRequire(import.meta.url)('@prometheus-io/client') as typeof import('@prometheus-io/client');
const nothing = (): void => undefined;
metrics.Counter.prototype.inc = nothing;
metrics.Gauge.prototype.set = nothing;
metrics.Gauge.prototype.inc = nothing;
metrics.Gauge.prototype.dec = nothing;
metrics.Histogram.prototype.observe = nothing;
Object.assign(metrics, { collectDefaultMetrics: nothing });
