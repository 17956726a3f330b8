import { describe, expect, it } from 'vitest';
import { doneDaysOf, weekOf, withinDays } from './injury-days.ts';
import { daysAgo, givenInputs, ranStage } from './testing/course-fixtures.ts';

describe('injury day helpers', () => {
  it('weekOf counts the check-in day that opens a phase as day 0 of week 1', () => {
    const since = '2026-11-06';
    expect(
      ['2026-11-06', '2026-11-13', '2026-11-14', '2026-11-20', '2026-11-21'].map((date) => weekOf(since, date)),
    ).toEqual([1, 1, 2, 2, 3]);
  });

  it('withinDays with 7 days returns the entries of the given date and of the six days before it', () => {
    const list = [8, 7, 6, 0].map((ago) => ({ date: daysAgo(ago) }));
    expect(withinDays(list, daysAgo(0), 7)).toEqual([{ date: daysAgo(6) }, { date: daysAgo(0) }]);
    expect(withinDays(list, daysAgo(1), 7)).toEqual([{ date: daysAgo(7) }, { date: daysAgo(6) }]);
  });

  it('doneDaysOf omits skipped days, days before the injury and future days', () => {
    const training = [
      ranStage(1, 2),
      ranStage(1, 4, { status: 'partial' }),
      ranStage(1, 3, { status: 'skipped' }),
      ranStage(1, 300),
      ranStage(1, -1),
    ];
    expect(doneDaysOf(givenInputs({ training })).map(({ date }) => date)).toEqual([daysAgo(4), daysAgo(2)]);
  });
});
