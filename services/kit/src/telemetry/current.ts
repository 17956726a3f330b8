import { AsyncLocalStorage } from 'node:async_hooks';
import { formatTraceparent, TRACEPARENT, type Trace } from './traceparent.ts';

const storage = new AsyncLocalStorage<Trace | null>();

/** The trace of the calling code, propagated through every await since {@link inTrace}; null outside of any trace. */
export const currentTrace = (): Trace | null => storage.getStore() ?? null;

/** Runs work as part of a trace. With null it belongs to none, for work that serves more than its caller. */
export const inTrace = <T>(trace: Trace | null, work: () => T): T => storage.run(trace, work);

/** The header that propagates the current trace; empty outside of any trace. */
export const traceHeaders = (): { [TRACEPARENT]?: string } => {
  const trace = currentTrace();
  return trace ? { [TRACEPARENT]: formatTraceparent(trace) } : {};
};

/** The trace fields of a log line. */
export const traceFields = (): { traceId?: string; spanId?: string } => {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId, spanId: trace.spanId } : {};
};
