import type { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from '../logger.ts';

/** An exporter that tells once when the collector takes no traces, and once when it does again. */
export const reportChanges = (exporter: OTLPTraceExporter, logger: Logger): SpanExporter => {
  let lost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !lost) logger.warn({ err: result.error }, 'the collector takes no traces');
        if (!failed && lost) logger.info('the collector takes traces again');
        lost = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
};
