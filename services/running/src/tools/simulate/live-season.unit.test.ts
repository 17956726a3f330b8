import { addDays } from '@stridewell/contracts/web';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptDays } from '../../domain/week/kept-days.ts';
import { makeWeek } from '../../domain/week/make-week.ts';
import { liveSeason } from './live-season.ts';
import { isFullRun } from './testing/config.ts';
import { DAY_RULES } from './testing/day-rules.ts';
import { lifeOf, START_DATE } from './testing/lives.ts';
import { LOAD_RULES } from './testing/load-rules.ts';
import { brokenRules } from './testing/moments.ts';

const RULES = { ...LOAD_RULES, ...DAY_RULES };
const SEASONS = isFullRun() ? 5_000 : 200;

/** Properties without exception. */
const STRICT: readonly [string, keyof typeof RULES][] = [
  ['LOAD-50 exceeds the stated hours by 15 % in at most six weeks, with the runner’s consent', 'hoursFlex'],
  ['LOAD-53 keeps the long run within its share of the week, the goal and the runner’s own limit', 'longShare'],
  [
    'LOAD-56 plans no down week in Peak, before the taper or in the first two weeks, and no consecutive light weeks',
    'lightWeeks',
  ],
  ['LOAD-58 never lowers the established load of a compliant runner, whatever the check-ins', 'compliant'],
  ['LOAD-59 lowers the established load by at most a tenth per week, and never after a single bad week', 'fall'],
  ['LOAD-60 plans at least 45 minutes a week outside race weeks', 'leastWeek'],
  ['WEEK-30 never lengthens a session because of a check-in', 'shorter'],
  ['SESS-31 plans no short fast reps and no kilometre reps for Beginners', 'beginner'],
  ['plans no hard or long run in the last five days before a race', 'weekBeforeRace'],
  ['plans no hard session for a Beginner in the first week', 'firstWeek'],
];

/**
 * Properties with rare exceptions: seasons of less than two hours a week, races on the first days of a week, and long
 * runs that a light day moved to another day.
 */
const USUAL: readonly [string, keyof typeof RULES][] = [
  ['LOAD-50 stays within the stated hours', 'hours'],
  [
    'LOAD-51 grows a load week by at most the runner’s rate or step, or by 15 % when regaining an earlier load',
    'growth',
  ],
  ['LOAD-52 plans no run longer than the session cap', 'cap'],
  ['LOAD-54 keeps every other run within the maximum length for the runner’s level', 'otherRuns'],
  ['LOAD-55 keeps hard minutes within 20 % of the week, or 25 % for long races from Build on', 'hardShare'],
  ['LOAD-57 reduces the minutes of each taper week and plans no new longest run in the taper', 'taper'],
  ['LOAD-59 changes the established load only after load and hold weeks', 'earned'],
  ['LOAD-61 returns to 90 % of the earlier minutes within eight weeks after a break', 'backAfterBreak'],
  ['WEEK-10 separates hard days by 48 h, or 72 h from age 50, also across weeks', 'hardDays'],
  ['WEEK-11 plans one run a day on available days, within the rest days and the limit of days in a row', 'available'],
  ['SESS-30 plans a quality session in every Build and Peak week with three runs', 'quality'],
  ['has at most one new longest run in a week', 'newLongest'],
  ['has no new longest run in the last weeks before a race', 'noSpikeBeforeRace'],
  ['plans sessions that add up to the total, with steps that add up to the session', 'sum'],
  ['names the number of reps of the steps in the title', 'titles'],
  ['plans openers before a race and no hard or long run in the race week', 'raceWeek'],
  ['plans no empty week', 'notEmpty'],
];
const MOST_EXCEPTIONS = 0.01;

let broken: ReturnType<typeof brokenRules>;
beforeAll(() => {
  broken = brokenRules(SEASONS, RULES);
}, 3_600_000);

describe('liveSeason for random runners', () => {
  it.each(STRICT)('%s', (_, rule) => {
    expect(broken.get(rule)?.first).toBeUndefined();
  });

  it.each(USUAL)('%s', (_, rule) => {
    expect(broken.get(rule)?.share ?? 0, broken.get(rule)?.first).toBeLessThanOrEqual(MOST_EXCEPTIONS);
  });
});

describe('liveSeason', () => {
  const life = lifeOf({ goal: '10k', hours: 4, days: [0, 2, 4, 6], raceWeek: 8, v2: { level: 'Intermediate' } });

  it('returns the same season for the same request', () => {
    expect(liveSeason(life)).toEqual(liveSeason(life));
  });

  it('plans only the remaining days of a week that it begins in the middle of', () => {
    const [week] = liveSeason({ ...life, start: addDays(START_DATE, 3), weeks: 1 });
    expect(week?.sessions.map(({ date }) => date).every((date) => date >= addDays(START_DATE, 3))).toBe(true);
    expect(week?.sessions.length).toBeGreaterThan(0);
  });

  it('never changes a past day, and restores the plan when a check-in is withdrawn', () => {
    liveSeason({ ...life, checkins: [0, 50, 50, 0] }, (inputs, state) => {
      const again = { ...inputs, base: state.base };
      for (const [day, kept] of again.kept) expect(state.days[day]).toEqual(kept);
      const withdrawn = { ...again, checkins: again.checkins.filter(({ date }) => date !== inputs.today) };
      const kept = keptDays(state, inputs.records, inputs);
      expect(makeWeek({ ...withdrawn, kept }).days).toEqual(makeWeek(withdrawn).days);
    });
  });
});
