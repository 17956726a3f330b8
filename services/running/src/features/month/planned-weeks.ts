import type { PlannedWeek } from '../../domain/moments/kept-weeks.ts';
import { dayFacts } from '../../domain/week/day-facts.ts';
import { storedWeekOf, TEXT_ONLY, type WithPlan } from '../weekly-plan/document.ts';

/** Returns the planned minutes of a stored week in its current form. */
export const plannedWeekOf = (document: WithPlan): PlannedWeek => {
  const { weekStart, state, days } = storedWeekOf(document);
  return {
    weekStart,
    days: days.map((day) => ({
      date: day.date,
      minutes: dayFacts(day, state?.base ?? TEXT_ONLY).minutes,
      isPlanned: day.fixed === undefined,
    })),
  };
};
