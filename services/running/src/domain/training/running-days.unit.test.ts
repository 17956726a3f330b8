import { cases } from '@stridewell/kit/testing/run-config';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logOf, minutesOf, on, updateWeek, weekInputs } from '../week/testing/given-week.ts';
import { mostDaysInRow, restDaysOf, runningDays, WEEKDAYS } from './running-days.ts';
import { testRunner } from './testing/golden-seasons.ts';
import type { Weekday } from './types.ts';

const DAILY = [45, 45, 45, 45, 45, 45, 90];
const HISTORY = logOf(DAILY, DAILY, DAILY, DAILY);

describe('running days after several consecutive days already run', () => {
  it.each([
    ['Intermediate', 1],
    ['Intermediate', 3],
    ['Intermediate', 4],
    ['Advanced', 2],
    ['Advanced', 4],
    ['Beginner', 3],
  ] as const)('LOAD-135 are planned for a daily %s runner whose first plan is made on day %d', (level, today) => {
    const own = HISTORY.slice(-7, -7 + today).map((log, day) => ({ ...log, date: on(day) }));
    const days = [...WEEKDAYS];
    const week = updateWeek(
      null,
      weekInputs({ records: [...HISTORY, ...own], today: on(today) }, { days, hours: 8, level }),
    );
    const planned = minutesOf(week).slice(today);
    expect(planned[0]).toBe(0);
    expect(planned.at(-1)).toBeGreaterThan(0);
  });

  it('LOAD-135 include the long run of a Beginner who ran three days in a row before the first plan', () => {
    const usual = [0, 50, 50, 50, 0, 50, 80];
    const history = logOf(usual, usual, usual, usual);
    const own = [1, 2, 3].map((day) => ({ date: on(day), planType: 'easy', status: 'done', minutes: 50 }) as const);
    const inputs = weekInputs({ records: [...history, ...own], today: on(4) }, { level: 'Beginner' });
    expect(minutesOf(updateWeek(null, inputs))[6]).toBe(80);
  });

  it('LOAD-135 exist if a free day has a rest day before it, and never make a series too long', () => {
    const given = fc.record({
      level: fc.constantFrom('Beginner', 'Intermediate', 'Advanced'),
      today: fc.integer({ min: 1, max: 6 }),
      ran: fc.uniqueArray(fc.integer({ min: 0, max: 5 })),
      rowBefore: fc.integer({ min: 0, max: 7 }),
      count: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(given, ({ level, today, ran, rowBefore, count }) => {
        const taken = ran.filter((day) => day < today) as Weekday[];
        const open = WEEKDAYS.filter((day) => day >= today);
        const runner = testRunner({ level, days: open });
        const found = runningDays(runner, count, taken, rowBefore);
        const hasRoom = taken.length < 7 - restDaysOf(runner);
        if (hasRoom && open.some((day) => !taken.includes((day - 1) as Weekday))) expect(found).not.toEqual([]);
        expect(found.length).toBeLessThanOrEqual(Math.max(0, 7 - restDaysOf(runner) - taken.length));
        for (const day of found) {
          let [first, length] = [day as number, 0];
          while (first > 0 && [...taken, ...found].includes((first - 1) as Weekday)) first -= 1;
          while ([...taken, ...found].includes((first + length) as Weekday)) length += 1;
          expect(length + (first === 0 ? rowBefore : 0)).toBeLessThanOrEqual(mostDaysInRow(runner));
        }
      }),
      { numRuns: cases(300) },
    );
  });
});
