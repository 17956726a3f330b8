import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedDay } from '../records.ts';
import { currentWeek } from './current-week.ts';
import { habitNotes } from './habits.ts';
import { makeWeek } from './make-week.ts';
import { inputsWith, MONDAY, plannedWeek } from './testing/planned-week.ts';
import type { WeekDay, WeekState } from './types.ts';

const hard = (day: number, status: LoggedDay['status'], reason?: LoggedDay['reason']): LoggedDay => ({
  date: addDays(MONDAY, day),
  planType: day % 2 === 0 ? 'tempo' : 'push',
  status,
  ...(reason ? { reason } : {}),
});
const codes = (records: LoggedDay[]): string[] => habitNotes(inputsWith({ records })).map(({ code }) => code);
const SKIPS = [hard(-15, 'skipped', 'time'), hard(-8, 'skipped', 'other'), hard(-1, 'skipped')];

describe('habitNotes', () => {
  it('AHEAD-14 asks about three consecutive skipped hard sessions', () => {
    expect(habitNotes(inputsWith({ records: SKIPS }))).toEqual([{ code: 'hard_skipped', times: 3 }]);
    expect(codes(SKIPS.slice(1))).toEqual([]);
    expect(codes([...SKIPS, hard(0, 'partial')])).toEqual([]);
    expect(codes([hard(-15, 'skipped'), hard(-8, 'done'), hard(-2, 'skipped'), hard(-1, 'skipped')])).toEqual([]);
  });

  it('AHEAD-14 ignores a session skipped for pain, an easy run and an old skipped session', () => {
    expect(codes([...SKIPS, hard(0, 'skipped', 'pain')])).toEqual([]);
    expect(codes(SKIPS.map((skip) => ({ ...skip, planType: 'easy' })))).toEqual([]);
    expect(codes(SKIPS.map((skip) => ({ ...skip, date: addDays(skip.date, -42) })))).toEqual([]);
  });

  it('AHEAD-14 leaves the planned minutes and the established load as they are', () => {
    const { week, inputs } = plannedWeek();
    const asked = currentWeek(week.base, { ...inputs, records: SKIPS });
    expect(asked.notes).toContainEqual({ code: 'hard_skipped', times: 3 });
    expect(asked.base).toEqual(week.base);
    expect(asked.days.map(({ session }) => session)).toEqual(week.days.map(({ session }) => session));
  });

  it('AHEAD-15 mentions runs on three rest days within two weeks', () => {
    const last = makeWeek(inputsWith({ weekStart: addDays(MONDAY, -7), today: addDays(MONDAY, -7) }));
    const decision = { action: 'rest', reason: 'reset', isSoft: false, isWithoutRunning: false, isWithoutSpeed: false };
    const days = last.days.map((day): WeekDay => ({ ...day, session: null, decision: decision as never }));
    const earlier = [{ weekStart: addDays(MONDAY, -7), state: { ...last, days } as WeekState, plannedMinutes: 0 }];
    const ran = (day: number): LoggedDay => ({
      date: addDays(MONDAY, day),
      planType: 'rest',
      status: 'done',
      minutes: 30,
    });
    const notes = (records: LoggedDay[]) => habitNotes(inputsWith({ earlier, records }));
    expect(notes([ran(-7), ran(-5), ran(-2)])).toEqual([{ code: 'rest_day_runs', days: 3 }]);
    expect(notes([ran(-7), ran(-5), { ...ran(-2), minutes: 0 }])).toEqual([]);
    expect(notes([ran(-7), ran(-5), { ...ran(-2), status: 'skipped' }])).toEqual([]);
  });

  it('AHEAD-14 never counts more than the skipped hard sessions, in any log', () => {
    const anyLog = fc.record({
      day: fc.integer({ min: -60, max: 3 }),
      planType: fc.constantFrom('easy' as const, 'tempo' as const, 'push' as const, 'long' as const),
      status: fc.constantFrom('done' as const, 'partial' as const, 'skipped' as const),
      reason: fc.constantFrom('time' as const, 'fatigue' as const, 'pain' as const, 'other' as const),
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyLog, { selector: ({ day }) => day, maxLength: 25 }), (logs) => {
        const records = logs.map(({ day, ...log }): LoggedDay => ({ date: addDays(MONDAY, day), ...log }));
        const [note] = habitNotes(inputsWith({ records }));
        if (note?.code !== 'hard_skipped') return;
        const newest = records
          .filter(({ date, planType }) => date <= MONDAY && (planType === 'tempo' || planType === 'push'))
          .toSorted((one, other) => (one.date < other.date ? 1 : -1))
          .slice(0, note.times);
        for (const { status, reason } of newest) expect([status, reason === 'pain']).toEqual(['skipped', false]);
        expect(newest).toHaveLength(note.times);
      }),
    );
  });
});
