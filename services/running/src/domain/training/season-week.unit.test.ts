import { addDays, daysBetween } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSession } from './build-session.ts';
import { initialLoad, type PastWeek } from './load.ts';
import { longestRow, mostDaysInRow, restDaysOf } from './running-days.ts';
import type { SeasonWeekRequest } from './season-request.ts';
import { planSeasonWeek, seasonAt } from './season-week.ts';
import { testRunner } from './testing/golden-seasons.ts';
import type { Weekday } from './types.ts';

const MONDAY = '2026-11-23';
const MODEL = { threshold: 300, usesHeartRate: false, level: 'Intermediate', established: 150 } as const;

const requestOf = (own: Partial<SeasonWeekRequest> = {}): SeasonWeekRequest => ({
  runner: testRunner({ goal: '10k', hours: 4, days: [0, 2, 4, 6], age: 36 }),
  race: { goal: '10k', date: addDays(MONDAY, 69) },
  lastRace: null,
  seasonStart: MONDAY,
  weekStart: MONDAY,
  firstDay: MONDAY,
  load: initialLoad(150),
  isFinishPlan: false,
  recent: { longest30: 50, longest31to60: 0, daysOff: 0, lastLongs: [50, 50] },
  model: MODEL,
  history: { uses: {} },
  hardDaysBefore: [],
  ...own,
});

const namesOf = (request: SeasonWeekRequest): string[] =>
  planSeasonWeek(request).days.map((session) =>
    session ? `${session.kind} ${buildSession(session, MODEL).minutes}` : '-',
  );

const PAST: PastWeek = {
  kind: 'load',
  established: 200,
  planned: 200,
  done: 200,
  trimmed: 0,
  share: 1,
  longest: 50,
  lightDays: 0,
  isAway: false,
  stopsGrowth: false,
};

describe('planSeasonWeek', () => {
  it('WEEK-40 plans the first week of a ten-week season as shown on the plans page', () => {
    expect(namesOf(requestOf())).toEqual(['easy 30', '-', 'hills_short 35', '-', 'strides 35', '-', 'long 50']);
  });

  it('WEEK-41 plans only today and later days when the season starts in the middle of a week', () => {
    const days = namesOf(requestOf({ firstDay: addDays(MONDAY, 2) }));
    expect(days.slice(0, 2)).toEqual(['-', '-']);
    expect(days.filter((name) => name !== '-').length).toBeLessThanOrEqual(3);
  });

  it('WEEK-42 plans the race week by the number of days before the race, and the race on its own date', () => {
    const request = requestOf({ race: { goal: '10k', date: addDays(MONDAY, 6) } });
    const { days } = planSeasonWeek(request);
    expect(days.map((session) => session?.kind ?? '-')).toEqual(['strides', '-', 'openers', '-', '-', '-', 'race']);
    const wednesday = planSeasonWeek(requestOf({ race: { goal: '10k', date: addDays(MONDAY, 2) } }));
    expect(wednesday.days.slice(2).map((session) => session?.kind ?? '-')).toEqual(['race', '-', '-', '-', 'easy']);
  });

  it('WEEK-43 plans only easy runs after a race, and none in the first days', () => {
    const lastRace = { goal: 'marathon', date: addDays(MONDAY, -1) } as const;
    const { week, days } = planSeasonWeek(requestOf({ race: null, lastRace }));
    expect(week).toMatchObject({ kind: 'recovery', share: 0.2 });
    expect(days.every((session) => session === null || session.kind === 'easy')).toBe(true);
    expect(days.slice(0, 6).every((session) => session === null)).toBe(true);
  });

  it('WEEK-44 respects available days, rest days, consecutive days and one run a day in every week of every season', () => {
    const arbitrary = fc.record({
      goal: fc.constantFrom(
        '5k' as const,
        '10k' as const,
        'half_marathon' as const,
        'marathon' as const,
        'ultra' as const,
      ),
      level: fc.constantFrom('Beginner' as const, 'Intermediate' as const, 'Advanced' as const),
      hours: fc.integer({ min: 2, max: 10 }),
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 7 }),
      age: fc.integer({ min: 18, max: 72 }),
      daysToRace: fc.integer({ min: 0, max: 150 }),
      firstDay: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ goal, level, hours, days, age, daysToRace, firstDay }) => {
        const runner = testRunner({ goal, level, hours, age, days: [...days].sort((a, b) => a - b) as Weekday[] });
        const race = { goal, date: addDays(MONDAY, daysToRace) };
        const planned = planSeasonWeek(requestOf({ runner, race, firstDay: addDays(MONDAY, firstDay) }));
        const running = planned.days.flatMap((session, day) =>
          session && session.kind !== 'race' ? [day as Weekday] : [],
        );
        expect(running.every((day) => runner.days.includes(day))).toBe(true);
        expect(running.length).toBeLessThanOrEqual(7 - restDaysOf(runner));
        if (running.length > 0) expect(longestRow(running)).toBeLessThanOrEqual(mostDaysInRow(runner));
        expect(planSeasonWeek(requestOf({ runner, race, firstDay: addDays(MONDAY, firstDay) }))).toEqual(planned);
      }),
      { numRuns: 300 },
    );
  });
});

describe('seasonAt', () => {
  it('SEASON-40 returns the season from its first week, and one without a race after the race is over', () => {
    const runner = testRunner({ goal: '10k' });
    const race = { goal: '10k', date: addDays(MONDAY, 69) } as const;
    const { season, index } = seasonAt(runner, race, MONDAY, addDays(MONDAY, 21));
    expect([season.weeks.length, index, season.hasRace]).toEqual([10, 3, true]);
    expect(daysBetween(MONDAY, race.date)).toBe(69);
    expect(seasonAt(runner, race, MONDAY, addDays(MONDAY, 77)).season.hasRace).toBe(false);
  });

  it('plans easy runs after the days without a run when a 5k is on a Monday', () => {
    const { days } = planSeasonWeek(requestOf({ race: { goal: '5k', date: MONDAY } }));
    expect(days.map((session) => session?.kind ?? '-')).toEqual(['race', '-', 'easy', '-', 'easy', '-', 'easy']);
  });

  it('plans two runs before a marathon on Monday when only the weekend is available', () => {
    const runner = testRunner({ goal: 'marathon', hours: 4, days: [5, 6], age: 36 });
    const { days } = planSeasonWeek(requestOf({ runner, race: { goal: 'marathon', date: addDays(MONDAY, 7) } }));
    expect(days.map((session) => session?.kind ?? '-').slice(5)).toEqual(['easy', 'shakeout']);
  });

  it('counts the days of the race table as consecutive days when the race is early in the next week', () => {
    const runner = testRunner({ goal: '5k', level: 'Beginner', hours: 4, days: [0, 1, 2, 3, 4, 5, 6], age: 36 });
    for (const day of [7, 8, 9, 10]) {
      const { days } = planSeasonWeek(requestOf({ runner, race: { goal: '5k', date: addDays(MONDAY, day) } }));
      const used = days.flatMap((session, index) => (session ? [index as Weekday] : []));
      expect(longestRow(used), `race on day ${day}`).toBeLessThanOrEqual(mostDaysInRow(runner));
    }
  });

  it('plans no new longest run when the race is less than three weeks away', () => {
    const race = { goal: 'marathon', date: addDays(MONDAY, 23) } as const;
    const { week } = planSeasonWeek(
      requestOf({ race, seasonStart: addDays(MONDAY, -35), load: { ...initialLoad(200), weeks: [PAST] } }),
    );
    expect(week.longMinutes).toBeLessThanOrEqual(50);
  });

  it('plans at most one run that is longer than the longest recent run when the week grows', () => {
    const load = { ...initialLoad(240), weeks: [PAST] };
    const { days } = planSeasonWeek(requestOf({ load, seasonStart: addDays(MONDAY, -28) }));
    const longer = days.filter((session) => session && buildSession(session, MODEL).minutes > 50);
    expect(longer.length).toBeLessThanOrEqual(1);
  });

  it('plans fewer minutes in each taper week when the week before was small', () => {
    const race = { goal: 'marathon', date: addDays(MONDAY, 6) } as const;
    const load = { ...initialLoad(60), weeks: [{ ...PAST, kind: 'taper', planned: 45, done: 45 } as const] };
    const { days } = planSeasonWeek(requestOf({ race, load, seasonStart: addDays(MONDAY, -70) }));
    const minutes = days.reduce(
      (sum, session) => sum + (session && session.kind !== 'race' ? buildSession(session, MODEL).minutes : 0),
      0,
    );
    expect(minutes).toBeLessThan(45);
  });
});
