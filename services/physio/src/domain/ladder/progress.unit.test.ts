import { describe, expect, it, vi } from 'vitest';
import { courseOf } from '../course.ts';
import { daysAgo, givenCheckin, givenInjury, onDays, ranStage } from '../testing/course-fixtures.ts';
import { onLadder } from '../testing/perfect-course.ts';
import type { CheckinDay, CourseInputs, TrainingDay } from '../types.ts';

/**
 * Input for one session: stage, number of days before today, run pain (null if not answered), and the answers of the
 * next morning.
 */
interface Run {
  stage: number;
  ago: number;
  pain?: number | null;
  next?: Partial<CheckinDay>;
  log?: Partial<TrainingDay>;
}

/**
 * Returns the course after a hand-over and the given sessions, each followed by a check-in on the next day. The check-ins
 * are calm and without a run up to the day of the first session.
 */
const after = (
  runs: Run[],
  { injury = givenInjury(), ...changes }: Partial<CourseInputs> = {},
  said: Partial<CheckinDay> = {},
) => {
  const nexts = runs.map(({ ago, pain = 1, next = {} }) =>
    givenCheckin({ ...said, date: daysAgo(ago - 1), runPainLevel: pain, ...next }),
  );
  const before = onLadder(injury, Math.max(...runs.map(({ ago }) => ago)), { ...said, runPainLevel: null });
  return courseOf({
    ...before,
    checkins: [...before.checkins, ...nexts],
    training: runs.map(({ stage, ago, log = {} }) => ranStage(stage, ago, log)),
    ...changes,
  });
};

/**
 * Returns the course of a knee that has been on the ladder since before `lastAgo` days ago, with these check-ins and
 * runs.
 */
const then = (lastAgo: number, checkins: CheckinDay[], training: TrainingDay[] = [], injury = givenInjury()) => {
  const before = onLadder(injury, lastAgo, { runPainLevel: null });
  return courseOf({ ...before, checkins: [...before.checkins, ...checkins], training });
};
const stageAfter = (...args: Parameters<typeof after>) => after(...args).ladder?.stage;
/** Returns sessions at the given stages, one every other day, the last one two days ago. */
const every2 = (stages: number[]): Run[] => stages.map((stage, at) => ({ stage, ago: 2 * (stages.length - at) }));
/** Returns pain-free sessions at the given stages, one every third day. */
const every3 = (stages: number[]): Run[] =>
  stages.map((stage, at) => ({ stage, ago: 3 * (stages.length - at), pain: 0 }));

/** Each history of weeks is replayed for every one of its days. */
vi.setConfig({ testTimeout: 60_000 });

describe('PGM-20 advancing a stage in ladderOf', () => {
  it('PHASE-366 uses the pain of a run that the runner reports two days later, and not that of another run', () => {
    const told = (pain: number | null) => then(3, onDays([0], { runPainLevel: pain }), [ranStage(1, 2)]).ladder;
    expect([told(1)?.cleanSessions, told(null)?.cleanSessions]).toEqual([1, 0]);
    const other = then(3, onDays([0], { runPainLevel: 1 }), [ranStage(1, 2), ranStage(null, 1)]);
    expect(other.ladder?.cleanSessions).toBe(0);
  });

  it('requires 2 clean sessions', () => {
    expect(stageAfter(every2([1]))).toBe(1);
    expect(stageAfter(every2([1, 1]))).toBe(2);
    expect(stageAfter(every2([1, 1, 2, 2, 3]))).toBe(3);
  });

  it('requires 3 clean sessions for a Beginner, an Achilles injury and a shin injury', () => {
    const beginner = { runner: { level: 'Beginner', ageBand: '18-49' } } as const;
    for (const changes of [beginner, { injury: givenInjury('achilles') }, { injury: givenInjury('shin') }])
      expect([stageAfter(every3([1, 1]), changes), stageAfter(every3([1, 1, 1]), changes)]).toEqual([1, 2]);
  });

  it('requires 3 pain-free sessions at a bone site', () => {
    const injury = givenInjury('hip', { clinicianCleared: true });
    const groin = { hipPainSite: 'groin', pain: 0 } as const;
    const runs = (count: number) => every2(Array(count).fill(1)).map((run) => ({ ...run, pain: 0 }));
    expect([stageAfter(runs(2), { injury }, groin), stageAfter(runs(3), { injury }, groin)]).toEqual([1, 2]);
  });

  it('does not treat a partial session as clean', () => {
    const [first, second] = every2([1, 1]) as [Run, Run];
    expect(stageAfter([first, { ...second, log: { status: 'partial' } }])).toBe(1);
  });

  it('does not treat a skipped session as clean', () => {
    const [first, second] = every2([1, 1]) as [Run, Run];
    expect(after([first, { ...second, log: { status: 'skipped' } }]).ladder).toMatchObject({
      stage: 1,
      cleanSessions: 1,
    });
  });

  it('does not treat a session as clean with swelling, new stiffness, rising pain or irritability', () => {
    const [first, second] = every2([1, 1]) as [Run, Run];
    for (const next of [
      { redFlags: ['swelling' as const] },
      { trend: 'up' as const },
      { irritabilityAfterSession: true },
    ])
      expect(stageAfter([first, { ...second, next }])).toBe(1);
    const stiff = (before: boolean) => [
      { ...first, next: { morningStiffness: before } },
      { ...second, next: { morningStiffness: true } },
    ];
    expect([stageAfter(stiff(false)), stageAfter(stiff(true))]).toEqual([1, 2]);
  });

  it('does not treat a session as clean when its run pain or the next check-in is missing', () => {
    const [first, second] = every2([1, 1]) as [Run, Run];
    expect(stageAfter([first, { ...second, pain: null }])).toBe(1);
    const unanswered = then(6, onDays([5, 4], { runPainLevel: 1 }), [ranStage(1, 6), ranStage(1, 4)]);
    expect(unanswered.ladder).toMatchObject({ stage: 1, cleanSessions: 1 });
  });

  it('PHASE-349 does not treat a run as clean if the next check-in leaves out the morning', () => {
    const runs = every2([1, 1]).map((run) => ({ ...run, next: { noNextDayWorsening: null } }));
    expect(stageAfter(runs)).toBe(1);
  });

  it('uses the run pain reported on the session’s day even when the next day’s check-in reports a different value', () => {
    const plantar = givenInjury('plantar');
    const checkins = [...onDays([6, 4], { runPainLevel: 1 }), ...onDays([5, 3], { runPainLevel: 4 })];
    expect(then(7, checkins, [ranStage(1, 6), ranStage(1, 4)], plantar).ladder?.stage).toBe(2);
  });

  it('ignores sessions of stages other than the current one', () => {
    expect(after(every2([4, 4])).ladder).toMatchObject({ stage: 1, cleanSessions: 0 });
  });

  it('ignores sessions before the hand-over', () => {
    const before = onLadder(givenInjury(), 1, { runPainLevel: 1 });
    const training = [ranStage(1, 59), ranStage(1, 55), ranStage(1, 51)];
    expect(courseOf({ ...before, training }).ladder).toMatchObject({ stage: 1, cleanSessions: 0 });
  });

  it('PHASE-08 does not treat a run within 48 hours of the last one as clean', () => {
    expect(
      after([
        { stage: 1, ago: 6 },
        { stage: 1, ago: 5 },
      ]).ladder,
    ).toMatchObject({ stage: 1, cleanSessions: 1 });
  });

  it('DOSE-06 does not treat a knee session as clean when irritation is reported on the same day', () => {
    const day = (area: 'knee' | 'plantar') => {
      const checkins = [...onDays([6, 4], { runPainLevel: 1, irritabilityAfterSession: true }), ...onDays([5, 3])];
      return then(7, checkins, [ranStage(1, 6), ranStage(1, 4)], givenInjury(area)).ladder?.stage;
    };
    expect([day('knee'), day('plantar')]).toEqual([1, 2]);
  });
});

describe('PGM-21 repeating a stage or going back one in ladderOf', () => {
  const at3 = every2([1, 1, 2, 2]).map((run) => ({ ...run, ago: run.ago + 20 }));
  const run3 = (ago: number, more: Partial<Run> = {}): Run => ({ stage: 3, ago, ...more });

  it('repeats the stage after one session with pain above 2 and keeps the clean count', () => {
    expect(after([...at3, run3(8), run3(6, { pain: 3 })]).ladder).toMatchObject({ stage: 3, cleanSessions: 1 });
    expect(stageAfter([...at3, run3(8), run3(6, { pain: 3 }), run3(4)])).toBe(4);
  });

  it('goes back one stage after two consecutive failed sessions, but not when there is a clean session between them', () => {
    expect(stageAfter([...at3, run3(8, { pain: 3 }), run3(6, { pain: 4 })])).toBe(2);
    const slow = { injury: givenInjury('plantar'), runner: { level: 'Beginner', ageBand: null } } as const;
    const up = every2([1, 1, 1, 2, 2, 2]).map((run) => ({ ...run, ago: run.ago + 20 }));
    expect(stageAfter([...up, run3(8, { pain: 3 }), run3(6), run3(4, { pain: 3 })], slow)).toBe(3);
  });

  it('treats two failed sessions as consecutive when there is an unanswered session between them', () => {
    expect(stageAfter([...at3, run3(10, { pain: 3 }), run3(8, { pain: null }), run3(6, { pain: 3 })])).toBe(2);
  });

  it('goes back one stage after next-morning worsening, even after a pain-free run', () => {
    expect(stageAfter([...at3, run3(8, { pain: 0, next: { noNextDayWorsening: false } })])).toBe(2);
  });

  it('treats a session with any pain at a bone site as failed', () => {
    const injury = givenInjury('hip', { clinicianCleared: true });
    const groin = { hipPainSite: 'groin', pain: 0 } as const;
    const withRunPain = (pain: number) =>
      after(
        every2([1, 1]).map((run) => ({ ...run, pain })),
        { injury },
        groin,
      );
    expect(withRunPain(0).ladder).toMatchObject({ stage: 1, cleanSessions: 2 });
    expect([withRunPain(1).ladder, withRunPain(1).handedOverOn]).toEqual([null, null]);
  });

  it('refers the runner to a physiotherapist after going back from one stage twice', () => {
    const worse = { next: { noNextDayWorsening: false } };
    const once = [...at3, run3(16, worse)];
    // Runs of another stage represent the calm check-ins that end the flare-up.
    const calm = [15, 14, 13].map((ago) => ({ stage: 12, ago }));
    const again = [...once, ...calm, { stage: 2, ago: 11 }, { stage: 2, ago: 9 }, run3(6, worse)];
    expect(after(once).referrals).not.toContainEqual({ code: 'referral.ladder' });
    expect(after(again)).toMatchObject({ ladder: { stage: 2 } });
    expect(after(again).referrals).toContainEqual({ code: 'referral.ladder' });
  });

  it('ends the ladder below stage 1 until a newer check-in meets the hand-over rule with its tests', () => {
    const worse = { stage: 1, ago: 4, next: { noNextDayWorsening: false } };
    const ended = after([worse]);
    expect([ended.handedOverOn, ended.ladder, ended.gate.level]).toEqual([null, null, 'walk']);
    const sore = after([
      { stage: 1, ago: 6, pain: 3 },
      { stage: 1, ago: 4, pain: 3 },
    ]);
    expect([sore.handedOverOn, sore.gate.level]).toEqual([null, 'walk']);
    const checkins = [...onDays([3], { noNextDayWorsening: false }), ...onDays([2, 1])];
    expect(then(4, checkins, [ranStage(1, 4)])).toMatchObject({ handedOverOn: null, gate: { level: 'walk' } });
    // The worse morning made the newest tests fail, so they must be passed again first.
    const later = then(4, [...checkins, givenCheckin()], [ranStage(1, 4)]);
    expect([later.handedOverOn, later.gate.reason.code]).toEqual([null, 'gate.criteria']);
  });
});

describe('PGM-08 entry test (stage 0) in ladderOf', () => {
  /** Stage of a knee that meets all criteria except the walk until yesterday, after these additional check-ins. */
  const stageFor = (checkins: CheckinDay[], training: TrainingDay[] = []) => {
    const before = onLadder(givenInjury(), 1, { walkRunTolerance: false });
    return courseOf({ ...before, checkins: [...before.checkins, ...checkins], training }).ladder?.stage;
  };

  it('skips stage 0 when walk/run was fine in 2 check-ins of the injury', () => {
    expect(stageFor(onDays([0]))).toBe(0);
    expect(stageFor([...onDays([3], { functionalTestsOk: false }), givenCheckin()])).toBe(1);
    expect(stageFor([...onDays([3], { walkRunTolerance: false }), givenCheckin()])).toBe(0);
  });

  it('skips stage 0 after 2 completed walks of 30 minutes', () => {
    expect(stageFor(onDays([0]), [ranStage(null, 3), ranStage(null, 1)])).toBe(1);
    expect(stageFor(onDays([0]), [ranStage(null, 3), ranStage(null, 1, { minutes: 29 })])).toBe(0);
    expect(stageFor(onDays([0]), [ranStage(null, 3), ranStage(null, 1, { status: 'partial' })])).toBe(0);
  });

  it('PHASE-391 includes only walks: no runs, and no days whose sport is unknown', () => {
    const days = (sport: 'walk' | 'run' | null) => [3, 1].map((ago) => ranStage(null, ago, { sport, minutes: 35 }));
    const stages = (['walk', 'run', null] as const).map((sport) => stageFor(onDays([0]), days(sport)));
    expect(stages).toEqual([1, 0, 0]);
    expect(
      stageFor(
        onDays([0]),
        [3, 1].map((ago) => ranStage(0, ago, { sport: 'run' })),
      ),
    ).toBe(0);
  });

  it('PGM-46 skips stage 0 for a back injury in phase 3', () => {
    const { phase, ladder } = courseOf(onLadder(givenInjury('back'), 0));
    expect([phase, ladder?.stage]).toEqual([3, 1]);
  });

  it('passes stage 0 after the planned walks are completed', () => {
    const checkins = [...onDays([6]), ...onDays([0], { walkRunTolerance: false })];
    expect(stageFor(checkins, [ranStage(0, 5)])).toBe(0);
    expect(stageFor(checkins, [ranStage(0, 5), ranStage(0, 3)])).toBe(1);
  });
});

describe('PGM-63 finished ladder in ladderOf', () => {
  const up = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const all = (times: number) => up.flatMap((stage) => Array<number>(times).fill(stage));

  it.each([
    [2, 'Intermediate'],
    [3, 'Beginner'],
  ] as const)('requires %i clean sessions of stage 12 (%s)', (times, level) => {
    const runner = { level, ageBand: '18-49' } as const;
    const runs = all(times);
    const last = after(every2(runs.slice(0, -1)), { runner });
    expect([last.ladderFinished, last.gate.level, last.ladder?.stage]).toEqual([false, 'ladder', 12]);
    const done = after(every2(runs), { runner });
    expect([done.ladderFinished, done.gate.level, done.ladder]).toEqual([true, 'clear', null]);
  });

  it('allows all running while check-ins are good and restricts running after a bad check-in', () => {
    const runs = every2(all(2));
    const today = (answers: Partial<CheckinDay>, injury = givenInjury('ITB')) =>
      after([...runs, { stage: 12, ago: 1, next: answers }], { injury });
    expect(
      [today({}), today({ pain: 4 }), today({ noNextDayWorsening: false }), today({ pain: 8 })].map(
        ({ gate }) => gate.level,
      ),
    ).toEqual(['clear', 'ladder', 'walk', 'stop']);
    expect(today({ pain: 4 }, givenInjury('knee')).gate.level).toBe('walk');
    expect(today({ pain: 4 })).toMatchObject({ ladderFinished: true, gate: { stage: 12 }, ladder: { stage: 12 } });
  });
});
