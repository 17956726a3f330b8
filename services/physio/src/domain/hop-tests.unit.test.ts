import type { Condition, TestId } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { followPerfectly, type PerfectCourse, startedInjury } from './testing/perfect-course.ts';
import type { Course } from './types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const HOP_TESTS: readonly TestId[] = ['pogo20', 'hop10', 'hop20', 'side_hop', 'hop_dist', 'fast20'];
const dueOf = ({ tests }: Course): TestId[] =>
  tests.filter(({ testId, due }) => due && HOP_TESTS.includes(testId)).map(({ testId }) => testId);
const firstDue = ({ courses }: PerfectCourse, test: TestId): Course | undefined =>
  courses.find((course) => dueOf(course).includes(test));
const stageOf = ({ ladder, ladderFinished }: Course): number => (ladderFinished ? 12 : (ladder?.stage ?? -1));

/** The inputs of a followed course on one of its days, with a different pain score in that day's check-in. */
const withPain = ({ inputs }: PerfectCourse, today: string, pain: number) => {
  const until = <T extends { date: string }>(list: readonly T[]) => list.filter(({ date }) => date <= today);
  const before = <T extends { date: string }>(list: readonly T[]) => list.filter(({ date }) => date < today);
  const checkins = until(inputs.checkins).map((one) => (one.date === today ? { ...one, pain } : one));
  const { tests, sessions, training } = inputs;
  return {
    ...{ ...inputs, today, checkins, tests: before(tests) },
    ...{ sessions: before(sessions), training: before(training) },
  };
};

const days: Partial<Record<Condition, PerfectCourse>> = {};
const followed = (condition: Condition, lastDay: number): PerfectCourse => {
  const known = days[condition] ?? followPerfectly(startedInjury(condition), lastDay);
  days[condition] = known;
  return known;
};

describe('tests for hops and fast running', () => {
  it('PHASE-290 start phase 3 with two-leg hops only', () => {
    const calf = followed('calf_strain', 52);
    const first = calf.courses.find(({ phase }) => phase === 3);
    expect(first && dueOf(first)).toEqual(['pogo20']);
  });

  it('PHASE-290 ask for one-leg hops, a long hop and strides when they may be trained', () => {
    const calf = followed('calf_strain', 52);
    const [oneLeg, far, fast] = (['hop10', 'hop_dist', 'fast20'] as const).map((test) => firstDue(calf, test));
    expect(oneLeg?.phaseDay).toBeGreaterThan(14);
    expect(oneLeg && stageOf(oneLeg)).toBeGreaterThanOrEqual(4);
    expect(far?.phaseDay).toBeGreaterThan(28);
    expect(far && stageOf(far)).toBeGreaterThanOrEqual(8);
    const finished = calf.courses.findIndex(({ ladderFinished }) => ladderFinished);
    // Two runs three days apart, and three days after the second one.
    expect(calf.courses.findIndex(({ today }) => today === fast?.today)).toBeGreaterThanOrEqual(finished + 6);
  });

  it('PHASE-290 never ask for strides before the end of the ladder or without runs after it', () => {
    const resting = followPerfectly(startedInjury('hamstring_strain'), 36);
    expect(resting.courses.flatMap(dueOf)).not.toContain('fast20');
    const calf = followed('calf_strain', 52);
    const last = calf.courses.at(-1)?.today ?? '';
    const training = calf.inputs.training.filter(({ ladderStage }) => ladderStage !== null);
    const tests = calf.inputs.tests.filter(({ testId }) => testId !== 'fast20');
    const course = courseOf({ ...withPain(calf, last, 0), training, tests });
    expect([course.ladderFinished, dueOf(course).includes('fast20')]).toEqual([true, false]);
  });

  it.each([3, 4, 5])('PHASE-290 ask for none of them at pain %i', (pain) => {
    const calf = followed('calf_strain', 52);
    for (const { today } of calf.courses.filter((course) => dueOf(course).length > 0))
      expect(dueOf(courseOf(withPain(calf, today, pain))), today).toEqual([]);
  });

  it('PHASE-290 wait for the required stage of a bone, and for the eight weeks at the heel bone', () => {
    const bone = followPerfectly(startedInjury('bone_stress'), 90);
    expect(bone.courses.filter((course) => stageOf(course) < 6).flatMap(dueOf)).toEqual([]);
    const heel = followPerfectly(startedInjury('achilles_insertional'), 100);
    expect(heel.courses.filter(({ phase }) => phase === 3).length).toBeGreaterThan(20);
    expect(heel.courses.flatMap(dueOf)).not.toContain('hop20');
  });

  it('PHASE-290 list a test that is not open yet as a later one', () => {
    const first = followed('calf_strain', 52).courses.find(({ phase }) => phase === 3);
    expect(first?.missing.map(({ code, values }) => [code, values?.test])).toEqual([
      ['missing.later', 'hop10'],
      ['missing.later', 'hop_dist'],
      ['missing.later', 'fast20'],
    ]);
  });

  it.each(['gluteal', 'itb', 'hamstring_strain', 'proximal_hamstring'] as const)(
    'PHASE-292 start the hops of %s with two-leg hops',
    (condition) => {
      const { courses } = followPerfectly(startedInjury(condition), condition === 'proximal_hamstring' ? 82 : 62);
      expect(courses.find(({ spring }) => spring !== null)?.spring?.id).toBe('pogo');
    },
  );

  it('PHASE-293 ask for heel raises again before one-leg hops if the last ones are too old', () => {
    const { courses } = followPerfectly(startedInjury('mtss'), 58);
    const due = courses.filter(({ phase, tests }) =>
      tests.some((test) => phase === 3 && test.testId === 'heel_raise' && test.due),
    );
    expect(due.length).toBeGreaterThan(0);
    expect(courses.at(-1)?.spring?.id ?? courses.at(-2)?.spring?.id).toBe('shin-hop');
  });
});
