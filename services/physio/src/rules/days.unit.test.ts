import { describe, expect, it } from 'vitest';
import { doneDaysOf, weekOf, within } from './days.ts';
import { daysAgo, givenInputs, ranStage } from './testing/given.ts';

describe('days of an injury', () => {
  it('the check-in that opens a phase is day 0 of its first week', () => {
    const since = '2026-11-06';
    expect(
      ['2026-11-06', '2026-11-13', '2026-11-14', '2026-11-20', '2026-11-21'].map((date) => weekOf(since, date)),
    ).toEqual([1, 1, 2, 2, 3]);
  });

  it('7 days that end on a date are that date and the six before it', () => {
    const list = [8, 7, 6, 0].map((ago) => ({ date: daysAgo(ago) }));
    expect(within(list, daysAgo(0), 7)).toEqual([{ date: daysAgo(6) }, { date: daysAgo(0) }]);
    expect(within(list, daysAgo(1), 7)).toEqual([{ date: daysAgo(7) }, { date: daysAgo(6) }]);
  });

  it('what was skipped, is older than the injury or lies ahead was not done', () => {
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
