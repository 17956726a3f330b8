import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { samplesPerProperty } from '../../testing/config.ts';
import { courseOf } from '../course.ts';
import { daysAgo, givenCheckin, givenInjury, ranStage } from '../testing/course-fixtures.ts';
import { onLadder } from '../testing/perfect-course.ts';
import { lengthOf } from './session-length.ts';
import { LADDER } from './stages.ts';

/** Each history of weeks is replayed for every one of its days. */
vi.setConfig({ testTimeout: 60_000 });

interface Run {
  stage: number;
  minutes: number | null;
}

/**
 * Course of a knee with these sessions, one every other day, each followed by a calm morning. The last session is
 * today.
 */
const after = (runs: readonly Run[]) => {
  const agoOf = (at: number): number => 2 * (runs.length - at) - 1;
  const before = onLadder(givenInjury(), agoOf(0), { runPainLevel: null });
  return courseOf({
    ...before,
    checkins: [
      ...before.checkins,
      ...runs.map((_, at) => givenCheckin({ date: daysAgo(agoOf(at) - 1), runPainLevel: 1 })),
    ],
    training: runs.map(({ stage, minutes }, at) => ranStage(stage, agoOf(at), { minutes })),
  });
};
const stageAfter = (runs: readonly Run[]): number | undefined => after(runs).ladder?.stage;
const times = (count: number, run: Run): Run[] => Array.from({ length: count }, () => run);

describe('PHASE-390 length of a ladder session', () => {
  it('may exceed the stage by a fifth or ten minutes, and fails above one and a half times the stage', () => {
    const lengths = [34, 44, 45, 51, 52].map((minutes) => lengthOf({ stage: 1, minutes }));
    expect(lengths).toEqual(['as_planned', 'as_planned', 'too_long', 'too_long', 'far_too_long']);
    expect(lengthOf({ stage: 1, minutes: null })).toBe('as_planned');
    expect(lengthOf({ stage: 0, minutes: 120 })).toBe('as_planned');
  });

  it('makes a session that is too long for its stage not clean', () => {
    expect(stageAfter(times(2, { stage: 1, minutes: 34 }))).toBe(2);
    const long = after([
      { stage: 1, minutes: 34 },
      { stage: 1, minutes: 48 },
    ]);
    expect(long.ladder).toMatchObject({ stage: 1, cleanSessions: 1 });
    expect(long.ladder?.reasons).toContainEqual({ code: 'ladder.long', values: { minutes: 48, most: 34 } });
  });

  it('ends the ladder below stage 1 after two runs of 120 minutes, instead of reaching stage 2', () => {
    expect(after(times(2, { stage: 1, minutes: 120 })).handedOverOn).toBeNull();
    expect(after(times(1, { stage: 1, minutes: 120 })).ladder).toMatchObject({ stage: 1, cleanSessions: 0 });
  });

  it('moves the runner back a stage after two consecutive far too long sessions, with a message about it', () => {
    const { ladder } = after([...times(2, { stage: 1, minutes: 34 }), ...times(2, { stage: 2, minutes: 90 })]);
    expect(ladder?.stage).toBe(1);
    expect(ladder?.reasons).toContainEqual({ code: 'ladder.back_long', values: { minutes: 90, most: 28 } });
  });

  it('does not affect sessions without minutes, or sessions repeated as planned after a long one', () => {
    expect(stageAfter(times(2, { stage: 1, minutes: null }))).toBe(2);
    const runs = [34, 48, 34].map((minutes) => ({ stage: 1, minutes }));
    expect(stageAfter(runs)).toBe(2);
  });

  it('PHASE-392 excludes a session that was recorded as a walk, and explains how to include it', () => {
    const before = onLadder(givenInjury(), 1, { runPainLevel: null });
    const sessionOf = (sport: 'run' | 'walk') =>
      courseOf({
        ...before,
        checkins: [...before.checkins, givenCheckin({ runPainLevel: 1 })],
        training: [ranStage(1, 1, { minutes: 34, sport })],
      }).ladder;
    expect([sessionOf('run')?.cleanSessions, sessionOf('walk')?.cleanSessions]).toEqual([1, 0]);
    expect(sessionOf('walk')?.reasons).toContainEqual({ code: 'ladder.walked' });
    expect(sessionOf('run')?.reasons).not.toContainEqual({ code: 'ladder.walked' });
  });

  it('never leads further when sessions are longer', () => {
    const runs = fc.array(
      fc.record({ minutes: fc.integer({ min: 10, max: 120 }), more: fc.integer({ min: 0, max: 90 }) }),
      {
        ...{ minLength: 1, maxLength: 6 },
      },
    );
    const progress = (minutes: readonly number[]): number => {
      const { ladder, handedOverOn } = after(minutes.map((each) => ({ stage: 1, minutes: each })));
      return handedOverOn === null ? -1 : (ladder?.stage ?? 99) * 10 + (ladder?.cleanSessions ?? 0);
    };
    const property = fc.property(runs, (each) => {
      expect(progress(each.map(({ minutes, more }) => minutes + more))).toBeLessThanOrEqual(
        progress(each.map(({ minutes }) => minutes)),
      );
    });
    fc.assert(property, { numRuns: Math.ceil(samplesPerProperty() / 8) });
  });

  it('makes every stage clean at its own minutes', () => {
    for (const { stage, minutes } of LADDER) expect(lengthOf({ stage, minutes })).toBe('as_planned');
  });
});
