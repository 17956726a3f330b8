import { addDays, DOSE_LEVELS, GATE_LEVELS } from '@stridewell/contracts/web';
import { expect, it } from 'vitest';
import type { ConditionId } from './conditions/types.ts';
import { entryOf } from './library.ts';
import { limitsOf } from './limits.ts';
import { propertiesOfCourses, type RandomCourse } from './testing/shared-courses.ts';
import { minutesOf } from './today/minutes.ts';
import { combine, DAY_LIMITS, limitedBy, longestGap, strictestGate } from './two-injuries.ts';
import type { CourseGate } from './types.ts';

const property = propertiesOfCourses();

/** Declares a property of two injuries of different conditions. */
const propertyOfTwo = (title: string, check: (first: RandomCourse, second: RandomCourse) => void): void =>
  property(title, (one, earlier) => {
    if (one.programme.condition !== earlier.programme.condition) check(one, earlier);
  });

const listOf = (injuryId: string, { course, listed: exercises }: RandomCourse) => ({ injuryId, course, exercises });

/** The combined list of the day for two injuries. */
const dayOf = (first: RandomCourse, second: RandomCourse) =>
  combine([listOf('one', first), listOf('other', second)], (list) => minutesOf(list.map(({ exercise }) => exercise)));

const level = ({ level: of }: CourseGate): number => GATE_LEVELS.indexOf(of);

/** Contraindication codes of the library that apply to a whole condition. */
const CODES: Partial<Record<ConditionId, string>> = {
  achilles_insertional: 'insertional_drop',
  gluteal: 'gluteal_compression',
  proximal_hamstring: 'proximal_hamstring',
};

propertyOfTwo('PHASE-24 a course with two injuries uses the stricter gate (15)', (first, second) => {
  const gate = strictestGate(first.course.gate, second.course.gate);
  expect(level(gate)).toBe(Math.min(level(first.course.gate), level(second.course.gate)));
  expect(strictestGate(second.course.gate, first.course.gate).stage).toBe(gate.stage);
});

propertyOfTwo(
  'PHASE-24 a second injury never raises gate, stage, phase or hops of the first one (16)',
  (first, second) => {
    const alone = first.course;
    const both = limitedBy(alone, second.course);
    expect(level(both.gate)).toBeLessThanOrEqual(level(alone.gate));
    expect([both.phase, both.phaseSince, both.handedOverOn]).toEqual([
      alone.phase,
      alone.phaseSince,
      alone.handedOverOn,
    ]);
    if (both.gate.level === alone.gate.level) expect(both.gate.stage ?? 0).toBeLessThanOrEqual(alone.gate.stage ?? 0);
    expect(both.ladder === null).toBe(alone.ladder === null);
    if (alone.ladder && both.ladder) {
      expect(both.ladder.stage).toBeLessThanOrEqual(alone.ladder.stage);
      expect(both.ladder.cleanNeeded).toBeGreaterThanOrEqual(alone.ladder.cleanNeeded);
      expect(Number(both.ladder.startable)).toBeLessThanOrEqual(Number(alone.ladder.startable));
    }
    if (both.ladder?.startable) expect(['ladder', 'clear']).toContain(both.gate.level);
    if (alone.spring === null) expect(both.spring).toBeNull();
    expect(Number(both.noHops)).toBeGreaterThanOrEqual(Number(alone.noHops));
  },
);

propertyOfTwo(
  'PHASE-24 a combined day never has more sets of an exercise than the injury alone (16)',
  (first, second) => {
    const alone = new Map(first.listed.map(({ id, dose }) => [id, dose.sets]));
    for (const { injuryId, exercise } of dayOf(first, second).exercises)
      if (injuryId === 'one') expect(exercise.dose.sets).toBeLessThanOrEqual(alone.get(exercise.id) ?? 0);
  },
);

propertyOfTwo(
  'PHASE-25 a combined day has parts of both lists within the limits of a day, and no movement twice (15)',
  (first, second) => {
    const { exercises: all } = dayOf(first, second);
    const union = new Set([...first.listed, ...second.listed].map(({ id }) => id));
    const movements = all.map(({ exercise }) => entryOf(exercise.id).movement);
    expect(new Set(movements).size).toBe(movements.length);
    expect(all.filter(({ exercise }) => !union.has(exercise.id))).toEqual([]);
    expect(all.length).toBeLessThanOrEqual(DAY_LIMITS.exercises);
    expect(all.reduce((sum, { exercise }) => sum + exercise.dose.sets, 0)).toBeLessThanOrEqual(DAY_LIMITS.sets);
    expect(all.filter(({ exercise }) => exercise.heavy).length).toBeLessThanOrEqual(DAY_LIMITS.heavy);
    expect(minutesOf(all.map(({ exercise }) => exercise))).toBeLessThanOrEqual(DAY_LIMITS.minutes);
  },
);

propertyOfTwo('PHASE-31 two injuries take turns by day when both are too much for one day (15)', (first, second) => {
  const { exercises, isSplit } = dayOf(first, second);
  const owners = new Set(exercises.map(({ injuryId }) => injuryId));
  if (!isSplit) return;
  expect(owners.size).toBe(1);
  const next = addDays(first.inputs.today, 1);
  const tomorrow = [first, second].map((one, at) => ({
    ...listOf(at === 0 ? 'one' : 'other', one),
    course: { ...one.course, today: next },
  }));
  const later = combine(tomorrow, (list) => minutesOf(list.map(({ exercise }) => exercise)));
  expect(later.isSplit).toBe(true);
  expect(later.exercises.some(({ injuryId }) => owners.has(injuryId))).toBe(false);
});

propertyOfTwo(
  'PHASE-25 a combined day has nothing that the other injury forbids, and uses the stricter pain limit (15)',
  (first, second) => {
    const limit = Math.min(...[first, second].map(({ course }) => limitsOf(course.condition, course.isBone).exercise));
    for (const { injuryId, exercise, painLimit } of dayOf(first, second).exercises) {
      const [owner, other] = injuryId === 'one' ? [first, second] : [second, first];
      const { contraindications, impact } = entryOf(exercise.id);
      const { condition, noHops, isWorse, day } = other.course;
      if (condition !== owner.course.condition)
        expect(contraindications.filter((one) => one === CODES[condition])).toEqual([]);
      if (condition === 'bone_stress') expect(impact).toBe('none');
      if (noHops) expect(exercise.hop).toBe(false);
      if (isWorse || day.note !== null) expect(exercise.heavy).toBe(false);
      expect(painLimit).toBe(limit);
    }
  },
);

const OFF_THE_FEET = ['seated', 'supine', 'prone', 'side_lying', 'bike', 'water'];

propertyOfTwo(
  'PHASE-284 pain above 6 or a suspected bone injury limits the other injury to work without weight on the feet (11, 15)',
  (first, second) => {
    for (const { injuryId, exercise } of dayOf(first, second).exercises) {
      const { course } = injuryId === 'one' ? second : first;
      const { positions, purpose } = entryOf(exercise.id);
      const isHigh = (course.newest?.pain ?? 0) > 6;
      const isSuspected = course.isBone && (course.condition !== 'bone_stress' || (course.newest?.pain ?? 0) > 0);
      if (isHigh || isSuspected)
        expect(
          positions.every((one) => OFF_THE_FEET.includes(one)),
          exercise.id,
        ).toBe(true);
      if (isHigh) expect(['calm', 'hold'], exercise.id).toContain(purpose);
    }
  },
);

propertyOfTwo(
  'PHASE-284 the first injury has at most the calm dose if the second one has pain above 6 (11)',
  (first, second) => {
    const { dose } = limitedBy(first.course, second.course);
    if (second.course.dose.row === 'above_6') expect(['none', 'calm']).toContain(dose.level);
    expect(DOSE_LEVELS.indexOf(dose.level)).toBeLessThanOrEqual(DOSE_LEVELS.indexOf(first.course.dose.level));
  },
);

propertyOfTwo('PHASE-25 a combined day is empty while either injury has a red flag (12, 15)', (first, second) => {
  const isBlocked = [first, second].some(
    ({ course: { dose, exclusion } }) => dose.row === 'red_flag' || exclusion?.allows === 'nothing',
  );
  if (isBlocked) expect(dayOf(first, second).exercises).toEqual([]);
});

it('PHASE-24 two injuries have the longer of both times between two runs', () => {
  expect([longestGap(['pfp', 'itb'], 2), longestGap(['pfp', 'mtss'], 2), longestGap(['pfp', 'mtss'], 5)]).toEqual([
    2, 3, 2,
  ]);
});
