import { addDays, daysBetween } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { unitSession } from '../training/couch-to-5k.ts';
import { makeWeek } from './make-week.ts';
import {
  ANSWERS,
  checkinOn,
  doneLog,
  earlierOf,
  logOf,
  MONDAY,
  on,
  USUAL_LOG,
  updateWeek,
  weekInputs,
} from './testing/given-week.ts';
import { breakBefore, breakEndingOn, plannedIn, recentRunsOf, runsBefore } from './training-days.ts';

const runOn = (day: number, minutes = 40) => ({ date: on(day), minutes, credited: minutes });
const runsOn = (...days: number[]) => days.map((day) => runOn(day));
const done = (day: number, minutes: number) => ({ date: on(day), planType: 'easy', status: 'done', minutes }) as const;

describe('runsBefore', () => {
  it('returns runs before a date, oldest first, without skipped days', () => {
    const records = [done(-1, 50), done(-4, 30), done(0, 60), { ...done(-2, 40), status: 'skipped' as const }];
    expect(runsBefore(records, MONDAY).map(({ date, minutes }) => [date, minutes])).toEqual([
      [on(-4), 30],
      [on(-1), 50],
    ]);
  });

  it('LOAD-141 counts only the running of a walk-run session of couch to 5K for the longest run', () => {
    const session = { ...unitSession(13), minutes: 40, day: 2, role: 'easy', isHard: false } as const;
    const plan = makeWeek(weekInputs());
    const days = plan.days.map((day, index) => (index === 2 ? { ...day, session } : day));
    const sessions = plan.base.sessions.map((known, index) => (index === 2 ? session : known));
    const state = { ...plan, days, base: { ...plan.base, sessions } };
    const earlier = [{ weekStart: MONDAY, state, plannedMinutes: 40 }];
    expect(runsBefore([done(2, 40)], on(7), earlier)).toMatchObject([{ minutes: 40, credited: 30 }]);
    expect(runsBefore([done(2, 22)], on(7), earlier)).toMatchObject([{ minutes: 22, credited: 22 }]);
  });

  it('LOAD-129 ignores entries of more than eight hours', () => {
    expect(runsBefore([done(-1, 600)], MONDAY)).toEqual([]);
  });

  it('LOAD-128 LOAD-129 credits a long run that the app shortened with its planned minutes, and excludes a race', () => {
    const plan = makeWeek(weekInputs());
    const long = plan.days[6]?.session?.minutes ?? 0;
    const records = [...USUAL_LOG, ...doneLog(plan, 6)];
    const trimmed = updateWeek(plan, weekInputs({ today: on(6), records, checkins: [checkinOn(6, ANSWERS.trim)] }));
    const ran = doneLog(trimmed).at(-1)?.minutes ?? 0;
    expect(ran).toBeLessThan(long);
    const credited = runsBefore(doneLog(trimmed), on(7), [earlierOf(trimmed)]).at(-1);
    expect(credited).toMatchObject({ minutes: ran, credited: Math.min(long, plan.base.longest30) });
    const sessions = plan.base.sessions.map((session, day) =>
      day === 6 && session ? { ...session, kind: 'race' as const } : session,
    );
    const raced = { ...plan, base: { ...plan.base, sessions } };
    expect(runsBefore([done(6, 100)], on(7), [earlierOf(raced)])[0]).toMatchObject({ minutes: 100, credited: 0 });
  });
});

describe('credits of long runs that the app shortened', () => {
  const plan = makeWeek(weekInputs());
  const long = plan.days[6]?.session?.minutes ?? 0;
  const before = [...USUAL_LOG, ...doneLog(plan, 6)];
  const cut = updateWeek(plan, weekInputs({ today: on(6), records: before, checkins: [checkinOn(6, ANSWERS.trim)] }));
  const later = (date: string, weeks: number): string => addDays(date, 7 * weeks);
  /** A week, given by its number from MONDAY, with a shortened or a whole long run, or with none. */
  const weekAt = (week: number, form: 'cut' | 'whole', longest30 = long) => {
    const { base, days, ...state } = form === 'cut' ? cut : plan;
    const moved = { ...base, weekStart: later(base.weekStart, week), longest30 };
    const shifted = { ...state, base: moved, days: days.map((day) => ({ ...day, date: later(day.date, week) })) };
    return {
      state: shifted,
      log: doneLog(form === 'cut' ? cut : plan).map((run) => ({ ...run, date: later(run.date, week) })),
    };
  };
  const creditsOf = (weeks: readonly ReturnType<typeof weekAt>[]): number[] =>
    runsBefore(
      weeks.flatMap(({ log }) => log),
      on(70),
      weeks.map(({ state }) => earlierOf(state)),
    )
      .filter(({ date }) => daysBetween(MONDAY, date) % 7 === 6)
      .map(({ credited }) => credited);
  const short = doneLog(cut).at(-1)?.minutes ?? 0;

  it('WEEK-207 are given for two weeks in a row, and for none of three', () => {
    expect(short).toBeLessThan(0.9 * long);
    expect(creditsOf([weekAt(0, 'cut'), weekAt(1, 'cut')])).toEqual([long, long]);
    expect(creditsOf([weekAt(0, 'cut'), weekAt(1, 'cut'), weekAt(2, 'cut')])).toEqual([short, short, short]);
    const whole = [weekAt(0, 'cut'), weekAt(1, 'cut'), weekAt(2, 'whole'), weekAt(3, 'cut')];
    expect(creditsOf(whole)).toEqual([long, long, long, long]);
  });

  it('WEEK-207 do not return when the first of the shortened weeks is forgotten', () => {
    const weeks = [weekAt(1, 'cut'), weekAt(2, 'cut'), weekAt(3, 'whole', short)];
    expect(creditsOf(weeks).slice(0, 2)).toEqual([short, short]);
  });
});

describe('recentRunsOf', () => {
  it('LOAD-35 returns the longest runs of the last 30 days and of the month before', () => {
    const runs = [runOn(-61, 120), runOn(-45, 90), runOn(-31, 70), runOn(-30, 60), runOn(-2, 50)];
    expect(recentRunsOf(runs, MONDAY, 30)).toMatchObject({ longest30: 60, longest31to60: 90, lastLongs: [50, 0] });
  });

  it('LOAD-35 uses the assumed longest run if there is no log and in the log’s first seven days', () => {
    expect(recentRunsOf([], MONDAY, 45).longest30).toBe(45);
    expect(recentRunsOf([runOn(-7, 20)], MONDAY, 45).longest30).toBe(45);
    expect(recentRunsOf([runOn(-7, 60)], MONDAY, 45).longest30).toBe(60);
    expect(recentRunsOf([runOn(-8, 20), runOn(-1, 20)], MONDAY, 45).longest30).toBe(20);
  });
});

describe('rest that the app ordered', () => {
  const weekend = { days: [5, 6] as const };
  const plan = makeWeek(weekInputs({}, weekend));
  const runs = runsOn(-8, -1, 5);
  /** The week with an answer on Sunday, after the run of Saturday. */
  const answered = (answers: keyof typeof ANSWERS) => {
    const records = [...USUAL_LOG, ...doneLog(plan, 6)];
    const inputs = weekInputs({ today: on(6), records, checkins: [checkinOn(6, ANSWERS[answers])] }, weekend);
    return updateWeek(plan, inputs);
  };
  /** That week and the next one, whose runs are on the same days. */
  const plansOf = ({ base, days }: Pick<ReturnType<typeof answered>, 'base' | 'days'>) =>
    plannedIn([
      { ...base, days },
      { ...base, weekStart: on(7) },
    ]);
  const breakAfter = ({ base, days }: ReturnType<typeof answered>, until: number) =>
    breakEndingOn(runs, on(until), [], plansOf({ base, days }));

  it('WEEK-209 is not a missed run when days off are counted', () => {
    const rested = answered('reset');
    expect(rested.days[6]).toMatchObject({ session: null, decision: { action: 'rest' } });
    expect(breakAfter(rested, 12)).toBeNull();
    expect(breakAfter(answered('low'), 12)).toBeNull();
    expect(breakAfter(answered('good'), 12)).toMatchObject({ days: 6 });
    expect(breakBefore(runs, [], on(12), plansOf(rested))).toBeNull();
  });

  it('WEEK-209 makes a break of more than ten days without a run, and an illness makes one earlier', () => {
    const ordered = () => 'ordered_rest' as const;
    expect(breakEndingOn(runs, on(16), [], ordered)).toBeNull();
    expect(breakEndingOn(runs, on(17), [], ordered)).toMatchObject({ days: 11 });
    const ill = { kind: 'illness', from: on(6), to: on(9) } as const;
    expect(breakEndingOn(runs, on(12), [ill], plansOf(answered('good')))).toMatchObject({ wasIll: true });
  });
});

describe('breakBefore', () => {
  it('LOAD-36 returns no break for up to five days without a run', () => {
    expect(breakBefore(runsOn(-12, -6), [], MONDAY)).toBeNull();
  });

  it('LOAD-36 returns a break that is not over at the start of the week', () => {
    expect(breakBefore(runsOn(-14, -7), [], MONDAY)).toEqual({
      from: on(-6),
      until: MONDAY,
      days: 6,
      wasIll: false,
      isOver: false,
    });
  });

  it('LOAD-36 returns a break that ended in the week before, and none that ended earlier', () => {
    expect(breakBefore(runsOn(-20, -5, -2), [], MONDAY)).toMatchObject({ days: 14, until: on(-5), isOver: true });
    expect(breakBefore(runsOn(-30, -10, -5, -2), [], MONDAY)).toBeNull();
  });

  it('LOAD-36 recognises an illness in the break', () => {
    const pauses = [{ kind: 'illness', from: on(-5), to: on(-3) }] as const;
    expect(breakBefore(runsOn(-14, -8), pauses, MONDAY)).toMatchObject({ days: 7, wasIll: true });
    expect(breakBefore(runsOn(-14, -8), [{ ...pauses[0], kind: 'travel' }], MONDAY)).toMatchObject({ wasIll: false });
  });

  it('LOAD-36 uses only pauses for a runner who logs no runs', () => {
    expect(breakBefore([], [], MONDAY)).toBeNull();
    const pause = { kind: 'travel', from: on(-9), to: on(-1) } as const;
    expect(breakBefore([], [pause], MONDAY)).toMatchObject({ days: 9, until: MONDAY, isOver: false });
    expect(breakBefore([], [{ ...pause, to: null }], MONDAY)).toMatchObject({ days: 9, isOver: false });
    expect(breakBefore([], [{ ...pause, to: on(-3) }], MONDAY)).toMatchObject({ days: 7, isOver: true });
    expect(breakBefore([], [{ ...pause, from: on(-4) }], MONDAY)).toBeNull();
    expect(breakBefore([], [{ ...pause, to: on(-8) }], MONDAY)).toBeNull();
  });

  it('LOAD-36 returns no break for a week of holidays with runs', () => {
    const week = [30, 0, 30, 0, 30, 0, 30];
    const runs = runsBefore(logOf(week, week), MONDAY);
    expect(breakBefore(runs, [{ kind: 'travel', from: on(-7), to: on(-1) }], MONDAY)).toBeNull();
  });
});
