import { addDays, PHYSIO_EQUIPMENT, type PhysioEquipment } from '@stridewell/contracts/web';
import { EQUIPMENT, missingKit } from '@stridewell/exercises';
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '../conditions/conditions.ts';
import { courseOf } from '../course.ts';
import { assessDays } from '../day-assessment.ts';
import { entryOf } from '../library.ts';
import { plannedOf as plannedExercise } from '../programmes/planned.ts';
import { grown } from '../progression/grow.ts';
import { daysAgo, givenInputs, TODAY } from '../testing/course-fixtures.ts';
import { calmDay, followPerfectly, loggedSession, startedInjury } from '../testing/perfect-course.ts';
import { propertiesOfCourses, type RandomCourse } from '../testing/shared-courses.ts';
import { DAY_LIMITS } from '../two-injuries.ts';
import type { Course } from '../types.ts';
import { NO_CHOICES } from './choices.ts';
import { combinedPlan } from './combined-plan.ts';
import { type DayExercise, dayListOf } from './day-list.ts';
import { minutesOf } from './minutes.ts';
import type { PlannedInjury } from './planned-injury.ts';
import { codesOf, isLoadable } from './substitutes.ts';
import { todayOf, withDayList } from './today.ts';

const property = propertiesOfCourses();

const ANSWERS: readonly (readonly PhysioEquipment[])[] = [
  ...PHYSIO_EQUIPMENT.map((thing) => [thing]),
  ...([
    ['chair_step', 'bands'],
    ['bands', 'weights'],
    ['chair_step', 'bands', 'weights', 'bike'],
  ] as const),
];

const plannedOf = (injuryId: string, { inputs, course }: RandomCourse): PlannedInjury => ({
  ...{ injuryId, status: 'active', inputs, course },
});

/** The course of one injury, and of two injuries if they are of different conditions. */
const injuriesOf = (one: RandomCourse, earlier: RandomCourse): PlannedInjury[][] => [
  [plannedOf('one', one)],
  ...(one.programme.condition === earlier.programme.condition
    ? []
    : [[plannedOf('one', one), plannedOf('other', earlier)]]),
];

/**
 * Contraindications that no answer of the runner excludes. A replacement may only have those that the replaced exercise
 * has.
 */
const NOT_ASKED = ['blood_pressure_uncontrolled', 'leg_symptoms_worse', 'open_wound', 'cannot_swim'];

const isHarder = ({ exercise: { growth } }: DayExercise): boolean => (growth?.harderThan ?? null) !== null;

const latestPhaseOnly = (id: string, { course }: PlannedInjury): boolean => {
  const { lists } = CONDITIONS[course.condition];
  const later = [lists[1].daily, [...lists[2].heavy, ...lists[2].light], [...lists[3].heavy, ...lists[3].light]];
  const first = later.findIndex((list) => list.some((one) => one.id === id));
  return first >= course.phase;
};

const checkReplaced = (
  injuries: readonly PlannedInjury[],
  { owner, exercise, insteadOf }: DayExercise,
  planned: DayExercise,
  equipment: readonly PhysioEquipment[],
): void => {
  const [now, before] = [entryOf(exercise.id), entryOf(planned.exercise.id)];
  expect(insteadOf).toBe(planned.exercise.id);
  expect(missingKit(before, equipment)).not.toEqual([]);
  expect(missingKit(now, equipment)).toEqual([]);
  expect([now.purpose, now.heavy, now.hop]).toEqual([before.purpose, before.heavy, false]);
  expect(now.areas).toContain(owner.course.condition);
  expect(exercise.dose.sets).toBeLessThanOrEqual(planned.exercise.dose.sets);
  expect(latestPhaseOnly(exercise.id, owner)).toBe(false);
  const codes: readonly string[] = injuries.flatMap(codesOf);
  const shared = (code: string): boolean =>
    NOT_ASKED.includes(code) && (before.contraindications as readonly string[]).includes(code);
  expect(now.contraindications.filter((code) => codes.includes(code) && !shared(code))).toEqual([]);
};

describe('exercises for the runner’s equipment', () => {
  property(
    'EXLIB-32 keep purpose, heaviness and sets, and are never forbidden by the phase, the other injury or a restriction',
    (one, earlier) => {
      for (const injuries of injuriesOf(one, earlier)) {
        const whole = dayListOf(injuries, NO_CHOICES).exercises;
        for (const equipment of ANSWERS) {
          const { exercises } = dayListOf(injuries, { equipment, isShort: false });
          expect(exercises.length).toBe(whole.length);
          exercises.forEach((listed, at) => {
            const planned = whole[at] as DayExercise;
            // A harder variant depends on the runner's equipment, so it can differ from the list without an answer.
            if (isHarder(listed) || isHarder(planned)) return;
            if (listed.insteadOf === null) expect(listed.exercise.id).toBe(planned.exercise.id);
            else checkReplaced(injuries, listed, planned, equipment);
          });
          const changed = exercises.filter(({ insteadOf }) => insteadOf !== null).map(({ exercise }) => exercise.id);
          const movements = exercises.map(({ exercise }) => entryOf(exercise.id).movement);
          for (const id of changed)
            expect(movements.filter((movement) => movement === entryOf(id).movement)).toHaveLength(1);
          if (injuries.length > 1)
            expect(minutesOf(exercises.map(({ exercise }) => exercise))).toBeLessThanOrEqual(DAY_LIMITS.minutes);
        }
      }
    },
  );

  property('EXLIB-33 have only swaps and easier variants that are allowed today', (one, earlier) => {
    for (const injuries of injuriesOf(one, earlier)) {
      const codes: readonly string[] = injuries.flatMap(codesOf).filter((code) => !NOT_ASKED.includes(code));
      for (const { exercise, injuryId, swaps, easier } of combinedPlan(injuries, one.inputs.today).exercises) {
        const owner = injuries.find((injury) => injury.injuryId === injuryId) as PlannedInjury;
        for (const id of [...swaps, ...(easier === null ? [] : [easier])]) {
          const other = entryOf(id);
          expect(other.areas).toContain(owner.course.condition);
          expect(other.contraindications.filter((code) => codes.includes(code))).toEqual([]);
          expect([other.hop, !exercise.heavy && other.heavy, latestPhaseOnly(id, owner)]).toEqual([
            false,
            false,
            false,
          ]);
        }
        for (const id of swaps) expect(entryOf(id).purpose).toBe(entryOf(exercise.id).purpose);
      }
    }
  });
});

describe('ten-minute session', () => {
  property('PLAYER-22 has two exercises of the day with at most two sets a side, heavy ones first', (one, earlier) => {
    for (const injuries of injuriesOf(one, earlier)) {
      const whole = combinedPlan(injuries, one.inputs.today);
      const short = combinedPlan(injuries, one.inputs.today, { equipment: null, isShort: true });
      const ids = (list: typeof whole.exercises): string[] => list.map(({ exercise }) => exercise.id);
      expect(short.exercises.length).toBe(Math.min(2, whole.exercises.length));
      expect([...ids(short.exercises), ...ids(short.leftOut)].sort()).toEqual(ids(whole.exercises).sort());
      for (const { exercise, sides } of short.exercises) {
        const listed = whole.exercises.find((other) => other.exercise.id === exercise.id);
        expect(sides.map(({ side, planned }) => [side, planned])).toEqual(
          listed?.sides.map(({ side, sets }) => [side, sets]),
        );
        for (const { sets, planned } of sides) expect(sets).toBe(Math.min(2, planned));
      }
      const heavy = whole.exercises.filter(({ exercise }) => exercise.heavy).length;
      expect(short.exercises.filter(({ exercise }) => exercise.heavy).length).toBe(Math.min(2, heavy));
      expect(short.estimatedMinutes).toBeLessThanOrEqual(whole.estimatedMinutes);
      expect(short.short).toBeNull();
      if (whole.short)
        expect([ids(whole.short.exercises), whole.short.estimatedMinutes]).toEqual([
          ids(short.exercises),
          short.estimatedMinutes,
        ]);
    }
  });

  property('PLAYER-22 has the same exercises, sets and minutes in the list and in the session', (one, earlier) => {
    for (const injuries of injuriesOf(one, earlier))
      for (const isShort of [false, true]) {
        const choices = { equipment: ['bands'] as const, isShort };
        const { inputs, course } = one;
        const day = withDayList(todayOf(course, inputs.injury, []), injuries, { logs: [], choices });
        const plan = combinedPlan(injuries, inputs.today, choices);
        if (day.status !== 'ok' || plan.status !== 'ok') return;
        expect(day.exercises.map(({ id, sets }) => [id, sets])).toEqual(
          plan.exercises.map(({ exercise }) => [exercise.id, exercise.dose.sets]),
        );
        expect(day.minutes).toBe(plan.estimatedMinutes);
      }
  });
});

it('EXLIB-31 every equipment answer exists in the library', () => {
  expect([...PHYSIO_EQUIPMENT]).toEqual([...EQUIPMENT]);
});

it('EXLIB-32 dayListOf lists slow heel drops for a runner with a step and no weight, except where the tendon meets the heel bone', () => {
  const listOf = (condition: 'achilles_mid' | 'achilles_insertional') => {
    const { inputs } = followPerfectly(startedInjury(condition, { since: daysAgo(15) }), 16);
    const course = courseOf(inputs);
    const heavy: Course = { ...course, phase: 2, day: { type: 'heavy', note: null } };
    const injuries: PlannedInjury[] = [{ injuryId: 'one', status: 'active', inputs, course: heavy }];
    return dayListOf(injuries, { equipment: ['chair_step'], isShort: false }).exercises.map(
      ({ exercise, insteadOf }) => [exercise.id, insteadOf],
    );
  };
  expect(listOf('achilles_mid')).toEqual([
    ['achilles-raise-straight', null],
    ['eccentric-drop', 'achilles-raise-bent'],
  ]);
  expect(listOf('achilles_insertional')).toEqual([
    ['achilles-raise-straight', null],
    ['achilles-raise-bent', null],
  ]);
});

describe('PHASE-373 isLoadable', () => {
  it('is true for heavy exercises, but never for body-weight exercises', () => {
    const ids = ['nordic', 'copenhagen', 'copenhagen-short', 'sliding-curl', 'hamstring-walkout'];
    for (const equipment of [null, ['weights'], ['gym']] as const) {
      expect(ids.filter((id) => isLoadable(plannedExercise(id), equipment))).toEqual([]);
      expect(isLoadable(plannedExercise('rdl'), equipment)).toBe(true);
    }
  });

  it('PHASE-388 makes body-weight exercises grow by repetitions, without a weight, even if a weight was once logged', () => {
    const exercise = plannedExercise('nordic');
    const dose = { ...exercise.dose, from: 5, to: 5 };
    const sets = (reps: number) =>
      Array.from({ length: dose.sets }, () => ({ reps, load: { unit: 'kg' as const, value: 5 }, rir: 3 }));
    const at = (ago: number) => {
      const session = loggedSession(addDays(TODAY, -ago), ['nordic']);
      return { ...session, exercises: session.exercises.map((one) => ({ ...one, sets: sets(5) })) };
    };
    const checkins = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((ago) => calmDay(addDays(TODAY, -ago)));
    const done = grown({
      ...{ exercise: { ...exercise, dose }, sessions: [at(8), at(6)], days: assessDays(givenInputs({ checkins })) },
      ...{ today: TODAY, since: addDays(TODAY, -20), painLimit: 3, maximums: [], isLoadable: false, isFullDay: true },
      harderOf: () => null,
    });
    expect(done.growth?.load).toBeNull();
    expect(done.dose).toMatchObject({ from: 6, to: 6 });
  });
});
