import { randomUUID } from 'node:crypto';

/** Position in a trace: the ids of the trace and the span, and whether the trace is sampled. */
export interface Trace {
  /** Id of the trace: 32 lower-case hexadecimal digits. */
  traceId: string;
  /** Id of the span: 16 lower-case hexadecimal digits. */
  spanId: string;
  sampled: boolean;
}

/** Name of the header that carries a trace over HTTP and NATS. Source: W3C Trace Context, level 1. */
export const TRACEPARENT = 'traceparent';

/** Matches a `traceparent` value. All-zero ids are invalid. Later versions of the format may append fields. */
const FORM = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.{0,64})?$/;

/** Parses a `traceparent` header; null when it is missing, malformed or repeated. */
export const parseTraceparent = (text: unknown): Trace | null => {
  if (typeof text !== 'string' || text.length > 120) return null;
  const [, version, traceId, spanId, flags, more] = FORM.exec(text) ?? [];
  if (!traceId || !spanId || (version === '00' && more !== undefined)) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1 };
};

/** Formats a trace as the value of a `traceparent` header, version 00. */
export const formatTraceparent = ({ traceId, spanId, sampled }: Trace): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

/** Creates 32 hexadecimal digits with `randomUUID`, which caches random bytes, because every request needs some. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

/** Creates a child span, or the root of a new unsampled trace when there is no parent. */
export const childTrace = (parent: Trace | null): Trace => ({
  traceId: parent?.traceId ?? randomHex(),
  spanId: randomHex().slice(0, 16),
  sampled: parent?.sampled ?? false,
});
