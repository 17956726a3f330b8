import { describe, expect, it } from 'vitest';
import { mean, median, timePairs, welch } from './statistics.ts';

describe('statistics module for timing tests', () => {
  it('calculates the mean and the median', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('calculates Welch’s t-statistic of a known example', () => {
    // The means are 3 and 5, the variances 2.5 and 10, and each sample has five values: -2 / sqrt(0.5 + 2).
    expect(welch({ known: [1, 2, 3, 4, 5], unknown: [1, 3, 5, 7, 9] })).toBeCloseTo(-2 / Math.sqrt(2.5), 12);
  });

  it('returns a large t-statistic for a difference of ten percent, but not for noise', () => {
    const noise = (index: number): number => (index * 7_919) % 100;
    const known = Array.from({ length: 1_000 }, (_, index) => 100 + noise(index));
    const slower = known.map((value) => value * 1.1);
    expect(Math.abs(welch({ known, unknown: known.toReversed() }))).toBeLessThan(0.01);
    expect(welch({ known, unknown: slower })).toBeLessThan(-4.5);
  });

  it('measures the two values of each pair in alternating order', async () => {
    const asked: string[] = [];
    const pairs = Array.from({ length: 4 }, (_, index) => ({ known: `k${index}`, unknown: `u${index}` }));
    const times = await timePairs(pairs, async (one) => void asked.push(one));
    expect(asked).toEqual(['k0', 'u0', 'u1', 'k1', 'k2', 'u2', 'u3', 'k3']);
    expect([times.known.length, times.unknown.length]).toEqual([4, 4]);
  });
});
