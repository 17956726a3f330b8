import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courses, exercises, painStops, plans, strictness } from '../testing/arbitraries.ts';
import { NOON } from '../testing/sessions.ts';
import { cueBetween } from './cues.ts';
import { estimateMinutes } from './estimate.ts';
import { decide } from './pain.ts';
import { reduce } from './reduce.ts';
import { logOf } from './session-log.ts';
import { createSession, exerciseOf, type SessionEvent, type SessionState, spentAt } from './state.ts';

/** Time between two reads of the clock. It is long, because reads may be late in any browser. */
const STEP_MS = 4_000;

/** Runs the events, advancing the clock in steps between them, and calls `look` after every change. */
const play = (
  plan: Parameters<typeof createSession>[0],
  course: readonly (readonly [number, SessionEvent])[],
  look: (before: SessionState, after: SessionState, at: number, event: SessionEvent) => void = () => undefined,
): SessionState => {
  let at = NOON;
  let state = createSession(plan, at);
  const apply = (event: SessionEvent): void => {
    const after = reduce(state, event, at);
    look(state, after, at, event);
    state = after;
  };
  for (const [seconds, event] of course) {
    for (const end = at + seconds * 1000; at < end; ) {
      at = Math.min(end, at + STEP_MS);
      apply({ type: 'tick' });
    }
    apply(event);
  }
  return state;
};

/** Sets of a session's current and later exercises, each on the side with the most sets. */
const setsLeft = ({ stage, exercises: list, exercise }: SessionState): number =>
  stage === 'summary' || stage === 'ended'
    ? 0
    : list.slice(exercise).reduce((sum, { turns }) => sum + Math.max(...turns.map(({ sets }) => sets)), 0);

const TIMED = ['ready', 'countdown', 'set', 'rest', 'side'];

/** Statements that hold in every state, by name. */
const invariantsOf = (state: SessionState, at: number): Record<string, boolean> => {
  const spent = spentAt(state, at);
  const running = state.clock.since !== null;
  const over = state.stage === 'summary' || state.stage === 'ended';
  return {
    'one record for each exercise': state.records.length === state.exercises.length,
    'no negative time': spent >= 0,
    'a clock only in stages with one': !running || TIMED.includes(state.stage),
    'a clock runs or the session waits': running !== (state.idleSince !== null),
    'no clock during a question': !running || state.interruption === null,
    'stages end in time': !running || state.length === null || spent <= state.length,
    'the present set exists': over || state.set < (exerciseOf(state)?.turns[state.turn]?.sets ?? 0),
  };
};

describe('session machine', () => {
  it('PLAYER-09 stays consistent for any events: one record for each exercise, a clock only in timed stages', () => {
    fc.assert(
      fc.property(plans, courses, (plan, course) => {
        const broken = new Set<string>();
        play(plan, course, (_before, after, at) => {
          for (const [name, holds] of Object.entries(invariantsOf(after, at))) if (!holds) broken.add(name);
        });
        expect([...broken]).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('PLAYER-09 never logs more sets or a larger amount than planned', () => {
    fc.assert(
      fc.property(plans, courses, (plan, course) => {
        const state = play(plan, course);
        for (const entry of logOf(state).exercises) {
          const known = state.exercises.find(({ exerciseId }) => exerciseId === entry.exerciseId);
          for (const { reps, seconds, metres } of entry.sets) {
            expect([reps, seconds, metres].filter((value) => value !== undefined)).toHaveLength(1);
            expect(reps ?? metres ?? (seconds ?? 0) / (known?.unit === 'minutes' ? 60 : 1)).toBeLessThanOrEqual(
              Math.max(known?.to ?? 0, ...(known?.amounts ?? [])),
            );
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('PLAYER-09 reaches the same state whether the clock is read once or many times', () => {
    fc.assert(
      fc.property(plans, fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 200 }), (plan, gaps) => {
        const begun = reduce(createSession(plan, NOON), { type: 'start' }, NOON);
        let often = begun;
        let once = begun;
        let at = NOON;
        for (const gap of gaps) {
          for (let part = 0; part < gap; part += 100) often = reduce(often, { type: 'tick' }, at + part);
          at += gap;
          often = reduce(often, { type: 'tick' }, at);
          once = reduce(once, { type: 'tick' }, at);
        }
        expect(once).toEqual(often);
      }),
      { numRuns: 100 },
    );
  });

  it('PLAYER-04 stops all clocks while it is paused or asks a question', () => {
    fc.assert(
      fc.property(plans, courses, fc.integer({ min: 1, max: 1_700 }), (plan, course, seconds) => {
        const state = play(plan, course);
        fc.pre(state.idleSince !== null && state.stage !== 'ended');
        const last = state.seen;
        const later = reduce(
          state,
          { type: 'tick' },
          Math.min(last + seconds * 1000, (state.idleSince ?? last) + 1_800_000),
        );
        expect({ ...later, seen: 0 }).toEqual({ ...state, seen: 0 });
      }),
      { numRuns: 200 },
    );
  });

  it('PLAYER-09 ends permanently and returns the same log from then on', () => {
    fc.assert(
      fc.property(plans, courses, courses, (plan, course, more) => {
        const state = play(plan, [...course, [0, { type: 'quit' }], [0, { type: 'pain_after', pain: 1 }]]);
        expect(state.stage).toBe('ended');
        const later = more.reduce((now, [seconds, event]) => reduce(now, event, state.seen + seconds * 1000), state);
        expect(logOf(later)).toEqual(logOf(state));
      }),
      { numRuns: 200 },
    );
  });

  it('can be stored: the state is plain JSON', () => {
    fc.assert(
      fc.property(plans, courses, (plan, course) => {
        const state = play(plan, course);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: 100 },
    );
  });

  it('gives no cue during a question', () => {
    fc.assert(
      fc.property(plans, courses, (plan, course) => {
        let wrong = 0;
        play(plan, course, (before, after, at) => {
          const cue = cueBetween(before, before.seen, after, at);
          if (cue && (after.interruption !== null || after.stage === 'ended')) wrong += 1;
        });
        expect(wrong).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});

describe('pain', () => {
  const above = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });

  it('PLAYER-08 never leads to a milder decision after more pain, another sign or an earlier stop', () => {
    fc.assert(
      fc.property(painStops, painStops, exercises, above, above, (one, other, exercise, before, more) => {
        const worse = {
          pain: Math.max(one.pain, other.pain),
          sharp: one.sharp || other.sharp,
          bone: one.bone || other.bone,
          numb: one.numb || other.numb,
        };
        const mild = strictness(decide(one, exercise, before));
        expect(strictness(decide(worse, exercise, [...before, ...more]))).toBeGreaterThanOrEqual(mild);
      }),
    );
  });

  it('PLAYER-08 never adds sets after pain, and always ends the session for pain above 5 or on a bone', () => {
    fc.assert(
      fc.property(plans, courses, (plan, course) => {
        play(plan, course, (before, after, _at, event) => {
          if (event.type !== 'hurts_answer' && event.type !== 'pain') return;
          expect(setsLeft(after)).toBeLessThanOrEqual(setsLeft(before));
          if (
            before.interruption?.at === 'hurts' &&
            event.type === 'hurts_answer' &&
            (event.stop.pain > 5 || event.stop.numb)
          )
            expect(['summary', 'ended']).toContain(after.stage);
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('estimate', () => {
  it('PLAYER-10 is a multiple of 5 min', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const minutes = estimateMinutes(plan);
        expect(minutes % 5).toBe(0);
        expect(minutes).toBeGreaterThan(0);
      }),
    );
  });
});
