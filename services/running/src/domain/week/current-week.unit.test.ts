import { describe, expect, it } from 'vitest';
import type { LoggedDay } from '../records.ts';
import { makeWeek } from './make-week.ts';
import {
  ANSWERS,
  after,
  checkinOn,
  codesOf,
  doneLog,
  earlierOf,
  kindsOf,
  MONDAY,
  minutesOf,
  on,
  PLAN,
  physioOf,
  plannedOf,
  skippedOn,
  totalOf,
  USUAL_LOG,
  updateWeek,
  weekInputs,
  withLogs,
} from './testing/given-week.ts';
import type { WeekInputs, WeekState } from './types.ts';

const [MON, TUE, WED, THU, FRI, SAT, SUN] = [0, 1, 2, 3, 4, 5, 6] as const;

it('has a quality session on Wednesday and the long run on Sunday in the example', () => {
  expect(PLAN.days.map(({ session }) => session?.role ?? null)).toEqual([
    null,
    'easy',
    'quality',
    'easy',
    null,
    'easy',
    'long',
  ]);
  expect(PLAN.days[WED]?.session?.isHard).toBe(true);
});

describe('current week after a check-in', () => {
  it('PLAN-06 PLANR-67 leaves quality session and long run as planned when the score is Push', () => {
    for (const day of [WED, SUN]) {
      const week = after(day, { checkins: [checkinOn(day, ANSWERS.good)] });
      expect(minutesOf(week)).toEqual(plannedOf(PLAN));
      expect(codesOf(week).flat()).toEqual([]);
    }
  });

  it('leaves all other days unchanged', () => {
    const week = after(SAT, { checkins: [checkinOn(SAT, ANSWERS.low)] });
    expect(week.days.filter((_, day) => day !== SAT)).toEqual(after(SAT).days.filter((_, day) => day !== SAT));
    expect(minutesOf(week)[SAT]).toBeLessThan(minutesOf(PLAN)[SAT] ?? 0);
  });

  it('PLANR-73 moves the quality session once, and leaves it out when the new day is light as well', () => {
    const moved = after(WED, { checkins: [checkinOn(WED, ANSWERS.low)] });
    expect(codesOf(moved)[WED]).toEqual(['action', 'moved_away']);
    expect(moved.days[THU]?.session).toMatchObject({ kind: PLAN.days[WED]?.session?.kind, day: THU });
    const checkins = [checkinOn(WED, ANSWERS.low), checkinOn(THU, ANSWERS.low)];
    const records = withLogs(...doneLog(moved, THU));
    const again = updateWeek(moved, weekInputs({ today: on(THU), records, checkins }));
    expect(again.days.filter(({ session }) => session?.role === 'quality' && session.isHard)).toEqual([]);
    expect(
      codesOf(again)
        .flat()
        .filter((code) => code === 'moved_away'),
    ).toHaveLength(1);
  });

  it('keeps a moved session on its new day on later days', () => {
    let week = after(WED, { checkins: [checkinOn(WED, ANSWERS.low)] });
    const moved = week.days[THU];
    for (const day of [THU, FRI, SAT]) {
      const records = withLogs(...doneLog(week, day));
      week = updateWeek(week, weekInputs({ today: on(day), records, checkins: [checkinOn(WED, ANSWERS.low)] }));
      expect(week.days[THU]?.session).toEqual(moved?.session);
      expect(week.days[THU]?.changes).toEqual(moved?.changes);
    }
  });

  it('PLANR-39 leaves the quality session out when no later day is 72 hours from the long run for a runner of 50', () => {
    const runner = { age: 55 };
    const plan = makeWeek(weekInputs({}, runner));
    const day = plan.days.findIndex(({ session }) => session?.role === 'quality');
    expect(day).toBeGreaterThan(0);
    const records = withLogs(...doneLog(plan, day));
    const inputs = weekInputs({ today: on(day), records, checkins: [checkinOn(day, ANSWERS.low)] }, runner);
    const week = updateWeek(plan, inputs);
    const hard = week.days.flatMap(({ session }, index) => (session?.isHard ? [index] : []));
    for (const each of hard) for (const other of hard) expect([0, 3, 4, 5, 6]).toContain(Math.abs(each - other));
  });

  it('PLANR-76 plans no run and moves nothing on a Reset day', () => {
    const week = after(WED, { checkins: [checkinOn(WED, ANSWERS.reset)] });
    expect(week.days[WED]).toMatchObject({ session: null, strength: null, decision: { action: 'rest' } });
    expect(minutesOf(week)).toEqual(plannedOf(PLAN).map((minutes, day) => (day === WED ? 0 : minutes)));
  });

  it.each(['good', 'trim', 'low', 'reset'] as const)('PLANR-77 keeps a rest day when the answers are %s', (answers) => {
    const week = after(FRI, { checkins: [checkinOn(FRI, ANSWERS[answers])] });
    expect(week.days[FRI]).toMatchObject({ session: null, changes: [] });
    expect(minutesOf(week)).toEqual(plannedOf(PLAN));
  });

  it('PLANR-45 never changes a logged day, whatever its check-in reports later', () => {
    const log = doneLog(PLAN).filter(({ date }) => date === on(WED));
    const records = withLogs(...doneLog(PLAN, WED), ...log);
    const week = after(WED, { records, checkins: [checkinOn(WED, ANSWERS.reset)] });
    expect(week.days[WED]).toEqual(PLAN.days[WED]);
  });

  it('TREND-08 ignores check-ins older than two weeks', () => {
    const checkins = Array.from({ length: 30 }, (_, index) => checkinOn(-15 - index, ANSWERS.reset));
    expect(minutesOf(after(WED, { checkins }))).toEqual(plannedOf(PLAN));
  });

  it('WEEK-60 gives mobility instead of strength on a light day and nothing on a rest day', () => {
    const day = PLAN.base.strength.findIndex((each, index) => each !== null && index > 0);
    const strengthAfter = (answers: keyof typeof ANSWERS) =>
      after(day, { checkins: [checkinOn(day, ANSWERS[answers])] }).days[day]?.strength;
    expect(strengthAfter('good')).toEqual(PLAN.base.strength[day]);
    expect(strengthAfter('low')).toMatchObject({ id: 'M1' });
    expect(strengthAfter('reset')).toBeNull();
  });

  it('WEEK-61 stores the day’s action, score and usual range with the day', () => {
    const earlier = Array.from({ length: 20 }, (_, index) => checkinOn(-20 + index, ANSWERS.good));
    const week = after(WED, { checkins: [...earlier, checkinOn(WED, ANSWERS.good)] });
    expect(week.days[WED]).toMatchObject({ score: 7.9, decision: { action: 'plan' }, normal: { days: 20 } });
    expect(week.days[THU]).toMatchObject({ decision: null });
    expect(week.days[THU]).not.toHaveProperty('score');
  });
});

describe('long run displaced by a light Sunday', () => {
  const low = checkinOn(SUN, ANSWERS.low);
  const nextMonday = (records: LoggedDay[], checkins = [low]): WeekState => {
    const sunday = after(SUN, { checkins: [low] });
    const runner = { days: [0, 1, 2, 3, 5, 6] } as const;
    const own = { weekStart: on(7), today: on(7), records, checkins, earlier: [earlierOf(sunday)] };
    return updateWeek(null, weekInputs(own, { ...runner, days: [...runner.days], maxDaysInRow: 6 }));
  };
  const untilSunday = withLogs(...doneLog(PLAN, SUN));

  it('WEEK-62 moves to Monday when nothing was run on Sunday', () => {
    const week = nextMonday(untilSunday);
    expect(week.days[0]?.changes).toEqual([{ code: 'moved_here', from: -1 }]);
    expect(minutesOf(week)[0]).toBe(plannedOf(PLAN)[SUN]);
  });

  it('WEEK-62 does not move when a shorter run replaced it on Sunday', () => {
    const records = [...untilSunday, { date: on(SUN), planType: 'easy', status: 'done', minutes: 30 } as const];
    expect(nextMonday(records).days[0]?.changes).toEqual([]);
  });
});

describe('illness and travel', () => {
  const ill = (from: number, to: number | null) => [
    { kind: 'illness' as const, from: on(from), to: to === null ? null : on(to) },
  ];

  it('PLANR-96 plans rest while an illness lasts and on the day after it', () => {
    const checkins = [checkinOn(TUE, ANSWERS.good)];
    expect(minutesOf(after(TUE, { pauses: ill(1, null), checkins })).slice(TUE)).toEqual([0, 0, 0, 0, 0, 0]);
    const over = after(MON, { pauses: ill(-1, 1) });
    expect(minutesOf(over).slice(0, 3)).toEqual([0, 0, 0]);
    expect(over.days[WED]?.changes).toEqual([{ code: 'ill', isOver: true }]);
  });

  it('PLANR-97 follows an illness with as many easy days as there were sick days', () => {
    const week = after(MON, { pauses: ill(-3, 0) });
    expect(week.days[WED]?.session).toMatchObject({ kind: 'easy', isHard: false });
    expect(week.days[WED]?.changes).toEqual([{ code: 'after_illness', day: 1, of: 4 }]);
    expect(week.days.slice(WED, 6).every(({ session }) => !session?.isHard)).toBe(true);
    expect(minutesOf(week)[WED]).toBeLessThanOrEqual(40);
    expect(week.days[SUN]?.session?.role).toBe('long');
  });

  it('leaves days before today unchanged when an illness is reported later', () => {
    const week = after(THU, { pauses: ill(0, null) });
    expect(week.days.slice(0, THU)).toEqual(PLAN.days.slice(0, THU));
    expect(minutesOf(week).slice(THU)).toEqual([0, 0, 0, 0]);
  });

  it('plans nothing and no strength on days of travel', () => {
    const week = after(MON, { pauses: [{ kind: 'travel', from: on(1), to: on(3) }] });
    expect(minutesOf(week).slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(week.days[WED]).toMatchObject({ strength: null, changes: [{ code: 'away' }] });
  });
});

describe('skipped and partial sessions', () => {
  const withLog = (day: number, ...logs: LoggedDay[]): WeekState =>
    after(day, {
      records: withLogs(...doneLog(PLAN, Math.min(...logs.map(({ date }) => Number(date.slice(-2)) - 16))), ...logs),
    });

  it('PLANR-82 are never made up: the later days stay as planned', () => {
    const partial: LoggedDay = { date: on(WED), planType: 'tempo', status: 'partial', minutes: 20 };
    for (const log of [partial, skippedOn(WED, 'time')]) expect(withLog(WED, log).days).toEqual(PLAN.days);
  });

  it('PLANR-90 change nothing when skipped for a reason other than pain or fatigue', () => {
    expect(withLog(TUE, skippedOn(TUE, 'other')).days).toEqual(PLAN.days);
  });

  it('WEEK-63 trim the next day and the next quality session when skipped for fatigue', () => {
    const week = after(WED, { records: withLogs(skippedOn(TUE, 'fatigue')) });
    expect(week.days[WED]?.decision).toMatchObject({ action: 'trim' });
    expect(minutesOf(week)[WED]).toBeLessThanOrEqual(plannedOf(PLAN)[WED] ?? 0);
    expect(week.days[WED]?.session?.reps ?? 0).toBeLessThan(PLAN.days[WED]?.session?.reps ?? 0);
    const ahead = withLog(TUE, skippedOn(TUE, 'fatigue'));
    expect(codesOf(ahead)[WED]).toEqual(['fatigue_skip']);
  });

  it('WEEK-63 affect the next week as well, unless a check-in requires an even shorter session', () => {
    const sunday = withLogs(...doneLog(PLAN, SUN), skippedOn(-1, 'fatigue')).filter(
      ({ date, status }) => date !== on(-1) || status === 'skipped',
    );
    expect(codesOf(makeWeek(weekInputs({ records: sunday.filter(({ date }) => date < MONDAY) })))[WED]).toEqual([
      'fatigue_skip',
    ]);
    const week = after(WED, {
      records: withLogs(skippedOn(TUE, 'fatigue')),
      checkins: [checkinOn(WED, ANSWERS.reset)],
    });
    expect(week.days[WED]?.session).toBeNull();
  });

  it('PLANR-87 make the next run easy when skipped for pain, and nothing hard until two check-ins report pain of 2 or less', () => {
    const records = withLogs(skippedOn(TUE, 'pain'));
    const week = after(TUE, { records });
    expect(week.days[WED]?.session).toMatchObject({ kind: 'easy', isHard: false });
    expect(minutesOf(week)[WED]).toBeLessThanOrEqual(40);
    expect(week.days.some(({ session }, day) => day > TUE && session?.isHard)).toBe(false);
    const calm = [checkinOn(WED, ANSWERS.good), checkinOn(THU, ANSWERS.good)];
    const kept = [...records, ...doneLog(week, FRI).filter(({ date }) => date > on(TUE))];
    expect(updateWeek(week, weekInputs({ today: on(FRI), records: kept, checkins: calm })).days[SUN]?.session).toEqual(
      PLAN.days[SUN]?.session,
    );
    const once = updateWeek(week, weekInputs({ today: on(FRI), records: kept, checkins: calm.slice(1) }));
    expect(once.days[SUN]?.session?.isHard).toBe(false);
    const physio = physioOf(
      { level: 'clear' },
      { checkins: [{ date: on(WED), pain: 1, flags: [], worsening: false }] },
    );
    const both = updateWeek(week, weekInputs({ today: on(FRI), records: kept, checkins: calm.slice(1), physio }));
    expect(both.days[SUN]?.session?.isHard).toBe(true);
  });

  it('PLANR-89 stop the plan when two runs are skipped for pain within seven days', () => {
    const week = after(WED, { records: withLogs(skippedOn(TUE, 'pain'), skippedOn(WED, 'pain')) });
    expect(minutesOf(week).slice(THU)).toEqual([0, 0, 0, 0]);
    expect(week.notes).toEqual([{ code: 'pain_stop' }]);
  });

  it('PLANR-89 do not stop the plan when they are further apart or the physio coach has taken over', () => {
    const apart = withLogs(skippedOn(-10, 'pain'), skippedOn(-3, 'pain'));
    expect(totalOf(minutesOf(makeWeek(weekInputs({ records: apart }))))).toBeGreaterThan(0);
    const records = withLogs(skippedOn(TUE, 'pain'), skippedOn(WED, 'pain'));
    expect(minutesOf(after(WED, { records, physio: physioOf({ level: 'clear' }) }))[SUN]).toBeGreaterThan(0);
  });
});

describe('race day', () => {
  const race = (own: Partial<WeekInputs> = {}): WeekState => {
    const { profiled } = weekInputs({}, { goal: '10k' });
    const earlier = makeWeek(
      weekInputs({ weekStart: on(-14), today: on(-14), records: USUAL_LOG.filter(({ date }) => date < on(-14)) }),
    );
    return makeWeek(
      weekInputs({
        today: on(THU),
        programmeStart: on(-56),
        profiled: { ...profiled, raceDate: on(THU) },
        earlier: [earlierOf(earlier)],
        kept: new Map(),
        ...own,
      }),
    );
  };

  it.each(['good', 'trim', 'low'] as const)('stays as planned when the answers are %s', (answers) => {
    const day = race({ checkins: [checkinOn(THU, ANSWERS[answers])] }).days[THU];
    expect(day).toMatchObject({ session: { kind: 'race' }, changes: [] });
  });

  it.each<[string, Partial<WeekInputs>]>([
    ['the day is Reset', { checkins: [checkinOn(THU, ANSWERS.reset)] }],
    ['pain is 7', { checkins: [checkinOn(THU, { ...ANSWERS.good, pain: 7 })] }],
    ['the gate is stop', { physio: physioOf({ level: 'stop' }) }],
    ['a safety hold forbids training', { isClosedToday: true }],
  ])('has no running when %s', (_, own) => {
    expect(race(own).days[THU]?.session).toBeNull();
  });

  it('stays when the runner travels to it', () => {
    const pauses = [{ kind: 'travel' as const, from: on(WED), to: on(FRI) }];
    expect(kindsOf(race({ pauses }))[THU]).toBe('race');
  });

  it('is followed by days without a hard session', () => {
    for (const { session } of race().days.slice(FRI)) expect(session?.isHard ?? false).toBe(false);
  });
});
