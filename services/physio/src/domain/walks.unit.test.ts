import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { selectionOf } from './programmes/selection.ts';
import { calmDay, dayDate, followPerfectly, startedInjury } from './testing/perfect-course.ts';
import type { CheckinDay } from './types.ts';

const bone = startedInjury('bone_stress');
const { courses } = followPerfectly(bone, 18);

const walkOn = (day: number) => {
  const course = courses[day - 1];
  return course && selectionOf(course, bone).exercises.find(({ id }) => id === 'walk')?.dose;
};

describe('PHASE-357 length of a walk', () => {
  it('is 10 minutes at first for a stress injury and grows by 5 every second day without pain, the same in list and gate', () => {
    expect([1, 2, 3, 5, 7, 9, 14].map((day) => walkOn(day)?.to)).toEqual([10, 10, 15, 20, 25, 30, 30]);
    expect([1, 3, 9].map((day) => courses[day - 1]?.walkMinutes)).toEqual([10, 15, 30]);
    expect(walkOn(5)).toMatchObject({ from: 20, to: 20 });
  });

  it('reaches 30 minutes before the test of 30 minutes, which is then due on five consecutive days', () => {
    const isDue = (day: number) => courses[day - 1]?.tests.find(({ testId }) => testId === 'walk30')?.due ?? false;
    expect(Array.from({ length: 10 }, (_, at) => isDue(at + 1)).indexOf(true) + 1).toBe(9);
    expect([9, 10, 11, 12, 13].every(isDue)).toBe(true);
    expect(courses[14]?.phase).toBe(2);
  });

  it('starts again after pain at the bone', () => {
    const { inputs } = followPerfectly(bone, 9);
    const sore = [...inputs.checkins, calmDay(dayDate(10), { pain: 1 }), calmDay(dayDate(11))];
    expect(courseOf({ ...inputs, checkins: sore, today: dayDate(11) }).walkMinutes).toBe(10);
  });

  it('is ten minutes with a limp, above the exercise limit, and while walking is not tolerated', () => {
    const sprain = startedInjury('ankle_sprain');
    const { inputs } = followPerfectly(sprain, 3);
    const minutes = (changes: Partial<CheckinDay>) =>
      courseOf({ ...inputs, checkins: [...inputs.checkins, calmDay(dayDate(4), changes)], today: dayDate(4) })
        .walkMinutes;
    expect([{ limp: true }, { pain: 4 }, { walkRunTolerance: false }].map(minutes)).toEqual([10, 10, 10]);
    expect(minutes({ pain: 3 })).toBe(30);
  });
});
