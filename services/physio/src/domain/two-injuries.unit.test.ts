import { GATE_LEVELS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursesPerProperty } from '../testing/config.ts';
import { courseOf } from './course.ts';
import { entryOf } from './library.ts';
import { selectionOf } from './programmes/selection.ts';
import { inputsOf, randomProgramme } from './testing/random-programmes.ts';
import { minutesOf } from './today/minutes.ts';
import { combine, DAY_LIMITS, limitedBy, strictestGate } from './two-injuries.ts';
import type { CourseInputs } from './types.ts';

const run = { numRuns: coursesPerProperty() };
const slow = { timeout: 3_600_000 };

const listOf = (injuryId: string, inputs: CourseInputs) => {
  const course = courseOf(inputs);
  return { injuryId, course, exercises: selectionOf(course, inputs.injury).exercises };
};

const pairs = fc.tuple(randomProgramme, randomProgramme).filter(([one, other]) => one.condition !== other.condition);

describe('two injuries at once (15, 16)', () => {
  it(
    'PHASE-24 takes the stricter gate, and the second injury never raises gate, stage or phase of the first',
    slow,
    () => {
      fc.assert(
        fc.property(pairs, ([one, other]) => {
          const [first, second] = [courseOf(inputsOf(one)), courseOf(inputsOf(other))];
          const level = (gate: typeof first.gate): number => GATE_LEVELS.indexOf(gate.level);
          const gate = strictestGate(first.gate, second.gate);
          expect(level(gate)).toBe(Math.min(level(first.gate), level(second.gate)));
          const both = limitedBy(first, second);
          expect(both.gate).toEqual(gate);
          expect(both.phase).toBe(first.phase);
          if (first.ladder && both.ladder) expect(both.ladder.stage).toBeLessThanOrEqual(first.ladder.stage);
          if (both.ladder?.startable) expect(['ladder', 'clear']).toContain(gate.level);
        }),
        run,
      );
    },
  );

  it('PHASE-25 lists a part of both lists within the limits of a day, no movement twice', slow, () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const lists = [listOf('one', inputsOf(one)), listOf('other', inputsOf(other))];
        const all = combine(lists, (list) => minutesOf(list.map(({ exercise }) => exercise)));
        const union = new Map(
          lists.flatMap(({ exercises }) => exercises.map((one) => [one.id, one.dose.sets] as const)),
        );
        const movements = all.map(({ exercise }) => entryOf(exercise.id).movement);
        expect(new Set(movements).size).toBe(movements.length);
        for (const { exercise } of all) expect(union.has(exercise.id)).toBe(true);
        expect(all.length).toBeLessThanOrEqual(DAY_LIMITS.exercises);
        expect(all.reduce((sum, { exercise }) => sum + exercise.dose.sets, 0)).toBeLessThanOrEqual(DAY_LIMITS.sets);
        expect(all.filter(({ exercise }) => exercise.heavy).length).toBeLessThanOrEqual(DAY_LIMITS.heavy);
      }),
      run,
    );
  });
});
