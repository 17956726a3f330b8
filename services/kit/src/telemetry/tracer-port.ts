import type { Trace } from './traceparent.ts';

/**
 * Attributes of a span: names of routes, events, queues and consumers, numbers and outcomes. They never contain user
 * ids, URLs or bodies.
 */
export type Attributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind: 'server' | 'producer' | 'consumer';
  /** The parent span; null starts a new trace. */
  parent: Trace | null;
  attributes: Attributes;
}

/** One step of a trace, which ends when `end` is called. */
export interface Span {
  trace: Trace;
  /** Ends the span; only the first call has an effect. `failed` is the type of failure, not its message. */
  end(outcome?: { attributes?: Attributes; failed?: string }): void;
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  /** Sends the queued spans, which takes at most a second. */
  close(): Promise<void>;
}
