import { addDays, type Condition, TISSUE_OF } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../messages/catalogue.ts';
import { courseOf } from './course.ts';
import { atStage, ranOn } from './testing/at-stage.ts';
import { bothSides, calmDay, followPerfectly, loggedSession, startedInjury } from './testing/perfect-course.ts';
import { propertiesOfCourses } from './testing/shared-courses.ts';
import type { CheckinDay, Course, CourseInputs, SessionLog } from './types.ts';

/**
 * Follows a runner who had a sudden pain on a day and then does every test that is due. The answers are given by the
 * number of days since then.
 */
const afterGrab = (
  { inputs, date }: ReturnType<typeof atStage>,
  days: number,
  answers: (ago: number) => Partial<CheckinDay> | null = () => ({}),
  sessions: readonly SessionLog[] = [],
): Course[] => {
  const known: CourseInputs = {
    ...inputs,
    sessions: [...inputs.sessions, ...sessions],
    checkins: [...inputs.checkins],
    tests: [...inputs.tests],
  };
  return Array.from({ length: days + 1 }, (_, ago) => {
    const today = date(ago);
    const given = answers(ago);
    const checkins = given === null ? known.checkins : [...known.checkins, calmDay(today, given)];
    known.checkins = checkins;
    const course = courseOf({ ...known, today });
    known.tests = [
      ...known.tests,
      ...course.tests.filter(({ due }) => due).flatMap(({ testId }) => bothSides(testId, today)),
    ];
    return course;
  });
};

const SORE = { pain: 6, runPainLevel: 6 };
const codes = (courses: readonly Course[]): string[] => courses.map(({ gate }) => gate.reason.code);

describe('new sudden pain in a strained muscle', () => {
  // Worked example 25 of the domain page.
  it('25: PHASE-380 requires five calm days, then the run-gate tests again, for a calf at pain 6', () => {
    const courses = afterGrab(atStage('calf_strain', 4), 8, (ago) => (ago === 0 ? SORE : {}));
    expect(codes(courses)).toEqual([
      'gate.sore',
      ...['gate.grab', 'gate.grab', 'gate.grab', 'gate.grab'],
      'gate.grab_test',
      ...['gate.ladder', 'gate.ladder', 'gate.ladder'],
    ]);
    expect(courses.slice(1, 5).map(({ gate }) => gate.reason.values)).toEqual([4, 3, 2, 1].map((days) => ({ days })));
    expect(courses.map(({ ladder }) => ladder?.startable)).toEqual([
      ...[false, false, false, false, false, false],
      ...[true, true, true],
    ]);
    expect(courses.at(-1)?.ladder?.stage).toBeLessThanOrEqual(4);
    const due = courses.map(({ tests }) => tests.filter((test) => test.due).map(({ testId }) => testId));
    expect(due.slice(0, 5).flat()).not.toContain('heel_raise_12');
    expect(due[5]).toEqual(expect.arrayContaining(['walk30', 'heel_raise_12', 'knee_wall']));
  });

  it.each(['calf_strain', 'soleus', 'hamstring_strain', 'adductor'] as const)(
    'PHASE-380 applies to %s after a session that a grabbing pain of 3 stopped',
    (condition) => {
      const start = atStage(condition, 3);
      const stopped = loggedSession(start.date(-1), ['bridge'], {
        painStop: { pain: 3, sharp: true, bone: false, numb: false },
      });
      const courses = afterGrab(start, 6, () => ({}), [stopped]);
      expect(codes(courses).slice(0, 4)).toEqual(Array(4).fill('gate.grab'));
      expect(codes(courses)[4]).toBe('gate.grab_test');
      expect(courses.slice(0, 5).every(({ ladder, spring }) => !ladder?.startable && spring === null)).toBe(true);
      expect(courses[5]?.gate.level).toBe('ladder');
    },
  );

  it('PHASE-380 restarts the count after a day that is not calm, and includes check-ins every other day', () => {
    const again = afterGrab(atStage('calf_strain', 4), 7, (ago) => ({ 0: SORE, 3: { limp: true } })[ago] ?? {});
    expect(again.map(({ gate }) => gate.reason.values?.days)).toEqual([undefined, 4, 3, undefined, 4, 3, 2, 1]);
    const every = afterGrab(atStage('calf_strain', 4), 7, (ago) => (ago === 0 ? SORE : ago % 2 === 1 ? {} : null));
    expect(every[5]?.gate.reason.code).toBe('gate.grab_test');
  });

  it('PHASE-380 does not apply to other tissues or to the pain at the start of the injury', () => {
    const knee = afterGrab(atStage('pfp', 4), 4, (ago) => (ago === 0 ? SORE : {}));
    expect(codes(knee)).not.toContain('gate.grab');
    const injury = startedInjury('calf_strain');
    const { inputs, courses } = followPerfectly(injury, 12, { runs: false });
    expect(courses.at(-1)?.gate.level).toBe('ladder');
    const sore = inputs.checkins.map((one, at) => (at < 2 ? { ...one, pain: 6 } : one));
    expect(courseOf({ ...inputs, checkins: sore }).gate.reason.code).not.toMatch(/grab/);
  });

  it('PHASE-380 changes nothing in a course of an earlier release that has had a clean run since then', () => {
    const { date, courseOn } = atStage('calf_strain', 5);
    const checkins = Array.from({ length: 16 }, (_, ago) => calmDay(date(ago), ago === 0 ? SORE : {}));
    const training = [7, 9].map((ago) => ranOn(date(ago), 4));
    const on = (runs: typeof training) => courseOn(15, { checkins, training: runs }).gate;
    expect([on([]).reason.code, on(training).level]).toEqual(['gate.grab_test', 'ladder']);
  });

  it('PHASE-380 lists the missing conditions in both languages, with the same numbers', () => {
    const { en, nb } = wordsOf({ code: 'gate.grab', values: { days: 1 } });
    expect(en).toContain('1 more calm day in a row');
    expect(nb).toContain('1 rolig dag til på rad');
    expect(wordsOf({ code: 'gate.grab', values: { days: 4 } }).nb).toContain('4 rolige dager til');
  });
});

describe('random courses', () => {
  const property = propertiesOfCourses();

  property(
    'PHASE-380 allow a run only after five calm days and a test since the last sudden pain of a muscle',
    (random) => {
      const { inputs, course, replay } = random;
      const { condition } = inputs.injury;
      if (TISSUE_OF[condition as Condition] !== 'muscle') return;
      const { days } = replay;
      const lower = days.findIndex(({ suddenPain }) => suddenPain < 5);
      const grab = lower === -1 ? undefined : days.findLast(({ suddenPain }, at) => at > lower && suddenPain >= 5);
      if (grab === undefined || (course.gate.level !== 'ladder' && course.gate.level !== 'clear')) return;
      const calm = days.filter(({ date, mostPain, isWorse }) => date > grab.date && mostPain <= 2 && !isWorse);
      expect(calm.length).toBeGreaterThanOrEqual(3);
      const earliest = addDays(grab.date, 5);
      const isTested = inputs.tests.some(({ date }) => date >= earliest && date < course.today);
      const hasRun = inputs.training.some(({ date }) => date >= earliest && date < course.today);
      expect(isTested || hasRun).toBe(true);
    },
  );
});
