import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTestValue, PHYSIO_TESTS, symmetryOf, TEST_IDS } from './physio-tests.ts';

describe('functional test', () => {
  it('PHASE-202 accepts only values within its range, and half centimetres only for lengths', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEST_IDS), fc.integer({ min: -10, max: 1_000 }), (testId, halves) => {
        const { range, unit } = PHYSIO_TESTS[testId];
        const value = halves / 2;
        const isWhole = halves % 2 === 0 || unit === 'cm';
        expect(isTestValue(testId, value)).toBe(isWhole && value >= range[0] && value <= range[1]);
      }),
    );
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, 7.25]) expect(isTestValue('hop_dist', odd)).toBe(false);
  });

  it('ends at its cap if it counts repetitions', () => {
    for (const testId of TEST_IDS) {
      const { unit, cap, range } = PHYSIO_TESTS[testId];
      if (cap !== null && (unit === 'reps' || unit === 'seconds')) expect(range[1], testId).toBe(cap);
    }
  });

  it('is marked with "hop" only if it includes hops or fast running', () => {
    expect(TEST_IDS.filter((testId) => PHYSIO_TESTS[testId].hop)).toEqual([
      ...['pogo20', 'hop10', 'hop20', 'hop_dist', 'side_hop', 'fast20'],
    ]);
  });
});

describe('symmetryOf', () => {
  it('PHASE-203 returns the injured side’s result as a percentage of the other side’s, rounded down', () => {
    expect(symmetryOf(19, 24)).toBe(79);
    expect(symmetryOf(8.5, 10.5)).toBe(80);
    expect(symmetryOf(13, 16)).toBe(81);
    expect(symmetryOf(5, 0)).toBeNull();
  });
});
