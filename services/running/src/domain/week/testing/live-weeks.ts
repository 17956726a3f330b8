import type { LoggedDay } from '../../records.ts';
import type { TrainingRunner } from '../../training/types.ts';
import type { WeekInputs, WeekState } from '../types.ts';
import { earlierOf, on, USUAL_LOG, updateWeek, weekInputs } from './given-week.ts';

/** Simulates weeks from {@link MONDAY}. Each is planned from what was logged before. */
export const live = (
  count: number,
  day: (week: WeekState, index: number) => LoggedDay[],
  own: (index: number) => Partial<WeekInputs> = () => ({}),
  runner: Partial<TrainingRunner> = {},
): WeekState[] => {
  const weeks: WeekState[] = [];
  let records = [...USUAL_LOG];
  for (let index = 0; index < count; index += 1) {
    const weekStart = on(7 * index);
    const earlier = weeks.toReversed().slice(0, 5).map(earlierOf);
    const week = updateWeek(null, weekInputs({ weekStart, today: weekStart, records, earlier, ...own(index) }, runner));
    weeks.push(week);
    records = [...records, ...day(week, index)].filter(({ date }) => date >= on(7 * index - 70));
  }
  return weeks;
};
