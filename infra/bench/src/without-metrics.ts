import { createRequire } from 'node:module';

/**
 * Disables the metrics library in a process that preloads this file, so that services can be measured without metrics.
 */
const metrics = createRequire(import.meta.url)('@prometheus-io/client') as typeof import('@prometheus-io/client');
const nothing = (): void => undefined;
metrics.Counter.prototype.inc = nothing;
metrics.Gauge.prototype.set = nothing;
metrics.Gauge.prototype.inc = nothing;
metrics.Gauge.prototype.dec = nothing;
metrics.Histogram.prototype.observe = nothing;
Object.assign(metrics, { collectDefaultMetrics: nothing });
