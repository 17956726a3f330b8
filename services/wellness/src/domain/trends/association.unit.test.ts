import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correlationOf, effectivePairs, rankEvidence, ranksOf, stepEvidence } from './association.ts';

const values = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 14, maxLength: 60 });
const pairs = values.chain((one) =>
  fc.tuple(
    fc.constant(one),
    fc.array(fc.integer({ min: 0, max: 10 }), { minLength: one.length, maxLength: one.length }),
  ),
);

describe('ranksOf', () => {
  it('assigns the mean of their ranks to equal values', () => {
    expect(ranksOf([30, 10, 20, 10])).toEqual([4, 1.5, 3, 1.5]);
  });
});

describe('correlationOf', () => {
  it('is 1 for series that rise together, −1 for opposite series and null for a constant series', () => {
    expect(correlationOf([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
    expect(correlationOf([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(correlationOf([1, 2, 3], [5, 5, 5])).toBeNull();
  });
});

describe('effectivePairs', () => {
  it('returns fewer pairs than days when both series change slowly', () => {
    const slow = Array.from({ length: 40 }, (_, day) => Math.sin(day / 6));
    expect(effectivePairs(slow, slow)).toBeLessThan(20);
  });

  it('never exceeds the number of days', () => {
    fc.assert(fc.property(pairs, ([one, other]) => effectivePairs(one, other) <= one.length));
  });
});

describe('STAT-16 rankEvidence', () => {
  it('does not change when the two series are swapped', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const [evidence, swapped] = [rankEvidence(one, other), rankEvidence(other, one)];
        expect(swapped === null ? null : swapped.toFixed(8)).toBe(evidence === null ? null : evidence.toFixed(8));
      }),
    );
  });

  it('changes its sign when one series is negated', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const evidence = rankEvidence(one, other);
        const mirrored = rankEvidence(
          one,
          other.map((value) => 10 - value),
        );
        if (evidence === null) expect(mirrored).toBeNull();
        else expect(mirrored).toBeCloseTo(-evidence, 8);
      }),
    );
  });

  it('depends only on the order of the values, not on their size', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const stretched = one.map((value) => value ** 3 + 7);
        expect(rankEvidence(stretched, other)).toEqual(rankEvidence(one, other));
      }),
    );
  });
});

describe('STAT-17 stepEvidence', () => {
  it('changes its sign when the two periods are swapped', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const evidence = stepEvidence(before, after);
        if (evidence !== null) expect(stepEvidence(after, before)).toBeCloseTo(-evidence, 8);
      }),
    );
  });

  it('is null when all values are equal', () => {
    expect(stepEvidence([3, 3, 3], [3, 3, 3])).toBeNull();
  });
});
