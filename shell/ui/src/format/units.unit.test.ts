import { describe, expect, test } from 'vitest';
import { formatDistance, formatPaceRange, formatSinglePace } from './units.ts';

describe('UNITS-01 formatting of distances and paces', () => {
  test.each([
    [{ low: 297, high: 309 }, 'km', '4:57–5:09 /km'],
    [{ low: 297, high: 309 }, 'mi', '7:58–8:17 /mi'],
    [{ low: 300, high: 300 }, 'km', '5:00 /km'],
  ] as const)('formats the pace %j per %s as %s', (pace, unit, words) => {
    expect(formatPaceRange(pace, unit)).toBe(words);
  });

  test.each([
    [323, 'km', '5:23 /km'],
    [323, 'mi', '8:40 /mi'],
    [301.37, 'mi', '8:05 /mi'],
  ] as const)('formats the single pace %d per %s as %s', (pace, unit, words) => {
    expect(formatSinglePace(pace, unit)).toBe(words);
  });

  test.each([
    [400, 'km', '400 m'],
    [400, 'mi', '400 m'],
    [2_000, 'km', '2 km'],
    [21_097, 'km', '21.1 km'],
    [21_097, 'mi', '13.1 mi'],
  ] as const)('formats %i metres in %s as %s', (meters, unit, words) => {
    expect(formatDistance(meters, unit)).toBe(words);
  });
});
