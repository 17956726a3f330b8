import { TEST_IDS, type TestId } from '@stridewell/contracts/web';
import type { ListedExercise } from './conditions/types.ts';
import { hopKindOf } from './hops.ts';
import { entryOf, isHop } from './library.ts';
import { isHopTest } from './tests/table.ts';
import type { Course, CourseInputs, CourseLadder, CourseTest } from './types.ts';

/** Landings of a test, counted on both sides together. Strides have none. */
const OF_TEST: Partial<Record<TestId, number>> = { pogo20: 20, hop10: 20, hop20: 40, side_hop: 50, hop_dist: 6 };
/** Maximum number of landings in a day, including tests, and in a day with a run (section 1.8 of the domain page). */
const MOST = 120;
const MOST_WITH_RUN = 60;

/** The tests for hops and fast running that are due or were done on a day. */
export const hopTestsOn = (today: string, tests: readonly CourseTest[], { tests: results }: CourseInputs): TestId[] =>
  TEST_IDS.filter(
    (id) =>
      isHopTest(id) &&
      (tests.some(({ testId, due }) => testId === id && due) ||
        results.some(({ testId, date }) => testId === id && date === today)),
  );

/** True if the stage may be started today, now or in some hours. */
export const isRunDay = (ladder: CourseLadder | null): boolean =>
  ladder !== null && (ladder.startable || ladder.reasons.some(({ code }) => code === 'ladder.wait'));

/** Maximum number of landings for a day's hops, after its run and its tests. */
export const landingsLeft = (isRunDay: boolean, tests: readonly TestId[]): number =>
  tests.reduce((left, test) => left - (OF_TEST[test] ?? 0), isRunDay ? MOST_WITH_RUN : MOST);

/** Landings of one set, counted on both sides together. A metre is one landing. */
const ofSet = ({ id, dose }: Pick<ListedExercise, 'id' | 'dose'>): number =>
  dose.to * (entryOf(id).sides === 'each' ? 2 : 1);

/** Returns today's hops with the sets that fit into the day's remaining landings, or null if none fits. */
export const withinLandings = (spring: ListedExercise | null, most: number): ListedExercise | null => {
  if (spring === null) return null;
  const sets = Math.min(spring.dose.sets, Math.floor(most / ofSet(spring)));
  return sets < 1 ? null : { ...spring, dose: { ...spring.dose, sets } };
};

/** True if today's hops would be the first one-leg hops, because none was logged or tested before. */
export const isFirstOneLeg = (
  spring: ListedExercise | null,
  { sessions, logs, tests, today }: CourseInputs,
): boolean => {
  if (spring === null || hopKindOf(spring.id) !== 'one_leg') return false;
  const isOneLeg = (id: string | null): boolean => id !== null && isHop(id) && hopKindOf(id) !== 'two_leg';
  return !(
    sessions.some(
      ({ date, exercises }) =>
        date < today && exercises.some(({ exerciseId, status }) => status !== 'skipped' && isOneLeg(exerciseId)),
    ) ||
    logs.some(({ date, exerciseId, status }) => date < today && status !== 'skipped' && isOneLeg(exerciseId)) ||
    tests.some(({ date, testId }) => date < today && testId !== 'pogo20' && OF_TEST[testId] !== undefined)
  );
};

/** An injury's inputs and its course, computed separately from the other injury. */
interface Part {
  inputs: CourseInputs;
  course: Course;
}

/**
 * Returns the courses of a runner's two injuries with one shared limit of landings for the day. At most one hop test is
 * due for both together, and none on the day of the first one-leg hops. The hops get the landings that remain after the
 * runs and tests of both.
 */
export const shareLandings = (first: Part, second: Part): [Course, Course] => {
  const parts = [first, second];
  const wasTested = parts.some(({ inputs: { tests, today } }) =>
    tests.some(({ date, testId }) => date === today && isHopTest(testId)),
  );
  let mayTest = !wasTested && !parts.some(({ course, inputs }) => isFirstOneLeg(course.spring, inputs));
  const testsOf = ({ tests }: Course): CourseTest[] =>
    tests.map((test) => {
      if (!test.due || !isHopTest(test.testId)) return test;
      const due = mayTest;
      mayTest = false;
      return { ...test, due };
    });
  const tested = ({ inputs, course }: Part): Part => ({ inputs, course: { ...course, tests: testsOf(course) } });
  const one = tested(first);
  const other = tested(second);
  const hopTests = [one, other].flatMap(({ inputs, course }) => hopTestsOn(inputs.today, course.tests, inputs));
  const isRun = parts.some(({ course }) => course.ranToday || isRunDay(course.ladder));
  const landings = landingsLeft(isRun, hopTests);
  const shared = ({ course }: Part): Course => ({
    ...course,
    landings,
    spring: withinLandings(course.spring, landings),
  });
  return [shared(one), shared(other)];
};
