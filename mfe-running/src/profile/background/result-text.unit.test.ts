import { describe, expect, it } from 'vitest';
import { distanceText, metersOf, secondsOf, timeText } from './result-text.ts';

describe('metersOf', () => {
  it.each([
    ['10', 10_000],
    ['10,5', 10_500],
    [' 5.0 ', 5_000],
    ['21.1', 21_098],
    ['42.2', 42_195],
    ['', null],
    ['ten', null],
    ['1000', null],
  ])('parses %j as %j metres', (typed, meters) => {
    expect(metersOf(typed)).toBe(meters);
  });
});

describe('secondsOf', () => {
  it.each([
    ['51:20', 3_080],
    ['1:52:30', 6_750],
    ['120:00', 7_200],
    ['51.20', 3_080],
    ['51', null],
    ['51:60', null],
    ['1:60:00', null],
    ['', null],
  ])('parses %j as %j seconds', (typed, seconds) => {
    expect(secondsOf(typed)).toBe(seconds);
  });
});

describe('distanceText and timeText', () => {
  it.each([5_000, 10_500, 21_098, 42_195, 100_000])(
    'distanceText returns a text that metersOf parses as the same %i metres',
    (meters) => {
      expect(metersOf(distanceText(meters))).toBe(meters);
    },
  );

  it.each([120, 3_080, 6_750, 86_399])(
    'timeText returns a text that secondsOf parses as the same %i seconds',
    (seconds) => {
      expect(secondsOf(timeText(seconds))).toBe(seconds);
    },
  );
});
