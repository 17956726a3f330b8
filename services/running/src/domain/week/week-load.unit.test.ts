import { describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from '../background.ts';
import type { LoggedDay } from '../records.ts';
import type { TrainingRunner } from '../training/types.ts';
import { makeWeek } from './make-week.ts';
import {
  ANSWERS,
  checkinOn,
  doneLog,
  earlierOf,
  logOf,
  MONDAY,
  minutesOf,
  on,
  plannedOf,
  skippedOn,
  totalOf,
  USUAL_LOG,
  updateWeek,
  weekInputs,
} from './testing/given-week.ts';
import { live } from './testing/live-weeks.ts';
import type { EarlierWeek, WeekInputs, WeekState } from './types.ts';
import { pastWeekOf, startOfWeek } from './week-load.ts';

const PLAN = makeWeek(weekInputs());
const ALL_DONE = [...USUAL_LOG, ...doneLog(PLAN)];
/** Inputs of the week after {@link PLAN}. */
const nextInputs = (own: Partial<WeekInputs> = {}, runner: Partial<TrainingRunner> = {}): WeekInputs =>
  weekInputs({ weekStart: on(7), today: on(7), records: ALL_DONE, earlier: [earlierOf(PLAN)], ...own }, runner);
const loadAfter = (own: Partial<WeekInputs> = {}) => startOfWeek(nextInputs(own)).load;
const pastOf = (records: readonly LoggedDay[], week: WeekState = PLAN, own: Partial<WeekInputs> = {}) =>
  pastWeekOf(week, { records, pauses: [], today: on(7), ...own }, null);
const plannedMinutes = totalOf(plannedOf(PLAN));

describe('completed week', () => {
  it('LOAD-90 has the planned and completed minutes, and no trimmed ones if everything was done', () => {
    expect(pastOf(ALL_DONE)).toMatchObject({
      planned: plannedMinutes,
      done: plannedMinutes,
      trimmed: 0,
      lightDays: 0,
      isAway: false,
      stopsGrowth: false,
    });
  });

  it('LOAD-91 treats minutes removed by the app as trimmed, not as skipped', () => {
    const records = [...USUAL_LOG, ...doneLog(PLAN, 2)];
    const light = updateWeek(PLAN, weekInputs({ today: on(2), records, checkins: [checkinOn(2, ANSWERS.reset)] }));
    const past = pastOf([...USUAL_LOG, ...doneLog(light)], light);
    expect(past?.trimmed).toBe(plannedOf(PLAN)[2]);
    expect(past?.lightDays).toBe(1);
    expect((past?.done ?? 0) + (past?.trimmed ?? 0)).toBe(past?.planned);
  });

  it('LOAD-91 credits a long run that a check-in shortened with its planned minutes, up to the longest run before', () => {
    const day = PLAN.base.sessions.findIndex((session) => session?.role === 'long');
    const records = [...USUAL_LOG, ...doneLog(PLAN, day)];
    const light = updateWeek(PLAN, weekInputs({ today: on(day), records, checkins: [checkinOn(day, ANSWERS.low)] }));
    const past = pastOf([...USUAL_LOG, ...doneLog(light)], light);
    const missing = (plannedOf(PLAN)[day] ?? 0) - (minutesOf(light)[day] ?? 0);
    expect(missing).toBeGreaterThan(0);
    expect(past?.longCredit).toBe(Math.min(missing, PLAN.base.longest30 - (minutesOf(light)[day] ?? 0)));
    expect(pastOf(ALL_DONE)?.longCredit).toBe(0);
  });

  it('LOAD-91 treats days of a pause without a run as trimmed', () => {
    const records = doneLog(PLAN).filter(({ date }) => date < on(2) || date > on(3));
    const pauses = [{ kind: 'travel', from: on(2), to: on(3) }] as const;
    expect(pastOf(records, PLAN, { pauses: [...pauses] })?.trimmed).toBe(
      (plannedOf(PLAN)[2] ?? 0) + (plannedOf(PLAN)[3] ?? 0),
    );
    expect(pastOf(records)?.trimmed).toBe(0);
  });

  it('LOAD-91 treats runs during travel as done', () => {
    const pauses = [{ kind: 'travel', from: on(0), to: on(6) }] as const;
    expect(pastOf(ALL_DONE, PLAN, { pauses: [...pauses] })).toMatchObject({ done: plannedMinutes, trimmed: 0 });
  });

  it('LOAD-122 treats skipped hard sessions as trimmed if all other runs were done, and does not grow', () => {
    const day = PLAN.base.sessions.findIndex((session) => session?.role === 'quality');
    const log = doneLog(PLAN).filter(({ date }) => date !== on(day));
    const past = pastOf([...USUAL_LOG, ...log, skippedOn(day, 'other')]);
    expect(past).toMatchObject({ trimmed: plannedOf(PLAN)[day], stopsGrowth: true });
    const easy = PLAN.base.sessions.findIndex((session) => session?.role === 'easy');
    const fewer = log.filter(({ date }) => date !== on(easy));
    const both = pastOf([...USUAL_LOG, ...fewer, skippedOn(day, 'other'), skippedOn(easy, 'other')]);
    expect(both).toMatchObject({ trimmed: 0, stopsGrowth: false });
  });

  it('LOAD-92 is unknown if nothing was logged, so the load of a runner who does not log stays the same', () => {
    expect(pastOf(USUAL_LOG)).toBeNull();
    const weeks = live(8, () => []).slice(1);
    expect(weeks.every(({ base }) => base.load.established > 0)).toBe(true);
  });

  it('LOAD-92 keeps the plan of a runner who never logs at the established load', () => {
    const weeks: WeekState[] = [];
    for (let index = 0; index < 8; index += 1) {
      const weekStart = on(7 * index);
      const earlier = weeks.toReversed().slice(0, 5).map(earlierOf);
      weeks.push(updateWeek(null, weekInputs({ weekStart, today: weekStart, records: [], earlier })));
    }
    const [first] = weeks;
    for (const week of weeks) {
      expect(week.base.load.established).toBe(first?.base.load.established);
      expect(totalOf(minutesOf(week))).toBeGreaterThan(0);
    }
  });

  it('LOAD-93 stops the growth after an unplanned run much longer than the longest one', () => {
    const spike = { date: on(3), planType: 'long', status: 'done', minutes: 130 } as const;
    expect(pastOf([...ALL_DONE.filter(({ date }) => date !== on(3)), spike])?.stopsGrowth).toBe(true);
    const next = makeWeek(nextInputs({ records: [...ALL_DONE.filter(({ date }) => date !== on(3)), spike] }));
    expect(next.base.week.kind).toBe('hold');
  });
});

describe('load at the start of a week', () => {
  it('LOAD-94 keeps the established load after a hold week and grows after a completed load week', () => {
    expect(PLAN.base.week.kind).toBe('hold');
    expect(loadAfter().established).toBe(PLAN.base.load.established);
    const [, second, third] = live(3, (week) => doneLog(week));
    expect(second?.base.week.kind).toBe('load');
    expect(third?.base.load.established).toBe(totalOf(plannedOf(second as WeekState)));
  });

  it('PLANR-81 grows no faster after a week of high scores than without check-ins', () => {
    const good = (index: number) => ({
      checkins: Array.from({ length: 7 }, (_, day) => checkinOn(7 * (index - 1) + day, ANSWERS.good)),
    });
    const plain = live(4, (week) => doneLog(week)).map(plannedOf);
    expect(live(4, (week) => doneLog(week), good).map(plannedOf)).toEqual(plain);
  });

  it('LOAD-95 eases the week after three Light or Rest days by a fifth, with one quality session less', () => {
    const low = (week: WeekState, days: number[]) => ({
      ...week,
      days: week.days.map((day, index) => (days.includes(index) ? { ...day, decision: LIGHT } : day)),
    });
    const LIGHT = {
      action: 'light',
      reason: 'recover',
      isSoft: false,
      isWithoutRunning: false,
      isWithoutSpeed: false,
    } as const;
    const after = (days: number[]) => makeWeek(nextInputs({ earlier: [earlierOf(low(PLAN, days))] }));
    expect(after([1, 2]).base.week.kind).toBe('load');
    const eased = after([1, 2, 3]);
    expect(eased.base.week).toMatchObject({ kind: 'eased', share: 0.8 });
    expect(eased.notes).toContainEqual({ code: 'eased', lightDays: 3, share: 0.8 });
    expect(eased.base.load.established).toBe(PLAN.base.load.established);
    expect(totalOf(plannedOf(eased))).toBeLessThanOrEqual(0.8 * PLAN.base.load.established + 2.5);
  });

  it('PLANR-80 plans 60 % without any hard running after five Light or Rest days', () => {
    const decision = {
      action: 'rest',
      reason: 'reset',
      isSoft: false,
      isWithoutRunning: true,
      isWithoutSpeed: false,
    } as const;
    const days = PLAN.days.map((day, index) => (index < 5 ? { ...day, decision } : day));
    const eased = makeWeek(nextInputs({ earlier: [earlierOf({ ...PLAN, days })] }));
    expect(eased.base.week).toMatchObject({ kind: 'eased', share: 0.6 });
    expect(totalOf(plannedOf(eased))).toBeLessThanOrEqual(0.6 * PLAN.base.load.established + 2.5);
    expect(eased.days.every(({ session }) => session?.role !== 'quality')).toBe(true);
  });

  it('LOAD-96 plans down weeks of 80 % with at most one quality session', () => {
    const weeks = live(9, (week) => doneLog(week));
    const down = weeks.filter(({ base }) => base.week.kind === 'down');
    expect(down.length).toBeGreaterThanOrEqual(2);
    for (const week of down) {
      expect(Math.abs(totalOf(plannedOf(week)) - 0.8 * week.base.load.established)).toBeLessThanOrEqual(7.5);
      expect(week.days.filter(({ session }) => session?.role === 'quality').length).toBeLessThanOrEqual(1);
      expect(week.notes).toContainEqual({ code: 'week_kind', kind: 'down' });
    }
  });

  it('LOAD-97 never lowers the load after a single week with many skips and holds the next week', () => {
    const skipped = [
      ...USUAL_LOG,
      ...doneLog(PLAN).filter(({ date }) => date === on(2) || date === on(6)),
      skippedOn(1, 'other'),
    ];
    expect(loadAfter({ records: skipped }).established).toBe(PLAN.base.load.established);
    expect(makeWeek(nextInputs({ records: skipped })).base.week.kind).toBe('hold');
  });

  it('PLANR-22 LOAD-98 starts from answers or the level when the log is short', () => {
    const answers = { ...EMPTY_BACKGROUND, usualWeekMinutes: 200, longestRunMinutes: 70 };
    expect(startOfWeek(weekInputs({ records: [], background: answers }))).toMatchObject({
      source: 'answers',
      startLongest: 70,
      load: { established: 180 },
    });
    const level = startOfWeek(weekInputs({ records: [] }));
    expect(level.source).toBe('level');
    expect(makeWeek(weekInputs({ records: [] })).notes).toContainEqual({ code: 'assumed', what: 'load' });
  });
});

describe('break', () => {
  const before = (days: number) => {
    const shift = days + 1;
    return USUAL_LOG.map((log) => ({
      ...log,
      date: on(-shift + 1 + Math.round((Date.parse(log.date) - Date.parse(MONDAY)) / 86_400_000)),
    })).filter(({ date }) => date < on(-days));
  };
  const returning = (days: number, own: Partial<WeekInputs> = {}) =>
    makeWeek(weekInputs({ records: before(days), ...own }));

  it.each([
    [8, 0.8],
    [12, 0.7],
    [18, 0.6],
    [25, 0.5],
  ])('LOAD-99 plans the first week after days off at the table’s fraction (%i days: %f)', (days, share) => {
    const week = returning(days);
    expect(week.base.week).toMatchObject({ kind: 'return', share });
    expect(week.notes).toContainEqual({ code: 'return', daysOff: days, share });
    expect(totalOf(plannedOf(week))).toBeLessThanOrEqual(share * week.base.load.established + 5);
    expect(week.days.filter(({ session }) => session?.isHard && session.role === 'quality').length).toBeLessThanOrEqual(
      days <= 10 ? 1 : 0,
    );
  });

  it('LOAD-99 weights days of illness by 1.3', () => {
    const pauses = [{ kind: 'illness' as const, from: on(-6), to: on(-1) }];
    expect(startOfWeek(weekInputs({ records: before(9), pauses })).load.comeback).toMatchObject({ daysOff: 12 });
  });

  it('LOAD-99 plans only easy running and short runs after more than 28 days', () => {
    const week = returning(35);
    expect(week.base.week.kind).toBe('return');
    expect(week.days.every(({ session }) => !session?.isHard)).toBe(true);
    expect(Math.max(...minutesOf(week))).toBeLessThanOrEqual(45);
  });

  it('LOAD-99 applies a break only once if it was already known in the return week', () => {
    const returned = returning(12);
    const records = [...before(12), ...doneLog(returned)];
    const earlier = [earlierOf(returned)];
    const { load } = startOfWeek(weekInputs({ weekStart: on(7), today: on(7), records, earlier }));
    expect(load.comeback).toMatchObject({ daysOff: 12, week: 1 });
    const third = startOfWeek(
      weekInputs({
        weekStart: on(14),
        today: on(14),
        records: [
          ...records,
          ...doneLog(returned).map((log) => ({ ...log, date: on(7 + Number(log.date.slice(-2)) - 16) })),
        ],
        earlier: [
          {
            ...(earlier[0] as EarlierWeek),
            weekStart: on(7),
            state: { ...returned, base: { ...returned.base, weekStart: on(7), load } },
          },
        ],
      }),
    );
    expect(third.load.comeback).toBeNull();
  });

  it('LOAD-99 applies a break that ended in the middle of last week, which was not planned for it', () => {
    const gone = USUAL_LOG.filter(({ date }) => date < on(-7));
    const records = [...gone, ...doneLog(PLAN).filter(({ date }) => date >= on(3))];
    const { load, daysOff } = startOfWeek(nextInputs({ records }));
    expect(daysOff).toMatchObject({ isOver: true });
    expect(load.comeback?.week).toBe(0);
  });

  it('LOAD-99 lowers the load permanently only after more than 56 days', () => {
    const { established } = PLAN.base.load;
    const gone = (days: number) => USUAL_LOG.filter(({ date }) => date < on(7 - days));
    expect(loadAfter({ records: gone(29) }).established).toBe(established);
    const long = logOf([0, 40, 40, 40, 0, 40, 80]).map((log) => ({
      ...log,
      date: log.date.replace('2026-11', '2026-09'),
    }));
    expect(loadAfter({ records: long }).established).toBeCloseTo(0.85 * established, 3);
  });

  it('restarts the season after a break of more than ten days', () => {
    expect(startOfWeek(nextInputs({ records: USUAL_LOG.filter(({ date }) => date < on(-5)) })).seasonStart).toBe(on(7));
    expect(startOfWeek(nextInputs()).seasonStart).toBe(PLAN.base.seasonStart);
  });
});

describe('upgrade of a plan from an earlier release', () => {
  const earlier = (plannedMinutes: number): EarlierWeek[] => [{ weekStart: on(-7), state: null, plannedMinutes }];

  it('LOAD-100 never jumps by more than the growth limit', () => {
    for (const minutes of [60, 120, 180]) {
      const week = makeWeek(weekInputs({ earlier: earlier(minutes), programmeStart: on(-28) }));
      expect(week.base.load.established).toBeLessThanOrEqual(Math.max(1.1 * minutes, minutes + 10));
      expect(week.base.seasonStart).toBe(on(-28));
    }
  });

  it('LOAD-100 does not raise the load to that of the earlier plan', () => {
    expect(startOfWeek(weekInputs({ earlier: earlier(500) })).load.established).toBeLessThanOrEqual(250);
  });
});

describe('after a race', () => {
  it('SEASON-55 restarts at 90 % of the load after the recovery from a half marathon, both for the profile’s race and for an earlier one', () => {
    const established = PLAN.base.load.established;
    const date = on(-1);
    const weekAfter = (own: Partial<WeekInputs>) =>
      startOfWeek(
        nextInputs({ weekStart: on(21), today: on(21), earlier: [{ ...earlierOf(PLAN), weekStart: on(14) }], ...own }),
      );
    const lastRace = { goal: 'half_marathon', date } as const;
    const { profiled } = weekInputs();
    const records = [
      ...ALL_DONE,
      ...doneLog(PLAN).map((log) => ({ ...log, date: on(14 + Number(log.date.slice(-2)) - 16) })),
    ];
    const own = { profiled: { ...profiled, raceDate: date }, records };
    expect(weekAfter({ records }).load.established).toBe(established);
    expect(weekAfter({ lastRace, records }).load.established).toBeCloseTo(0.9 * established, 3);
    expect(weekAfter(own).load.established).toBeCloseTo(0.9 * established, 3);
  });
});
