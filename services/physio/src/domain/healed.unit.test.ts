import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { missingForHealed } from './healed.ts';
import { asksIfBack, isMaintenanceDay, maintenanceExercises } from './maintenance.ts';
import { daysAgo, givenInjury, onDays, TODAY } from './testing/course-fixtures.ts';
import { followPerfectly, onLadder, startedInjury } from './testing/perfect-course.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

describe('PHASE-28 missingForHealed (24)', () => {
  it('is empty after the last stage, the tests of phase 3 and five calm check-ins', () => {
    const { inputs, courses } = followPerfectly(startedInjury('pfp', { since: daysAgo(69) }), 70);
    const course = courses.at(-1);
    expect(course && missingForHealed(course, inputs.checkins)).toEqual([]);
    const noTests = courseOf({ ...inputs, tests: inputs.tests.filter(({ testId }) => testId !== 'hop10') });
    expect(missingForHealed(noTests, inputs.checkins)).toContainEqual(
      expect.objectContaining({ values: expect.objectContaining({ test: 'hop10' }) }),
    );
  });

  it('includes the ladder while it is not finished', () => {
    const inputs = onLadder(givenInjury(), 0);
    expect(missingForHealed(courseOf(inputs), inputs.checkins)).toContainEqual({ code: 'missing.ladder' });
  });
});

describe('PHASE-28 maintenance', () => {
  it('has the last heavy exercises and one for control, on two days a week', () => {
    expect(maintenanceExercises('achilles_mid').map(({ id, dose }) => `${id} ${dose.sets}x${dose.to}`)).toEqual([
      'achilles-raise-straight 4x6',
      'achilles-raise-bent 4x6',
      'achilles-heel-raise-hold 3x45',
    ]);
    expect(isMaintenanceDay([daysAgo(1)], TODAY)).toBe(false);
    expect(isMaintenanceDay([daysAgo(3), daysAgo(5)], TODAY)).toBe(false);
    expect(isMaintenanceDay([daysAgo(3)], TODAY)).toBe(true);
  });

  it('asks whether the injury is back after pain of 3 on two days in seven', () => {
    expect(asksIfBack(onDays([5, 0], { pain: 3 }), TODAY)).toBe(true);
    expect(asksIfBack(onDays([8, 0], { pain: 3 }), TODAY)).toBe(false);
  });
});
