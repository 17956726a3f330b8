import { describe, expect, it } from 'vitest';
import { mostDaysInRow } from '../../domain/training/running-days.ts';
import { live, SHORT_RUNS, usualWeeks } from './testing/done-seasons.ts';
import { type LifeOptions, lifeOf } from './testing/lives.ts';
import { runnerOf } from './testing/moments.ts';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Seasons in which recovery after the race once led to more consecutive running days than the runner may have. */
const SEASONS: readonly LifeOptions[] = [
  { ...SHORT_RUNS, weeks: 20 },
  {
    goal: 'marathon',
    hours: 8,
    days: ALL_DAYS,
    v2: { level: 'Advanced', age: 66 },
    history: usualWeeks(
      [
        [1, 60],
        [3, 60],
        [4, 60],
        [6, 120],
      ],
      8,
    ),
    raceWeek: 20,
    weeks: 26,
  },
];

describe('consecutive running days', () => {
  it.each(SEASONS)(
    'WEEK-113 never exceed the runner’s limit in any week of a season, including the recovery after the race',
    (options) => {
      const most = mostDaysInRow(runnerOf(lifeOf(options)));
      let row = 0;
      for (const { date, session } of live(options).flatMap(({ state }) => state.days)) {
        row = session ? row + 1 : 0;
        expect(row, date).toBeLessThanOrEqual(most);
      }
    },
  );
});
