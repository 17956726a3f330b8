import type { Trace } from './traceparent.ts';

/** Names of routes, events, queues and consumers, numbers and outcomes; no user ids, URLs or bodies. */
export type Attributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind: 'server' | 'producer' | 'consumer';
  /** The parent span; null starts a new trace. */
  parent: Trace | null;
  attributes: Attributes;
}

/** One step of a trace, until `end`. */
export interface Span {
  trace: Trace;
  /** Only the first call counts. `failed` is the kind of failure, not its message. */
  end(outcome?: { attributes?: Attributes; failed?: string }): void;
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  /** Sends the queued spans; takes at most a second. */
  close(): Promise<void>;
}
