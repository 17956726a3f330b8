import { describe, expect, it } from 'vitest';
import { paceDivisor, paceFactor } from './pace-after-break.ts';
import { planBase } from './plan-base.ts';
import { MONDAY, on, USUAL_LOG, weekInputs } from './testing/given-week.ts';

const runOn = (day: number) => ({ date: on(day), minutes: 30, credited: 30 });

describe('PLANR-95 threshold pace after a break', () => {
  it.each([
    [0, 1],
    [5, 1],
    [7, 0.994],
    [14, 0.973],
    [21, 0.952],
    [28, 0.931],
    [42, 0.889],
    [56, 0.847],
    [72, 0.8],
    [200, 0.8],
  ])('is divided by the factor in the table after days off (%i days: factor %f)', (days, factor) => {
    expect(paceFactor(days)).toBeCloseTo(factor, 6);
  });

  it('is interpolated between the days of the table', () => {
    expect(paceFactor(10)).toBeCloseTo(0.985, 3);
  });

  it('stays slower for four weeks after the return', () => {
    const gone = Array.from({ length: 8 }, (_, index) => runOn(-40 + 2 * index));
    expect(paceDivisor(gone, MONDAY)).toBeCloseTo(paceFactor(25), 6);
    expect(paceDivisor([...gone, runOn(-1)], MONDAY)).toBeCloseTo(paceFactor(24), 6);
    const returned = Array.from({ length: 14 }, (_, index) => runOn(-27 + 2 * index));
    const before = gone.map(({ date, ...run }) => ({ ...run, date: on(-60 + (Number(date.slice(-2)) % 2)) }));
    expect(paceDivisor([...before, ...returned], MONDAY)).toBeLessThan(1);
    expect(paceDivisor([...before, ...returned], on(1))).toBe(1);
  });

  it('is used for the steps of the planned week', () => {
    expect(planBase(weekInputs()).model.threshold).toBe(300);
    const records = USUAL_LOG.filter(({ date }) => date < on(-14));
    expect(planBase(weekInputs({ records })).model.threshold).toBe(Math.round(300 / paceFactor(14)));
    const { profiled } = weekInputs();
    expect(planBase(weekInputs({ records, profiled: { ...profiled, threshold: null } })).model.threshold).toBeNull();
  });

  it('is unchanged for a runner who logs no runs', () => {
    expect(planBase(weekInputs({ records: [] })).model.threshold).toBe(300);
  });
});
