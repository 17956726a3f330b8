import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { nextOn } from '@stridewell/language/days';
import { datesOf } from '@stridewell/understanding/slots';
import type { CoachState } from '../domain/coach-state.ts';
import { dayOf } from './figures.ts';
import type { NamedDay } from './intents/named-days.ts';

/** Returns the date of a named day: the next such day, or an earlier one when the message is about the past. */
export const dateOf = (state: CoachState, day: NamedDay): string => {
  if (day.kind === 'today') return state.today;
  if (day.kind === 'tomorrow') return addDays(state.today, 1);
  if (day.kind === 'overmorrow') return addDays(state.today, 2);
  if (day.kind === 'yesterday') return addDays(state.today, -1);
  if (day.kind === 'weekend') return addDays(weekStartOf(state.today), 5);
  if (day.kind === 'other') return datesOf(day.day, state.today, day.isPast)[0] ?? state.today;
  const ahead = nextOn(state.today, day.day);
  if (day.isPast && ahead !== state.today) return addDays(ahead, -7);
  const inWeek = addDays(weekStartOf(state.today), day.day);
  return dayOf(state, ahead) ? ahead : inWeek;
};

/** Returns the date of a named day that is not in the past unless the message is. */
const aheadOf = (state: CoachState, day: NamedDay): string => {
  const date = dateOf(state, day);
  return day.kind === 'weekday' && !day.isPast && date < state.today ? addDays(date, 7) : date;
};

/**
 * Returns the dates of the days that a question names, each once; a weekend has two.
 * @param mayBePast true when a weekday may refer to a day earlier this week, as in a question about a reason
 */
export const datesNamed = (state: CoachState, days: readonly NamedDay[], mayBePast = false): string[] => [
  ...new Set(
    days.flatMap((day) => {
      if (day.kind === 'other') return datesOf(day.day, state.today, day.isPast);
      const date = mayBePast ? dateOf(state, day) : aheadOf(state, day);
      return day.kind === 'weekend' ? [date, addDays(date, 1)] : [date];
    }),
  ),
];
