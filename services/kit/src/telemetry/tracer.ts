import type { Tracing } from '../config.ts';
import type { Logger } from '../logger.ts';
import { currentTrace, inTrace } from './current.ts';
import { childTrace, type Trace } from './traceparent.ts';
import type { Span, SpanOptions, Tracer } from './tracer-port.ts';

export type { Attributes, Span, SpanOptions, Tracer } from './tracer-port.ts';

/** A tracer that passes traces on without recording them, so that log lines can be correlated. */
export const propagatingTracer: Tracer = {
  start: (_name, { parent }) => ({ trace: childTrace(parent), end: () => undefined }),
  close: async () => undefined,
};

export interface TracerOptions {
  /** Name of the service in its spans. */
  name: string;
  /** Tracing configuration. If it is missing, traces are only passed on, and the recording libraries are not loaded. */
  tracing: Tracing | undefined;
  /** True for the gateway, which ignores the sampling flag because it does not trust its callers. */
  edge?: boolean;
  logger: Logger;
}

/** Creates a tracer that exports spans over OTLP, or only propagates traces when tracing is not configured. */
export const createTracer = async ({ tracing, ...options }: TracerOptions): Promise<Tracer> => {
  if (!tracing) {
    const { edge = false } = options;
    return edge ? { ...propagatingTracer, start: (_name, { parent }) => bareEdge(parent) } : propagatingTracer;
  }
  const { createOtlpTracer } = await import('./otlp.ts');
  return createOtlpTracer({ ...options, tracing });
};

const bareEdge = (parent: Trace | null): Span => ({
  trace: { ...childTrace(parent), sampled: false },
  end: () => undefined,
});

/** Runs work in a new span, which by default is a child of the current span. */
export const inSpan = async <T>(
  tracer: Tracer,
  name: string,
  { parent = currentTrace(), ...options }: Omit<SpanOptions, 'parent'> & { parent?: Trace | null },
  work: () => Promise<T>,
): Promise<T> => {
  const span = tracer.start(name, { ...options, parent });
  try {
    const result = await inTrace(span.trace, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: error instanceof Error ? error.name : typeof error });
    throw error;
  }
};
