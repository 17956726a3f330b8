import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoutFacts, isRicher, isSameBout, mayBeSameBout } from './same-bout.ts';

const AT = Date.parse('2026-10-01T06:00:00Z');
const MINUTE = 60;
const HOUR_MS = 3_600_000;

const bout = (more: Partial<BoutFacts> = {}): BoutFacts => ({
  ...{ date: '2026-10-01', sport: 'run', startedAt: AT, enteredAt: null, elapsedSeconds: 3_600, movingSeconds: 3_600 },
  ...{ hasSeries: true, distanceMeters: 10_800, avgHr: 150, laps: [] },
  ...more,
});
const recorded = (fromMinute: number, minutes: number, more: Partial<BoutFacts> = {}): BoutFacts =>
  bout({
    ...{ startedAt: AT + fromMinute * 60_000, elapsedSeconds: minutes * MINUTE, movingSeconds: minutes * MINUTE },
    ...more,
  });
const entered = (minutes: number, more: Partial<BoutFacts> = {}): BoutFacts =>
  recorded(0, minutes, { startedAt: null, hasSeries: false, avgHr: null, ...more });
const isSame = (a: BoutFacts, b: BoutFacts): boolean => {
  expect(isSameBout(b, a)).toBe(isSameBout(a, b));
  return isSameBout(a, b);
};

describe('IMPORT-71 comparison of overlapping running recordings', () => {
  it.each([
    ['a phone that started 2 minutes earlier', recorded(-2, 62), true],
    ['a watch that was stopped 6 % later', recorded(0, 64), true],
    ['a recording without the pauses', recorded(0, 52), true],
    ['half of it', recorded(0, 30), true],
    ['a phone that started half way', recorded(30, 60), true],
    ['a run that began at its end', recorded(60, 60), false],
    ['a run that shares less than a half', recorded(31, 60), false],
    ['a run in the evening', recorded(600, 60), false],
    ['a treadmill run at the same time', recorded(0, 62, { sport: 'treadmill' }), true],
    ['a ride that overlaps', recorded(-3, 66, { sport: 'cycle' }), false],
    ['a walk that overlaps', recorded(-3, 66, { sport: 'walk' }), false],
  ])('decides correctly for %s', (_case, other, expected) => {
    expect(isSame(recorded(0, 60), other)).toBe(expected);
  });

  it('finds one bout if and only if at least half of the shorter one lies within the other', () => {
    const span = fc.record({ from: fc.integer({ min: 0, max: 300 }), minutes: fc.integer({ min: 10, max: 200 }) });
    fc.assert(
      fc.property(span, span, (a, b) => {
        const shared = Math.min(a.from + a.minutes, b.from + b.minutes) - Math.max(a.from, b.from);
        const isClose =
          Math.abs(a.from - b.from) <= 1.5 && Math.abs(a.minutes - b.minutes) <= 0.05 * Math.max(a.minutes, b.minutes);
        expect(isSame(recorded(a.from, a.minutes), recorded(b.from, b.minutes))).toBe(
          isClose || shared >= Math.min(a.minutes, b.minutes) / 2,
        );
      }),
    );
  });

  it('keeps the much longer one, and otherwise the one with more details', () => {
    const poor = { hasSeries: false, avgHr: null };
    expect(isRicher(recorded(0, 120, poor), recorded(0, 60))).toBe(true);
    expect(isRicher(recorded(0, 60), recorded(0, 120, poor))).toBe(false);
    expect(isRicher(recorded(0, 62, poor), recorded(0, 60))).toBe(false);
    expect(isRicher(recorded(0, 60), recorded(0, 62, poor))).toBe(true);
  });
});

describe('IMPORT-72 comparison of an entered run with a recorded one', () => {
  const watch = recorded(0, 46, { movingSeconds: 41 * MINUTE, distanceMeters: 8_000 });

  it.each([
    ['with its elapsed minutes and its distance', entered(46, { distanceMeters: 8_000 }), true],
    ['with its minutes in motion and its distance', entered(41, { distanceMeters: 8_300 }), true],
    ['with other minutes', entered(52, { distanceMeters: 8_000 }), false],
    ['with its minutes and another distance', entered(46, { distanceMeters: 7_100 }), false],
    ['entered right after it', entered(45, { distanceMeters: null, enteredAt: AT + HOUR_MS }), true],
    [
      'entered days later without a distance',
      entered(45, { distanceMeters: null, enteredAt: AT + 50 * HOUR_MS }),
      false,
    ],
    ['entered before it', entered(45, { distanceMeters: 8_000, enteredAt: AT - HOUR_MS }), false],
    ['with only the minutes in common', entered(45, { distanceMeters: null }), false],
    ['of another day', entered(46, { distanceMeters: 8_000, date: '2026-10-02' }), false],
  ])('decides correctly for an entered run %s', (_case, typed, expected) => {
    expect(isSame(watch, typed)).toBe(expected);
  });

  it('leaves open whether they are one run if only the minutes agree, unless it was entered before', () => {
    expect(mayBeSameBout(watch, entered(45, { distanceMeters: null }))).toBe(true);
    expect(mayBeSameBout(watch, entered(60, { distanceMeters: null }))).toBe(false);
    expect(mayBeSameBout(watch, entered(45, { distanceMeters: null, enteredAt: AT - HOUR_MS }))).toBe(false);
    expect(mayBeSameBout(watch, entered(45, { distanceMeters: 5_000 }))).toBe(false);
    expect(mayBeSameBout(watch, recorded(600, 46))).toBe(false);
  });
});
