import type { Tracing } from '../config.ts';
import type { Logger } from '../logger.ts';
import { currentTrace, inTrace } from './current.ts';
import { nextTrace, type Trace } from './traceparent.ts';

/** Names of routes, events, queues and consumers, numbers, outcomes. Never an id of a runner, an address or a body. */
export type Attributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind: 'server' | 'producer' | 'consumer';
  /** What it follows from; null begins a trace. */
  parent: Trace | null;
  attributes: Attributes;
}

/** One step of a trace, from now until its end. */
export interface Span {
  trace: Trace;
  /** Once; what comes later changes nothing. `failed` names the kind of failure, never what it says. */
  end(outcome?: { attributes?: Attributes; failed?: string }): void;
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  /** Sends what waits, for a second at most. */
  close(): Promise<void>;
}

/** Hands traces on and records nothing: logs of all services can still be read together. */
export const bareTracer: Tracer = {
  start: (_name, { parent }) => ({ trace: nextTrace(parent), end: () => undefined }),
  close: async () => undefined,
};

export interface TracerOptions {
  /** Name of the service. */
  name: string;
  /** Absent: {@link bareTracer}, and the libraries that record are not even loaded. */
  tracing: Tracing | undefined;
  /** Strangers call here: what their headers say of being recorded is not believed. */
  edge?: boolean;
  logger: Logger;
}

export const createTracer = async ({ tracing, ...options }: TracerOptions): Promise<Tracer> => {
  if (!tracing) {
    const { edge = false } = options;
    return edge ? { ...bareTracer, start: (_name, { parent }) => bareEdge(parent) } : bareTracer;
  }
  const { createOtlpTracer } = await import('./otlp.ts');
  return createOtlpTracer({ ...options, tracing });
};

const bareEdge = (parent: Trace | null): Span => ({
  trace: { ...nextTrace(parent), sampled: false },
  end: () => undefined,
});

/** Does work within a span of its own, below the current one unless a parent is given. */
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
