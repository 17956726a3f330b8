import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPace, parseThresholdPace } from './pace.ts';

describe('PLANR-63 parseThresholdPace', () => {
  it.each([
    ['5:00', 300],
    ['5.00', 300],
    ['4:40/km', 280],
    ['4.40 /km', 280],
    ['5:30 min/km', 330],
    ['5:30 per km', 330],
    [' 5:05 PER KM ', 305],
  ])('parses %s as a pace per kilometre', (text, seconds) => {
    expect(parseThresholdPace(text)).toEqual({ secondsPerKm: seconds, unit: 'km', secondsPerUnit: seconds });
  });

  it.each(['8:00/mi', '8.00 per mile', '8:00 min/mile', '8:00 / mi'])('parses %s as a pace per mile', (text) => {
    expect(parseThresholdPace(text)).toEqual({ secondsPerKm: 480 / 1.609344, unit: 'mi', secondsPerUnit: 480 });
  });
});

describe('PLANR-64 parseThresholdPace with format and range checks', () => {
  it.each([
    null,
    '',
    'fast',
    '5',
    '5:0',
    '5:60',
    '5:00/min',
    '5:00 km/h',
    '5:00-5:10',
    '12 km/h',
    '2:29',
    '10:01',
    '4:01/mi',
    '16:06/mi',
  ])('returns null for %s', (text) => expect(parseThresholdPace(text)).toBeNull());

  it.each(['2:30', '10:00', '4:02/mi', '16:05/mi'])('accepts %s, which is at the limit of the range', (text) => {
    expect(parseThresholdPace(text)).not.toBeNull();
  });
});

it('parseThresholdPace parses every pace that formatPace returns', () => {
  fc.assert(
    fc.property(fc.integer({ min: 150, max: 600 }), (seconds) => {
      expect(parseThresholdPace(formatPace(seconds))?.secondsPerKm).toBe(seconds);
    }),
  );
});
