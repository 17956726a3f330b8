import type { TestId } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { hopKindOf } from './hops.ts';
import { isFirstOneLeg, landingsLeft, shareLandings, withinLandings } from './landings.ts';
import { isHop } from './library.ts';
import { selectionOf } from './programmes/selection.ts';
import { givenCourse } from './programmes/testing/course-fixture.ts';
import type { PlannedExercise } from './programmes/types.ts';
import { givenInputs, TODAY } from './testing/course-fixtures.ts';
import { loggedSession } from './testing/perfect-course.ts';
import { propertiesOfCourses } from './testing/shared-courses.ts';
import type { Course, CourseTest } from './types.ts';

const POGO = { id: 'pogo', dose: { sets: 3, from: 20, to: 20, unit: 'reps' as const } };
const ONE_LEG = { id: 'single-leg-hop', dose: { sets: 3, from: 10, to: 10, unit: 'reps' as const } };

describe('PHASE-385 landings of a day', () => {
  it('are 60 with a run and 120 without one, minus those of the tests', () => {
    expect([landingsLeft(true, []), landingsLeft(false, []), landingsLeft(true, ['hop20', 'fast20'])]).toEqual([
      ...[60, 120, 20],
    ]);
  });

  it('remove sets of the hops, counted on both legs, and all sets if none fits', () => {
    const sets = (most: number) => [POGO, ONE_LEG].map((one) => withinLandings(one, most)?.dose.sets ?? 0);
    expect([sets(120), sets(60), sets(40), sets(10)]).toEqual([
      [3, 3],
      [3, 3],
      [2, 2],
      [0, 0],
    ]);
  });

  it('allow the first one-leg hops only on a day without a test', () => {
    const first = (...dates: string[]) =>
      isFirstOneLeg(ONE_LEG, givenInputs({ sessions: dates.map((date) => loggedSession(date, ['single-leg-hop'])) }));
    expect([first(), first(TODAY), first('2026-01-01')]).toEqual([true, true, false]);
    expect(isFirstOneLeg(POGO, givenInputs())).toBe(false);
  });
});

describe('PHASE-394 two injuries', () => {
  const due = (testId: TestId): CourseTest => ({
    ...{ testId, least: 10, most: 2, date: null, value: null, otherValue: null, symmetry: null, evenFrom: null },
    ...{ passed: null, confirmed: null, passedDays: 0, counts: false, validUntil: null, facts: [], due: true },
  });
  const part = (testId: TestId, more: Partial<Course> = {}) => ({
    inputs: givenInputs({ sessions: [loggedSession('2026-01-01', ['single-leg-hop'])] }),
    course: givenCourse('achilles', { tests: [due(testId), due('walk30')], spring: ONE_LEG, ...more }),
  });
  const dueIn = ({ tests }: Course) => tests.flatMap((test) => (test.due ? [test.testId] : []));

  it('have one hop test a day in total, while other tests stay', () => {
    const [first, second] = shareLandings(part('hop20'), part('side_hop'));
    expect([dueIn(first), dueIn(second)]).toEqual([['hop20', 'walk30'], ['walk30']]);
  });

  it('limit the hops of both to the landings that the run and the test of either leave', () => {
    const [first, second] = shareLandings(part('side_hop'), part('walk30', { ranToday: true }));
    // 60 with a run, minus 50 for the test: no set of two times ten fits.
    expect([first.landings, first.spring, second.landings, second.spring]).toEqual([10, null, 10, null]);
  });

  it('have no hop test on the day of the first one-leg hops of either injury', () => {
    const newcomer = { ...part('walk30'), inputs: givenInputs() };
    expect(shareLandings(part('hop10'), newcomer).map(dueIn)).toEqual([['walk30'], ['walk30', 'walk30']]);
  });
});

const OF_TEST: Readonly<Record<string, number>> = { pogo20: 20, hop10: 20, hop20: 40, side_hop: 50, hop_dist: 6 };

describe('random courses', () => {
  const property = propertiesOfCourses();
  const landingsOf = (listed: readonly PlannedExercise[]): number =>
    listed.reduce((sum, { hop, dose, perSide }) => sum + (hop ? dose.sets * dose.to * (perSide ? 2 : 1) : 0), 0);

  property('PHASE-394 stay within the landings of one day for two injuries together', (one, other) => {
    const shared = shareLandings(one, other);
    const [first = [], second = []] = [one, other].map(
      ({ inputs }, at) => selectionOf(shared[at] ?? one.course, inputs.injury).exercises,
    );
    const tested = shared.flatMap(({ tests }) => tests.flatMap(({ due, testId }) => (due ? [testId] : [])));
    const ofTests = tested.reduce((sum, test) => sum + (OF_TEST[test] ?? 0), 0);
    expect(tested.filter((test) => test in OF_TEST).length).toBeLessThanOrEqual(1);
    // One exercise with hops remains for both injuries (PHASE-385).
    const hops = Math.max(landingsOf(first), landingsOf(second));
    if (hops === 0) return;
    const isRun = [one, other].some(({ course }) => course.ranToday || course.ladder?.startable);
    expect(hops + ofTests).toBeLessThanOrEqual(isRun ? 60 : 120);
  });

  property('PHASE-385 stay within their maximum landings', ({ course, listed, inputs }) => {
    const tested = course.tests.flatMap(({ due, testId }) => (due ? [testId] : []));
    const hops = listed.filter(({ hop }) => hop);
    if (hops.length === 0) return;
    const landings = hops.map(({ dose, perSide }) => dose.sets * dose.to * (perSide ? 2 : 1));
    const sum = [...landings, ...tested.map((test) => OF_TEST[test] ?? 0)].reduce((all, one) => all + one, 0);
    expect(sum).toBeLessThanOrEqual(course.ranToday || course.ladder?.startable ? 60 : 120);
    const isOneLeg = (id: string): boolean => isHop(id) && hopKindOf(id) !== 'two_leg';
    const hasHopped = inputs.sessions.some(
      ({ date, exercises }) => date < course.today && exercises.some(({ exerciseId }) => isOneLeg(exerciseId)),
    );
    const wasTested = inputs.tests.some(
      ({ date, testId }) => date < course.today && testId !== 'pogo20' && OF_TEST[testId],
    );
    if (hops.some(({ id }) => hopKindOf(id) === 'one_leg') && !hasHopped && !wasTested)
      expect(tested.filter((test) => test in OF_TEST)).toEqual([]);
  });
});
