import { describe, expect, it } from 'vitest';
import { seasonOutline } from '../../domain/week/season-outline.ts';
import { caseInputs, caseWeek } from '../testing/case-week.ts';
import { runnerNamed } from '../testing/cases.ts';
import { baselineOf, courseOf, hourIn, sessionCapOf } from './state-figures.ts';

const TODAY = '2026-11-20';
const ingrid = runnerNamed('ingrid');
const inputs = { ...caseInputs(ingrid, null), today: TODAY };
const { base } = caseWeek(ingrid, inputs);

describe('CHK-173 baselineOf', () => {
  const day = (date: number, sleep: number) => ({
    date: `2026-11-${String(date).padStart(2, '0')}`,
    metrics: { sleep, stress: 1, fatigue: 2, pain: 0, readiness: 9 },
    cap: null,
  });

  it('returns the own normal of the days before the newest check-in', () => {
    const days = [5, 5, 4, 5, 5, 5, 5].map((sleep, index) => day(13 + index, sleep));
    expect(baselineOf([...days, day(20, 1)])).toEqual({ mean: 9.2, sd: 0.7, days: 7 });
  });

  it('returns null for fewer than 7 earlier check-ins', () => {
    expect(baselineOf([1, 2, 3, 4, 5, 6, 7].map((date) => day(date, 5)))).toBeNull();
    expect(baselineOf([])).toBeNull();
  });
});

describe('sessionCapOf', () => {
  const records = [{ date: '2026-11-08', planType: 'long' as const, status: 'done' as const, minutes: 60 }];
  const withAreas = (injuryAreas: readonly 'Hip'[]) => ({
    ...inputs,
    records,
    profiled: { ...inputs.profiled, runner: { ...inputs.profiled.runner, injuryAreas } },
  });

  it('grows from the longest recent run, and less with a history of hip injury', () => {
    expect(sessionCapOf(withAreas([]), null)).toEqual({ minutes: 66, longest: 60 });
    expect(sessionCapOf(withAreas(['Hip']), null)).toEqual({ minutes: 63, longest: 60 });
  });

  it('is not below the longest run of the current week', () => {
    const week = { ...base.week, cap: 70, longMinutes: 65 };
    expect(sessionCapOf(withAreas([]), { week, startLongest: 0, load: base.load }).minutes).toBe(70);
  });
});

describe('courseOf', () => {
  it('returns the season from the current week onwards', () => {
    const course = courseOf(seasonOutline({ ...inputs, base }, base), TODAY, base);
    expect(course).toMatchObject({ weeksToRace: 10, daysToRace: 65, phase: 'Base', week: 1, taperStart: '2027-01-11' });
    expect(course.phaseWeeks).toEqual({ Base: 1, Build: 4, Peak: 3, Taper: 2 });
    expect(course.weeks).toHaveLength(10);
    expect(course.weeks.map(({ taperShare }) => taperShare).slice(-2)).toEqual([0.8, 0.6]);
  });

  it('returns 12 weeks without counts or a taper when there is no race', () => {
    const open = { ...inputs, profiled: { ...inputs.profiled, raceDate: null } };
    const course = courseOf(seasonOutline(open, null), TODAY, null);
    expect(course).toMatchObject({ weeksToRace: null, daysToRace: null, phaseWeeks: {}, taperStart: null });
    expect(course.weeks).toHaveLength(12);
  });
});

describe('hourIn', () => {
  it.each([
    ['Europe/Oslo', '2026-11-20T19:00:00Z', 20],
    ['Europe/Oslo', '2026-07-20T18:00:00Z', 20],
    ['Europe/Oslo', '2026-11-20T23:00:00Z', 0],
    ['Asia/Kathmandu', '2026-11-20T14:15:00Z', 20],
  ])('returns the hour in %s at %s: %i', (timezone, instant, hour) => {
    expect(hourIn(timezone, new Date(instant))).toBe(hour);
  });
});
