import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DaySession } from '../training/choose-sessions.ts';
import { hardDayGap, mostOtherRun } from '../training/runner.ts';
import type { Weekday } from '../training/types.ts';
import { currentWeek } from './current-week.ts';
import { moveSession } from './move-session.ts';
import { CRUISE, inputsWith, LONG, MONDAY, plannedWeek, sessionOn, weekWith } from './testing/planned-week.ts';
import type { WeekBase } from './types.ts';

const TUE = 1;
const WED = 2;
const THU = 3;
const FRI = 4;
const SAT = 5;
const SUN = 6;
const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

type Given = ReturnType<typeof weekWith>;

/** Easy on Tuesday, hard on Thursday: the long run on Sunday is far enough from both. */
const WEEK = [null, sessionOn(TUE), null, sessionOn(THU, CRUISE), null, null, sessionOn(SUN, LONG)];
const given = (sessions: (DaySession | null)[] = WEEK, age = 35): Given =>
  weekWith({}, { sessions, runner: { days: [1, 2, 3, 4, 5, 6], age } });

const move = ({ week, inputs }: Given, from: Weekday, to: Weekday, acceptsSwap = false) =>
  moveSession(week, from, to, { inputs, next: { days: [] } }, { acceptsSwap });
const refusal = (week: Given, from: Weekday, to: Weekday) => {
  const result = move(week, from, to);
  return 'refused' in result ? result.refused : null;
};
const swapped = (week: Given, from: Weekday, to: Weekday): WeekBase => {
  const result = move(week, from, to, true);
  if ('refused' in result) throw new Error(`refused: ${result.refused.code}`);
  return result.base;
};
const after = ({ inputs }: Given, base: WeekBase): Given => ({
  week: currentWeek(base, { ...inputs, base }),
  inputs: { ...inputs, base },
});
const kinds = ({ sessions }: WeekBase): (string | null)[] => sessions.map((session) => session?.kind ?? null);

describe('a long run on the day before a quality session', () => {
  it('AHEAD-06 is rejected, with an offer to move the quality session to the first day that keeps all rules', () => {
    expect(refusal(given(), SUN, WED)).toMatchObject({ code: 'hard_beside_hard', swap: { day: THU, to: FRI } });
    expect(kinds(swapped(given(), SUN, WED))).toEqual([null, 'easy', 'long', null, 'cruise', null, null]);
  });

  it('AHEAD-06 is rejected, with the offer of an easy run if no other day fits', () => {
    const sessions = [null, null, null, null, null, sessionOn(SAT, CRUISE), sessionOn(SUN, LONG)];
    const week = weekWith({}, { sessions, runner: { days: [FRI, SAT, SUN], age: 55, maxDaysInRow: 3 } });
    expect(refusal(week, SUN, FRI)).toMatchObject({ code: 'hard_beside_hard', swap: { day: SAT, to: null } });
    const base = swapped(week, SUN, FRI);
    expect(kinds(base)).toEqual([null, null, null, null, 'long', 'easy', null]);
    // The day after the long run has at most 40 easy minutes at the level Intermediate.
    expect(base.sessions[SAT]).toEqual({ kind: 'easy', minutes: 40, day: SAT, role: 'easy', isHard: false });
  });

  it('AHEAD-07 restores the week when it is undone from either of its days, and changes nothing when repeated', () => {
    const start = given();
    const there = after(start, swapped(start, SUN, WED));
    expect(swapped(there, SUN, WED)).toEqual(there.week.base);
    expect(move(there, WED, SUN)).toMatchObject({ base: start.week.base });
    expect(move(there, FRI, THU)).toMatchObject({ base: start.week.base });
  });

  it('AHEAD-07 cannot be undone when a day of the swap is over', () => {
    const start = given();
    const { week, inputs } = after(start, swapped(start, SUN, WED));
    const later = inputsWith({ ...inputs, today: addDays(MONDAY, THU) }, inputs.profiled.runner, week);
    expect(refusal({ week, inputs: later }, WED, SUN)).toMatchObject({ code: 'day_done' });
  });

  it('AHEAD-06 has no offer when another hard session is too close as well, or when the session is not a long run', () => {
    const crowded = [null, sessionOn(TUE, CRUISE), null, sessionOn(THU, CRUISE), null, null, sessionOn(SUN, LONG)];
    expect(refusal(given(crowded), SUN, WED)).not.toHaveProperty('swap');
    const two = [null, sessionOn(TUE, CRUISE), null, null, sessionOn(FRI, CRUISE), null, null];
    expect(refusal(given(two), TUE, THU)).not.toHaveProperty('swap');
  });
});

const anyWeek = fc
  .record({
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6] as const, { minLength: 4 }),
    level: fc.constantFrom('Beginner', 'Intermediate', 'Advanced'),
    age: fc.constantFrom(25, 55, 63),
    hours: fc.integer({ min: 3, max: 9 }),
    goal: fc.constantFrom('10k', 'half_marathon', 'fitness'),
    usual: fc.integer({ min: 90, max: 400 }),
  })
  .map(({ usual, ...runner }) => {
    const background = { ...inputsWith().background, usualWeekMinutes: usual, hasRunFast: true };
    return plannedWeek({ background }, runner as never);
  });

describe('a swap in any week', () => {
  it('AHEAD-07 keeps hard days apart, lengthens no run, adds none, and can be undone', () => {
    let count = 0;
    fc.assert(
      fc.property(anyWeek, (week) => {
        const { base: before } = week.week;
        const { runner } = week.inputs.profiled;
        for (const from of WEEKDAYS)
          for (const to of WEEKDAYS) {
            const refused = from === to ? null : refusal(week, from, to);
            if (refused?.code !== 'hard_beside_hard' || !refused.swap) continue;
            count += 1;
            const base = swapped(week, from, to);
            const hard = base.sessions.flatMap((session, day) => (session?.isHard ? [day] : []));
            const gaps = hard.slice(1).map((day, index) => day - (hard[index] ?? 0));
            for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(hardDayGap(runner));
            const runs = (sessions: WeekBase['sessions']) => sessions.filter((session) => session !== null).length;
            expect(runs(base.sessions)).toBe(runs(before.sessions));
            for (const session of base.sessions)
              if (session?.kind === 'easy') expect(session.minutes).toBeLessThanOrEqual(mostOtherRun(runner));
            for (const session of base.sessions) if (session) expect(runner.days).toContain(session.day);
            expect(move(after(week, base), to, from)).toMatchObject({ base: before });
          }
      }),
      { numRuns: 80 },
    );
    expect(count).toBeGreaterThan(0);
  });
});
