import { addDays, type Condition, type TestId } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from '../course.ts';
import { bothSides, calmDay, followPerfectly, startedInjury } from '../testing/perfect-course.ts';
import type { Course, CourseInputs } from '../types.ts';

vi.setConfig({ testTimeout: 120_000 });

const histories = new Map<string, CourseInputs>();
const historyOf = (condition: Condition, day: number): CourseInputs => {
  const key = `${condition} ${day}`;
  const known = histories.get(key) ?? followPerfectly(startedInjury(condition), day).inputs;
  histories.set(key, known);
  return known;
};

/** Result of a test on the last day of a perfect course. */
interface Result {
  test: TestId;
  value?: number;
  pain?: number;
}

const withResult = (inputs: CourseInputs, { test, value, pain = value ?? 0 }: Result): CourseInputs => ({
  ...inputs,
  tests: [
    ...inputs.tests,
    ...bothSides(test, inputs.today).map((one) => ({ ...one, value: value ?? one.value, painDuring: pain })),
  ],
});

const courseAfter = (condition: Condition, day: number, result: Result): Course =>
  courseOf(withResult(historyOf(condition, day), result));

/** The same inputs some days later, with one check-in a day. */
const daysLater = (inputs: CourseInputs, days: number): CourseInputs => ({
  ...inputs,
  today: addDays(inputs.today, days),
  checkins: [...inputs.checkins, ...Array.from({ length: days }, (_, at) => calmDay(addDays(inputs.today, at + 1)))],
});

const factsOf = ({ tests }: Course, id: TestId): string[] =>
  tests.filter(({ testId }) => testId === id).flatMap(({ facts }) => facts.map(({ code }) => code));

describe('pain in a test', () => {
  it.each<Result>([
    { test: 'press_bone', value: 4 },
    { test: 'walk30', value: 3 },
    { test: 'heel_raise', pain: 4 },
  ])('PHASE-339 stops running for a stress injury and moves the runner back a stage after $test', (result) => {
    const before = courseOf(historyOf('bone_stress', 75));
    const course = courseAfter('bone_stress', 75, result);
    expect([before.gate.level, before.ladder?.stage]).toEqual(['ladder', 4]);
    expect([course.gate.level, course.ladder?.stage]).toEqual(['stop', 3]);
    expect(course.dose.reason.code).toBe('dose.hold_bone');
  });

  it('PHASE-339 is a flare-up above 5, and explains why the test is not valid', () => {
    const course = courseAfter('calf_strain', 18, { test: 'heel_raise', value: 25, pain: 7 });
    expect([course.gate.level, course.flare.since]).toEqual(['walk', course.today]);
    expect(factsOf(course, 'heel_raise')).toEqual(['test.pain']);
  });

  it('PHASE-339 is ignored on the other side', () => {
    const inputs = historyOf('pfp', 20);
    const [left] = bothSides('step_down10', inputs.today);
    const other = left ? [{ ...left, value: 7, painDuring: 7 }] : [];
    expect(left?.side).toBe('left');
    expect(courseOf({ ...inputs, tests: [...inputs.tests, ...other] }).gate).toEqual(courseOf(inputs).gate);
  });

  it('PHASE-340 blocks running after a painful run-gate test until it no longer hurts, three days later', () => {
    const painful = withResult(historyOf('mtss', 35), { test: 'press_bone', value: 1 });
    expect(courseOf(painful).gate).toEqual({ level: 'walk', reason: { code: 'gate.test_pain' } });
    const later = daysLater(painful, 3);
    const again = courseOf(later);
    expect([again.gate.reason.code, again.tests.find(({ testId }) => testId === 'press_bone')?.due]).toEqual([
      'gate.test_pain',
      true,
    ]);
    const passed = withResult(later, { test: 'press_bone', value: 0 });
    expect(courseOf(passed).gate.reason.code).toBe('gate.test_pain');
    expect(courseOf(daysLater(passed, 1)).gate.level).toBe('ladder');
  });

  it('PHASE-340 keeps running blocked even when the painful result has expired', () => {
    const painful = withResult(historyOf('mtss', 35), { test: 'press_bone', value: 1 });
    expect(courseOf(daysLater(painful, 16)).gate.reason.code).toBe('gate.test_pain');
  });

  it.each([
    ['plantar_heel', 'heel_squeeze', 6, 'gate.sign', 'referral.heel_squeeze'],
    ['forefoot', 'press_bone', 1, 'gate.sign', 'referral.sore_point'],
    ['adductor', 'squeeze5', 7, 'gate.groin_squeeze', 'referral.groin_squeeze'],
  ] as const)(
    'PHASE-341 stops running and leads to a referral (%s %s %d)',
    (condition, test, value, gate, referral) => {
      const course = courseAfter(condition, 35, { test, value });
      expect(course.gate).toMatchObject({ level: 'stop', reason: { code: gate } });
      expect(course.referrals).toContainEqual({ code: referral });
      expect(course.spring).toBeNull();
    },
  );

  it('PHASE-341 leads to the exclusion for one sore point after a painful press on the shin', () => {
    expect(courseAfter('mtss', 35, { test: 'press_bone', value: 5 }).exclusion?.id).toBe('shin_focal');
  });

  it('PHASE-341 allows running again after a later groin examination and a test without pain', () => {
    const red = daysLater(withResult(historyOf('adductor', 35), { test: 'squeeze5', value: 6 }), 4);
    const { injury } = red;
    const cleared = injury.cleared && { ...injury.cleared, date: red.today };
    expect(courseOf(red).gate.reason.code).toBe('gate.groin_squeeze');
    expect(courseOf({ ...red, injury: { ...injury, cleared } }).gate.reason.code).toBe('gate.test_pain');
  });
});
