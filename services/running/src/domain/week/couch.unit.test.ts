import { describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from '../background.ts';
import type { CheckinDay, LoggedDay } from '../records.ts';
import { startUnit } from '../training/couch-to-5k.ts';
import { testRunner } from '../training/testing/golden-seasons.ts';
import { advanceCouch, couchWeek, startCouch } from './couch.ts';
import { makeWeek } from './make-week.ts';
import { ANSWERS, checkinOn, earlierOf, kindsOf, minutesOf, on, physioOf, weekInputs } from './testing/given-week.ts';
import type { WeekInputs, WeekState } from './types.ts';

const BEGINNER = { goal: 'fitness', level: 'Beginner', days: [1, 3, 6] } as const;
const beginner = (own: Partial<WeekInputs> = {}, isNewToRunning = true): WeekInputs => {
  const inputs = weekInputs({ records: [], ...own }, { ...BEGINNER, days: [...BEGINNER.days] });
  return { ...inputs, profiled: { ...inputs.profiled, isNewToRunning } };
};
const WEEK = makeWeek(beginner());
const logsOf = (status: LoggedDay['status'], effort: number | null = 5, count = 3): LoggedDay[] =>
  [1, 3, 6].slice(0, count).map((day) => ({ date: on(day), planType: 'easy', status, minutes: 30, effort }));
const advanced = (records: LoggedDay[], checkins: CheckinDay[] = [], week: WeekState = WEEK) =>
  advanceCouch(week, { records, checkins, physio: null }, null);

describe('couch to 5K', () => {
  it('SEASON-50 starts for a Beginner who has never run or cannot run 20 minutes', () => {
    const background = (longestRunMinutes: number) => ({ ...EMPTY_BACKGROUND, longestRunMinutes });
    expect(startCouch(beginner(), [])).toMatchObject({ unit: 1 });
    expect(startCouch(beginner({ background: background(12) }), [])).toMatchObject({ unit: 8 });
    expect(startCouch(beginner({ background: background(25) }), [])).toBeNull();
    expect(startCouch(beginner({}, false), [])).toBeNull();
    expect(startCouch(weekInputs({ records: [] }), [])).toBeNull();
    expect(startCouch(beginner(), [{ date: on(-3), minutes: 25, credited: 25 }])).toBeNull();
  });

  it('SEASON-51 plans three walk-run sessions a week with a day between them, strength S1 and no quality', () => {
    expect(kindsOf(WEEK)).toEqual([null, 'runwalk', null, 'runwalk', null, null, 'runwalk']);
    expect(WEEK.days.every(({ session }) => !session?.isHard)).toBe(true);
    expect(WEEK.base.strength.flatMap((each) => each?.id ?? [])).toEqual(['S1', 'S1']);
    expect(WEEK.notes).toEqual([{ code: 'couch', unit: 1, sessions: 0 }]);
    for (const minutes of minutesOf(WEEK)) expect(minutes).toBeLessThanOrEqual(45);
  });

  it('SEASON-51 leaves 48 hours between sessions on any set of days, also from age 50', () => {
    for (const age of [30, 55]) {
      const runner = testRunner({ level: 'Beginner', days: [0, 1, 2, 3, 4, 5, 6], age });
      const days = couchWeek(runner, startUnit(3), []).days.flatMap((session) => session?.day ?? []);
      expect(days).toHaveLength(3);
      for (const [index, day] of days.slice(1).entries()) expect(day - (days[index] ?? 0)).toBeGreaterThanOrEqual(2);
    }
    const neighbours = testRunner({ level: 'Beginner', days: [0, 1, 2] });
    expect(couchWeek(neighbours, startUnit(3), []).days.filter((session) => session)).toHaveLength(2);
  });

  it('WEEK-221 has no session on the days after the main race of the week before, two of them from age 50', () => {
    const afterRace = (age: number) => {
      const inputs = beginner();
      const runner = { ...inputs.profiled.runner, goal: '5k', days: [0, 1, 2, 3, 4, 5, 6], age } as const;
      const profiled = { ...inputs.profiled, raceDate: on(-1), runner: { ...runner, days: [...runner.days] } };
      const plan = makeWeek({ ...inputs, profiled });
      expect(plan.base.couch).not.toBeNull();
      return kindsOf(plan).indexOf('runwalk');
    };
    expect([afterRace(30), afterRace(58)]).toEqual([1, 2]);
  });

  it('SESS-97 does not include a session on a day with pain of 3 or more, unless it was too hard', () => {
    const sore = [3, 4, 6].map((day) => checkinOn(day, { ...ANSWERS.good, pain: 3 }));
    expect(advanced(logsOf('done'), sore)).toMatchObject({ unit: 1, sessions: [{ status: 'done' }] });
    const later = { ...WEEK, base: { ...WEEK.base, couch: startUnit(4) } };
    expect(advanced(logsOf('done', 9), sore, later)).toMatchObject({ unit: 3 });
  });

  it('SEASON-52 advances by logged sessions: three done, or two with an effort of at most 4 and little pain', () => {
    expect(advanced(logsOf('done'))).toMatchObject({ unit: 2, sessions: [] });
    expect(advanced(logsOf('done', 5, 2))).toMatchObject({
      unit: 1,
      sessions: [{ status: 'done' }, { status: 'done' }],
    });
    expect(advanced(logsOf('done', 4, 2))).toMatchObject({ unit: 2 });
    const sore = [checkinOn(2, { ...ANSWERS.good, pain: 3 })];
    expect(advanced(logsOf('done', 4, 2), sore)).toMatchObject({ unit: 1 });
    expect(advanced([])).toMatchObject({ unit: 1, sessions: [] });
    expect(advanced(logsOf('skipped'))).toMatchObject({ unit: 1, sessions: [] });
  });

  const UNTOUCHED = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
  const form = (day: number) => checkinOn(day, UNTOUCHED, { hasNotes: false });

  it('WEEK-186 leaves an untouched form out of the pain after a session', () => {
    const told = checkinOn(3, { ...ANSWERS.good, pain: 4 });
    const easy = logsOf('done', 4, 2);
    expect(advanced(easy, [told])).toMatchObject({ unit: 1 });
    expect(advanced(easy, [form(2), told])).toMatchObject({ unit: 1, sessions: [{ painAfter: 4 }] });
    const noted = checkinOn(2, UNTOUCHED, { hasNotes: true });
    expect(advanced(easy, [noted])).toEqual(advanced(easy, [checkinOn(2, { ...ANSWERS.good, pain: 2 })]));
  });

  it('WEEK-187 is not slowed by untouched forms alone', () => {
    const forms = [1, 2, 3, 4, 5, 6].map(form);
    for (const records of [logsOf('done', 4, 2), logsOf('done'), logsOf('done', 9)])
      expect(advanced(records, forms)).toEqual(advanced(records));
  });

  it('WEEK-188 reads the pain of the physio check-in of a day with an untouched form', () => {
    const physio = physioOf(null, {
      status: 'resolved',
      checkins: [{ date: on(2), pain: 4, flags: [], worsening: false }],
    });
    const records = logsOf('done', 4, 2);
    expect(advanceCouch(WEEK, { records, checkins: [form(2)], physio }, null)).toMatchObject({ unit: 1 });
  });

  it('SEASON-52 goes back one unit after two stopped sessions in a row and after a break', () => {
    const later = { ...WEEK, base: { ...WEEK.base, couch: startUnit(6) } };
    expect(advanced(logsOf('partial', null, 2), [], later)).toMatchObject({ unit: 5 });
    const off = { from: on(-10), until: on(0), days: 10, wasIll: false };
    expect(advanceCouch(later, { records: [], checkins: [], physio: null }, off)).toMatchObject({ unit: 5 });
  });

  it('SEASON-53 hands over to the Beginner plan with at most 90 minutes a week after the last unit', () => {
    const last = { ...WEEK, base: { ...WEEK.base, couch: startUnit(13) } };
    const records = logsOf('done').map((log) => ({ ...log, minutes: 40 }));
    expect(advanced(records, [], last)).toBeNull();
    const next = makeWeek(beginner({ weekStart: on(7), today: on(7), records, earlier: [earlierOf(last)] }));
    expect(next.base.couch).toBeNull();
    expect(next.base.load.established).toBeLessThanOrEqual(90);
    expect(next.days.every(({ session }) => !session?.isHard)).toBe(true);
  });

  it.each([30, 55])('SEASON-78 plans a race in the rhythm of the unit, with free days around it, at age %i', (age) => {
    const runner = testRunner({ goal: '5k', level: 'Beginner', days: [0, 1, 2, 3, 4, 5, 6], age });
    const { days } = couchWeek(runner, startUnit(7), [], [{ goal: '5k', day: 3 }]);
    expect(days[3]).toMatchObject({ kind: 'race', meters: 5_000, runWalk: { run: 420, walk: 120 } });
    expect([days[2], days[4], age < 50 ? null : days[5]]).toEqual([null, null, null]);
    expect(days.filter((session) => session !== null)).toHaveLength(3);
    const after = couchWeek(runner, startUnit(7), [], [{ goal: '5k', day: -1 }]);
    expect(after.days[0]).toBeNull();
    const late = couchWeek(runner, startUnit(12), [], [{ goal: '5k', day: 3 }]);
    expect(late.days[3]?.runWalk).toEqual({ run: 720, walk: 120 });
    expect(couchWeek(runner, startUnit(7), [], [{ goal: 'half_marathon', day: 3 }]).days[3]).toBeNull();
  });

  it('SEASON-54 starts the first week of an obese runner with 8 × 1 minute of running and 2 minutes of walking', () => {
    const inputs = beginner();
    const { profiled } = inputs;
    const obese = { ...inputs, profiled: { ...profiled, runner: { ...profiled.runner, isObese: true } } };
    const week = makeWeek(obese);
    expect(week.days[1]?.session).toMatchObject({ reps: 8, runWalk: { run: 60, walk: 120 } });
    const next = makeWeek({
      ...obese,
      weekStart: on(7),
      today: on(7),
      records: logsOf('done'),
      earlier: [earlierOf(week)],
    });
    expect(next.days[1]?.session).toMatchObject({ reps: 8, runWalk: { run: 90, walk: 90 } });
  });
});
