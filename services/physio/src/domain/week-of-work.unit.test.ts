import { addDays, type Condition, CONDITIONS as IDS } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { assessDays } from './day-assessment.ts';
import { plannedOf } from './programmes/planned.ts';
import { type ProgressionSubject, suggestLoad } from './progression/load.ts';
import { calmDay, followPerfectly, loggedSession, rulesOf, START, startedInjury } from './testing/perfect-course.ts';
import type { Course } from './types.ts';

vi.setConfig({ testTimeout: 120_000 });

const typesOf = (courses: readonly Course[]): string[] => courses.map(({ day }) => day.type);

/** The kinds of days in every full week of a phase, for a runner who logs each day's list. */
const weeksOf = (courses: readonly Course[], phase: 2 | 3): string[][] => {
  const days = typesOf(courses.filter((course) => course.phase === phase));
  return Array.from({ length: Math.max(0, days.length - 6) }, (_, at) => days.slice(at, at + 7));
};

describe('week of a runner who logs every list', () => {
  it.each<Condition>(['pfp', 'calf_strain', 'ankle_sprain'])(
    'PHASE-350 has two or three heavy days, lighter days, and at most one rest day in phase 2 (%s)',
    (condition) => {
      const { courses } = followPerfectly(startedInjury(condition), rulesOf(condition).ladder.fromDay + 12);
      for (const week of weeksOf(courses, 2)) {
        const count = (...types: string[]): number => week.filter((type) => types.includes(type)).length;
        expect(count('heavy')).toBeGreaterThanOrEqual(2);
        expect(count('heavy')).toBeLessThanOrEqual(3);
        expect(count('rest')).toBeLessThanOrEqual(1);
        expect(count('light', 'run')).toBeGreaterThanOrEqual(1);
      }
    },
  );

  it.each<Condition>(['calf_strain', 'soleus'])(
    'PHASE-351 has two heavy days in any seven days of phase 3, in addition to its hops (%s)',
    (condition) => {
      const { courses } = followPerfectly(startedInjury(condition), rulesOf(condition).lastDay);
      for (const week of weeksOf(courses, 3).slice(1)) {
        const heavy = week.filter((type) => type === 'heavy').length;
        expect(heavy).toBe(2);
      }
      expect(courses.some(({ spring }) => spring !== null)).toBe(true);
    },
  );

  it('PHASE-350 lists the knee-to-wall exercise of a calf strain on its light days', () => {
    const { inputs } = followPerfectly(startedInjury('calf_strain'), 20);
    const ids = inputs.sessions.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));
    expect(ids).toContain('knee-to-wall');
  });

  it('PHASE-350 lists the calm holds of every condition', () => {
    for (const id of IDS) expect(rulesOf(id).calm.length).toBeGreaterThan(0);
  });
});

describe('weight of a repetition maximum', () => {
  const N = 12;
  const base = plannedOf('achilles-raise-straight');
  const exercise = { ...base, dose: { sets: 3, from: N, to: N, unit: 'rm' as const } };
  const subject = (reps: number, load: { unit: 'none' | 'kg'; value: number }): ProgressionSubject => {
    const today = addDays(START, 8);
    const { inputs } = followPerfectly(startedInjury('achilles_mid'), 1);
    const checkins = Array.from({ length: 9 }, (_, at) => calmDay(addDays(START, at)));
    const session = loggedSession(addDays(START, 6), [exercise.id]);
    const exercises = session.exercises.map((one) => ({
      ...one,
      sets: one.sets.map((set) => ({ ...set, reps, load })),
    }));
    return {
      ...{ exercise, today, painLimit: 5, maximums: [15, 12, 10, 8, 6] },
      ...{ days: assessDays({ ...inputs, today, checkins }), sessions: [{ ...session, exercises }] },
      maximumOn: () => N,
    };
  };

  it('PHASE-352 uses the number that was planned on the day, not the one nearest to the repetitions', () => {
    expect(suggestLoad(subject(N + 3, { unit: 'kg', value: 10 }))).toMatchObject({
      value: 12,
      reason: { code: 'load.up_maximum' },
    });
  });

  it('PHASE-352 starts with a weight if body weight allows more repetitions than the number', () => {
    expect(suggestLoad(subject(N + 1, { unit: 'none', value: 0 }))).toMatchObject({
      unit: 'kg',
      value: 2,
      reason: { code: 'load.up_first' },
    });
    expect(suggestLoad(subject(N, { unit: 'none', value: 0 }))?.unit).toBe('none');
    expect(suggestLoad({ ...subject(N + 5, { unit: 'none', value: 0 }), isLoadable: false })).toMatchObject({
      unit: 'none',
    });
  });
});
