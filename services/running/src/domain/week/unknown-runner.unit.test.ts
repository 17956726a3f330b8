import { describe, expect, it } from 'vitest';
import { presentWeek } from '../../features/weekly-plan/present.ts';
import { EMPTY_BACKGROUND } from '../background.ts';
import type { LoggedDay } from '../records.ts';
import { profiledRunner } from '../runner-profile.ts';
import { makeWeek } from './make-week.ts';
import { earlierOf, kindsOf, minutesOf, on, updateWeek, weekInputs } from './testing/given-week.ts';
import type { WeekInputs, WeekState } from './types.ts';

const PROFILE = {
  ...{ goal: '5k', weeklyHours: null, daysAvailable: null, raceDate: null, thresholdPace: null },
  ...{ longRunCapMin: null, notes: null, injuryHistory: null, runningProfileV2: null },
} as unknown as Parameters<typeof profiledRunner>[0];

/** The inputs of a newcomer's week, with what they have stated. */
const newcomer = (
  own: Partial<WeekInputs> = {},
  v2: object | null = null,
  profile: Partial<typeof PROFILE> = {},
): WeekInputs => {
  const inputs = weekInputs({ records: [], background: EMPTY_BACKGROUND, ...own });
  const stored = { ...PROFILE, ...profile, runningProfileV2: v2 && JSON.stringify(v2) };
  return { ...inputs, profiled: profiledRunner(stored, inputs.background, null, inputs.today) };
};
const runsOf = (week: WeekState) => kindsOf(week).filter((kind) => kind !== null);
const logged = (week: number): LoggedDay[] =>
  [1, 3, 6].map((day) => ({ date: on(7 * week + day), planType: 'easy', status: 'done', minutes: 22 }));
const weekAfter = (count: number, logs: (week: number) => LoggedDay[]): WeekState => {
  let last = makeWeek(newcomer());
  const earlier = [];
  for (let week = 1; week <= count; week++) {
    earlier.unshift(earlierOf(last));
    const records = Array.from({ length: week }, (_, at) => logs(at)).flat();
    last = makeWeek(
      newcomer({ weekStart: on(7 * week), today: on(7 * week), programmeStart: on(0), records, earlier: [...earlier] }),
    );
  }
  return last;
};

describe('a runner who has said nothing about running', () => {
  it('WEEK-190 gets walk-runs in the first week, no longer than the runs they replace, and no strides', () => {
    const week = makeWeek(newcomer());
    expect(new Set(runsOf(week))).toEqual(new Set(['runwalk']));
    expect(week.days.flatMap(({ session }) => (session ? [session.runWalk] : []))).toEqual([
      { run: 300, walk: 120 },
      { run: 300, walk: 120 },
      { run: 300, walk: 120 },
    ]);
    for (const minutes of minutesOf(week)) expect(minutes).toBeLessThanOrEqual(25);
    expect(week.notes).toContainEqual({ code: 'walk_runs' });
    for (const language of ['en', 'nb'] as const)
      expect(presentWeek(week, language).notes?.join(' ')).toMatch(/walk breaks|gåpauser/);
  });

  it('WEEK-190 also for the goal of a marathon with many hours and days', () => {
    const days = 'Mon,Tue,Wed,Thu,Fri,Sat,Sun';
    const week = makeWeek(newcomer({}, null, { goal: 'marathon', weeklyHours: 10, daysAvailable: days }));
    expect(new Set(runsOf(week))).toEqual(new Set(['runwalk']));
  });

  it('WEEK-191 keeps them until two weeks have logged runs', () => {
    expect(new Set(runsOf(weekAfter(1, logged)))).toEqual(new Set(['runwalk']));
    expect(runsOf(weekAfter(2, logged))).not.toContain('runwalk');
    expect(new Set(runsOf(weekAfter(3, () => [])))).toEqual(new Set(['runwalk']));
    expect(updateWeek(weekAfter(1, logged), newcomer({ weekStart: on(7), today: on(8) })).base.isUnknown).toBe(true);
  });

  it('WEEK-191 has no hard running and no strides meanwhile', () => {
    for (const week of [weekAfter(1, logged), weekAfter(4, () => [])])
      expect(week.base.sessions.every((session) => !session || session.kind === 'runwalk')).toBe(true);
  });

  it('WEEK-192 has a week as before with anything stated or shown', () => {
    const background = (own: Partial<typeof EMPTY_BACKGROUND>) => ({ background: { ...EMPTY_BACKGROUND, ...own } });
    const result = { id: 'r', meters: 5_000, seconds: 1_500, date: on(-20), kind: 'race' };
    const stated: WeekInputs[] = [
      newcomer({}, { level: 'Beginner' }),
      newcomer({}, { level: 'Advanced' }),
      newcomer({}, { experience_years: 2 }),
      newcomer(background({ usualWeekMinutes: 60 })),
      newcomer(background({ longestRunMinutes: 25 })),
      newcomer(background({ hasRunFast: true })),
      newcomer(background({ results: [result] as never })),
      newcomer(background({ thresholdHeartRate: 170 })),
      newcomer({}, null, { thresholdPace: '5:00' }),
      newcomer({ records: [{ date: on(-3), planType: 'adapt', status: 'done', minutes: 30 }] }),
    ];
    for (const inputs of stated) {
      const week = makeWeek(inputs);
      expect(week.base.isUnknown).toBeUndefined();
      expect(runsOf(week)).not.toContain('runwalk');
      expect(week.notes.map(({ code }) => code)).not.toContain('walk_runs');
    }
  });

  it('WEEK-193 is unknown with a usual week of 0 as well, and in couch to 5K when new to running', () => {
    const zero = newcomer({ background: { ...EMPTY_BACKGROUND, usualWeekMinutes: 0 } });
    expect(makeWeek(zero).base.isUnknown).toBe(true);
    const first = makeWeek(newcomer({ background: { ...EMPTY_BACKGROUND, longestRunMinutes: 0 } }));
    expect([first.base.couch?.unit, first.base.isUnknown]).toEqual([1, undefined]);
  });
});

describe('START-28 what a plan starts from', () => {
  const startOf = (inputs: WeekInputs) => presentWeek(makeWeek(inputs)).startsFrom;

  it('is the runs, with their weeks, minutes and longest run', () => {
    const records = [-1, -3, -8, -10, -15, -17].map(
      (day): LoggedDay => ({ date: on(day), planType: 'adapt', status: 'done', minutes: day === -8 ? 50 : 40 }),
    );
    expect(startOf(newcomer({ records }))).toEqual({
      source: 'history',
      weekMinutes: 83,
      longestMinutes: 50,
      weeks: 3,
    });
  });

  it('is the numbers of the runner when fewer than three weeks have a run', () => {
    const background = { ...EMPTY_BACKGROUND, usualWeekMinutes: 150, longestRunMinutes: 60 };
    const records: LoggedDay[] = [{ date: on(-1), planType: 'adapt', status: 'done', minutes: 30 }];
    expect(startOf(newcomer({ records, background }))).toEqual({
      ...{ source: 'answers', weekMinutes: 135, longestMinutes: 60, weeks: 1 },
    });
  });

  it('is a default for the level without either, and the programme in couch to 5K', () => {
    expect(startOf(newcomer({}, { level: 'Beginner' }))).toEqual({
      ...{ source: 'level', weekMinutes: 75, longestMinutes: 25, weeks: 0 },
    });
    expect(startOf(newcomer())).toMatchObject({ source: 'level', walkBreaks: true });
    const background = { ...EMPTY_BACKGROUND, longestRunMinutes: 10 };
    expect(startOf(newcomer({ background }))).toEqual({ source: 'couch_to_5k', weeks: 0 });
  });

  it('is missing in later weeks', () => {
    expect(presentWeek(weekAfter(1, logged)).startsFrom).toBeUndefined();
  });
});
