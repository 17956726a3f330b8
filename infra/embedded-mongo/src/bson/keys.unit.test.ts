import { Decimal128, Long } from 'bson';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { values } from '../testing/arbitraries.ts';
import { AFTER, EMPTY_ARRAY, encodeKey } from './keys.ts';
import { compare } from './values.ts';

// Long timeout for thousands of random cases.
vi.setConfig({ testTimeout: 60_000 });

describe('encodeKey', () => {
  test('produces keys that sort like their BSON values, ascending and descending', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const expected = Math.sign(compare(a, b));
        expect(Math.sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(expected);
        expect(Math.sign(Buffer.compare(encodeKey(b, true), encodeKey(a, true)))).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });

  test('produces no key that is a prefix of another, and only keys that sort before the upper sentinel', () => {
    fc.assert(
      fc.property(values, values, fc.boolean(), (a, b, descending) => {
        const [x, y] = [encodeKey(a, descending), encodeKey(b, descending)];
        if (!x.equals(y)) expect(x.subarray(0, y.length).equals(y)).toBe(false);
        expect(Buffer.compare(x, AFTER)).toBe(-1);
      }),
      { numRuns: 2000 },
    );
  });

  test('is based on a total order: compare is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(values, values, values, (a, b, c) => {
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
        const sorted = [a, b, c].sort(compare);
        expect(compare(sorted[0], sorted[2])).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [Long.fromString('9007199254740993'), Long.fromString('9007199254740992')],
    [Long.fromString('9007199254740993'), 9007199254740992],
    [Decimal128.fromString('0.1000000000000000055511151231257828'), 0.1],
    [0.1, Decimal128.fromString('0.1')],
    [Number.POSITIVE_INFINITY, Decimal128.fromString('9E+400')],
    [Decimal128.fromString('-9E+400'), Number.NEGATIVE_INFINITY],
    [Decimal128.fromString('1E-400'), 0],
    [Number.NEGATIVE_INFINITY, Number.NaN],
    [null, EMPTY_ARRAY],
    ['\u{10000}', '\uffff'],
    [{ b: 1 }, { a: 1, b: 1 }],
    [{ a: 'x' }, { b: 1 }],
  ])('sorts %o after %o', (greater, lesser) => {
    expect(Buffer.compare(encodeKey(greater), encodeKey(lesser))).toBe(1);
  });

  test.each([
    [1, Long.ONE],
    [0, -0],
    [1.5, Decimal128.fromString('1.50')],
    [Number.NaN, Decimal128.fromString('NaN')],
    [{ a: 1 }, { a: Long.ONE }],
  ])('encodes %o and %o as the same key', (a, b) => {
    expect(encodeKey(a).equals(encodeKey(b))).toBe(true);
    expect(compare(a, b)).toBe(0);
  });
});
