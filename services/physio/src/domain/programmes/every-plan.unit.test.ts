import { AREAS, DOSE_LEVELS, doseText, type Exercise } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { givenInjury } from '../testing/course-fixtures.ts';
import { exercisesFor } from './exercises-for.ts';
import { givenCourse, givenDose, PHASES } from './testing/course-fixture.ts';

const plans = AREAS.flatMap((area) =>
  PHASES.flatMap((phase) => DOSE_LEVELS.map((level) => [area, phase, level] as const)),
);
const WEEKS = [1, 2, 3, 4, 5, 6, 9, 12, 40];
const FORBIDDEN = /prevents injury|cleared|safe to run|you have |no excuses|make up for|\bmg\b|undefined|null|NaN/i;

const expectComplete = (exercise: Exercise): void => {
  const { id, name, cue, frequency, sets, reps, seconds, metres, tempo, status } = exercise;
  expect(id).toMatch(/^[a-z0-9-]{4,60}$/);
  expect(name.length).toBeGreaterThan(3);
  expect(cue).toMatch(/^[A-Z].{15,139}[.!]$/);
  expect(frequency).not.toBe('');
  expect(Number.isInteger(sets) && sets >= 1 && sets <= 10).toBe(true);
  expect([reps, seconds, metres].filter((amount) => amount !== null)).toHaveLength(1);
  if (seconds) expect(seconds[0]).toBeLessThanOrEqual(seconds[1]);
  if (tempo !== null) expect(tempo).toMatch(/^\d-\d-\d$/);
  if (reps === null) expect(tempo).toBeNull();
  expect(doseText(exercise)).toMatch(/^\d+ x \d+(-\d+)?( RM| s| m| min)?( each side)?$/);
  expect(`${name} ${cue}`).not.toMatch(FORBIDDEN);
  expect(status).toBe('none');
};

describe('exercisesFor in every area, phase and dose', () => {
  it.each(plans)('PHY-86 returns complete exercises in every week for %s, phase %i, %s dose', (area, phase, level) => {
    for (const step of WEEKS) {
      const exercises = exercisesFor(givenCourse(area, { phase, step, dose: givenDose(level) }), givenInjury(area), []);
      expect(exercises.length === 0).toBe(level === 'none');
      expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
      for (const exercise of exercises) expectComplete(exercise);
    }
  });

  it('uses one name and one perSide value for each exercise id', () => {
    const seen = new Map<string, string>();
    for (const [area, phase, level] of plans)
      for (const step of WEEKS)
        for (const { id, name, perSide } of exercisesFor(
          givenCourse(area, { phase, step, dose: givenDose(level) }),
          givenInjury(area),
          [],
        )) {
          const variant = `${name}, ${perSide}`;
          expect(seen.get(id) ?? variant).toBe(variant);
          seen.set(id, variant);
        }
    expect(seen.size).toBeGreaterThan(80);
  });
});
