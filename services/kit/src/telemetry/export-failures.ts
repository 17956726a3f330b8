import type { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from '../logger.ts';

/** Wraps an exporter and logs the first failure and the recovery. */
export const logExportFailures = (exporter: OTLPTraceExporter, logger: Logger): SpanExporter => {
  let lost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !lost) logger.warn({ err: result.error }, 'trace export failing');
        if (!failed && lost) logger.info('trace export recovered');
        lost = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
};
