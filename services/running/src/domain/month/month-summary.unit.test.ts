import { addDays, daysOfMonth } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stopDays } from '../moments/stop-days.ts';
import { checkinOn, logOn, planned, randomInputs, TODAY } from '../moments/testing/given-moments.ts';
import { type MonthInputs, monthSummary } from './month-summary.ts';

const given = (change: Partial<MonthInputs> = {}): MonthInputs => ({
  month: '2026-11',
  today: TODAY,
  startedOn: '2026-10-05',
  logs: [],
  checkins: [],
  weeks: [],
  pauses: [],
  physio: null,
  ...change,
});

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}`;
const codes = (inputs: MonthInputs): string[] => monthSummary(inputs).facts.map(({ code }) => code);
/** Mondays of the weeks with days in November 2026. */
const MONDAYS = ['2026-10-26', day(2), day(9), day(16), day(23), day(30)];
const PLANS = MONDAYS.map((monday) => planned(monday, { 1: 30, 3: 40, 6: 60 }));

describe('MOMENT-10 numbers of a month', () => {
  it('count runs and minutes, and the days with a check-in, a run, a planned rest day or a pause', () => {
    const month = monthSummary(
      given({
        weeks: PLANS,
        logs: [logOn(day(3)), logOn(day(5), { status: 'partial', minutes: 12 }), logOn(day(8), { status: 'skipped' })],
        checkins: [checkinOn(day(8)), checkinOn(TODAY)],
        pauses: [{ kind: 'travel', from: day(10), to: day(12) }],
      }),
    );
    // Of 20 days: run on 3 and 5, check-in on 8 and 20, pause from 10 to 12, and 11 rest days; not 1, 15, 17, 19.
    expect(month).toMatchObject({ month: '2026-11', state: 'current', hasData: true, runs: 2, minutes: 42 });
    expect(month.steady).toEqual({ days: 16, of: 20 });
    expect(month.first).toBe('2026-10');
    expect(month.weeks.map(({ of }) => of)).toEqual([1, 7, 7, 5]);
  });

  it('start with the runner’s first day, and include today only once it is steady', () => {
    const inputs = given({ startedOn: day(17), checkins: [checkinOn(day(18))] });
    expect(monthSummary(inputs).steady).toEqual({ days: 1, of: 3 });
    const checkedIn = { ...inputs, checkins: [...inputs.checkins, checkinOn(TODAY)] };
    expect(monthSummary(checkedIn).steady).toEqual({ days: 2, of: 4 });
  });

  it.each([
    ['a month ahead', { month: '2026-12' }, 'future'],
    ['a month before the first day', { month: '2026-09' }, 'past'],
    ['a month without runs and check-ins', { month: '2026-10' }, 'past'],
    ['a runner without data', { startedOn: null }, 'current'],
  ])('include no facts for %s', (_case, change, state) => {
    expect(monthSummary(given(change))).toMatchObject({ state, hasData: false, facts: [], best: null, runs: 0 });
  });

  it('name the steadiest week as the best, and never one with a run on a day of pain', () => {
    const logs = [day(10), day(12), day(15), day(17), day(19)].map((date) => logOn(date));
    const inputs = given({
      weeks: PLANS,
      logs,
      checkins: [9, 10, 11, 12, 13, 14, 15].map((each) => checkinOn(day(each))),
    });
    expect(monthSummary(inputs).best).toMatchObject({ weekStart: day(9), runs: 3, minutes: 90, steady: 7, of: 7 });
    const painful = { ...inputs, checkins: [...inputs.checkins.slice(1), checkinOn(day(10), { pain: 5 })] };
    expect(monthSummary(painful).best).toMatchObject({ weekStart: day(16) });
  });
});

describe('MOMENT-11 facts of a month', () => {
  const kept = given({ weeks: PLANS, logs: [3, 5, 8, 10, 12, 15, 17, 19].map((each) => logOn(day(each))) });

  it('describe how steady the month was', () => {
    expect(monthSummary({ ...kept, startedOn: day(2) }).facts[0]).toEqual({ code: 'steady_all', days: 19 });
    expect(codes(kept)[0]).toBe('steady_most');
    expect(codes(given({ checkins: [checkinOn(day(3))] }))[0]).toBe('steady_some');
  });

  it('describe how much of the plan was done, without stop days and pauses', () => {
    expect(monthSummary({ ...kept, startedOn: day(2) }).facts[1]).toEqual({ code: 'plan_all', done: 8 });
    const missed = { ...kept, startedOn: day(2), logs: kept.logs.slice(1) };
    expect(monthSummary(missed).facts[1]).toEqual({ code: 'plan_part', done: 7, planned: 8 });
    expect(monthSummary({ ...missed, checkins: [checkinOn(day(3), { pain: 6 })] }).facts[1]?.code).toBe('plan_all');
    expect(codes({ ...kept, logs: [], checkins: [checkinOn(day(3))] })[1]).toBe('plan_none');
    expect(codes(given({ logs: [logOn(day(3))] }))[1]).toBe('runs_free');
    expect(codes(given({ checkins: [checkinOn(day(3))] }))).toEqual(['steady_some', 'checked_in', 'no_runs']);
  });

  it('put stop days and pauses before numbers about training', () => {
    expect(codes(kept)[2]).toBe('longest');
    const pauses = [{ kind: 'illness' as const, from: day(13), to: day(14) }];
    expect(codes({ ...kept, pauses })[2]).toBe('paused');
    const checkins = [checkinOn(day(13), { pain: 6 })];
    expect(monthSummary({ ...kept, pauses, checkins }).facts[2]).toEqual({ code: 'held_back', days: 1, of: 1 });
    const long = kept.logs.map((log) => ({ ...log, minutes: 90 }));
    expect(monthSummary({ ...kept, logs: long }).facts[2]).toEqual({ code: 'rested', days: 11 });
  });
});

describe('MOMENT-64 stop days', () => {
  const stops = [1, 3, 5, 7, 9, 11].map((each) => checkinOn(day(each), { pain: 7, recommendation: 'Reset' }));

  it('are counted with and without a run', () => {
    const logs = [1, 3, 5, 7, 9].map((each) => logOn(day(each)));
    const { facts } = monthSummary(given({ checkins: stops, logs }));
    expect(facts[2]).toEqual({ code: 'held_back', days: 1, of: 6 });
  });

  it('include today only after it is over', () => {
    const inputs = given({ checkins: stops.slice(0, 1), today: day(1) });
    expect(codes(inputs)).not.toContain('held_back');
    expect(monthSummary({ ...inputs, today: day(2) }).facts[2]).toEqual({ code: 'held_back', days: 1, of: 1 });
  });
});

describe('MOMENT-65 pauses', () => {
  const pauses = [{ kind: 'travel' as const, from: day(12), to: day(18) }];
  const runs = (...days: number[]) =>
    days.map((each) => logOn(day(each), { minutes: 60, plannedMinutes: each === 12 ? 60 : null }));

  it('count as rest on the days without a run', () => {
    const every = monthSummary(given({ pauses, logs: runs(12, 13, 14, 15, 16, 17, 18) }));
    expect(every.facts[2]?.code).toBe('longest');
    expect(every.facts[0]).toEqual({ code: 'steady_some', days: 7, of: 19 });
    const some = monthSummary(given({ pauses, logs: runs(13, 15, 17) }));
    expect(some.facts[2]).toEqual({ code: 'paused', days: 4, of: 7 });
    expect(some.facts[0]).toEqual({ code: 'steady_some', days: 7, of: 19, paused: 4 });
  });

  it('are mentioned as the reason for steady days', () => {
    const ill = [{ kind: 'illness' as const, from: day(1), to: null }];
    const { facts } = monthSummary(given({ pauses: ill, checkins: [checkinOn(day(1))] }));
    expect(facts[0]).toEqual({ code: 'steady_all', days: 20, paused: 19 });
  });
});

describe('MOMENT-66 sessions as planned', () => {
  it('include the longest run that was done as planned, and the number of sessions done in part', () => {
    const weeks = [planned(day(2), { 0: 60, 2: 60, 4: 40 })];
    const run = (date: number, minutes: number, plannedMinutes: number, status: 'done' | 'partial' = 'done') =>
      logOn(day(date), { minutes, plannedMinutes, status });
    const logs = [run(2, 150, 60), run(4, 20, 60, 'partial')];
    const inputs = given({ startedOn: day(2), today: day(8), weeks, logs });
    expect(monthSummary(inputs).facts.slice(1)).toEqual([
      { code: 'plan_part', done: 2, planned: 3, partly: 1 },
      { code: 'rested', days: 4 },
    ]);
    expect(monthSummary({ ...inputs, logs: [...logs, run(6, 40, 40)] }).facts.slice(1)).toEqual([
      { code: 'plan_all', done: 3, partly: 1 },
      { code: 'longest', minutes: 40, date: day(6) },
    ]);
  });
});

describe('MOMENT-68 a month whose physio check-ins are no longer kept', () => {
  const inputs = given({ weeks: PLANS, logs: [3, 5, 8].map((each) => logOn(day(each))) });
  const physio = (from: string | null, dates: string[]) => ({ checkins: [], earlierStops: { from, dates } });

  it('uses their stored stop days', () => {
    expect(monthSummary(inputs).best?.weekStart).toBe(day(2));
    const marked = monthSummary({ ...inputs, physio: physio(null, [day(3), day(6)]) });
    expect(marked.best?.weekStart).not.toBe(day(2));
    expect(marked.facts[2]).toEqual({ code: 'held_back', days: 1, of: 2 });
  });

  it('has no best week and no longest run if an earlier release dropped them without storing their stop days', () => {
    const unknown = monthSummary({ ...inputs, physio: physio(day(10), []) });
    expect([unknown.best, unknown.facts[2]?.code]).toEqual([null, 'rested']);
    expect(monthSummary({ ...inputs, physio: physio(day(1), []) })).toEqual(monthSummary(inputs));
  });
});

describe('MOMENT-12 month of a random runner', () => {
  const randomMonth = fc
    .record({ inputs: randomInputs, month: fc.constantFrom('2026-10', '2026-11') })
    .map(({ inputs, month }): MonthInputs => {
      const { from, to } = daysOfMonth(month);
      const inMonth = ({ date }: { date: string }): boolean => from <= date && date <= to;
      return given({
        ...inputs,
        month,
        startedOn: addDays(TODAY, -45),
        logs: inputs.logs.filter(inMonth),
        checkins: inputs.checkins.filter(inMonth),
      });
    });

  it('has three facts with different codes if there is data, and whole numbers', () => {
    fc.assert(
      fc.property(randomMonth, (inputs) => {
        const month = monthSummary(inputs);
        expect(new Set(month.facts.map(({ code }) => code)).size).toBe(month.hasData ? 3 : 0);
        expect(month.steady.days).toBeLessThanOrEqual(month.steady.of);
        expect(month.weeks.reduce((sum, { runs }) => sum + runs, 0)).toBe(month.runs);
        for (const fact of month.facts)
          for (const value of Object.values(fact))
            if (typeof value === 'number') expect(Number.isInteger(value)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('treats rest like a run: no run on a rest day makes a month steadier or a week better', () => {
    fc.assert(
      fc.property(randomMonth, fc.nat(), (inputs, at) => {
        const { from, to } = daysOfMonth(inputs.month);
        const stops = stopDays(inputs);
        const rest = inputs.weeks
          .flatMap(({ days }) => days)
          .filter(({ date, minutes }) => minutes === 0 && from <= date && date <= to && date < TODAY)
          .filter(({ date }) => !inputs.logs.some((log) => log.date === date))
          .filter(({ date }) => !stops.has(date));
        const chosen = rest[at % Math.max(1, rest.length)];
        if (!chosen) return;
        const without = monthSummary(inputs);
        const extra = monthSummary({ ...inputs, logs: [...inputs.logs, logOn(chosen.date, { plannedMinutes: 0 })] });
        expect(extra.steady).toEqual(without.steady);
        expect(extra.best?.weekStart).toBe(without.best?.weekStart);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never shows a run on a day of pain as the longest, nor its week as the best', () => {
    fc.assert(
      fc.property(randomMonth, (inputs) => {
        const checkins = inputs.logs.map(({ date }) => checkinOn(date, { pain: 8 }));
        const { facts, best } = monthSummary({ ...inputs, checkins });
        expect(best).toBeNull();
        expect(facts.some(({ code }) => code === 'longest')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
