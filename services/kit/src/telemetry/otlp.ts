import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace as traces } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { waitWithTimeout } from '../clock.ts';
import type { Tracing } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Trace } from './traceparent.ts';
import type { Tracer } from './tracer-port.ts';

/** Timeout of an export while the collector hangs, in milliseconds. */
const EXPORT_TIMEOUT_MS = 2_000;
/** Maximum number of spans in the queue, which take a few megabytes. Further spans are dropped. */
const MAX_QUEUED_SPANS = 2_048;
const EXPORT_INTERVAL_MS = 2_000;
const CLOSE_MS = 1_000;

const KINDS = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER } as const;

/**
 * Samples at random instead of by trace id, because clients could choose the trace id. Services follow the gateway's
 * decision.
 */
const randomSampler = (ratio: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < ratio ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `Drawn{${ratio}}`,
});

const samplerOf = (ratio: number, edge: boolean): Sampler => {
  const root = randomSampler(ratio);
  return new ParentBasedSampler({ root, ...(edge && { remoteParentSampled: root, remoteParentNotSampled: root }) });
};

const contextOf = (parent: Trace | null) =>
  parent
    ? traces.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      })
    : ROOT_CONTEXT;

/** Wraps an exporter so that its first failure and its recovery are logged. */
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

export interface OtlpOptions {
  name: string;
  tracing: Tracing;
  edge?: boolean;
  logger: Logger;
}

/**
 * Creates a tracer that sends spans to a collector by OTLP over HTTP, in JSON. It has no global state, so that several
 * services can run in one process. While the collector is unavailable, only spans that exceed the queue limit are
 * dropped.
 */
export const createOtlpTracer = ({ name, tracing, edge = false, logger }: OtlpOptions): Tracer => {
  const url = `${tracing.endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': name,
      'service.namespace': 'stridewell',
      'service.instance.id': randomUUID(),
    }),
    sampler: samplerOf(tracing.ratio, edge),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: logExportFailures(exporter, logger),
        maxQueueSize: MAX_QUEUED_SPANS,
        scheduledDelayMillis: EXPORT_INTERVAL_MS,
        exportTimeoutMillis: 2 * EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('@stridewell/kit');
  return {
    start(spanName, { kind, parent, attributes }) {
      const span = tracer.startSpan(spanName, { kind: KINDS[kind], attributes }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        trace: { traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end({ attributes: found, failed } = {}) {
          if (!span.isRecording()) return;
          if (found) span.setAttributes(found);
          if (failed) span.setAttribute('error.type', failed).setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => waitWithTimeout(CLOSE_MS, provider.shutdown()),
  };
};
