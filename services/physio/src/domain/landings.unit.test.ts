import { describe, expect, it } from 'vitest';
import { hopKindOf } from './hops.ts';
import { isFirstOneLeg, landingsLeft, withinLandings } from './landings.ts';
import { isHop } from './library.ts';
import { givenInputs, TODAY } from './testing/course-fixtures.ts';
import { loggedSession } from './testing/perfect-course.ts';
import { propertiesOfCourses } from './testing/shared-courses.ts';

const POGO = { id: 'pogo', dose: { sets: 3, from: 20, to: 20, unit: 'reps' as const } };
const ONE_LEG = { id: 'single-leg-hop', dose: { sets: 3, from: 10, to: 10, unit: 'reps' as const } };

describe('PHASE-385 the landings of a day', () => {
  it('are 60 with a run and 120 without one, less those of the tests', () => {
    expect([landingsLeft(true, []), landingsLeft(false, []), landingsLeft(true, ['hop20', 'fast20'])]).toEqual([
      ...[60, 120, 20],
    ]);
  });

  it('leave out sets of the hops, counted on both legs, and all of them where no set fits', () => {
    const sets = (most: number) => [POGO, ONE_LEG].map((one) => withinLandings(one, most)?.dose.sets ?? 0);
    expect([sets(120), sets(60), sets(40), sets(10)]).toEqual([
      [3, 3],
      [3, 3],
      [2, 2],
      [0, 0],
    ]);
  });

  it('have the first hops on one leg on a day without a test', () => {
    const first = (...dates: string[]) =>
      isFirstOneLeg(ONE_LEG, givenInputs({ sessions: dates.map((date) => loggedSession(date, ['single-leg-hop'])) }));
    expect([first(), first(TODAY), first('2026-01-01')]).toEqual([true, true, false]);
    expect(isFirstOneLeg(POGO, givenInputs())).toBe(false);
  });
});

const OF_TEST: Readonly<Record<string, number>> = { pogo20: 20, hop10: 20, hop20: 40, side_hop: 50, hop_dist: 6 };

describe('random courses', () => {
  const property = propertiesOfCourses();

  property('PHASE-385 stay within their landings', ({ course, listed, inputs }) => {
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
