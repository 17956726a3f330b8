import fc from 'fast-check';
import { DECISIONS, type PainStop } from '../machine/pain.ts';
import type { PlannedExercise, Turn } from '../machine/session-plan.ts';
import { type SessionEvent, SKIP_REASONS } from '../machine/state.ts';
import { shortVersionOf } from './sessions.ts';

const sides: Turn['side'][][] = [['both'], ['left', 'right'], ['right', 'left']];

const turnsOf = fc.tuple(fc.constantFrom(...sides), fc.integer({ min: 1, max: 5 })).map(([order, sets]) =>
  order.map((side, index): Turn => {
    const own = Math.max(1, sets - index);
    return { side, sets: own, planned: own };
  }),
);

const seconds = fc.integer({ min: 0, max: 4 });

/** An exercise of any unit, tempo and number of sets. */
export const exercises = fc
  .record({
    name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    turns: turnsOf,
    unit: fc.constantFrom('reps', 'rm', 'seconds', 'metres', 'minutes' as const),
    from: fc.integer({ min: 1, max: 12 }),
    more: fc.integer({ min: 0, max: 4 }),
    amounts: fc.option(fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 5 })),
    tempo: fc.option(fc.record({ up: fc.integer({ min: 1, max: 4 }), hold: seconds, down: seconds })),
    downFirst: fc.boolean(),
    restSeconds: fc.integer({ min: 20, max: 180 }),
    heavy: fc.boolean(),
    kit: fc.boolean(),
    painLimit: fc.integer({ min: 0, max: 5 }),
    tissue: fc.constantFrom('tendon', 'muscle', 'joint', 'ligament', 'bone', 'back' as const),
  })
  .map(
    ({ name, more, ...exercise }): PlannedExercise => ({
      ...exercise,
      exerciseId: name,
      rootId: name,
      injuryId: null,
      to: exercise.from + more,
      load: null,
    }),
  );

export const plans = fc
  .uniqueArray(exercises, { minLength: 1, maxLength: 5, selector: ({ exerciseId }) => exerciseId })
  .map((list) => ({ id: 'session', date: '2026-11-20', exercises: list, shortVersion: shortVersionOf(list) }));

export const painStops: fc.Arbitrary<PainStop> = fc.record({
  pain: fc.integer({ min: 0, max: 10 }),
  sharp: fc.boolean(),
  bone: fc.boolean(),
  numb: fc.boolean(),
});

const simple: SessionEvent['type'][] = ['start', 'pause', 'resume', 'restore', 'set_done', 'rep_back', 'set_again'];
const others: SessionEvent['type'][] = ['skip_rest', 'hurts', 'skip', 'shorten', 'back', 'back', 'tick'];
const substitutes = exercises.map((exercise) => ({ ...exercise, exerciseId: `${exercise.exerciseId}-other` }));

/** Any event, including in stages to which it does not belong. */
export const events: fc.Arbitrary<SessionEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...simple, ...others).map((type) => ({ type }) as SessionEvent) },
  fc.record({ type: fc.constant('pain' as const), pain: fc.integer({ min: 0, max: 10 }) }),
  fc.record({ type: fc.constant('hurts_answer' as const), stop: painStops, easier: fc.option(substitutes) }),
  fc.record({ type: fc.constant('add_rest' as const), seconds: fc.constantFrom(-15, 15) }),
  fc.record({ type: fc.constant('skip_reason' as const), reason: fc.constantFrom(...SKIP_REASONS) }),
  fc.record({ type: fc.constant('swap' as const), exercise: substitutes }),
  fc.record({ type: fc.constant('leave_out' as const), reason: fc.constantFrom(...SKIP_REASONS) }),
  fc.record({ type: fc.constant('pain_after' as const), pain: fc.integer({ min: 0, max: 10 }) }),
  { weight: 1, arbitrary: fc.constant({ type: 'quit' } as const) },
);

/** Events with the number of seconds that pass before each. */
export const courses = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), events), { maxLength: 60 });

/** Rank of a decision, from the mildest to the strictest. */
export const strictness = (decision: (typeof DECISIONS)[number]): number => DECISIONS.indexOf(decision);
