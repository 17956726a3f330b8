import { AsyncLocalStorage } from 'node:async_hooks';
import { formatTraceparent, TRACEPARENT, type Trace } from './traceparent.ts';

const storage = new AsyncLocalStorage<Trace | null>();

/** The trace of the calling code, kept through every await in {@link inTrace}; null outside of any trace. */
export const currentTrace = (): Trace | null => storage.getStore() ?? null;

/** Runs work in a trace; null for work that serves more than its caller. */
export const inTrace = <T>(trace: Trace | null, work: () => T): T => storage.run(trace, work);

/** Header with the current trace; empty outside of any trace. */
export const traceHeaders = (): { [TRACEPARENT]?: string } => {
  const trace = currentTrace();
  return trace ? { [TRACEPARENT]: formatTraceparent(trace) } : {};
};

/** Trace fields for a log line. */
export const traceFields = (): { traceId?: string; spanId?: string } => {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId, spanId: trace.spanId } : {};
};
