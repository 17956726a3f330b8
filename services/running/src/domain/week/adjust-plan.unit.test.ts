import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedDay } from '../records.ts';
import type { Weekday } from '../training/types.ts';
import { adjustPlan, type PlanWish } from './adjust-plan.ts';
import { currentWeek } from './current-week.ts';
import { dayFacts, plannedMinutes, weekMinutes } from './day-facts.ts';
import { makeWeek } from './make-week.ts';
import { nextWeekInputs } from './next-week.ts';
import type { AdjustResult } from './own-wishes.ts';
import { inputsWith, LONG, MONDAY, plannedWeek, sessionOn, weekWith } from './testing/planned-week.ts';
import type { WeekBase, WeekInputs, WeekState } from './types.ts';
import { pastWeekOf } from './week-load.ts';

const TUE = 1;
const WED = 2;
const THU = 3;
const SUN = 6;

type Given = { week: WeekState; inputs: WeekInputs };

const ask = ({ week, inputs }: Given, wish: PlanWish): AdjustResult => adjustPlan(week, wish, inputs);
const refusal = (given: Given, wish: PlanWish): string | null => {
  const result = ask(given, wish);
  return 'refused' in result ? result.refused.code : null;
};
const baseAfter = (given: Given, wish: PlanWish): WeekBase => {
  const result = ask(given, wish);
  if ('refused' in result) throw new Error(`refused: ${result.refused.code}`);
  return result.base;
};
/** The week after the given requests. */
const after = (given: Given, ...wishes: PlanWish[]): Given => {
  let current = given;
  for (const wish of wishes) {
    const base = baseAfter(current, wish);
    const inputs = { ...current.inputs, base };
    current = { week: currentWeek(base, inputs), inputs };
  }
  return current;
};
const minutesOn = ({ week }: Given, day: number): number => {
  const found = week.days[day];
  return found ? dayFacts(found, week.base).minutes : 0;
};
const log = (day: number, own: Partial<LoggedDay> = {}): LoggedDay => ({
  date: addDays(MONDAY, day),
  planType: 'easy',
  status: 'done',
  minutes: 40,
  ...own,
});

describe('adjustPlan for a day', () => {
  it('makes a quality day and a long day the trimmed version, and an easy day a fifth shorter', () => {
    const given = weekWith();
    const easier = after(
      given,
      { kind: 'easier', day: WED },
      { kind: 'easier', day: SUN },
      { kind: 'easier', day: TUE },
    );
    expect(easier.week.days[WED]?.session).toMatchObject({ kind: 'cruise', reps: 3 });
    expect(easier.week.days[SUN]?.session).toMatchObject({ kind: 'long', minutes: 90 });
    expect(easier.week.days[TUE]?.session).toMatchObject({ kind: 'easy', minutes: 35 });
    for (const day of [TUE, WED, SUN]) expect(easier.week.days[day]?.changes).toEqual([{ code: 'own_easier' }]);
    expect(easier.week.days.filter((_, day) => ![TUE, WED, SUN].includes(day))).toEqual(
      given.week.days.filter((_, day) => ![TUE, WED, SUN].includes(day)),
    );
  });

  it('shortens a session to the requested minutes', () => {
    const given = weekWith();
    expect(minutesOn(after(given, { kind: 'shorten', day: SUN, minutes: 70 }), SUN)).toBe(70);
    expect(minutesOn(after(given, { kind: 'shorten', day: WED, minutes: 40 }), WED)).toBeLessThanOrEqual(40);
    expect(refusal(given, { kind: 'shorten', day: TUE, minutes: 45 })).toBe('not_shorter');
    expect(refusal(given, { kind: 'shorten', day: TUE, minutes: 90 })).toBe('not_shorter');
  });

  it('returns the same week when a request is repeated, and the planned week after an undo', () => {
    const given = weekWith();
    const wish = { kind: 'shorten', day: SUN, minutes: 70 } as const;
    expect(after(given, wish, wish)).toEqual(after(given, wish));
    expect(after(given, wish, { kind: 'undo', day: SUN }).week).toEqual(given.week);
    expect(after(given, { kind: 'undo', day: SUN }).week).toEqual(given.week);
  });

  it('treats the removed minutes as trimmed, not as skipped', () => {
    const given = weekWith();
    const { week, inputs } = after(given, { kind: 'shorten', day: SUN, minutes: 70 });
    const records = week.days.flatMap((day, index) =>
      day.session ? [log(index, { minutes: minutesOn({ week, inputs }, index) })] : [],
    );
    const past = pastWeekOf(week, { ...inputs, records }, null);
    expect(past).toMatchObject({
      planned: plannedMinutes(week.base),
      trimmed: 40,
      done: plannedMinutes(week.base) - 40,
    });
  });

  it('applies a check-in on top of the request, and never moves another session to the day', () => {
    const given = weekWith();
    const { week } = after(given, { kind: 'easier', day: THU });
    const score = {
      raw: 4,
      score: 4,
      recommendation: 'Recover',
      metrics: { sleep: 2, stress: 4, fatigue: 4, pain: 0, readiness: 4 },
    };
    const today = addDays(MONDAY, WED);
    const inputs = inputsWith(
      { today, checkins: [{ date: today, ...score } as never] },
      given.inputs.profiled.runner,
      week,
    );
    const low = currentWeek(week.base, inputs);
    expect(low.days[WED]?.session?.kind).toBe('recovery');
    expect(low.days[THU]?.session).toMatchObject({ kind: 'easy', minutes: 30 });
  });

  it('rejects past and logged days, rest days, paused days, races and programme sessions', () => {
    const easier = (day: Weekday): PlanWish => ({ kind: 'easier', day });
    expect(refusal(weekWith(), easier(0))).toBe('no_session');
    expect(refusal(weekWith({ today: addDays(MONDAY, WED) }), easier(TUE))).toBe('day_done');
    expect(refusal(weekWith({ records: [log(WED)] }), easier(WED))).toBe('day_done');
    expect(refusal(weekWith({ records: [log(WED)] }), { kind: 'undo', day: WED })).toBe('day_done');
    const away = { kind: 'travel', from: MONDAY, to: addDays(MONDAY, WED) } as const;
    expect(refusal(weekWith({ pauses: [away] }), easier(WED))).toBe('paused');
    const race = sessionOn(5, { kind: 'race', role: 'fixed', isHard: true });
    const walks = sessionOn(1, { kind: 'runwalk', minutes: 30, reps: 8, runWalk: { run: 60, walk: 90 } });
    const sessions = [null, walks, null, null, null, race, null];
    expect(refusal(weekWith({}, { sessions }), easier(5))).toBe('race_day');
    expect(refusal(weekWith({}, { sessions }), easier(TUE))).toBe('fixed_session');
  });
});

describe('adjustPlan for the week', () => {
  it('shortens the rest of the week by a fifth and keeps logged days', () => {
    const given = weekWith({ records: [log(TUE, { minutes: 45 })], today: addDays(MONDAY, WED) });
    const easier = after(given, { kind: 'easier_week' });
    expect(minutesOn(easier, TUE)).toBe(minutesOn(given, TUE));
    expect(minutesOn(easier, SUN)).toBe(90);
    expect(weekMinutes(easier.week)).toBeLessThan(weekMinutes(given.week));
    expect(after(easier, { kind: 'easier_week' })).toEqual(easier);
    expect(after(easier, { kind: 'undo', day: null }).week).toEqual(given.week);
  });

  it('undoes an accepted offer of a lighter week', () => {
    const given = weekWith({ lighter: 'lighter' });
    expect(ask(given, { kind: 'undo', day: null })).toMatchObject({ endsLighterWeek: true });
    expect(after(given, { kind: 'easier_week' }).week).toEqual(given.week);
  });

  it('allows two consecutive easier weeks and rejects the third', () => {
    const given = weekWith();
    const easier = after(given, { kind: 'easier_week' }).week;
    const earlier = (weeks: number) => ({ weekStart: addDays(MONDAY, -7 * weeks), state: easier, plannedMinutes: 200 });
    const withEarlier = (...weeks: number[]): Given => ({
      ...given,
      inputs: { ...given.inputs, earlier: weeks.map(earlier) },
    });
    expect(refusal(withEarlier(1), { kind: 'easier_week' })).toBeNull();
    expect(refusal(withEarlier(2), { kind: 'easier_week' })).toBeNull();
    expect(refusal(withEarlier(1, 2), { kind: 'easier_week' })).toBe('third_easier_week');
  });

  it('is rejected when no session is left', () => {
    expect(refusal(weekWith({ records: [log(SUN)], today: addDays(MONDAY, SUN) }), { kind: 'easier_week' })).toBe(
      'nothing_left',
    );
  });

  it('repeats the week: the next week is a hold week with the same minutes and sessions', () => {
    const given = plannedWeek({}, { days: [0, 1, 2, 4, 6], hours: 5 });
    const repeated = after(given, { kind: 'repeat_week' });
    expect(repeated.week.days).toEqual(given.week.days);
    const next = makeWeek(nextWeekInputs(repeated.week, repeated.inputs, 'all'));
    expect(next.base).toMatchObject({ repeat: 'done', sessions: given.week.base.sessions });
    expect(next.base.week).toMatchObject({ kind: 'hold', minutes: given.week.base.week.minutes });
    expect(next.notes).toContainEqual({ code: 'repeat_week' });
    const normal = makeWeek(nextWeekInputs(given.week, given.inputs, 'all'));
    expect(normal.base.repeat).toBeUndefined();
    expect(weekMinutes(normal)).toBeGreaterThan(weekMinutes(next));
    expect(after(repeated, { kind: 'undo', day: null }).week).toEqual(given.week);
  });

  it('does not repeat a week with a race, or before a week with a race', () => {
    for (const date of [addDays(MONDAY, 5), addDays(MONDAY, 12)]) {
      const races = [{ goal: '5k', date, priority: 'B' } as const];
      const given = plannedWeek({}, { days: [0, 2, 4, 6] });
      const inputs = { ...given.inputs, background: { ...given.inputs.background, races } };
      const week = makeWeek({ ...inputs, base: null });
      expect(refusal({ week, inputs }, { kind: 'repeat_week' })).toBe('no_repeat');
    }
  });

  it('does not repeat a week shortly before the main race or in the couch-to-5K programme', () => {
    const race = plannedWeek({}, { days: [0, 2, 4, 6] });
    const profiled = { ...race.inputs.profiled, raceDate: addDays(MONDAY, 12) };
    expect(refusal({ ...race, inputs: { ...race.inputs, profiled } }, { kind: 'repeat_week' })).toBe('no_repeat');
    const couch = plannedWeek(
      { background: { ...race.inputs.background, longestRunMinutes: 5 } },
      { level: 'Beginner' },
    );
    const week = makeWeek({ ...couch.inputs, base: null });
    expect(week.base.couch).not.toBeNull();
    expect(refusal({ week, inputs: couch.inputs }, { kind: 'repeat_week' })).toBe('no_repeat');
  });

  it('keeps the runner’s requests when the week is planned again', () => {
    const given = plannedWeek();
    const { base } = after(given, { kind: 'easier_week' }).week;
    const replanned = makeWeek({ ...given.inputs, base: null, replaced: base });
    expect(replanned.base.own).toEqual(base.own);
  });
});

describe('adjustPlan for any week', () => {
  const anyWish = fc.oneof(
    fc.record({ kind: fc.constant('easier' as const), day: fc.integer({ min: 0, max: 6 }) }),
    fc.record({
      kind: fc.constant('shorten' as const),
      day: fc.integer({ min: 0, max: 6 }),
      minutes: fc.integer({ min: 10, max: 200 }),
    }),
    fc.constant({ kind: 'easier_week' as const }),
  );

  it('never makes a day longer or harder', () => {
    fc.assert(
      fc.property(
        fc.subarray([0, 1, 2, 3, 4, 5, 6] as const, { minLength: 3 }),
        fc.constantFrom('Beginner', 'Intermediate', 'Advanced'),
        fc.integer({ min: 3, max: 9 }),
        fc.array(anyWish, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (days, level, hours, wishes, isLong) => {
          const start = plannedWeek({}, { days, level, hours } as never);
          const given = isLong
            ? weekWith(
                {},
                {
                  sessions: [
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    sessionOn(6, { ...LONG, kind: 'long_mp', workMinutes: 40, blocks: 2 }),
                  ],
                },
              )
            : start;
          let current: Given = given;
          for (const wish of wishes as PlanWish[]) {
            const result = ask(current, wish);
            if ('refused' in result) continue;
            const inputs = { ...current.inputs, base: result.base };
            current = { week: currentWeek(result.base, inputs), inputs };
          }
          for (const [day, planned] of given.week.days.entries()) {
            const now = current.week.days[day];
            const [before, after] = [dayFacts(planned, given.week.base), now && dayFacts(now, given.week.base)];
            expect(after?.minutes ?? 0).toBeLessThanOrEqual(before.minutes);
            expect(after?.hardMinutes ?? 0).toBeLessThanOrEqual(before.hardMinutes);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
