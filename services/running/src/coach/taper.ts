import { addDays, weekStartOf } from '@stridewell/contracts/web';
import type { CoachState, CourseWeek } from '../domain/coach-state.ts';

/** Returns the week of the season that begins a number of weeks after the current one; null when it is not known. */
export const weekAt = (state: CoachState, weeksAhead: number): CourseWeek | null => {
  const monday = addDays(weekStartOf(state.today), 7 * weeksAhead);
  return state.course?.weeks.find(({ weekStart }) => weekStart === monday) ?? null;
};

/** A taper week: its fraction of the weekly minutes before the taper, and its minutes. */
export interface TaperWeek {
  weeksAhead: number;
  share: number;
  minutes: number;
}

/**
 * Returns the taper weeks from the current one to the race week. A planned week has the minutes of its plan, a later
 * week those of the forecast.
 */
export const taperWeeks = (state: CoachState): TaperWeek[] => {
  const planned = [state.plan, state.nextPlan];
  return (state.course?.weeks ?? []).flatMap(({ taperShare, minutes }, weeksAhead) =>
    taperShare === null
      ? []
      : [{ weeksAhead, share: taperShare, minutes: planned[weeksAhead]?.totalMinutes ?? minutes }],
  );
};

/** Returns the minutes of a usual week before the taper; null without taper weeks. */
export const usualBeforeTaper = (state: CoachState): number | null => {
  const [first] = taperWeeks(state);
  return first ? Math.round(first.minutes / first.share) : null;
};
