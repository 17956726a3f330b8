import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { liveSeason } from './live-season.ts';
import { ALWAYS_READY, live, longest, TRAINED, usualWeeks } from './testing/done-seasons.ts';
import { type LifeOptions, lifeOf, START_DATE } from './testing/lives.ts';

const MARATHONER: LifeOptions = {
  goal: 'marathon',
  hours: 7,
  days: [1, 2, 4, 5, 6],
  history: usualWeeks(
    [
      [1, 60],
      [3, 60],
      [4, 50],
      [6, 130],
    ],
    10,
  ),
  raceWeek: 9,
};

describe('season after a race', () => {
  it('LOAD-85 starts after a marathon at 60 % of the longest training run and grows from there', () => {
    const weeks = live({ ...MARATHONER, weeks: 17 });
    const before = Math.max(...weeks.slice(0, 9).map(longest));
    const [first, ...later] = weeks.slice(13).map(longest);
    expect(before).toBeGreaterThanOrEqual(165);
    expect(first).toBeLessThanOrEqual(1.1 * 0.6 * before);
    later.forEach((minutes, index) => {
      expect(minutes).toBeLessThanOrEqual(1.1 * 1.1 ** (index + 1) * 0.6 * before);
    });
  });

  it('LOAD-85 does not treat a marathon in the log before the plan as the longest run', () => {
    const race = addDays(START_DATE, -15);
    const history = usualWeeks(
      [
        [1, 60],
        [3, 50],
        [6, 120],
      ],
      10,
      2,
    ).filter(({ date }) => date < race);
    const life = lifeOf({ ...MARATHONER, ...TRAINED, checkins: ALWAYS_READY, weeks: 4 });
    const weeks = liveSeason({
      ...life,
      history: [...history, { date: race, minutes: 245 }],
      profile: { ...life.profile, raceDate: race },
    });
    expect(Math.max(...weeks.map(longest))).toBeLessThanOrEqual(88);
  });

  it('SEASON-69 limits the runs of the recovery and omits the minutes that do not fit', () => {
    const half: LifeOptions = {
      goal: 'half_marathon',
      hours: 5,
      days: [0, 1, 3, 6],
      usualWeek: 220,
      longest: 80,
      raceWeek: 10,
      weeks: 13,
    };
    const weeks = live(half);
    const trained = Math.max(...weeks.slice(0, 10).map(longest));
    expect(longest(weeks[10])).toBe(40);
    for (const week of weeks.slice(11)) expect(longest(week)).toBeLessThanOrEqual(0.6 * trained);
    const small = live({
      goal: '10k',
      hours: 1,
      days: [1, 5],
      v2: { level: 'Beginner', age: 55 },
      usualWeek: 40,
      longest: 20,
      raceWeek: 12,
      weeks: 14,
    });
    for (const week of small.slice(12))
      expect(longest(week)).toBeLessThanOrEqual(Math.max(...small.slice(0, 12).map(longest)));
  });
});

describe('races on the way to the main race', () => {
  const raceDate = addDays(START_DATE, 7 * 7 + 6);
  const season: LifeOptions = { ...MARATHONER, history: [], usualWeek: 280, longest: 110, raceWeek: 16 };

  it('SEASON-66 include the recovery of a marathon’s distance after a marathon', () => {
    const weeks = live(season, [{ goal: 'marathon', date: raceDate }]);
    expect(weeks[7]?.sessions.find(({ kind }) => kind === 'race')?.date).toBe(raceDate);
    expect(weeks.slice(8, 12).map(({ kind }) => kind)).toEqual(Array(4).fill('recovery'));
    expect(weeks[12]?.kind).toBe('load');
    expect(longest(weeks[12])).toBeLessThanOrEqual(0.66 * Math.max(...weeks.slice(0, 7).map(longest)));
    expect(weeks[15]?.raceMinutes).toBe(300);
  });

  it('SEASON-66 include a race that falls into the recovery', () => {
    const weeks = live({ ...season, raceWeek: 12 }, [
      { goal: 'marathon', date: raceDate },
      { goal: '10k', date: addDays(raceDate, 21) },
    ]);
    expect(weeks[10]?.kind).toBe('recovery');
    expect(weeks[10]?.raceMinutes).toBeGreaterThan(0);
    expect(weeks[11]?.raceMinutes).toBe(300);
  });
});

describe('start of a plan', () => {
  it('LOAD-84 limits one very long run in the log to 1.3 times the second longest', () => {
    const history = usualWeeks(
      [
        [0, 60],
        [1, 60],
        [3, 60],
        [4, 60],
        [6, 60],
      ],
      6,
    );
    const weeks = live({
      ...MARATHONER,
      raceWeek: 16,
      weeks: 4,
      history: [...history, { date: addDays(START_DATE, -9), minutes: 170 }],
    });
    weeks.map(longest).forEach((minutes, index) => {
      expect(minutes).toBeLessThanOrEqual(1.3 * 60 * 1.1 ** index + 2.5);
    });
  });
});

describe('plan after a break', () => {
  const day = (index: number): string => addDays(START_DATE, index);
  const half: LifeOptions = {
    goal: 'half_marathon',
    hours: 5,
    days: [1, 2, 4, 6],
    usualWeek: 220,
    longest: 80,
    raceWeek: 12,
    weeks: 9,
  };

  it('LOAD-87 plans a lighter week after five days of flu, which are weighted as seven, and holds the load in the week after it', () => {
    const weeks = live({ ...half, breaks: [{ kind: 'illness', from: day(30), to: day(34) }] });
    const before = Math.max(...weeks.slice(0, 5).map(longest));
    expect(weeks[5]?.kind).toBe('return');
    expect(longest(weeks[5])).toBeLessThanOrEqual(0.8 * before + 2.5);
    expect(weeks.slice(6, 8).map(({ kind }) => kind)).toEqual(['hold', 'load']);
  });

  it('LOAD-87 shortens every run until the end of the week in which a break ends, and treats the next week as the second one', () => {
    const weeks = live({ ...half, breaks: [{ kind: 'other', from: day(31), to: day(36) }] });
    const returned = weeks[5];
    expect(returned?.sessions.find(({ date }) => date === day(41))?.minutes).toBeLessThanOrEqual(
      0.8 * Math.max(...weeks.slice(0, 5).map(longest)) + 2.5,
    );
    expect(returned?.state.days.slice(2).some(({ session }) => session?.isHard)).toBe(false);
    expect(weeks[6]?.kind).not.toBe('return');
  });

  it('LOAD-36 does not treat the gaps of a runner with one day a week as a break, so the long run grows', () => {
    const weeks = live({
      goal: 'half_marathon',
      hours: 3,
      days: [6],
      usualWeek: 60,
      longest: 60,
      raceWeek: 20,
      weeks: 8,
    });
    expect(weeks.map(({ kind }) => kind)).not.toContain('return');
    expect(longest(weeks[7])).toBeGreaterThanOrEqual(75);
  });

  it('LOAD-89 plans no down week directly after a return week', () => {
    for (const from of [14, 21, 28, 35, 42]) {
      const weeks = live({
        ...half,
        raceWeek: 16,
        weeks: 14,
        breaks: [{ kind: 'illness', from: day(from), to: day(from + 6) }],
      });
      weeks.forEach(({ kind }, index) => {
        if (weeks[index - 1]?.kind === 'return') expect(kind, `week ${index + 1}`).not.toBe('down');
      });
    }
  });

  it('LOAD-88 plans no jump after a break when the runner does half of the plan', () => {
    const skips = Array.from({ length: 12 * 7 }, (_, index) => index)
      .filter((index) => index % 7 === 1 || index % 7 === 4)
      .map(day);
    const weeks = live({ ...half, weeks: 11, skips, breaks: [{ kind: 'other', from: day(35), to: day(42) }] });
    const done = (index: number): number =>
      (weeks[index]?.doneMinutes ?? 0) / (weeks[index]?.state.base.week.share ?? 1);
    for (const index of [7, 8]) {
      const before = [index - 1, index - 2, index - 3, index - 4].map(done);
      expect(weeks[index]?.plannedMinutes).toBeLessThanOrEqual(1.3 * Math.max(...before) + 5);
    }
  });

  it('LOAD-86 starts a plan after eight months without running in the same way as after a long break', () => {
    const history = usualWeeks(
      [
        [1, 60],
        [3, 60],
        [6, 120],
      ],
      10,
      34,
    );
    const weeks = live({
      ...half,
      usualWeek: null,
      longest: null,
      v2: { level: 'Advanced', age: 41 },
      raceWeek: 20,
      history,
    });
    expect(weeks[0]?.kind).toBe('return');
    expect(weeks[0]?.plannedMinutes).toBeLessThanOrEqual(0.3 * 0.85 * 210 + 5);
    expect(longest(weeks[0])).toBeLessThanOrEqual(30);
    expect(weeks.slice(0, 5).flatMap(({ state }) => state.base.week.quality)).toEqual([]);
    const long = weeks.map(({ state }) => state.base.week.longMinutes);
    expect(long).toEqual(long.toSorted((a, b) => a - b));
  });

  it('LOAD-110 starts a plan after a break of six weeks from the weeks before it, shortened by the break table', () => {
    const runs = [
      [1, 60],
      [3, 60],
      [6, 80],
    ] as const;
    const weeks = live({
      ...half,
      usualWeek: null,
      longest: null,
      v2: { level: 'Beginner', age: 35 },
      raceWeek: 20,
      weeks: 7,
      history: usualWeeks(runs, 5, 5),
    });
    expect(weeks[0]?.established).toBe(200);
    expect(weeks[0]?.state.base.source).toBe('history');
    weeks.slice(0, 6).forEach(({ kind, plannedMinutes }, index) => {
      expect(kind).toBe('return');
      expect(plannedMinutes).toBeLessThanOrEqual((0.4 + 0.1 * index) * 200 + 5);
    });
    expect(longest(weeks[0])).toBeLessThanOrEqual(45);
  });

  it.each([
    ['a week’s holiday', { kind: 'travel', from: day(12), to: day(19) }],
    ['flu until four days before the race', { kind: 'illness', from: day(11), to: day(16) }],
    ['a week without a run', { kind: 'other', from: day(12), to: day(19) }],
  ] as const)('SEASON-68 keeps the race after %s', (_, away) => {
    const weeks = live({ ...half, raceWeek: 3, weeks: 3, longest: 100, breaks: [away] });
    expect(weeks[2]?.sessions.find(({ date }) => date === day(20))?.kind).toBe('race');
  });
});

describe('couch to 5K', () => {
  const couch: LifeOptions = {
    goal: '5k',
    hours: 2,
    days: [0, 2, 5],
    v2: { level: 'Beginner', age: 45, experience_years: '0 months' },
    longest: 5,
    raceWeek: 10,
    raceDay: 5,
    weeks: 17,
  };

  it('SEASON-78 keeps a race that comes first and plans it with walks', () => {
    const race = live(couch)[9]?.sessions.find(({ kind }) => kind === 'race');
    expect(race?.date).toBe(addDays(START_DATE, 68));
    expect(race?.steps[0]).toMatchObject({ kind: 'repeat', steps: [{ kind: 'easy' }, { kind: 'walk' }] });
  });

  it('SEASON-79 starts a new season after the last unit, without a down week in its first weeks', () => {
    const weeks = live({ ...couch, weeks: 20 });
    const first = weeks.findIndex(({ state }) => state.base.couch === null);
    expect(first).toBeGreaterThan(8);
    expect(weeks[first]?.state.base.weekNumber).toBe(1);
    expect(weeks.slice(first, first + 3).map(({ kind }) => kind)).not.toContain('down');
  });
});

describe('ultra season', () => {
  it('SEASON-64 keeps the long run on the day after the second long run', () => {
    const weeks = live({
      goal: 'ultra',
      hours: 9,
      days: [0, 1, 2, 3, 5, 6],
      v2: { level: 'Advanced', age: 36 },
      raceWeek: 22,
      weeks: 20,
      usualWeek: 400,
      longest: 110,
    });
    const double = weeks.filter(({ sessions }) => sessions.some(({ kind }) => kind === 'long_second'));
    expect(double.length).toBeGreaterThanOrEqual(2);
    for (const week of double) expect(week.longRunMinutes).toBe(week.state.base.week.longMinutes);
  });
});

describe('race that the runner should not start', () => {
  const tooSoon: LifeOptions = {
    goal: 'half_marathon',
    hours: 4,
    days: [1, 3, 5, 6],
    v2: { level: 'Beginner', age: 31 },
    usualWeek: 100,
    longest: 40,
    raceWeek: 5,
    weeks: 8,
  };

  it('SEASON-67 leads to general training instead of a race season', () => {
    const weeks = live(tooSoon);
    expect(weeks.map(({ phase }) => phase)).not.toContain('Taper');
    expect(weeks.map(({ kind }) => kind)).not.toContain('recovery');
    expect(weeks.flatMap(({ sessions }) => sessions.map(({ kind }) => kind))).not.toContain('race');
    expect(weeks.flatMap(({ state }) => state.base.week.racePaceMinutes)).toEqual(Array(8).fill(0));
  });

  it('SEASON-67 does not affect the race season of a runner who can start', () => {
    expect(live({ ...tooSoon, usualWeek: 180, longest: 70 })[4]?.raceMinutes).toBe(150);
  });
});

describe('week before a race', () => {
  it('WEEK-42 has at most 40 minutes seven days before a race on a Monday, and at most 30 six days before one on a Sunday', () => {
    const monday = live({
      ...MARATHONER,
      history: [],
      usualWeek: 240,
      longest: 90,
      days: [0, 1, 3, 5, 6],
      raceWeek: 16,
      raceDay: 0,
    });
    expect(monday[14]?.sessions[0]?.minutes).toBeLessThanOrEqual(40);
    const sunday = live({
      goal: '10k',
      hours: 3,
      days: [0, 2, 4],
      v2: { level: 'Beginner', age: 26 },
      usualWeek: 90,
      longest: 35,
      raceWeek: 12,
    });
    expect(sunday[11]?.sessions[0]?.minutes).toBeLessThanOrEqual(30);
  });

  it('keeps the long run’s share in a first week that begins on Thursday', () => {
    const [first] = live({
      goal: 'half_marathon',
      hours: 4,
      days: [0, 1, 3, 5],
      v2: { level: 'Beginner', age: 37 },
      usualWeek: 130,
      longest: 60,
      raceWeek: 10,
      weeks: 2,
      start: addDays(START_DATE, 3),
    });
    expect(first?.longRunMinutes).toBeLessThanOrEqual(0.65 * (first?.plannedMinutes ?? 0));
    expect(first?.sessions).toHaveLength(2);
  });
});
