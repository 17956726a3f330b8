import { describe, expect, it } from 'vitest';
import { courseOf } from '../course.ts';
import { daysAgo, givenCheckin, givenInjury, givenInputs, onDays, ranStage } from '../testing/given.ts';
import type { CheckinDay, CourseInputs, TrainingDay } from '../types.ts';

/** A session: stage, how many days ago, pain of the run (null: not told), and what the next morning says. */
interface Run {
  stage: number;
  ago: number;
  pain?: number | null;
  next?: Partial<CheckinDay>;
  log?: Partial<TrainingDay>;
}

/** Handed over 60 days ago at stage 1, then these sessions, each told of the day after. */
const after = (runs: Run[], changes: Partial<CourseInputs> = {}, said: Partial<CheckinDay> = {}) => {
  const nexts = runs.map(({ ago, pain = 1, next = {} }) =>
    givenCheckin({ ...said, date: daysAgo(ago - 1), runPainLevel: pain, ...next }),
  );
  return courseOf(
    givenInputs({
      checkins: [...onDays([66, 65, 64, 63, 62, 61, 60], { ...said, runPainLevel: null }), ...nexts],
      training: runs.map(({ stage, ago, log = {} }) => ranStage(stage, ago, log)),
      ...changes,
    }),
  );
};
const stageAfter = (...args: Parameters<typeof after>) => after(...args).ladder?.stage;
/** Sessions of these stages, one every second day, the last one two days ago. */
const every2 = (stages: number[]): Run[] => stages.map((stage, at) => ({ stage, ago: 2 * (stages.length - at) }));

describe('PGM-20 leaving a stage', () => {
  it('takes 2 clean sessions', () => {
    expect(stageAfter(every2([1]))).toBe(1);
    expect(stageAfter(every2([1, 1]))).toBe(2);
    expect(stageAfter(every2([1, 1, 2, 2, 3]))).toBe(3);
  });

  it('takes 3 for a Beginner, an Achilles, and at the shin', () => {
    const beginner = { runner: { level: 'Beginner', ageBand: '18-49' } } as const;
    for (const changes of [beginner, { injury: givenInjury('achilles') }, { injury: givenInjury('shin') }])
      expect([stageAfter(every2([1, 1]), changes), stageAfter(every2([1, 1, 1]), changes)]).toEqual([1, 2]);
  });

  it('takes 3 without any pain at a bone site', () => {
    const injury = givenInjury('hip', { clinicianCleared: true });
    const groin = { hipPainSite: 'groin', pain: 0 } as const;
    const runs = (count: number) => every2(Array(count).fill(1)).map((run) => ({ ...run, pain: 0 }));
    expect([stageAfter(runs(2), { injury }, groin), stageAfter(runs(3), { injury }, groin)]).toEqual([1, 2]);
  });

  it('a partial session is done and not clean', () => {
    const [first, second] = every2([1, 1]) as [Run, Run];
    expect(stageAfter([first, { ...second, log: { status: 'partial' } }])).toBe(1);
  });

  it('a skipped one is no session', () => {
    const [first, second] = every2([1, 1]) as [Run, Run];
    expect(after([first, { ...second, log: { status: 'skipped' } }]).ladder).toMatchObject({
      stage: 1,
      cleanSessions: 1,
    });
  });

  it('never goes on with swelling, new stiffness, growing pain or an irritated site', () => {
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

  it('pain that nobody told, and a next morning that nobody told yet, are not clean', () => {
    const [first, second] = every2([1, 1]) as [Run, Run];
    expect(stageAfter([first, { ...second, pain: null }])).toBe(1);
    const untold = givenInputs({
      checkins: onDays([66, 60, 5, 4], { runPainLevel: 1 }),
      training: [ranStage(1, 6), ranStage(1, 4)],
    });
    expect(courseOf(untold).ladder).toMatchObject({ stage: 1, cleanSessions: 1 });
  });

  it('DOSE-18 an unanswered morning counts as settled', () => {
    const runs = every2([1, 1]).map((run) => ({ ...run, next: { noNextDayWorsening: null } }));
    expect(stageAfter(runs)).toBe(2);
  });

  it('takes the pain of the day itself before that of the day after', () => {
    const checkins = [
      ...onDays([66, 60]),
      ...onDays([6, 4], { runPainLevel: 1 }),
      ...onDays([5, 3], { runPainLevel: 4 }),
    ];
    expect(courseOf(givenInputs({ checkins, training: [ranStage(1, 6), ranStage(1, 4)] })).ladder?.stage).toBe(2);
  });

  it('a session of another stage tells nothing of this one', () => {
    expect(after(every2([4, 4])).ladder).toMatchObject({ stage: 1, cleanSessions: 0 });
  });

  it('a session of before the hand-over tells nothing', () => {
    const training = [ranStage(1, 63), ranStage(1, 61)];
    const checkins = onDays([62, 60], { runPainLevel: 1 });
    const before = onDays([66, 64], { functionalTestsOk: false });
    const course = courseOf(givenInputs({ checkins: [...before, ...checkins.slice(1)], training }));
    expect(course.ladder).toMatchObject({ stage: 1, cleanSessions: 0 });
  });

  it('DOSE-06 a knee that stayed irritated on the day of the run did not settle soon', () => {
    const day = (area: 'knee' | 'plantar') => {
      const checkins = [
        ...onDays([66, 60]),
        ...onDays([6, 4], { runPainLevel: 1, irritabilityAfterSession: true }),
        ...onDays([5, 3]),
      ];
      const training = [ranStage(1, 6), ranStage(1, 4)];
      return courseOf(givenInputs({ injury: givenInjury(area), checkins, training })).ladder?.stage;
    };
    expect([day('knee'), day('plantar')]).toEqual([1, 2]);
  });
});

describe('PGM-21 holding and going back', () => {
  const at3 = every2([1, 1, 2, 2]).map((run) => ({ ...run, ago: run.ago + 20 }));
  const run3 = (ago: number, more: Partial<Run> = {}): Run => ({ stage: 3, ago, ...more });

  it('one session above 2 repeats the stage, and what was clean stays clean', () => {
    expect(after([...at3, run3(8), run3(6, { pain: 3 })]).ladder).toMatchObject({ stage: 3, cleanSessions: 1 });
    expect(stageAfter([...at3, run3(8), run3(6, { pain: 3 }), run3(4)])).toBe(4);
  });

  it('two in a row go back one; a clean one between them does not', () => {
    expect(stageAfter([...at3, run3(8, { pain: 3 }), run3(6, { pain: 4 })])).toBe(2);
    const slow = { injury: givenInjury('plantar'), runner: { level: 'Beginner', ageBand: null } } as const;
    const up = every2([1, 1, 1, 2, 2, 2]).map((run) => ({ ...run, ago: run.ago + 20 }));
    expect(stageAfter([...up, run3(8, { pain: 3 }), run3(6), run3(4, { pain: 3 })], slow)).toBe(3);
  });

  it('an unanswered session between two fails does not part them', () => {
    expect(stageAfter([...at3, run3(10, { pain: 3 }), run3(8, { pain: null }), run3(6, { pain: 3 })])).toBe(2);
  });

  it('worse the next morning goes back one at once, also after a run without pain', () => {
    expect(stageAfter([...at3, run3(8, { pain: 0, next: { noNextDayWorsening: false } })])).toBe(2);
  });

  it('at a bone site any pain is a fail', () => {
    const injury = givenInjury('hip', { clinicianCleared: true });
    const groin = { hipPainSite: 'groin', pain: 0 } as const;
    const told = (pain: number) =>
      after(
        every2([1, 1]).map((run) => ({ ...run, pain })),
        { injury },
        groin,
      );
    expect(told(0).ladder).toMatchObject({ stage: 1, cleanSessions: 2 });
    expect([told(1).ladder, told(1).handedOverOn]).toEqual([null, null]);
  });

  it('the second time a stage sends back, a physio should look at it', () => {
    const worse = { next: { noNextDayWorsening: false } };
    const once = [...at3, run3(16, worse)];
    const again = [...once, { stage: 2, ago: 12 }, { stage: 2, ago: 10 }, run3(6, worse)];
    expect(after(once).referrals.join(' ')).not.toContain('same stage of the ladder');
    expect(after(again)).toMatchObject({ ladder: { stage: 2 } });
    expect(after(again).referrals).toContain(
      'The same stage of the ladder has sent you back twice: let a physiotherapist look at it in person.',
    );
  });

  it('below stage 1 the ladder ends, and opens again with a newer check-in that meets the rule', () => {
    const worse = { stage: 1, ago: 4, next: { noNextDayWorsening: false } };
    const ended = after([worse]);
    expect([ended.handedOverOn, ended.ladder, ended.gate.level]).toEqual([null, null, 'walk']);
    const sore = after([
      { stage: 1, ago: 6, pain: 3 },
      { stage: 1, ago: 4, pain: 3 },
    ]);
    expect([sore.handedOverOn, sore.gate.level]).toEqual([null, 'walk']);
    const inputs = { training: [ranStage(1, 4)] };
    const checkins = [...onDays([66, 65, 60]), ...onDays([3], { noNextDayWorsening: false }), ...onDays([2])];
    expect(courseOf(givenInputs({ ...inputs, checkins }))).toMatchObject({
      handedOverOn: daysAgo(2),
      gate: { stage: 0 },
    });
    expect(courseOf(givenInputs({ ...inputs, checkins: [...checkins, givenCheckin()] })).gate.stage).toBe(1);
  });
});

describe('PGM-08 stage 0, the entry test', () => {
  const stageFor = (checkins: CheckinDay[], training: TrainingDay[] = []) =>
    courseOf(givenInputs({ checkins, training })).ladder?.stage;

  it('begins at stage 1 with walk/run fine on 2 check-ins of the injury, else at 0', () => {
    expect(stageFor(onDays([0]))).toBe(0);
    expect(stageFor([...onDays([3], { functionalTestsOk: false }), givenCheckin()])).toBe(1);
    expect(stageFor([...onDays([3], { walkRunTolerance: false }), givenCheckin()])).toBe(0);
  });

  it('begins at stage 1 with 2 done walks of 30 minutes', () => {
    expect(stageFor(onDays([0]), [ranStage(null, 3), ranStage(null, 1)])).toBe(1);
    expect(stageFor(onDays([0]), [ranStage(null, 3), ranStage(null, 1, { minutes: 29 })])).toBe(0);
    expect(stageFor(onDays([0]), [ranStage(null, 3), ranStage(null, 1, { status: 'partial' })])).toBe(0);
  });

  it('is left by the walks of the plan itself', () => {
    const checkins = [...onDays([6]), ...onDays([0], { walkRunTolerance: false })];
    expect(stageFor(checkins, [ranStage(0, 5)])).toBe(0);
    expect(stageFor(checkins, [ranStage(0, 5), ranStage(0, 3)])).toBe(1);
  });
});

describe('PGM-63 the end of the ladder', () => {
  const up = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const all = (times: number) => up.flatMap((stage) => Array<number>(times).fill(stage));

  it.each([
    [2, 'Intermediate'],
    [3, 'Beginner'],
  ] as const)('is reached with %i clean sessions of stage 9 (%s)', (times, level) => {
    const runner = { level, ageBand: '18-49' } as const;
    const runs = all(times);
    const last = after(every2(runs.slice(0, -1)), { runner });
    expect([last.ladderFinished, last.gate.level, last.ladder?.stage]).toEqual([false, 'ladder', 9]);
    const done = after(every2(runs), { runner });
    expect([done.ladderFinished, done.gate.level, done.ladder]).toEqual([true, 'clear', null]);
  });

  it('a later bad check-in holds running back again, and a good one gives it back', () => {
    const runs = every2(all(2));
    const then = (answers: Partial<CheckinDay>) => {
      const told = runs.map(({ ago }) => givenCheckin({ date: daysAgo(ago - 1), runPainLevel: 1 }));
      const checkins = [...onDays([66, 65, 60]), ...told, givenCheckin(answers)];
      return courseOf(givenInputs({ checkins, training: runs.map(({ stage, ago }) => ranStage(stage, ago)) }));
    };
    expect(
      [then({}), then({ pain: 4 }), then({ noNextDayWorsening: false }), then({ pain: 8 })].map(
        ({ gate }) => gate.level,
      ),
    ).toEqual(['clear', 'ladder', 'walk', 'stop']);
    expect(then({ pain: 4 })).toMatchObject({ ladderFinished: true, gate: { stage: 9 }, ladder: { stage: 9 } });
  });
});
