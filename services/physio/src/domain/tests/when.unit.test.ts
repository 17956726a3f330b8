import { type Condition, CONDITIONS as IDS } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from '../course.ts';
import { bothSides, calmDay, dayDate, followPerfectly, rulesOf, startedInjury } from '../testing/perfect-course.ts';
import { combinedPlan } from '../today/combined-plan.ts';
import type { CheckinDay, Course, CourseInputs } from '../types.ts';
import { isQuestion } from './table.ts';

vi.setConfig({ testTimeout: 120_000 });

const dueOf = ({ tests }: Course): string[] => tests.filter(({ due }) => due).map(({ testId }) => testId);

const onDay = (condition: Condition, day: number, answers: Partial<CheckinDay> = {}): CourseInputs => ({
  ...{ today: dayDate(day), injury: startedInjury(condition), logs: [], training: [], sessions: [], tests: [] },
  checkins: Array.from({ length: day }, (_, at) => calmDay(dayDate(at + 1), answers)),
  runner: { level: 'Intermediate', ageBand: '18-49' },
});

describe('tests of a day', () => {
  it.each(IDS.filter((id) => id !== 'bone_stress' && id !== 'mtss'))(
    'PHASE-345 include none that loads the tissue on the first two days (%s)',
    (condition) => {
      for (const day of [1, 2]) {
        const isShort = rulesOf(condition).minimums[1].days <= 7;
        const loads = dueOf(courseOf(onDay(condition, day))).filter((id) => !isQuestion(id as 'sleep3'));
        const isTorn = ['calf_strain', 'soleus', 'hamstring_strain', 'ankle_sprain'].includes(condition);
        const own = rulesOf(condition).exits[1].flatMap((one) => ('test' in one ? [one.test] : []));
        expect(loads.filter((id) => !own.includes(id as 'walk10') || isTorn || !isShort)).toEqual([]);
      }
    },
  );

  it('PHASE-345 include the run-gate tests from three days before the ladder’s earliest day', () => {
    const { courses } = followPerfectly(startedInjury('achilles_mid'), 22);
    const first = courses.findIndex((course) => course.tests.some(({ testId }) => testId === 'walk30')) + 1;
    expect(first).toBe(rulesOf('achilles_mid').ladder.fromDay - 3);
  });

  it('PHASE-345 include the heel raises of a stress injury only when its last phase is near', () => {
    const { courses } = followPerfectly(startedInjury('bone_stress'), 42);
    const first = courses.findIndex((course) => course.tests.some(({ testId }) => testId === 'heel_raise')) + 1;
    expect(first).toBe(40);
  });

  it.each([{ limp: true }, { pain: 5 }])('PHASE-345 include none that loads the tissue with %o', (answers) => {
    const inputs = followPerfectly(startedInjury('ankle_sprain'), 4).inputs;
    const today = dayDate(5);
    const untested = { ...inputs, tests: [] };
    const calm = { ...untested, today, checkins: [...inputs.checkins, calmDay(today)] };
    const sore = { ...untested, today, checkins: [...inputs.checkins, calmDay(today, answers)] };
    expect(dueOf(courseOf(calm))).toContain('walk10');
    expect(dueOf(courseOf(sore)).filter((id) => !isQuestion(id as 'sleep3'))).toEqual([]);
  });
});

describe('passed test that no morning has confirmed', () => {
  const condition = 'pfp';
  const tested = (day: number): CourseInputs => {
    const inputs = onDay(condition, day);
    return { ...inputs, tests: bothSides('walk30', inputs.today) };
  };
  const codesOn = (inputs: CourseInputs, day: number, answers: Partial<CheckinDay> | null): string[] => {
    const today = dayDate(day);
    const checkins = answers ? [...inputs.checkins, calmDay(today, answers)] : inputs.checkins;
    const { tests } = courseOf({ ...inputs, today, checkins });
    return tests.filter(({ testId }) => testId === 'walk30').flatMap(({ facts }) => facts.map(({ code }) => code));
  };

  it('PHASE-353 has a message about it if there was no check-in within two days', () => {
    const inputs = tested(12);
    expect([codesOn(inputs, 13, null), codesOn(inputs, 15, null), codesOn(inputs, 15, {})]).toEqual([
      ['test.waiting'],
      ['test.late'],
      ['test.late'],
    ]);
  });

  it('PHASE-353 has a message about it if the check-in leaves out the morning or reports muscle soreness', () => {
    const inputs = tested(12);
    expect(codesOn(inputs, 13, { morningPain: null, noNextDayWorsening: null })).toEqual(['test.unanswered']);
    expect(codesOn(inputs, 13, { noNextDayWorsening: false, muscleSorenessOnly: true })).toEqual(['test.sore']);
    expect(codesOn(inputs, 13, { morningPain: null })).toEqual(['test.passed']);
  });

  it('PHASE-353 leads to a request for a check-in on the next day', () => {
    const inputs = { ...tested(12), today: dayDate(13) };
    const course = courseOf(inputs);
    const { notes } = combinedPlan([{ injuryId: 'one', status: 'active', inputs, course }], inputs.today);
    expect(notes).toContainEqual({ code: 'note.confirm_test' });
  });
});
