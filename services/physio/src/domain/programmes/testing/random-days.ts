import { AREAS, addDays, DOSE_LEVELS, EXERCISE_STATUSES } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { givenCheckin, givenInjury, TODAY } from '../../testing/course-fixtures.ts';
import type { Course, ExerciseLog, Injury } from '../../types.ts';
import { PROGRAMMES } from '../programmes.ts';
import { givenCourse, givenDose, PHASES } from './course-fixture.ts';

export interface RandomDay {
  course: Course;
  injury: Injury;
  logs: ExerciseLog[];
}

const exclusions = fc.constantFrom(
  null,
  null,
  { id: 'surgery', allows: 'nothing' } as const,
  { id: 'shin_focal', allows: 'non_impact' } as const,
);

const exerciseIds = AREAS.flatMap((area) =>
  PHASES.flatMap((phase) => PROGRAMMES[area].phases[phase].exercises.map(({ id }) => id)),
);
const logs: fc.Arbitrary<ExerciseLog[]> = fc.array(
  fc.record({
    date: fc.integer({ min: 0, max: 8 }).map((ago) => addDays(TODAY, -ago)),
    exerciseId: fc.option(fc.constantFrom(...exerciseIds)),
    planned: fc.constant('Exercises'),
    status: fc.constantFrom(...EXERCISE_STATUSES),
  }),
  { maxLength: 8 },
);

/** Generates random courses and injuries, including combinations that the rules rarely produce. */
export const randomDays: fc.Arbitrary<RandomDay> = fc
  .record({
    area: fc.constantFrom(...AREAS),
    phase: fc.constantFrom(...PHASES),
    step: fc.integer({ min: 1, max: 20 }),
    level: fc.constantFrom(...DOSE_LEVELS),
    pain: fc.integer({ min: 0, max: 10 }),
    answered: fc.boolean(),
    isBone: fc.boolean(),
    noHops: fc.boolean(),
    handedOverOn: fc.constantFrom(null, '2026-11-18'),
    stopped: fc.boolean(),
    exclusion: exclusions,
    clinicianCleared: fc.constantFrom(null, true, false),
    painHistory: fc.constantFrom('', 'Insertional, right on the heel bone.'),
    logs,
  })
  .map(({ area, level, pain, answered, stopped, clinicianCleared, painHistory, logs, ...rest }) => {
    const newest = givenCheckin({ pain });
    const gate: Partial<Course> = stopped ? { gate: { level: 'stop', reason: { code: 'gate.sore' } } } : {};
    const given = { ...rest, ...gate, dose: givenDose(level), checkin: answered ? newest : null, newest };
    return { course: givenCourse(area, given), injury: givenInjury(area, { clinicianCleared, painHistory }), logs };
  });
