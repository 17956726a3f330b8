import { randomUUID } from 'node:crypto';

/** Where something stands in a trace: which trace, which of its spans, and whether somebody records it. */
export interface Trace {
  /** 32 lower-case hexadecimal digits. */
  traceId: string;
  /** 16 lower-case hexadecimal digits. */
  spanId: string;
  sampled: boolean;
}

/** Name of the header that carries a trace over HTTP and NATS. Source: W3C Trace Context, level 1. */
export const TRACEPARENT = 'traceparent';

/** Ids of zeros only are none. A later version may say more at its end; what is known of it reads the same. */
const FORM = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.{0,64})?$/;

/** Reads a `traceparent`; null for one that is missing, malformed, or given twice. */
export const parseTraceparent = (text: unknown): Trace | null => {
  if (typeof text !== 'string' || text.length > 120) return null;
  const [, version, traceId, spanId, flags, more] = FORM.exec(text) ?? [];
  if (!traceId || !spanId || (version === '00' && more !== undefined)) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1 };
};

export const formatTraceparent = ({ traceId, spanId, sampled }: Trace): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

/** 32 digits from Node's cached randomness: one span per request and more need them. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

/** The next step below a parent, or the first of a new trace, which nobody records. */
export const nextTrace = (parent: Trace | null): Trace => ({
  traceId: parent?.traceId ?? randomHex(),
  spanId: randomHex().slice(0, 16),
  sampled: parent?.sampled ?? false,
});
