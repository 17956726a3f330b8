import { describe, expect, test } from 'vitest';
import {
  formatDistance,
  formatDistanceRange,
  formatDuration,
  formatEffort,
  formatHeartRate,
  formatPaceRange,
  formatRaceTime,
  formatSinglePace,
} from './units.ts';

describe('formats of targets and sizes', () => {
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
    [45, '45 s'],
    [360, '6 min'],
    [90, '1:30 min'],
  ])('formats %i seconds as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));

  test.each([
    [400, 'km', '400 m'],
    [400, 'mi', '400 m'],
    [2_000, 'km', '2 km'],
    [21_097, 'km', '21.1 km'],
    [21_097, 'mi', '13.1 mi'],
  ] as const)('formats %i metres in %s as %s', (meters, unit, words) => {
    expect(formatDistance(meters, unit)).toBe(words);
  });

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
