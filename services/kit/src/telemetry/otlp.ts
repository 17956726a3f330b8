import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace as traces } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { atMost } from '../clock.ts';
import type { Tracing } from '../config.ts';
import type { Logger } from '../logger.ts';
import { reportChanges } from './exporter-report.ts';
import type { Trace } from './traceparent.ts';
import type { Tracer } from './tracer.ts';

/** A collector that hangs is as good as one that is away. */
const COLLECTOR_ANSWERS_MS = 2_000;
/** Spans that wait for a collector; more are dropped. Some megabytes at most. */
const WAITING_AT_MOST = 2_048;
const SEND_EVERY_MS = 2_000;
const CLOSE_MS = 1_000;

const KINDS = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER } as const;

/**
 * One trace in so many, drawn by lot: whoever chooses trace ids could choose such as are always taken. What follows takes the
 * edge's word for it.
 */
const drawn = (ratio: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < ratio ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `Drawn{${ratio}}`,
});

const samplerOf = (ratio: number, edge: boolean): Sampler => {
  const root = drawn(ratio);
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

export interface OtlpOptions {
  name: string;
  tracing: Tracing;
  edge?: boolean;
  logger: Logger;
}

/**
 * Records spans and sends them to a collector by OTLP over HTTP in JSON. Nothing of it is global, so that several services live in one process.
 * A collector that is away or hangs costs the spans that do not find room in the queue, and nothing else.
 */
export const createOtlpTracer = ({ name, tracing, edge = false, logger }: OtlpOptions): Tracer => {
  const url = `${tracing.endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: COLLECTOR_ANSWERS_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': name,
      'service.namespace': 'stridewell',
      'service.instance.id': randomUUID(),
    }),
    sampler: samplerOf(tracing.ratio, edge),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportChanges(exporter, logger),
        maxQueueSize: WAITING_AT_MOST,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: 2 * COLLECTOR_ANSWERS_MS,
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
    close: () => atMost(CLOSE_MS, provider.shutdown()),
  };
};
