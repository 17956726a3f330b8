import { AsyncLocalStorage } from 'node:async_hooks';
import { formatTraceparent, TRACEPARENT, type Trace } from './traceparent.ts';

const storage = new AsyncLocalStorage<Trace | null>();

/**
 * The trace in which the calling code runs; null outside of any trace. {@link inTrace} sets it, and it is preserved
 * across awaits.
 */
export const currentTrace = (): Trace | null => storage.getStore() ?? null;

/** Runs work in a trace. Pass null for work that serves other requests as well as its caller's. */
export const inTrace = <T>(trace: Trace | null, work: () => T): T => storage.run(trace, work);

/** The `traceparent` header of the current trace; an empty object outside of any trace. */
export const traceHeaders = (): { [TRACEPARENT]?: string } => {
  const trace = currentTrace();
  return trace ? { [TRACEPARENT]: formatTraceparent(trace) } : {};
};

/** Ids of the current trace and span, as fields of a log line. */
export const traceFields = (): { traceId?: string; spanId?: string } => {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId, spanId: trace.spanId } : {};
};
