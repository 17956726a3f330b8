import { addDays, daysBetween } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from '../course.ts';
import { givenCheckin, givenInjury, givenInputs, onDays, ranStage, TODAY } from '../testing/course-fixtures.ts';
import { onLadder } from '../testing/perfect-course.ts';
import type { CheckinDay, CourseInputs } from '../types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

/** Returns the ladder of an injury that was calm on the ladder until before the given check-ins and runs. */
const ladderFor = (checkins: CheckinDay[], { injury = givenInjury(), ...changes }: Partial<CourseInputs> = {}) => {
  const dates = [...checkins, ...(changes.training ?? [])].map(({ date }) => daysBetween(date, TODAY));
  const before = onLadder(injury, Math.max(1, ...dates), { runPainLevel: null });
  return courseOf({ ...before, ...changes, checkins: [...before.checkins, ...checkins] }).ladder;
};

describe('PHY-87 ladderToday', () => {
  it('returns the stage, title, intervals, minutes and whether the stage can be started', () => {
    expect(ladderFor(onDays([0]))).toEqual({
      stage: 1,
      title: { code: 'stage.repeated', values: { stage: 1, times: 8, run: 1, walk: 2 } },
      intervals: '8 x (1/2)',
      minutes: 34,
      runMinutes: 8,
      startable: true,
      reasons: [{ code: 'ladder.easy' }, { code: 'ladder.clean', values: { clean: 0, needed: 2 } }],
      cleanSessions: 0,
      cleanNeeded: 2,
    });
  });

  it('returns null before the hand-over', () => {
    expect(courseOf(givenInputs({ checkins: onDays([0], { pain: 4 }) })).ladder).toBeNull();
  });

  it("marks the stage as not startable before today's check-in", () => {
    expect(ladderFor([])).toMatchObject({
      startable: false,
      reasons: [{ code: 'ladder.checkin' }],
    });
  });

  it('explains at stage 0 how to open stage 1', () => {
    const before = onLadder(givenInjury(), 1, { walkRunTolerance: false });
    const course = courseOf({ ...before, checkins: [...before.checkins, ...onDays([0])] });
    expect(course.ladder).toMatchObject({
      stage: 0,
      startable: true,
      reasons: [{ code: 'ladder.walks' }],
    });
  });

  it('PGM-24 returns a reason that asks for easy running on flat ground', () => {
    expect(ladderFor(onDays([0]))?.reasons[0]).toEqual({ code: 'ladder.easy' });
  });

  it('returns the gate’s reason when running is stopped', () => {
    expect(ladderFor(onDays([0], { pain: 8 }))).toMatchObject({
      startable: false,
      reasons: [{ code: 'gate.high_pain' }],
    });
  });
});

describe('PGM-19 minimum time between ladder runs', () => {
  const ranAgo = (ago: number, changes: Partial<CourseInputs> = {}) =>
    ladderFor(onDays([1, 0], { runPainLevel: 1 }), { training: [ranStage(1, ago)], ...changes })?.startable;

  it('is normally 48 hours', () => {
    expect([0, 1, 2].map((ago) => ranAgo(ago))).toEqual([false, false, true]);
    expect(ladderFor(onDays([0]), { training: [ranStage(1, 1)] })?.reasons).toEqual([
      { code: 'ladder.rest', values: { hours: 48 } },
      { code: 'ladder.unanswered' },
    ]);
  });

  it('PGM-34 is 72 hours with an Achilles injury up to stage 3', () => {
    const injury = givenInjury('achilles');
    expect([1, 2, 3].map((ago) => ranAgo(ago, { injury }))).toEqual([false, false, true]);
    const stages = [1, 1, 1, 2, 2, 2, 3, 3, 3];
    const training = stages.map((stage, at) => ranStage(stage, 2 + 3 * (stages.length - 1 - at)));
    const checkins = training.flatMap(({ date }) => [
      givenCheckin({ date, runPainLevel: 1 }),
      givenCheckin({ date: addDays(date, 1) }),
    ]);
    expect(ladderFor([...checkins, ...onDays([0])], { injury, training })).toMatchObject({
      stage: 4,
      startable: true,
    });
  });

  it('does not apply to the walks of stage 0', () => {
    const before = onLadder(givenInjury(), 1, { walkRunTolerance: false });
    const checkins = [...before.checkins, ...onDays([0])];
    expect(courseOf({ ...before, checkins, training: [ranStage(0, 0)] }).ladder).toMatchObject({
      stage: 0,
      startable: true,
    });
  });
});

describe('ladderToday after a session', () => {
  const injury = givenInjury('plantar');
  const afterRun = (next: Partial<CheckinDay>, then: Partial<CheckinDay> = {}) =>
    ladderFor([...onDays([2], next), givenCheckin(then)], { training: [ranStage(1, 3)], injury });

  it('PGM-22 repeats the stage and states the pain after a session with pain above 2 that settled', () => {
    expect(afterRun({ runPainLevel: 4, pain: 3 })).toMatchObject({
      startable: true,
      stage: 1,
      reasons: [{ code: 'ladder.repeat', values: { pain: 4 } }],
    });
  });

  it('PHASE-332 repeats the stage because of pain reported today', () => {
    expect(afterRun({ runPainLevel: 1 }, { pain: 3 })?.reasons).toEqual([
      { code: 'ladder.repeat_today', values: { pain: 3 } },
    ]);
  });

  it('PGM-22 explains the repeated stage the next morning, along with the rest time between runs', () => {
    const ladder = ladderFor(onDays([0], { runPainLevel: 4 }), {
      training: [ranStage(1, 1)],
      injury: givenInjury('plantar'),
    });
    expect(ladder).toMatchObject({
      startable: false,
      reasons: [
        { code: 'ladder.repeat', values: { pain: 4 } },
        { code: 'ladder.rest', values: { hours: 48 } },
      ],
    });
  });

  const up = [ranStage(1, 9), ranStage(1, 7), ranStage(2, 3)];
  const checkins = onDays([8, 6], { runPainLevel: 1 });

  it('PGM-23 explains going back one stage when the next-morning answer is worse', () => {
    const ladder = ladderFor([...checkins, ...onDays([0], { noNextDayWorsening: false })], { training: up });
    expect(ladder).toMatchObject({
      stage: 1,
      startable: false,
      reasons: [{ code: 'ladder.back_worse' }],
    });
  });

  it('explains going back one stage after two consecutive painful sessions', () => {
    const training = [...up.slice(0, 2), ranStage(2, 5), ranStage(2, 3)];
    const sore = onDays([5, 3], { runPainLevel: 4 });
    const backFor = (newest: number) =>
      ladderFor([...checkins, ...sore, ...onDays([newest, 0])], { training, injury: givenInjury('plantar') });
    expect(backFor(0)).toMatchObject({
      stage: 1,
      startable: true,
      reasons: [{ code: 'ladder.back_sore', values: { pain: 4 } }],
    });
    expect(backFor(1)?.reasons[0]).toEqual({ code: 'ladder.easy' });
  });

  it('PHASE-365 mentions the pain of the run, not the morning, when the run moved the runner back', () => {
    const training = [...up.slice(0, 2), ranStage(2, 2)];
    const ladder = ladderFor([...checkins, ...onDays([1], { runPainLevel: 7 })], { training });
    expect(ladder?.reasons.map(({ code }) => code)).not.toContain('ladder.back_worse');
    const told = courseOf({
      ...onLadder(givenInjury(), 9),
      checkins: [...onLadder(givenInjury(), 9).checkins, ...checkins, ...onDays([0], { runPainLevel: 7 })],
      training: [...up.slice(0, 2), ranStage(2, 1)],
    });
    expect(told.ladder?.reasons[0]).toEqual({ code: 'ladder.back_run', values: { pain: 7 } });
  });
});
