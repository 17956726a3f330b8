import { AREAS, DOSE_LEVELS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplesPerProperty } from '../../testing/config.ts';
import type { Course } from '../types.ts';
import { exercisesFor } from './exercises-for.ts';
import { HOP_IDS, PROGRAMMES } from './programmes.ts';
import { givenDose } from './testing/course-fixture.ts';
import { randomDays } from './testing/random-days.ts';
import { workOf, workOfAll } from './testing/work.ts';

const GENTLE_IDS = new Set([
  'breathing',
  ...AREAS.flatMap((area) => PROGRAMMES[area].calm.map(({ id }) => id)),
  'calm-brace',
  'calm-glute-squeeze',
]);
const at = (course: Course, level: Course['dose']['level']): Course => ({ ...course, dose: givenDose(level) });
const LONG = { timeout: 900_000 };

describe('exercisesFor for random courses', () => {
  it('TRIAGE-22 returns no hops when hops are forbidden, before the hand-over, or at a painful bone site', LONG, () => {
    fc.assert(
      fc.property(randomDays, ({ course, injury, logs }) => {
        const hops = exercisesFor(course, injury, logs).filter(({ id }) => HOP_IDS.has(id));
        const pain = course.checkin?.pain ?? 0;
        const may =
          !course.noHops && course.phase === 3 && course.handedOverOn !== null && !(course.isBone && pain > 0);
        if (!may || course.exclusion || !['same', 'progress'].includes(course.dose.level)) expect(hops).toEqual([]);
      }),
      { numRuns: samplesPerProperty() },
    );
  });

  it(
    'DOSE-14 returns only breathing and gentle holds at the calm dose, plus easy cycling for a possible bone injury',
    LONG,
    () => {
      fc.assert(
        fc.property(randomDays, ({ course, injury, logs }) => {
          const exercises = exercisesFor(at(course, 'calm'), injury, logs);
          const isOffTheBone = course.exclusion?.allows === 'non_impact' || (course.area === 'hip' && course.isBone);
          const mayCycle = isOffTheBone && (course.newest?.pain ?? 0) <= 2;
          for (const { id, seconds } of exercises) {
            expect(GENTLE_IDS.has(id) || (id === 'easy-bike' && mayCycle)).toBe(true);
            expect(seconds).not.toBeNull();
          }
          expect(exercises.length > 0).toBe(course.exclusion?.allows !== 'nothing');
        }),
        { numRuns: samplesPerProperty() },
      );
    },
  );

  it('DOSE-15 never returns more work at level half than at level same, per exercise or in total', LONG, () => {
    fc.assert(
      fc.property(randomDays, ({ course, injury, logs }) => {
        const half = exercisesFor(at(course, 'half'), injury, logs);
        const same = exercisesFor(at(course, 'same'), injury, logs);
        for (const exercise of half) {
          const full = same.find(({ id }) => id === exercise.id);
          expect(workOf(exercise)).toBeLessThanOrEqual(full ? workOf(full) : Math.max(...same.map(workOf)));
        }
        expect(workOfAll(half)).toBeLessThanOrEqual(workOfAll(same));
      }),
      { numRuns: samplesPerProperty() },
    );
  });

  it('DOSE-12 never returns more work at a lower level (order: none, calm, half, same, progress)', LONG, () => {
    fc.assert(
      fc.property(randomDays, ({ course, injury, logs }) => {
        const work = DOSE_LEVELS.map((level) => workOfAll(exercisesFor(at(course, level), injury, logs)));
        expect(work).toEqual([...work].sort((a, b) => a - b));
        expect(work[0]).toBe(0);
      }),
      { numRuns: samplesPerProperty() },
    );
  });

  it('DOSE-01 never returns more work when pain is one point higher at an unchanged level', LONG, () => {
    fc.assert(
      fc.property(randomDays, ({ course, injury, logs }) => {
        const { newest } = course;
        if (!newest) return;
        const worse = { ...newest, pain: newest.pain + 1 };
        const more = { ...course, newest: worse, checkin: course.checkin && worse };
        const work = workOfAll(exercisesFor(more, injury, logs));
        expect(work).toBeLessThanOrEqual(workOfAll(exercisesFor(course, injury, logs)));
      }),
      { numRuns: samplesPerProperty() },
    );
  });

  it('returns the same exercises whatever the order of earlier days’ logs', LONG, () => {
    fc.assert(
      fc.property(randomDays, ({ course, injury, logs }) => {
        const before = logs.filter(({ date }) => date !== course.today);
        expect(exercisesFor(course, injury, before.toReversed())).toEqual(exercisesFor(course, injury, before));
      }),
      { numRuns: samplesPerProperty() },
    );
  });
});
