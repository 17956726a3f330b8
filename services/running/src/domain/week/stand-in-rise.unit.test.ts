import { describe, expect, it } from 'vitest';
import type { LoggedDay } from '../records.ts';
import { initialLoad, type LoadState, type PastWeek } from '../training/load.ts';
import { withStandInRise } from './stand-in-rise.ts';
import { earlierOf, on, PLAN, weekInputs } from './testing/given-week.ts';
import type { WeekInputs } from './types.ts';

const THIRD_MONDAY = on(14);
const week = (done: number, planned = 100): PastWeek => ({
  ...{ kind: 'load', established: 100, planned, done, trimmed: 0, share: 1, longest: 40 },
  ...{ lightDays: 0, isAway: false, stopsGrowth: false },
});
const run = (day: number, effort: number | null): LoggedDay => ({
  date: on(day),
  planType: 'easy',
  status: 'done',
  minutes: 40,
  effort,
});
const EASY = [run(1, 3), run(3, 4), run(8, 4), run(10, 5)];
const firstWeek = (source: 'level' | 'answers' | null) => earlierOf({ ...PLAN, base: { ...PLAN.base, source } });
const secondWeek = { ...firstWeek(null), weekStart: on(7) };
const rise = (own: Partial<WeekInputs> = {}, weeks: PastWeek[] = [week(120), week(125)]): number => {
  const load: LoadState = { ...initialLoad(100), weeks };
  const inputs = { weekStart: THIRD_MONDAY, earlier: [secondWeek, firstWeek('level')], records: EASY, ...own };
  return withStandInRise(load, weekInputs(inputs)).established;
};

describe('load assumed from the level', () => {
  it('LOAD-106 rises by 15 % after two weeks with a fifth more minutes than planned and low effort', () => {
    expect(rise()).toBeCloseTo(115);
  });

  it('LOAD-106 stays the same when a week was not overdone, when it felt hard, or when too few runs were rated', () => {
    expect(rise({}, [week(119), week(125)])).toBe(100);
    expect(rise({}, [week(130)])).toBe(100);
    expect(rise({ records: [run(1, 4), run(8, 5)] })).toBe(100);
    expect(rise({ records: [run(1, 2), run(8, null)] })).toBe(100);
    expect(rise({ records: [...EASY, run(9, 10), run(11, 10)] })).toBe(100);
  });

  it('LOAD-106 stays the same if it comes from the log or from answers, and in every other week', () => {
    expect(rise({ earlier: [secondWeek, firstWeek('answers')] })).toBe(100);
    const third = { ...firstWeek(null), weekStart: on(14) };
    expect(rise({ weekStart: on(21), earlier: [third, secondWeek, firstWeek('level')] })).toBe(100);
    expect(rise({ weekStart: on(7), earlier: [firstWeek('level')] })).toBe(100);
  });
});
