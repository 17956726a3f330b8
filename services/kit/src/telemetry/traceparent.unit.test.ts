import { describe, expect, it } from 'vitest';
import { childTrace, formatTraceparent, parseTraceparent } from './traceparent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('parseTraceparent', () => {
  it.each([
    [`00-${TRACE}-${SPAN}-01`, true],
    [`00-${TRACE}-${SPAN}-00`, false],
    // Only the lowest bit of the flags means "sampled".
    [`00-${TRACE}-${SPAN}-fe`, false],
    [`cc-${TRACE}-${SPAN}-01-what-comes-later`, true],
  ])('parses %s', (text, sampled) => {
    expect(parseTraceparent(text)).toEqual({ traceId: TRACE, spanId: SPAN, sampled });
  });

  it.each([
    undefined,
    '',
    '00',
    ['00', TRACE],
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-01-more`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
    ` 00-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01\n`,
    `cc-${TRACE}-${SPAN}-01-${'x'.repeat(5_000)}`,
    `00-../../etc/passwd-${SPAN}-01`,
  ])('returns null for %j', (text) => {
    expect(parseTraceparent(text)).toBeNull();
  });

  it('parses the output of formatTraceparent', () => {
    const trace = { traceId: TRACE, spanId: SPAN, sampled: true };
    expect(formatTraceparent(trace)).toBe(`00-${TRACE}-${SPAN}-01`);
    expect(parseTraceparent(formatTraceparent({ ...trace, sampled: false }))?.sampled).toBe(false);
  });
});

describe('childTrace', () => {
  it('keeps the parent’s trace id and sampling decision, and creates a new span id', () => {
    const parent = { traceId: TRACE, spanId: SPAN, sampled: true };
    const next = childTrace(parent);
    expect(next).toMatchObject({ traceId: TRACE, sampled: true });
    expect(next.spanId).not.toBe(SPAN);
    expect(parseTraceparent(formatTraceparent(next))).toEqual(next);
  });

  it('starts a new unsampled trace when there is no parent', () => {
    const [one, other] = [childTrace(null), childTrace(null)];
    expect(parseTraceparent(formatTraceparent(one))).toEqual(one);
    expect(one.sampled).toBe(false);
    expect(one.traceId).not.toBe(other.traceId);
  });
});
