import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursesPerProperty } from '../../testing/config.ts';
import { assessDays } from '../day-assessment.ts';
import { plannedOf } from '../programmes/planned.ts';
import { givenInputs, TODAY } from '../testing/course-fixtures.ts';
import { calmDay, loggedSession } from '../testing/perfect-course.ts';
import type { SessionLog } from '../types.ts';
import { type ProgressionSubject, suggestLoad } from './load.ts';

interface Logged {
  ago: number;
  reps: number;
  kg: number;
  rir: number;
  pain: number;
}

const REPS = { ...plannedOf('goblet-squat', { sets: 3, from: 8, to: 10, unit: 'reps' }) };
const MAXIMUM = { ...plannedOf('achilles-raise-straight', { sets: 3, from: 12, to: 12, unit: 'rm' }) };

const sessionOf = (id: string, { ago, reps, kg, rir, pain }: Logged): SessionLog => {
  const session = loggedSession(addDays(TODAY, -ago), [id]);
  return {
    ...session,
    exercises: session.exercises.map((one) => ({
      ...one,
      pain,
      sets: [1, 2, 3].map(() => ({ reps, load: { unit: 'kg' as const, value: kg }, rir })),
    })),
  };
};

const subject = (
  exercise: typeof REPS,
  logged: readonly Logged[],
  worseAgo: number | null = null,
): ProgressionSubject => {
  const checkins = Array.from({ length: 41 }, (_, ago) =>
    calmDay(addDays(TODAY, -ago), ago === worseAgo ? { noNextDayWorsening: false } : {}),
  );
  return {
    ...{ exercise, today: TODAY, painLimit: 3, sessions: logged.map((one) => sessionOf(exercise.id, one)) },
    days: assessDays(givenInputs({ checkins })),
  };
};

const logs = fc.uniqueArray(
  fc.record({
    ago: fc.integer({ min: 1, max: 40 }),
    reps: fc.integer({ min: 5, max: 16 }),
    kg: fc.constantFrom(0, 4, 8, 8, 8, 20),
    rir: fc.integer({ min: 0, max: 4 }),
    pain: fc.integer({ min: 0, max: 5 }),
  }),
  { selector: ({ ago }) => ago, minLength: 1, maxLength: 8 },
);

const run = { numRuns: Math.max(200, coursesPerProperty()) };
const byDate = (all: readonly Logged[]): Logged[] => [...all].sort((a, b) => b.ago - a.ago);

describe('suggestLoad', () => {
  it('PHASE-26 never increases a load without two successes, by more than 10 % or one step, or in a worse week (20)', () => {
    fc.assert(
      fc.property(logs, fc.option(fc.integer({ min: 0, max: 6 })), (all, worseAgo) => {
        const load = suggestLoad(subject(REPS, all, worseAgo));
        const last = byDate(all).at(-1);
        if (!load || !last || load.value <= last.kg) return;
        const twice = byDate(all).slice(-2);
        expect(twice).toHaveLength(2);
        for (const { reps, rir, pain, kg } of twice)
          expect([reps >= 10, rir >= 1, pain <= 3, kg]).toEqual([true, true, true, last.kg]);
        expect(load.value).toBeLessThanOrEqual(Math.max(last.kg * 1.1, last.kg + 1));
        expect(worseAgo).toBeNull();
      }),
      run,
    );
  });

  it('PHASE-26 increases a repetition-maximum load only after a last set above it, by at most two steps or 15 % (20)', () => {
    fc.assert(
      fc.property(logs, (all) => {
        const load = suggestLoad(subject(MAXIMUM, all));
        const last = byDate(all).at(-1);
        if (!load || !last || load.value <= last.kg) return;
        expect(last.reps).toBeGreaterThan(12);
        expect(load.value).toBeLessThanOrEqual(Math.max(last.kg * 1.15, last.kg + 2));
      }),
      run,
    );
  });

  it.each([
    [15, 12, 40, 42],
    [12, 10, 40, 42],
    [10, 8, 40, 42],
    [8, 6, 40, 42],
    [15, 6, 40, 46],
    [12, 15, 40, 37],
    [15, 12, 10, 10],
  ])(
    'PHASE-44 PHASE-26 converts the load when the repetitions change from %d to %d (%d kg become %d kg)',
    (before, n, kg, next) => {
      const exercise = { ...MAXIMUM, dose: { ...MAXIMUM.dose, from: n, to: n } };
      const changed = {
        ...subject(exercise, [{ ago: 3, reps: before, kg, rir: 0, pain: 1 }]),
        maximums: [15, 12, 10, 8, 6],
      };
      expect(suggestLoad(changed)?.value).toBe(next);
    },
  );

  it('PHASE-44 lowers the load when the repetitions change after a short set, and never increases it in a worse week', () => {
    const exercise = { ...MAXIMUM, dose: { ...MAXIMUM.dose, from: 10, to: 10 } };
    const maximums = [15, 12, 10];
    const worse = subject(exercise, [{ ago: 3, reps: 12, kg: 40, rir: 0, pain: 1 }], 1);
    expect(suggestLoad({ ...worse, maximums })?.value).toBeLessThanOrEqual(40);
    const [session] = subject(exercise, [{ ago: 3, reps: 12, kg: 40, rir: 0, pain: 1 }]).sessions;
    const short = (session?.exercises ?? []).map((one) => ({
      ...one,
      sets: one.sets.map((set, at) => ({ ...set, reps: at === 2 ? 9 : 12 })),
    }));
    const calm = subject(exercise, []);
    const sessions = session ? [{ ...session, exercises: short }] : [];
    expect(suggestLoad({ ...calm, sessions, maximums })?.value).toBe(39);
  });

  it('PHASE-26 never suggests more after a gap than before it (21)', () => {
    for (const ago of [8, 15, 29]) {
      const load = suggestLoad(subject(REPS, [{ ago, reps: 10, kg: 20, rir: 3, pain: 0 }]));
      expect(load?.reason.code).toBe('load.gap');
      expect(load?.value).toBeLessThan(20);
    }
  });
});
