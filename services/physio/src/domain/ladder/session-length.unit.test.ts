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

/** Course of a knee that ran these sessions, one every other day, each followed by a calm morning; the last one today. */
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

describe('PHASE-390 the length of a ladder session', () => {
  it('allows a fifth more or ten minutes, and fails from half as much again', () => {
    const lengths = [34, 44, 45, 51, 52].map((minutes) => lengthOf({ stage: 1, minutes }));
    expect(lengths).toEqual(['as_planned', 'as_planned', 'too_long', 'too_long', 'far_too_long']);
    expect(lengthOf({ stage: 1, minutes: null })).toBe('as_planned');
    expect(lengthOf({ stage: 0, minutes: 120 })).toBe('as_planned');
  });

  it('does not count a session that is too long for its stage', () => {
    expect(stageAfter(times(2, { stage: 1, minutes: 34 }))).toBe(2);
    const long = after([
      { stage: 1, minutes: 34 },
      { stage: 1, minutes: 48 },
    ]);
    expect(long.ladder).toMatchObject({ stage: 1, cleanSessions: 1 });
    expect(long.ladder?.reasons).toContainEqual({ code: 'ladder.long', values: { minutes: 48, most: 34 } });
  });

  it('does not reach stage 2 with two runs of 120 minutes, but ends the ladder below stage 1', () => {
    expect(after(times(2, { stage: 1, minutes: 120 })).handedOverOn).toBeNull();
    expect(after(times(1, { stage: 1, minutes: 120 })).ladder).toMatchObject({ stage: 1, cleanSessions: 0 });
  });

  it('goes back a stage after two far too long sessions in a row and says so', () => {
    const { ladder } = after([...times(2, { stage: 1, minutes: 34 }), ...times(2, { stage: 2, minutes: 90 })]);
    expect(ladder?.stage).toBe(1);
    expect(ladder?.reasons).toContainEqual({ code: 'ladder.back_long', values: { minutes: 90, most: 28 } });
  });

  it('counts sessions without minutes, and those repeated as planned after a long one', () => {
    expect(stageAfter(times(2, { stage: 1, minutes: null }))).toBe(2);
    const runs = [34, 48, 34].map((minutes) => ({ stage: 1, minutes }));
    expect(stageAfter(runs)).toBe(2);
  });

  it('PHASE-392 does not count a session that was recorded as a walk, and says how it can', () => {
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

  it('never leads further with longer sessions', () => {
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

  it('counts every stage at its own minutes', () => {
    for (const { stage, minutes } of LADDER) expect(lengthOf({ stage, minutes })).toBe('as_planned');
  });
});
