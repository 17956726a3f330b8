import { describe, expect, it } from 'vitest';
import type { DaySession } from './choose-sessions.ts';
import { initialLoad } from './load.ts';
import { type PlannedTrainingWeek, planSeasonWeek } from './season-week.ts';
import { testRunner } from './testing/golden-seasons.ts';
import { type TuneUpRace, withAllowedPriority, withTuneUp } from './tune-up.ts';
import type { Weekday } from './types.ts';

const MAIN = { goal: '5k', date: '2027-03-14' } as const;
const RUNNER = testRunner({ goal: '5k', level: 'Advanced', hours: 8, days: [1, 2, 3, 4, 5, 6], age: 27 });

const planWith = (
  tuneUp: TuneUpRace | null,
  weekStart: string,
  others: readonly TuneUpRace[] = [],
): PlannedTrainingWeek =>
  planSeasonWeek({
    runner: RUNNER,
    race: MAIN,
    lastRace: null,
    seasonStart: '2027-01-04',
    weekStart,
    firstDay: weekStart,
    load: { ...initialLoad(400), weeks: [] },
    isFinishPlan: false,
    recent: { longest30: 90, longest31to60: 90, daysOff: 1, lastLongs: [90, 90] },
    model: { threshold: 220, usesHeartRate: false, level: 'Advanced', established: 400 },
    history: { uses: {} },
    hardDaysBefore: [],
    tuneUps: tuneUp === null ? [] : [tuneUp, ...others],
  });

const WEEK = '2027-02-08';
const SATURDAY: TuneUpRace = { goal: '10k', date: '2027-02-13', priority: 'B' };
const minutesOf = (days: readonly (DaySession | null)[]): number =>
  days.reduce((sum, session) => sum + (session && session.kind !== 'race' ? session.minutes : 0), 0);

describe('tune-up race', () => {
  it('SEASON-60 replaces the long run and keeps the days before a B race easy', () => {
    const usual = planWith(null, WEEK);
    const { days } = planWith(SATURDAY, WEEK);
    expect(days[5]).toMatchObject({ kind: 'race', role: 'fixed' });
    expect(days.some((session) => session?.role === 'long')).toBe(false);
    expect(days[4]?.kind ?? 'rest').toMatch(/^(shakeout|rest)$/);
    expect(days[3]?.minutes ?? 0).toBeLessThanOrEqual(40);
    expect([days[2], days[3], days[4]].some((session) => session?.isHard)).toBe(false);
    expect(minutesOf(days)).toBeLessThan(minutesOf(usual.days));
  });

  it('SEASON-61 keeps three days easy after a 10k B race, also in the next week', () => {
    const { days } = planWith(SATURDAY, '2027-02-15');
    expect([days[0], days[1]].every((session) => !session?.isHard)).toBe(true);
    expect(days.some((session) => session?.isHard)).toBe(true);
  });

  it('SEASON-60 plans two B races in one week, and the easy days after each of two in neighbouring weeks', () => {
    const sunday = { ...SATURDAY, date: '2027-02-14' };
    const { days } = planWith({ ...SATURDAY, goal: '5k' }, WEEK, [sunday]);
    expect([days[5]?.kind, days[6]?.kind]).toEqual(['race', 'race']);
    const next = planWith(SATURDAY, '2027-02-15', [{ ...SATURDAY, goal: '5k', date: '2027-02-20' }]);
    expect(next.days[5]).toMatchObject({ kind: 'race' });
    expect([next.days[0], next.days[1]].every((session) => !session?.isHard)).toBe(true);
  });

  it('SEASON-62 runs a C race instead of a quality session and keeps other hard sessions apart from it', () => {
    const { days } = planWith({ ...SATURDAY, date: '2027-02-10', priority: 'C' }, WEEK);
    expect(days[2]).toMatchObject({ kind: 'race' });
    expect([days[1], days[3]].every((session) => !session?.isHard)).toBe(true);
    expect(days.some((session) => session?.role === 'long')).toBe(true);
  });

  it('SEASON-63 treats a B race within a week of a 5k as a C race', () => {
    expect(withAllowedPriority({ ...SATURDAY, date: '2027-03-08' }, MAIN).priority).toBe('C');
    expect(withAllowedPriority(SATURDAY, MAIN).priority).toBe('B');
    expect(withAllowedPriority(SATURDAY, null).priority).toBe('B');
  });

  describe('days around it', () => {
    /** A week whose days all have a run of 100 minutes, with the race on Wednesday and the long run on Thursday. */
    const around = (race: Partial<TuneUpRace>, level: 'Beginner' | 'Intermediate' | 'Advanced', age = 27) => {
      const days = [0, 1, 2, 3, 4, 5, 6].map(
        (day): DaySession => ({
          kind: day === 3 ? 'long' : 'easy',
          minutes: 100,
          day: day as Weekday,
          role: day === 3 ? 'long' : 'easy',
          isHard: day === 3,
        }),
      );
      const planned = withTuneUp(
        days,
        { ...SATURDAY, date: '2027-02-10', ...race },
        {
          weekStart: WEEK,
          raceMinutes: 50,
          runner: testRunner({ goal: 'marathon', level, hours: 9, days: [0, 1, 2, 3, 4, 5, 6], age }),
        },
      );
      return planned.map((session) => session?.minutes ?? 0);
    };

    it.each([
      ['Beginner', 30, 45, 60],
      ['Intermediate', 40, 45, 80],
      ['Advanced', 50, 60, 100],
    ] as const)(
      'WEEK-201 plans at most the run after a long run on the day after a race for %s',
      (level, after, easy, most) => {
        expect(around({ priority: 'C' }, level)).toEqual([100, 30, 50, after, 100, 100, 100]);
        expect(around({}, level)).toEqual([40, 20, 50, after, easy, easy, 100]);
        expect(around({ goal: 'half_marathon' }, level)).toEqual([40, 20, 50, after, easy, easy, 100]);
        // The long run on the third day after a 5k stays.
        expect(around({ goal: '5k', date: '2027-02-08' }, level)).toEqual([50, after, easy, 100, 100, 100, 100]);
        expect(around({ goal: '10k', date: '2027-02-08' }, level)[3]).toBeLessThanOrEqual(Math.min(easy, most));
      },
    );

    it('WEEK-201 shortens the long run on the second day after a C race from the age of 50', () => {
      expect(around({ priority: 'C', date: '2027-02-09' }, 'Advanced', 51)).toEqual([30, 50, 50, 60, 100, 100, 100]);
      expect(around({ priority: 'C', date: '2027-02-09' }, 'Advanced', 49)).toEqual([30, 50, 50, 100, 100, 100, 100]);
    });

    it('WEEK-201 plans no run in the seven days after a marathon, or eight from the age of 50', () => {
      expect(around({ goal: 'marathon' }, 'Advanced')).toEqual([40, 20, 50, 0, 0, 0, 0]);
      const sunday = { goal: 'marathon', date: '2027-02-07' } as const;
      expect(around(sunday, 'Advanced')).toEqual([0, 0, 0, 0, 0, 0, 0]);
      const friday = { goal: 'ultra', date: '2027-02-05' } as const;
      expect(around(friday, 'Intermediate').findIndex((minutes) => minutes > 0)).toBe(5);
      expect(around(friday, 'Intermediate', 50).findIndex((minutes) => minutes > 0)).toBe(6);
    });

    it('WEEK-201 does not put the minutes of the replaced long run next to a B race', () => {
      const { days } = planWith({ ...SATURDAY, date: '2027-02-13' }, WEEK);
      expect(days[6]?.minutes ?? 0).toBeLessThanOrEqual(50);
      expect(days[2]?.minutes ?? 0).toBeLessThanOrEqual(60);
    });
  });
});
