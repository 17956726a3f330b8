import { AsyncLocalStorage } from 'node:async_hooks';
import { formatTraceparent, TRACEPARENT, type Trace } from './traceparent.ts';

const storage = new AsyncLocalStorage<Trace | null>();

/** Where the code that asks stands, through every await since {@link inTrace}; null outside of any trace. */
export const currentTrace = (): Trace | null => storage.getStore() ?? null;

/** Does work as a part of a trace. With null it belongs to none: for work that serves more than whoever set it going. */
export const inTrace = <T>(trace: Trace | null, work: () => T): T => storage.run(trace, work);

/** The header that hands the current trace on; empty outside of any. */
export const traceHeaders = (): { [TRACEPARENT]?: string } => {
  const trace = currentTrace();
  return trace ? { [TRACEPARENT]: formatTraceparent(trace) } : {};
};

/** What every log line tells of its trace. */
export const traceFields = (): { traceId?: string; spanId?: string } => {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId, spanId: trace.spanId } : {};
};
