import { addDays, PROGRESS_TEXTS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { coursesPerProperty } from '../../testing/config.ts';
import type { Dose } from '../conditions/types.ts';
import { assessDays } from '../day-assessment.ts';
import { entryOf } from '../library.ts';
import { plannedOf } from '../programmes/planned.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import { givenInputs, TODAY } from '../testing/course-fixtures.ts';
import { calmDay, loggedSession } from '../testing/perfect-course.ts';
import type { CheckinDay, SessionLog } from '../types.ts';
import { amountsOfSets, type GrowthSubject, grown } from './grow.ts';

// Every case assesses two months of check-ins.
vi.setConfig({ testTimeout: 60_000 });

/** One logged session: how many days ago, the amount of each set, and its outcome. */
interface Logged {
  ago: number;
  sets: readonly number[];
  pain?: number;
  id?: string;
  kg?: number;
  rir?: number | null;
  /** Pain one hour after the session; missing if not answered. */
  hourPain?: number;
}

const DOSES = {
  range: plannedOf('side-lying-adduction', { sets: 3, from: 10, to: 12, unit: 'reps' }),
  fixed: plannedOf('knee-bridge', { sets: 3, from: 12, to: 12, unit: 'reps' }),
  tempo: plannedOf('two-leg-raise', { sets: 3, from: 15, to: 15, unit: 'reps', tempo: '3-1-3' }),
  hold: plannedOf('side-plank', { sets: 2, from: 20, to: 40, unit: 'seconds' }),
  ride: plannedOf('easy-bike', { sets: 1, from: 10, to: 20, unit: 'minutes' }),
  march: plannedOf('a-march', { sets: 2, from: 20, to: 20, unit: 'metres' }),
  hops: plannedOf('pogo', { sets: 3, from: 20, to: 20, unit: 'reps' }),
  loaded: plannedOf('goblet-squat', { sets: 3, from: 8, to: 10, unit: 'reps' }),
} as const;

const field = ({ unit }: Dose, amount: number) =>
  unit === 'reps' || unit === 'rm'
    ? { reps: amount }
    : unit === 'metres'
      ? { metres: amount }
      : { seconds: unit === 'minutes' ? amount * 60 : amount };

const sessionOf = (
  exercise: PlannedExercise,
  { ago, sets, pain = 1, id, kg, rir = null, hourPain }: Logged,
): SessionLog => {
  const date = addDays(TODAY, -ago);
  const hourLater = hourPain === undefined ? null : { pain: hourPain, answeredAt: `${date}T12:00:00Z` };
  const session = loggedSession(date, [id ?? exercise.id], { hourLater });
  const load = kg === undefined ? { unit: 'none' as const, value: 0 } : { unit: 'kg' as const, value: kg };
  return {
    ...session,
    exercises: session.exercises.map((one) => ({
      ...one,
      pain,
      sets: sets.map((amount) => ({ ...field(exercise.dose, amount), load, rir })),
    })),
  };
};

interface Given {
  logged: readonly Logged[];
  /** Worse mornings, as numbers of days ago. */
  worse?: readonly number[];
  today?: Partial<CheckinDay>;
  changes?: Partial<GrowthSubject>;
}

const subjectOf = (exercise: PlannedExercise, { logged, worse = [], today = {}, changes = {} }: Given) => {
  const sessions = logged.map((one) => sessionOf(exercise, one));
  const checkins = Array.from({ length: 61 }, (_, ago) =>
    calmDay(addDays(TODAY, -ago), {
      ...(worse.includes(ago) && { noNextDayWorsening: false }),
      ...(ago === 0 && today),
    }),
  );
  return {
    ...{ exercise, sessions, today: TODAY, since: addDays(TODAY, -60), painLimit: 3, maximums: [] },
    ...{ days: assessDays(givenInputs({ checkins, sessions })), isLoadable: false, isFullDay: true },
    harderOf: () => null,
    ...changes,
  };
};

const grow = (exercise: PlannedExercise, given: Given) => grown(subjectOf(exercise, given));
const seen = (exercise: PlannedExercise) => ({
  sets: amountsOfSets(exercise),
  because: exercise.growth?.reason?.code ?? null,
});
const times = (amount: number, sets = 3): number[] => Array.from({ length: sets }, () => amount);
/** Sessions every third day, the newest two days ago, with the given amount in each set. */
const every3 = (amounts: readonly number[], sets = 3): Logged[] =>
  amounts.map((amount, at) => ({ ago: 2 + 3 * (amounts.length - 1 - at), sets: times(amount, sets) }));

describe('growth of repetitions within a phase', () => {
  it('PHASE-48 uses the programme’s range before the first log', () => {
    expect(grow(DOSES.range, { logged: [] }).dose).toEqual(DOSES.range.dose);
    expect(seen(grow(DOSES.range, { logged: [] })).because).toBeNull();
  });

  it('PHASE-48 adds one repetition to the first set that has not reached the upper number', () => {
    expect(seen(grow(DOSES.range, { logged: [{ ago: 2, sets: [12, 11, 10] }] }))).toEqual({
      sets: [12, 12, 10],
      because: 'amount.next_rep',
    });
    expect(grow(DOSES.range, { logged: [{ ago: 2, sets: [10, 10, 10] }] }).dose).toMatchObject({ from: 10, to: 11 });
  });

  it('PHASE-48 waits for the next morning before it adds a repetition', () => {
    expect(seen(grow(DOSES.range, { logged: [{ ago: 0, sets: [10, 10, 10] }] }))).toEqual({
      sets: times(10),
      because: 'amount.keep',
    });
  });

  it('PHASE-48 adds one to every set after two clean sessions without a load, up to one and a half times the number', () => {
    expect(seen(grow(DOSES.fixed, { logged: every3([12]) }))).toEqual({ sets: times(12), because: 'amount.once' });
    expect(seen(grow(DOSES.fixed, { logged: every3([12, 12]) }))).toEqual({
      sets: times(13),
      because: 'amount.up_reps',
    });
    const most = [12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 18, 18];
    expect(seen(grow(DOSES.fixed, { logged: every3(most) })).sets).toEqual(times(18));
  });

  it('PHASE-48 increases at most once in five days', () => {
    const daily = [12, 12, 13, 13].map((amount, at) => ({ ago: 4 - at, sets: times(amount) }));
    expect(seen(grow(DOSES.fixed, { logged: daily }))).toEqual({ sets: times(13), because: 'amount.hold_recent' });
  });

  it('PHASE-48 slows the tempo after the maximum repetitions, then uses the harder variant if today allows it', () => {
    const climbed = every3(Array.from({ length: 8 }, (_, at) => [15 + at, 15 + at]).flat());
    const slower = grow(DOSES.tempo, { logged: climbed });
    expect([slower.dose.tempo, ...amountsOfSets(slower)]).toEqual(['4-2-4', 15, 15, 15]);
    expect(slower.growth?.reason?.code).toBe('amount.tempo');
    const harder = plannedOf('single-leg-raise-hold');
    const harderOf = ({ id }: PlannedExercise) => (id === DOSES.tempo.id ? harder : null);
    const all = every3([...Array.from({ length: 8 }, (_, at) => [15 + at, 15 + at]).flat(), 15, 15]);
    const next = grow(DOSES.tempo, { logged: all, changes: { harderOf } });
    expect([next.id, next.growth?.harderThan, next.growth?.reason?.code]).toEqual([
      harder.id,
      DOSES.tempo.id,
      'amount.harder',
    ]);
    expect(grow(DOSES.tempo, { logged: all }).dose.tempo).toBe('4-2-4');
    const bad = { ago: 1, sets: times(30, 4), pain: 6, id: harder.id };
    const back = grow(DOSES.tempo, {
      logged: all.map(({ ago, sets }) => ({ ago: ago + 1, sets })).concat(bad),
      changes: { harderOf },
    });
    expect(back.id).toBe(DOSES.tempo.id);
  });
});

describe('growth of seconds, minutes, metres and hops', () => {
  it('PHASE-48 adds five seconds to a hold after two clean sessions, up to the upper number', () => {
    expect(seen(grow(DOSES.hold, { logged: every3([20, 20], 2) }))).toEqual({
      sets: [25, 25],
      because: 'amount.up_seconds',
    });
    const all = [20, 20, 25, 25, 30, 30, 35, 35];
    expect(seen(grow(DOSES.hold, { logged: every3(all, 2) })).sets).toEqual([40, 40]);
    const pressed = grow(DOSES.hold, { logged: every3([...all, 40, 40], 2) });
    expect(pressed.growth?.reason).toEqual({ code: 'amount.effort', values: { percent: 80 } });
    expect(amountsOfSets(pressed)).toEqual([40, 40]);
  });

  it('PHASE-48 adds a tenth of the minutes and metres after two clean sessions', () => {
    expect(seen(grow(DOSES.ride, { logged: every3([10, 10], 1) }))).toEqual({
      sets: [11],
      because: 'amount.up_minutes',
    });
    expect(seen(grow(DOSES.march, { logged: every3([20, 20], 2) }))).toEqual({
      sets: [22, 22],
      because: 'amount.up_metres',
    });
  });

  it('PHASE-48 adds at most a fifth a week to the contacts of hops, and nothing before their test', () => {
    expect(seen(grow(DOSES.hops, { logged: every3([20, 20]).map((one) => ({ ...one, rir: 2 })) })).sets).toEqual(
      times(24),
    );
    const first = { ...DOSES.hops, dose: { ...DOSES.hops.dose, from: 10, to: 10 } };
    expect(seen(grow(first, { logged: every3([10, 10]).map((one) => ({ ...one, rir: 2 })) })).sets).toEqual(times(10));
  });
});

describe('decrease of the dose', () => {
  it('PHASE-48 reduces the dose after pain above the limit, and halves the sets until two mornings have been as usual', () => {
    const grownTo15 = every3([12, 12, 13, 13, 14, 14]);
    const hurt = grow(DOSES.fixed, { logged: [...grownTo15, { ago: 1, sets: times(15), pain: 4 }] });
    expect([hurt.dose.sets, hurt.growth?.reason?.code]).toEqual([2, 'amount.half']);
    expect(Math.max(...amountsOfSets(hurt))).toBeLessThanOrEqual(12);
    const later = grow(DOSES.fixed, {
      logged: [...grownTo15.map((one) => ({ ...one, ago: one.ago + 1 })), { ago: 2, sets: times(15), pain: 4 }],
    });
    expect([later.dose.sets, later.growth?.reason?.code, ...amountsOfSets(later)]).toEqual([
      3,
      'load.down_pain',
      ...times(12),
    ]);
  });

  it('PHASE-48 reduces the dose after a worse morning and after a gap, but never below the programme', () => {
    const logged = every3([12, 12, 13, 13, 14, 14]);
    expect(Math.max(...amountsOfSets(grow(DOSES.fixed, { logged, worse: [1] })))).toBe(12);
    const gap = logged.map((one) => ({ ...one, ago: one.ago + 8 }));
    expect(seen(grow(DOSES.fixed, { logged: gap }))).toEqual({ sets: times(12), because: 'load.gap' });
  });

  it('PHASE-48 starts again from the programme’s dose in the next phase', () => {
    const since = { since: addDays(TODAY, -1) };
    expect(seen(grow(DOSES.fixed, { logged: every3([12, 12, 13, 13]), changes: since })).sets).toEqual(times(12));
  });

  it('PHASE-260 keeps the dose after pain above the limit an hour later, and reduces it after a flare-up at that time', () => {
    const [first = { ago: 5, sets: times(12) }, last = { ago: 2, sets: times(12) }] = every3([12, 12]);
    const after = (hourPain: number, one: Logged = last) =>
      seen(grow(DOSES.fixed, { logged: [first, { ...one, hourPain }] }));
    expect(after(3)).toEqual({ sets: times(13), because: 'amount.up_reps' });
    expect(after(4)).toEqual({ sets: times(12), because: 'amount.hold_hour' });
    expect(after(5, { ...last, ago: 1 }).because).toBe('amount.half');
    expect(after(4, { ...last, ago: 1 }).because).toBe('amount.hold_hour');
  });

  it('PHASE-48 keeps the dose while muscles are sore, and on a day with a gentler dose', () => {
    const logged = every3([12, 12]);
    expect(seen(grow(DOSES.fixed, { logged, today: { muscleSorenessOnly: true } }))).toEqual({
      sets: times(12),
      because: 'amount.hold_sore',
    });
    expect(grow(DOSES.fixed, { logged, changes: { isFullDay: false } }).dose).toEqual(DOSES.fixed.dose);
  });
});

describe('growth with a load', () => {
  const squat = (kg: number, ago: number): Logged => ({ ago, sets: times(10), kg, rir: 2 });
  const changes = { isLoadable: true };

  it('PHASE-48 returns to the lower number of repetitions when the load increases', () => {
    const next = grow(DOSES.loaded, { logged: [squat(8, 5), squat(8, 2)], changes });
    expect([next.growth?.load?.value, ...amountsOfSets(next)]).toEqual([9, 8, 8, 8]);
    expect(next.growth?.reason?.code).toBe('load.up');
  });

  it('PHASE-48 counts both sides of a session as one session', () => {
    const both = (ago: number): SessionLog => {
      const session = sessionOf(DOSES.loaded, squat(8, ago));
      const [one] = session.exercises;
      if (!one) return session;
      return {
        ...session,
        exercises: [
          { ...one, side: 'right' },
          { ...one, side: 'left', sets: one.sets.slice(1) },
        ],
      };
    };
    const at = (sessions: SessionLog[]) => grown({ ...subjectOf(DOSES.loaded, { logged: [], changes }), sessions });
    expect(at([both(2)]).growth?.load?.value).toBe(8);
    expect(at([both(5), both(2)]).growth?.load?.value).toBe(9);
  });

  it('PHASE-48 starts with the lightest band, or with repetitions in reserve if there is a weight', () => {
    const band = grow(plannedOf('band-walk'), { logged: [], changes });
    expect(band.growth?.load).toEqual({ unit: 'band', value: 1, reason: { code: 'load.first' } });
    expect(grow(DOSES.loaded, { logged: [], changes }).growth?.load).toMatchObject({ unit: 'none', value: 0 });
  });
});

const kinds = fc.constantFrom(...Object.values(DOSES));
const logs = (exercise: PlannedExercise) => {
  const { from, to, sets } = exercise.dose;
  const amount = fc.integer({ min: Math.max(1, from - 3), max: Math.ceil(to * 1.6) });
  return fc.uniqueArray(
    fc.record({
      ago: fc.integer({ min: 0, max: 45 }),
      sets: fc.oneof(
        { weight: 3, arbitrary: amount.map((one) => times(one, sets)) },
        fc.array(amount, { minLength: 1, maxLength: sets }),
      ),
      pain: fc.oneof({ weight: 8, arbitrary: fc.constant(1) }, fc.integer({ min: 0, max: 8 })),
      rir: fc.constantFrom(2, 2, 2, 0, null),
      kg: fc.constantFrom(undefined, undefined, 8),
    }),
    { selector: ({ ago }) => ago, minLength: 0, maxLength: 16 },
  );
};
const cases = kinds.chain((exercise) =>
  fc.record({
    exercise: fc.constant(exercise),
    logged: logs(exercise).map((all) => all.map(({ kg, ...one }) => ({ ...one, ...(kg !== undefined && { kg }) }))),
    worse: fc.subarray([0, 1, 2, 4, 6, 9, 15, 20], { maxLength: 2 }),
  }),
);
const run = { numRuns: Math.min(2_000, Math.max(150, coursesPerProperty())) };

/** The maximum amount that an exercise may ever have. */
const mostOf = ({ dose: { unit, to }, hop, id }: PlannedExercise): number => {
  if (unit === 'seconds' || unit === 'minutes') return to;
  return Math.floor((hop ? Math.max(to, entryOf(id).dose.to) : to) * 1.5);
};

describe('growth of any exercise', () => {
  it('PHASE-48 never exceeds the limits of the domain page, states its reason in words, and never increases in a worse week', () => {
    fc.assert(
      fc.property(cases, ({ exercise, logged, worse }) => {
        const next = grow(exercise, { logged, worse });
        const amounts = amountsOfSets(next);
        const { from, to, sets } = exercise.dose;
        expect(next.dose.sets).toBeLessThanOrEqual(sets);
        expect(amounts).toHaveLength(next.dose.sets);
        for (const amount of amounts) {
          expect(amount).toBeGreaterThanOrEqual(Math.min(from, to));
          expect(amount).toBeLessThanOrEqual(mostOf(exercise));
        }
        const code = next.growth?.reason?.code;
        if (code !== undefined) expect(Object.keys(PROGRESS_TEXTS)).toContain(code);
        const isUp = code?.startsWith('amount.up') || code === 'amount.next_rep' || code === 'load.up';
        if (isUp) expect(worse.filter((ago) => ago < 7)).toEqual([]);
      }),
      run,
    );
  });

  it('PHASE-48 increases by one step between two days, only after two sessions in which every set reached the number', () => {
    fc.assert(
      fc.property(cases, ({ exercise, logged, worse }) => {
        if (exercise === DOSES.loaded || exercise === DOSES.range) return;
        const plain = logged.map(({ kg: _, ...one }) => one);
        const ascending = plain.toSorted((one, other) => other.ago - one.ago);
        const next = grow(exercise, { logged: plain, worse });
        const last = ascending.at(-1);
        if (!last || !next.growth?.reason?.code.startsWith('amount.up')) return;
        const values = next.growth.reason.values as { n: number; old: number };
        expect(amountsOfSets(next).every((amount) => amount === values.n)).toBe(true);
        const twice = ascending.slice(-2);
        expect(twice).toHaveLength(2);
        for (const { sets, pain = 0 } of twice) {
          expect(Math.min(...sets)).toBeGreaterThanOrEqual(values.old);
          expect(sets.length).toBeGreaterThanOrEqual(exercise.dose.sets);
          expect(pain).toBeLessThanOrEqual(3);
        }
        const step = exercise.dose.unit === 'seconds' ? 5 : Math.max(1, values.old * (exercise.hop ? 0.2 : 0.1));
        expect(values.n - values.old).toBeLessThanOrEqual(step);
      }),
      run,
    );
  });

  it('PHASE-48 never increases after a session that was too much, whatever came before', () => {
    fc.assert(
      fc.property(cases, ({ exercise, logged, worse }) => {
        const earlier = logged.filter(({ ago }) => ago > 2);
        const full = times(exercise.dose.to, exercise.dose.sets);
        const calm = grow(exercise, { logged: [...earlier, { ago: 2, sets: full, rir: 2 }], worse });
        const hurt = grow(exercise, { logged: [...earlier, { ago: 2, sets: full, rir: 2, pain: 5 }], worse });
        expect(hurt.dose.sets).toBeLessThanOrEqual(calm.dose.sets);
        expect(Math.max(...amountsOfSets(hurt))).toBeLessThanOrEqual(Math.max(...amountsOfSets(calm)));
        expect(hurt.growth?.load?.value ?? 0).toBeLessThanOrEqual(calm.growth?.load?.value ?? 0);
      }),
      run,
    );
  });

  it('PHASE-48 is the same for any order of the log', () => {
    fc.assert(
      fc.property(cases, ({ exercise, logged, worse }) => {
        expect(grow(exercise, { logged: logged.toReversed(), worse })).toEqual(grow(exercise, { logged, worse }));
      }),
      run,
    );
  });
});
