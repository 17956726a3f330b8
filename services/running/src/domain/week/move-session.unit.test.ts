import { addDays, daysBetween } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedDay, PhysioState } from '../records.ts';
import type { DaySession } from '../training/choose-sessions.ts';
import { hardDayGap } from '../training/runner.ts';
import { mostDaysInRow } from '../training/running-days.ts';
import { checkinWith } from '../training/testing/checkins.ts';
import type { Weekday } from '../training/types.ts';
import { currentWeek } from './current-week.ts';
import { type MoveContext, moveSession } from './move-session.ts';
import { CRUISE, inputsWith, MONDAY, plannedWeek, SESSIONS, sessionOn, weekWith } from './testing/planned-week.ts';
import type { WeekBase, WeekInputs } from './types.ts';

const TUE = 1;
const WED = 2;
const THU = 3;
const FRI = 4;
const SAT = 5;
const SUN = 6;

type Given = ReturnType<typeof weekWith> & { next?: MoveContext['next'] };

const move = ({ week, inputs, next = null }: Given, from: Weekday, to: Weekday) =>
  moveSession(week, from, to, { inputs, next });
const refusal = (given: Given, from: Weekday, to: Weekday) => {
  const result = move(given, from, to);
  return 'refused' in result ? result.refused : null;
};
const moved = (given: Given, from: Weekday, to: Weekday): WeekBase => {
  const result = move(given, from, to);
  if ('refused' in result) throw new Error(`refused: ${result.refused.code}`);
  return result.base;
};
const after = ({ inputs, next }: Given, base: WeekBase): Given => ({
  week: currentWeek(base, { ...inputs, base }),
  inputs: { ...inputs, base },
  ...(next === undefined ? {} : { next }),
});
const kinds = ({ sessions }: WeekBase): (string | null)[] => sessions.map((session) => session?.kind ?? null);
const log = (day: number, own: Partial<LoggedDay> = {}): LoggedDay => ({
  date: addDays(MONDAY, day),
  planType: 'easy',
  status: 'done',
  minutes: 40,
  ...own,
});

describe('moveSession', () => {
  it('moves a session to a free day and leaves its planned day free', () => {
    const base = moved(weekWith(), WED, FRI);
    expect(kinds(base)).toEqual([null, 'easy', null, 'easy', 'cruise', 'easy', 'long']);
    expect(base.sessions[FRI]).toEqual({ ...SESSIONS[WED], day: FRI });
    expect(base.moves).toEqual([{ from: WED, to: FRI }]);
  });

  it('exchanges the session with an easy run on the target day', () => {
    const result = move(weekWith(), WED, THU);
    expect(result).toMatchObject({ tradesPlaces: true });
    expect(kinds(moved(weekWith(), WED, THU))).toEqual([null, 'easy', 'easy', 'cruise', null, 'easy', 'long']);
  });

  it('restores the week exactly when the session is moved back', () => {
    for (const to of [THU, FRI] as const) {
      const given = weekWith();
      const there = after(given, moved(given, WED, to));
      expect(moved(there, to, WED)).toEqual(given.week.base);
    }
  });

  it('restores a week that breaks a rule itself when a session is moved back', () => {
    const sessions = SESSIONS.map((session, day) =>
      day === SAT ? sessionOn(SAT, CRUISE) : day === WED ? null : session,
    );
    const given = weekWith({}, { sessions });
    const there = after(given, moved(given, SAT, WED));
    expect(moved(there, WED, SAT)).toEqual(given.week.base);
  });

  it('changes nothing when the same move is repeated', () => {
    const given = weekWith();
    const there = after(given, moved(given, WED, THU));
    expect(moved(there, WED, THU)).toEqual(there.week.base);
    expect(moved(given, WED, WED)).toEqual(given.week.base);
  });

  it('keeps the moved session when the week is adapted to a later check-in', () => {
    const given = weekWith();
    const base = moved(given, WED, FRI);
    const checkin = {
      ...checkinWith({ sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 8 }),
      recommendation: 'Push',
    };
    const inputs = inputsWith(
      { today: addDays(MONDAY, TUE), checkins: [{ date: addDays(MONDAY, TUE), ...checkin } as never] },
      given.inputs.profiled.runner,
      given.week,
    );
    expect(currentWeek(base, inputs).days[FRI]).toMatchObject({ session: { kind: 'cruise' }, changes: [] });
  });

  it('moves the runner’s own cut of the day along with the session', () => {
    const own = { cuts: [{ day: WED, kind: 'easier' }], isEasierWeek: false, isRepeated: false } as const;
    const base = moved(weekWith({}, { base: { own } }), WED, FRI);
    expect(base.own?.cuts).toEqual([{ day: FRI, kind: 'easier' }]);
  });

  it('moves strength with the runs and keeps the number of strength sessions', () => {
    const { week, inputs } = plannedWeek({}, { days: [0, 1, 2, 3, 4, 5, 6], hours: 6 });
    const from = week.base.sessions.findIndex((session) => session?.role === 'quality') as Weekday;
    const to = ([0, 1, 2, 3, 4, 5, 6] as const).find(
      (day) => day !== from && refusal({ week, inputs }, from, day) === null,
    );
    expect(to).toBeDefined();
    const base = moved({ week, inputs }, from, to as Weekday);
    const ids = ({ strength }: WeekBase) => strength.flatMap((each) => (each ? [each.id] : [])).toSorted();
    expect(ids(base)).toEqual(ids(week.base));
    for (const [day, strength] of base.strength.entries()) if (strength) expect(base.sessions[day]).not.toBeNull();
  });
});

describe('moveSession rejects', () => {
  it('a hard session on the day before another one, and suggests a day that works', () => {
    expect(refusal(weekWith(), WED, SAT)).toEqual({ code: 'hard_beside_hard', day: TUE });
    expect(refusal(weekWith({ records: [log(TUE)] }), WED, SAT)).toEqual({ code: 'hard_beside_hard', day: THU });
  });

  it('a hard session within 72 hours of another one from age 50', () => {
    const given = weekWith({}, { runner: { age: 55, maxDaysInRow: 6 } });
    expect(refusal(given, WED, FRI)?.code).toBe('hard_beside_hard');
    expect(refusal(given, WED, THU)).toBeNull();
  });

  it('a hard session too close to a hard day of last week', () => {
    const long = log(-1, { planType: 'long', minutes: 100 });
    expect(refusal(weekWith({ records: [long] }), WED, TUE)).toBeNull();
    expect(refusal(weekWith({ records: [long] }, { runner: { age: 55 } }), WED, TUE)?.code).toBe('hard_beside_hard');
    expect(
      refusal(weekWith({ records: [{ ...long, status: 'skipped' }] }, { runner: { age: 55 } }), WED, TUE),
    ).toBeNull();
  });

  it('a hard session too close to a hard day of the stored next week', () => {
    const sessions = SESSIONS.map((session, day) => (day === SUN ? null : session));
    const hard = sessionOn(0, CRUISE);
    const next = { days: [{ date: addDays(MONDAY, 7), session: hard, strength: null, changes: [], decision: null }] };
    expect(refusal({ ...weekWith({}, { sessions }), next: { days: [] } }, WED, SUN)).toBeNull();
    expect(refusal({ ...weekWith({}, { sessions }), next }, WED, SUN)?.code).toBe('hard_beside_hard');
  });

  it('more consecutive days than the runner’s maximum, even across two weeks', () => {
    const sessions = SESSIONS.map((session, day) => (day === THU ? null : session));
    const given = weekWith({}, { sessions, runner: { maxDaysInRow: 2 } });
    expect(refusal(given, SAT, THU)?.code).toBe('too_many_in_row');
    expect(refusal(given, SAT, FRI)).toBeNull();
    const records = [log(-1), log(-2)];
    const two = sessions.map((session, day) => (day === WED ? null : session));
    const bordered = weekWith({ records }, { sessions: two, runner: { maxDaysInRow: 2, days: [0, 1, 2, 3, 4, 5, 6] } });
    expect(refusal(bordered, SAT, 0)?.code).toBe('too_many_in_row');
  });

  it('a key session on the target day', () => {
    expect(refusal(weekWith(), TUE, WED)?.code).toBe('two_on_one_day');
    expect(refusal(weekWith(), WED, SUN)?.code).toBe('two_on_one_day');
  });

  it('a day that is not available, a rest day to move, and past or logged days', () => {
    expect(refusal(weekWith(), TUE, 0)?.code).toBe('unavailable');
    expect(refusal(weekWith(), FRI, WED)?.code).toBe('no_session');
    const later = weekWith({ today: addDays(MONDAY, WED) });
    expect(refusal(later, TUE, FRI)?.code).toBe('day_done');
    expect(refusal(later, THU, TUE)?.code).toBe('day_done');
    const logged = weekWith({ records: [log(FRI)] });
    expect(refusal(logged, WED, FRI)?.code).toBe('day_done');
    expect(refusal(logged, FRI, THU)?.code).toBe('day_done');
  });

  it('a paused day and the day after an illness', () => {
    const away = weekWith({ pauses: [{ kind: 'travel', from: addDays(MONDAY, FRI), to: addDays(MONDAY, FRI) }] });
    expect(refusal(away, WED, FRI)?.code).toBe('paused');
    expect(refusal(away, WED, THU)).toBeNull();
    const ill = weekWith({ pauses: [{ kind: 'illness', from: MONDAY, to: addDays(MONDAY, WED) }] });
    expect(refusal(ill, SAT, THU)?.code).toBe('paused');
  });

  it('any move while the ladder determines the days or running is blocked', () => {
    const gate = {
      stage: 2,
      intervals: '8 x (1/2)',
      minutes: 34,
      handedOver: true,
      ladderFinished: false,
      finishedOn: null,
      reason: '',
      phase: 2,
    };
    const physio = (level: 'ladder' | 'walk' | 'stop'): PhysioState => ({
      area: 'knee',
      status: 'active',
      restricted: true,
      gate: { ...gate, level },
      checkins: [],
    });
    expect(refusal(weekWith({ physio: physio('ladder') }), WED, FRI)?.code).toBe('ladder');
    for (const level of ['walk', 'stop'] as const)
      expect(refusal(weekWith({ physio: physio(level) }), WED, FRI)?.code).toBe('closed');
    const closed = weekWith({ isClosedToday: true, today: addDays(MONDAY, WED) });
    expect(refusal(closed, WED, FRI)?.code).toBe('closed');
    expect(refusal(closed, SAT, FRI)).toBeNull();
  });

  it('a race, a day after it, and hard running in the last three days before it', () => {
    const sessions = SESSIONS.map((session, day) =>
      day === SAT ? sessionOn(SAT, { kind: 'race', role: 'fixed', isHard: true }) : day === SUN ? null : session,
    );
    const race = { goal: '10k', date: addDays(MONDAY, SAT) } as const;
    const given = weekWith({}, { sessions, base: { race } });
    expect(refusal(given, SAT, FRI)?.code).toBe('race_day');
    expect(refusal(given, TUE, SAT)?.code).toBe('race_day');
    expect(refusal(given, TUE, SUN)?.code).toBe('race_day');
    expect(refusal(given, WED, FRI)?.code).toBe('near_race');
    expect(refusal(given, TUE, FRI)).toBeNull();
  });

  it('a day to which the app has moved a session', () => {
    const given = weekWith();
    const days = given.week.days.map((day, index) =>
      index === SAT ? { ...day, changes: [{ code: 'moved_here', from: WED } as const] } : day,
    );
    expect(refusal({ ...given, week: { ...given.week, days } }, SAT, FRI)?.code).toBe('already_moved');
  });

  it('two couch-to-5K sessions on neighbouring days', () => {
    const runwalk = { kind: 'runwalk', minutes: 30, reps: 8, runWalk: { run: 60, walk: 90 } } as const;
    const sessions = [null, sessionOn(1, runwalk), null, sessionOn(3, runwalk), null, null, sessionOn(6, runwalk)];
    const couch = { unit: 1, sessions: [] } as unknown as WeekBase['couch'];
    const given = weekWith({}, { sessions, base: { couch }, runner: { level: 'Beginner' } });
    expect(refusal(given, TUE, WED)?.code).toBe('too_many_in_row');
    expect(refusal(given, THU, FRI)).toBeNull();
  });
});

/** Weeks of random runners, some with last week's runs. */
const anyWeek = fc
  .record({
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6] as const, { minLength: 3 }),
    level: fc.constantFrom('Beginner', 'Intermediate', 'Advanced'),
    age: fc.constantFrom(25, 45, 55, 63),
    hours: fc.integer({ min: 3, max: 9 }),
    goal: fc.constantFrom('5k', '10k', 'half_marathon', 'fitness'),
    today: fc.integer({ min: 0, max: 6 }),
    hard: fc.subarray([-1, -2, -3], { minLength: 0 }),
    usual: fc.integer({ min: 90, max: 400 }),
  })
  .map(({ today, hard, usual, ...runner }) => {
    const records = hard.map((day) => log(day, { planType: 'long', minutes: 60 }));
    const own: Partial<WeekInputs> = {
      records,
      background: { ...inputsWith().background, usualWeekMinutes: usual },
    };
    const { week } = plannedWeek(own, runner as never);
    const inputs = inputsWith({ ...own, today: addDays(MONDAY, today) }, runner as never, week);
    return { week: currentWeek(week.base, inputs), inputs };
  });

const longestSeries = (days: readonly number[]): number =>
  Math.max(...days.map((day) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].findIndex((offset) => !days.includes(day + offset))));

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const anyDay = fc.constantFrom(...WEEKDAYS);

const sessionsOf = ({ sessions }: WeekBase): DaySession[] => sessions.flatMap((session) => (session ? [session] : []));
const withoutDays = (sessions: readonly DaySession[]): string[] =>
  sessions.map(({ day: _, ...rest }) => JSON.stringify(rest)).toSorted();

describe('moveSession for any week', () => {
  it('keeps every rule of the week builder when it moves a session, and can be undone', () => {
    let count = 0;
    fc.assert(
      fc.property(anyWeek, (given) => {
        for (const from of WEEKDAYS) for (const to of WEEKDAYS) if (from !== to) checkMove(given, from, to);
      }),
      { numRuns: 60 },
    );
    expect(count).toBeGreaterThan(0);

    function checkMove(given: Given, from: Weekday, to: Weekday): void {
      const result = move(given, from, to);
      if ('refused' in result) return;
      count += 1;
      const before = given.week.base;
      const { base } = result;
      const { runner } = given.inputs.profiled;
      expect(withoutDays(sessionsOf(base))).toEqual(withoutDays(sessionsOf(before)));
      for (const [day, session] of base.sessions.entries()) if (session) expect(session.day).toBe(day);
      expect(runner.days).toContain(to);
      expect(from).toBeGreaterThanOrEqual((new Date(given.inputs.today).getUTCDay() + 6) % 7);
      // The following week keeps its own days, so only the days of this week and the one before are included.
      const ran = given.inputs.records.map(({ date }) => daysBetween(MONDAY, date));
      const row = (each: WeekBase) => longestSeries([...ran, ...sessionsOf(each).map(({ day }) => day)]);
      expect(row(base)).toBeLessThanOrEqual(Math.max(mostDaysInRow(runner), row(before)));
      const session = base.sessions[to];
      for (const other of sessionsOf(base)) {
        // A past day is treated as it was run, which can be easier than planned.
        const done = given.inputs.kept.get(other.day);
        const isHard = done ? done.session?.isHard : other.isHard;
        if (other.day === to || !session?.isHard || !isHard) continue;
        expect(Math.abs(other.day - to)).toBeGreaterThanOrEqual(hardDayGap(runner));
      }
      expect(moved(after(given, base), to, from)).toEqual(before);
    }
  });

  it('never changes the week of a rejected move and always returns a reason', () => {
    fc.assert(
      fc.property(anyWeek, anyDay, anyDay, (given, from, to) => {
        const copy = structuredClone(given.week.base);
        move(given, from, to);
        expect(given.week.base).toEqual(copy);
      }),
      { numRuns: 100 },
    );
  });
});
