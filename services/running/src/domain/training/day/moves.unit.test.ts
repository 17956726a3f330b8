import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DaySession } from '../choose-sessions.ts';
import { weekdayDistance } from '../running-days.ts';
import { testRunner } from '../testing/golden-seasons.ts';
import type { Weekday } from '../types.ts';
import type { DayContext } from './context.ts';
import { draftOf } from './draft.ts';
import { dayForQuality } from './moves.ts';

const DAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const contextOf = (age: number): DayContext => ({
  runner: testRunner({ goal: '10k', days: DAYS, age }),
  today: 0,
  logs: [],
  checkins: [],
  model: { threshold: 300, usesHeartRate: false, level: 'Intermediate', established: 200 },
  pains: [],
  pauses: [],
  returned: null,
  gate: null,
  closedDays: [],
  ladderFinished: null,
  carriedLong: null,
  cap: 120,
  isLighter: false,
  kept: new Map(),
});

/** A week with a quality session, a long run that is no hard day, and easy runs on the other days given. */
const weekOf = (quality: Weekday, long: Weekday, longMinutes: number, easy: readonly Weekday[] = DAYS) =>
  DAYS.map((day) => {
    const run = { kind: 'easy', minutes: 40, day, role: 'easy', isHard: false } as const;
    const session: DaySession | null =
      day === long
        ? { ...run, kind: 'long', minutes: longMinutes, role: 'long' }
        : day === quality
          ? { ...run, kind: 'cruise', reps: 4, role: 'quality', isHard: true }
          : easy.includes(day)
            ? run
            : null;
    return draftOf(session, undefined);
  });

describe('dayForQuality', () => {
  it('WEEK-204 moves no quality session to the day before or after a long run that is no hard day', () => {
    expect(dayForQuality(weekOf(2, 5, 62, [0, 4]), 2, contextOf(74))).toBeNull();
    expect(dayForQuality(weekOf(2, 5, 62, [0, 3, 4]), 2, contextOf(74))).toBe(3);
    expect(dayForQuality(weekOf(2, 5, 40, [6]), 2, contextOf(36))).toBeNull();
    expect(dayForQuality(weekOf(4, 0, 50, [6]), 4, contextOf(36))).toBeNull();
  });

  it('WEEK-204 keeps two days between a moved session and the long run of any length', () => {
    const day = fc.constantFrom(...DAYS);
    fc.assert(
      fc.property(
        day,
        day,
        fc.integer({ min: 20, max: 200 }),
        fc.integer({ min: 18, max: 80 }),
        (from, long, minutes, age) => {
          fc.pre(from !== long);
          const to = dayForQuality(weekOf(from, long, minutes), from, contextOf(age));
          if (to !== null) expect(weekdayDistance(to as Weekday, long)).toBeGreaterThanOrEqual(2);
        },
      ),
    );
  });
});
