import { describe, expect, it } from 'vitest';
import { initialLoad, type PastWeek, recentMinutes, settleWeek, wasLoweredBySkips } from './load.ts';
import { longestOfCap, sessionCap } from './session-cap.ts';

const weekOf = (done: number, longCredit = 0): PastWeek => ({
  kind: 'load',
  established: 200,
  planned: 200,
  done,
  trimmed: 200 - done,
  share: 1,
  longest: 80,
  longCredit,
  lightDays: 0,
  isAway: false,
  stopsGrowth: false,
});

describe('recentMinutes', () => {
  it('LOAD-91 credits a long run that the app shortened with its planned minutes', () => {
    expect(recentMinutes([weekOf(200), weekOf(200), weekOf(140, 60)])).toBe(200);
  });

  it('LOAD-91 credits a shortened long run at most twice in a row', () => {
    expect(recentMinutes([weekOf(140, 60), weekOf(140, 60), weekOf(140, 60)])).toBe(180);
    const later = [weekOf(140, 60), weekOf(140, 60), weekOf(200), weekOf(140, 60)];
    expect(recentMinutes(later)).toBe(200);
  });

  it('LOAD-117 uses the real minutes of an eased week from the third consecutive one onwards', () => {
    const eased: PastWeek = { ...weekOf(110), kind: 'eased', share: 0.6, trimmed: 0 };
    expect(recentMinutes([weekOf(200), eased, eased])).toBeCloseTo((200 + 2 * (110 / 0.6)) / 3);
    expect(recentMinutes([eased, eased, eased, eased])).toBeCloseTo((110 / 0.6 + 2 * 110) / 3);
    expect(recentMinutes([eased, eased, eased, eased, eased])).toBe(110);
    expect(recentMinutes([eased, eased, weekOf(120), eased, eased])).toBeCloseTo((120 + 2 * (110 / 0.6)) / 3);
  });
});

describe('wasLoweredBySkips', () => {
  const skipped: PastWeek = { ...weekOf(100), trimmed: 0 };

  it('WEEK-143 is true in the week after the second of two weeks with many skips', () => {
    const once = settleWeek(initialLoad(200), skipped);
    expect(wasLoweredBySkips(once)).toBe(false);
    const twice = settleWeek(once, skipped);
    expect(twice.established).toBeLessThan(200);
    expect(wasLoweredBySkips(twice)).toBe(true);
    expect(wasLoweredBySkips(settleWeek(twice, { ...weekOf(180), planned: 180, trimmed: 0, established: 180 }))).toBe(
      false,
    );
  });

  it('WEEK-143 is false when a race, a break or fewer hours made the plan smaller', () => {
    const done = settleWeek(initialLoad(200), weekOf(200));
    expect(wasLoweredBySkips({ ...done, established: 180 })).toBe(false);
    const twice = settleWeek(settleWeek(initialLoad(200), skipped), skipped);
    const comeback = { daysOff: 63, shares: [0.3], week: 0 };
    expect(wasLoweredBySkips({ ...twice, established: 150, comeback })).toBe(false);
  });
});

describe('sessionCap', () => {
  it.each([[], ['Hip'] as const])('LOAD-52 grows in whole minutes, even from the shortest run', (...areas) => {
    for (let longest = 10; longest <= 180; longest += 1) {
      const runs = { longest30: longest, longest31to60: 0, daysOff: 0, lastLongs: [0, 0] } as const;
      expect(Math.floor(sessionCap({ injuryAreas: areas }, runs))).toBeGreaterThan(longest);
    }
  });

  it('LOAD-52 grows by at most 5 %, or 2 minutes, with a history of hip injuries', () => {
    const runs = { longest31to60: 0, daysOff: 0, lastLongs: [0, 0] } as const;
    const capAfter = (longest30: number) => sessionCap({ injuryAreas: ['Hip'] }, { ...runs, longest30 });
    expect([10, 30, 60, 100].map(capAfter)).toEqual([12, 32, 63, 105]);
  });
});

describe('longestOfCap', () => {
  it.each([[], ['Hip'] as const])(
    'LOAD-52 returns the longest run that a session cap is based on, at most a minute less',
    (...areas) => {
      const runner = { injuryAreas: areas };
      for (const longest of [20, 30, 45, 60, 80, 100, 150]) {
        const runs = { longest30: longest, longest31to60: 0, daysOff: 0, lastLongs: [0, 0] } as const;
        const found = longestOfCap(runner, Math.floor(sessionCap(runner, runs)));
        expect(found).toBeLessThanOrEqual(longest);
        expect(found).toBeGreaterThanOrEqual(longest - 1);
      }
    },
  );
});
