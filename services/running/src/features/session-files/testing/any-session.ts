import { type Level, type RepeatedSteps, SESSION_KINDS, type SessionPart } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { type BuiltSession, buildSession, type SessionSpec } from '../../../domain/training/build-session.ts';
import { KINDS } from '../../../domain/training/session-kinds.ts';
import type { SpeedModel } from '../../../domain/training/step-targets.ts';

const anyModel: fc.Arbitrary<SpeedModel> = fc.record({
  threshold: fc.option(fc.integer({ min: 180, max: 480 }), { nil: null }),
  usesHeartRate: fc.boolean(),
  level: fc.constantFrom<Level>('Beginner', 'Intermediate', 'Advanced'),
  established: fc.integer({ min: 30, max: 600 }),
});

/** Seconds of one bout of running or walking, in steps of 15. */
const anyBout = fc.integer({ min: 2, max: 40 }).map((quarters) => 15 * quarters);

/** Valid input for a session of any kind, with the parameters that the kind needs. */
const anySpec: fc.Arbitrary<SessionSpec> = fc
  .record({
    kind: fc.constantFrom(...SESSION_KINDS),
    fives: fc.integer({ min: 4, max: 40 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    workMinutes: fc.integer({ min: 10, max: 30 }),
    blocks: fc.integer({ min: 1, max: 3 }),
    runWalk: fc.record({ run: anyBout, walk: anyBout }),
    bouts: fc.option(fc.array(anyBout, { minLength: 2, maxLength: 5 }), { nil: undefined }),
    repSeconds: fc.option(fc.integer({ min: 20, max: 600 }), { nil: undefined }),
    meters: fc.option(fc.constantFrom(5_000, 10_000, 21_097.5, 42_195), { nil: undefined }),
  })
  .map(({ kind, fives, share, workMinutes, blocks, runWalk, bouts, repSeconds, meters }): SessionSpec => {
    const { family, reps } = KINDS[kind];
    const isRunWalk = family === 'runwalk';
    const [least, most] = reps?.reps ?? [1, 8];
    return {
      kind,
      minutes: Math.max(family === 'long' ? 60 : 20, 5 * fives),
      reps: Math.round(least + share * (most - least)),
      workMinutes,
      ...(kind === 'long_mp' ? { blocks } : {}),
      ...(isRunWalk || kind === 'long_walk' ? { runWalk } : {}),
      ...(isRunWalk && bouts ? { bouts } : {}),
      ...(reps && kind !== 'over_under' && repSeconds !== undefined ? { repSeconds } : {}),
      ...(kind === 'race' && meters !== undefined ? { meters } : {}),
    };
  });

export interface AnySession {
  session: BuiltSession;
  model: SpeedModel;
}

/** A session of any kind, built for a runner whose threshold values may be unknown. */
export const anySession: fc.Arbitrary<AnySession> = fc
  .record({ spec: anySpec, model: anyModel })
  .map(({ spec, model }) => ({ session: buildSession(spec, model), model }));

/** A repeat of at least two steps, so that one remains if the last rest is skipped. */
const anyRepeat = (step: fc.Arbitrary<SessionPart>): fc.Arbitrary<RepeatedSteps> =>
  fc.record({
    kind: fc.constant('repeat' as const),
    times: fc.integer({ min: 1, max: 4 }),
    skipsLastRest: fc.boolean(),
    steps: fc.array(step, { minLength: 2, maxLength: 3 }),
  });

const anyStep: fc.Arbitrary<SessionPart> = fc.record({
  kind: fc.constantFrom('work' as const, 'rest' as const),
  seconds: fc.integer({ min: 1, max: 900 }),
  target: fc.constant(null),
});

const anyInner = fc.oneof(anyStep, anyRepeat(anyStep));

/** Parts with repeats inside repeats inside repeats, which may skip their last rests. */
export const anyParts: fc.Arbitrary<SessionPart[]> = fc.array(
  fc.oneof(anyStep, anyRepeat(anyRepeat(anyInner)), anyRepeat(anyInner)),
  {
    minLength: 1,
    maxLength: 4,
  },
);
