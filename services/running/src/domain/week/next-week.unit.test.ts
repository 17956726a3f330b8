import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { LoggedDay } from '../records.ts';
import { weekMinutes } from './day-facts.ts';
import { makeWeek } from './make-week.ts';
import { forecastNextWeek, nextWeekInputs } from './next-week.ts';
import { inputsWith, MONDAY, plannedWeek } from './testing/planned-week.ts';

const NEXT = addDays(MONDAY, 7);
const runner = { days: [0, 1, 2, 4, 6] as const, hours: 5 };
const given = plannedWeek({}, runner);

/** Logs of the first days of the week as planned. */
const doneUntil = (day: number): LoggedDay[] =>
  nextWeekInputs(given.week, given.inputs, 'all').records.filter(({ date }) => date < addDays(MONDAY, day));

describe('forecastNextWeek', () => {
  it('plans the week after this one, assuming that the rest of this week is done', () => {
    const { week, range } = forecastNextWeek(given.week, given.inputs);
    expect(week.base).toMatchObject({ weekStart: NEXT, weekNumber: 2 });
    expect(range.high).toBe(weekMinutes(week));
    expect(range.low).toBeLessThanOrEqual(range.high);
  });

  it('gives the same forecast on every day of a week that is done as planned', () => {
    const first = forecastNextWeek(given.week, given.inputs).week;
    for (const day of [1, 3, 5, 6]) {
      const inputs = inputsWith({ today: addDays(MONDAY, day), records: doneUntil(day) }, runner, given.week);
      const later = forecastNextWeek(makeWeek(inputs), inputs).week;
      expect(later.base.sessions).toEqual(first.base.sessions);
    }
  });

  it('is smaller when earlier days of this week were skipped', () => {
    const skipped = doneUntil(3).map(
      (log): LoggedDay => ({ ...log, status: 'skipped', minutes: null, reason: 'other' }),
    );
    const inputs = inputsWith({ today: addDays(MONDAY, 3), records: skipped }, runner, given.week);
    const { range } = forecastNextWeek(makeWeek(inputs), inputs);
    expect(range.high).toBeLessThanOrEqual(forecastNextWeek(given.week, given.inputs).range.high);
  });

  it('states the values that the forecast depends on', () => {
    const today = addDays(MONDAY, 2);
    const low = { sleep: 2, stress: 4, fatigue: 4, pain: 3, readiness: 4 };
    const inputs = inputsWith(
      {
        today,
        records: doneUntil(1),
        checkins: [{ date: today, score: 4, recommendation: 'Recover', metrics: low }],
        pauses: [{ kind: 'travel', from: addDays(MONDAY, 5), to: null }],
      },
      runner,
      given.week,
    );
    const week = makeWeek(inputs);
    expect(forecastNextWeek(week, inputs).facts).toEqual({
      doneMinutes: Math.round(doneUntil(1).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)),
      plannedMinutes: weekMinutes(week),
      lightDays: 1,
      hasPain: true,
      isPaused: true,
      hasSpike: false,
    });
  });

  it('AHEAD-01 states that a run was much longer than any before, which stops the growth', () => {
    const spike: LoggedDay = { date: MONDAY, planType: 'easy', status: 'done', minutes: 140 };
    const inputs = inputsWith({ today: addDays(MONDAY, 1), records: [spike] }, runner, given.week);
    expect(forecastNextWeek(makeWeek(inputs), inputs).facts.hasSpike).toBe(true);
  });

  it('does not change this week or its inputs', () => {
    const copy = structuredClone({ week: given.week, records: given.inputs.records });
    forecastNextWeek(given.week, given.inputs);
    expect({ week: given.week, records: given.inputs.records }).toEqual(copy);
  });

  it('AHEAD-16 plans the remaining days of a week that starts late, and the whole next week', () => {
    for (const [day, share] of [
      [2, 0.6],
      [4, 0.4],
      [6, 0.2],
    ] as const) {
      const inputs = inputsWith({ today: addDays(MONDAY, day) }, runner);
      const week = makeWeek(inputs);
      expect(weekMinutes(week)).toBeLessThanOrEqual(share * weekMinutes(given.week) + 5);
      const next = forecastNextWeek(week, { ...inputs, base: week.base, replaced: week.base }).week;
      expect(weekMinutes(next)).toBeGreaterThanOrEqual(0.95 * weekMinutes(given.week));
      expect(week.notes.map(({ code }) => code)).not.toContain('room_for_hard');
    }
  });
});
