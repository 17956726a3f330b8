import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { daysAgo, givenCheckin, givenInputs, onDays } from './testing/course-fixtures.ts';
import type { CheckinDay, CourseInputs } from './types.ts';

const after = (checkins: CheckinDay[], changes: Partial<CourseInputs> = {}) =>
  courseOf(givenInputs({ checkins, ...changes }));
/** Creates check-ins with pain 3 on the given days. They suffice for phase 2 but not for phase 3. */
const inPhase2 = (...ago: number[]) => onDays(ago, { pain: 3, functionalTestsOk: false });

describe('PGM-01 rehabilitation phases', () => {
  it('starts in Calm on the day the injury was saved', () => {
    expect(after([])).toMatchObject({ phase: 1, phaseSince: '2026-08-01', step: 1 });
  });

  it('PGM-02 moves to Load after 2 check-ins with pain 3 and no next-day worsening', () => {
    expect(after(onDays([0], { pain: 3 })).phase).toBe(1);
    expect(after(onDays([0, 2], { pain: 3 }))).toMatchObject({ phase: 2, phaseSince: daysAgo(0), week: 1, step: 1 });
    expect(after(onDays([0, 2], { pain: 4 })).phase).toBe(1);
    expect(after([...onDays([2], { pain: 3 }), ...onDays([0], { pain: 3, noNextDayWorsening: false })]).phase).toBe(1);
  });

  it('PGM-02 requires the 2 check-ins to be consecutive', () => {
    expect(after([...onDays([4, 0], { pain: 3 }), ...onDays([2], { pain: 4 })]).phase).toBe(1);
  });

  it('does not count a check-in with a red flag', () => {
    expect(after([...onDays([2], { pain: 3 }), ...onDays([0], { pain: 3, redFlags: ['swelling'] })]).phase).toBe(1);
  });

  it('PGM-03 moves to Return after 3 check-ins in Load with pain 2 and with walk/run and tests fine', () => {
    const load = onDays([9, 8], { pain: 3 });
    expect(after([...load, ...onDays([4, 2], { pain: 2 })]).phase).toBe(2);
    expect(after([...load, ...onDays([4, 2, 0], { pain: 2 })])).toMatchObject({ phase: 3, phaseSince: daysAgo(0) });
    expect(after([...load, ...onDays([4, 2], { pain: 2 }), ...onDays([0], { pain: 3 })]).phase).toBe(2);
    for (const no of [{ walkRunTolerance: false }, { functionalTestsOk: false }])
      expect(after([...load, ...onDays([4, 2], { pain: 2 }), ...onDays([0], { pain: 2, ...no })]).phase).toBe(2);
  });

  it('does not count check-ins from the previous phase', () => {
    expect(after(onDays([6, 4, 2, 0], { pain: 1 })).phase).toBe(2);
    expect(after(onDays([8, 6, 4, 2, 0], { pain: 1 })).phase).toBe(3);
  });
});

describe('DOSE-19 progression step', () => {
  it('increases by one with each week of the phase', () => {
    const checkins = inPhase2(23, 21, 18, 16, 13, 10, 7, 4, 0);
    expect(after(checkins)).toMatchObject({ phase: 2, phaseSince: daysAgo(21), week: 3, step: 3 });
  });

  it('stays unchanged in a week with pain 4 and increases one week later', () => {
    const waited = [...inPhase2(23, 21, 18, 13, 10, 7, 0), ...onDays([16], { pain: 4, functionalTestsOk: false })];
    expect(after(waited).step).toBe(2);
  });

  it('increases by at most one after weeks without a check-in', () => {
    expect(after(inPhase2(40, 38, 0))).toMatchObject({ week: 6, step: 2 });
  });

  it('decreases by one after pain above 5 or next-day worsening', () => {
    const three = inPhase2(23, 21, 18, 16, 13, 10, 7, 4);
    expect(after([...three, givenCheckin({ pain: 6 })])).toMatchObject({ phase: 2, step: 2 });
    expect(after([...three, givenCheckin({ noNextDayWorsening: false })])).toMatchObject({ phase: 2, step: 2 });
  });

  it('DOSE-09 goes back to the previous phase from the first step, but never below Calm', () => {
    expect(after([...inPhase2(4, 2), givenCheckin({ pain: 6 })])).toMatchObject({
      phase: 1,
      phaseSince: daysAgo(0),
      step: 1,
    });
    expect(after(onDays([4, 2, 0], { pain: 6 }))).toMatchObject({ phase: 1, phaseSince: '2026-08-01', step: 1 });
  });

  it('DOSE-05 decreases once for a weekly rise in pain, not on every day of the week', () => {
    const calm = onDays([30, 28, 25, 23, 20, 17, 14, 12, 10, 5, 4], { pain: 1, functionalTestsOk: false });
    const stepAfter = (...sorer: number[]) =>
      after([...calm, ...onDays(sorer, { pain: 4, functionalTestsOk: false })]).step;
    const before = stepAfter();
    expect(before).toBeGreaterThan(2);
    expect([stepAfter(3), stepAfter(3, 2), stepAfter(3, 2, 1)]).toEqual([before - 1, before - 1, before - 1]);
  });
});

describe('courseOf with check-ins from other dates', () => {
  it('ignores check-ins dated before the injury was saved or after today', () => {
    const checkins = [...onDays([200, 199], { pain: 1 }), ...onDays([-1], { pain: 9 })];
    expect(after(checkins)).toMatchObject({ phase: 1, newest: null });
  });
});
