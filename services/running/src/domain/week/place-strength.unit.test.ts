import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DaySession } from '../training/choose-sessions.ts';
import type { Weekday } from '../training/types.ts';
import { placeStrength } from './place-strength.ts';
import { MONDAY, on } from './testing/given-week.ts';

const session = (day: number, role: DaySession['role'], isHard = role !== 'easy'): DaySession => ({
  kind: role === 'long' ? 'long' : role === 'quality' ? 'cruise' : 'easy',
  minutes: 40,
  role,
  isHard,
  day: day as Weekday,
});
const WEEK = [
  null,
  session(1, 'easy'),
  session(2, 'quality'),
  session(3, 'easy'),
  null,
  session(5, 'easy'),
  session(6, 'long'),
];

type Context = Parameters<typeof placeStrength>[1];
const contextOf = (own: Partial<Context> = {}): Context => ({
  runner: { level: 'Intermediate', injury: 'none', injuryAreas: [] },
  phase: 'Base',
  index: 6,
  hasWeights: false,
  hasBand: false,
  isCouchTo5k: false,
  race: null,
  weekStart: MONDAY,
  ...own,
});
const daysOf = (own: Partial<Context> = {}, week: readonly (DaySession | null)[] = WEEK): number[] =>
  placeStrength(week, contextOf(own)).flatMap((each, day) => (each ? [day] : []));

describe('placeStrength', () => {
  it('WEEK-65 places two sessions on the days of a quality session and an easy run, two days apart', () => {
    const [first, second] = daysOf();
    expect(first).toBe(2);
    expect(Math.abs((second ?? 0) - (first ?? 0))).toBeGreaterThanOrEqual(2);
  });

  it('WEEK-65 places heavy sessions on no day before a long run or a quality session', () => {
    const placed = placeStrength(WEEK, contextOf({ phase: 'Build', hasWeights: true }));
    for (const [day, each] of placed.entries()) {
      if (each?.isHeavy) expect(WEEK[day + 1]?.isHard ?? false).toBe(false);
    }
    expect(placed.some((each) => each?.isHeavy)).toBe(true);
  });

  it('WEEK-65 places nothing on the last three days before a race and nothing heavy in the last seven', () => {
    const race = { goal: '10k', date: on(6) } as const;
    const week = [
      session(0, 'easy'),
      session(1, 'easy'),
      session(2, 'quality'),
      session(3, 'easy'),
      session(4, 'easy'),
    ];
    expect(Math.max(...daysOf({ race, phase: 'Peak' }, week))).toBeLessThanOrEqual(2);
    const heavy = placeStrength(week, contextOf({ race, phase: 'Build', hasWeights: true }));
    expect(heavy.some((each) => each?.isHeavy)).toBe(false);
  });

  it('WEEK-65 places strength only on days with an easy or quality session, one a day, for any week', () => {
    const anySession = fc.constantFrom('easy', 'quality', 'long', null);
    fc.assert(
      fc.property(
        fc.array(anySession, { minLength: 7, maxLength: 7 }),
        fc.constantFrom('Base', 'Build', 'Peak', 'Taper'),
        fc.boolean(),
        (roles, phase, hasWeights) => {
          const week = roles.map((role, day) => (role ? session(day, role as DaySession['role']) : null));
          const placed = placeStrength(week, contextOf({ phase: phase as Context['phase'], hasWeights }));
          expect(placed.filter((each) => each !== null).length).toBeLessThanOrEqual(2);
          for (const [day, each] of placed.entries()) {
            if (!each) continue;
            expect(['easy', 'quality']).toContain(week[day]?.role);
            if (each.isHeavy) expect(['quality', 'long']).not.toContain(week[day + 1]?.role);
          }
        },
      ),
    );
  });
});
