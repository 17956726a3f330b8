import { describe, expect, test } from 'vitest';
import { formatDistanceRange, formatDuration, formatEffort, formatHeartRate, formatRaceTime } from './units.ts';

describe('formats of targets and sizes', () => {
  test.each([
    [45, '45 s'],
    [360, '6 min'],
    [90, '1:30 min'],
  ])('formats %i seconds as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));

  test.each([
    [{ low: 8_955, high: 10_345 }, 'km', '9–10.5 km'],
    [{ low: 8_955, high: 10_345 }, 'mi', '5.5–6.5 mi'],
    [{ low: 4_990, high: 5_020 }, 'km', '5 km'],
  ] as const)('AHEAD-05 formats the distance %j in %s as %s', (meters, unit, words) => {
    expect(formatDistanceRange(meters, unit)).toBe(words);
  });

  test('formats a heart rate in bpm, or in percent when the threshold heart rate is unknown', () => {
    const percent = { low: 95, high: 99 };
    expect(formatHeartRate(percent, 170)).toBe('162–168 bpm');
    expect(formatHeartRate(percent, null)).toBe('95–99 % of your threshold heart rate');
  });

  test('formats an effort range with equal limits as a single value', () => {
    expect(formatEffort({ low: 7, high: 7 })).toBe('effort 7');
    expect(formatEffort({ low: 6, high: 7 })).toBe('effort 6–7');
  });

  test.each([
    [2_970, '49:30'],
    [6_665, '1:51:05'],
  ])('formats a race time of %i seconds as %s', (seconds, words) => expect(formatRaceTime(seconds)).toBe(words));
});
