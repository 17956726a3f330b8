import { addDays, daysBetween, type WeeklyPlan } from '@stridewell/contracts/web';
import { planWords } from './plan-words.ts';
import { weekLabel } from './week-label.ts';

/** Name of a week relative to this one, such as "Next week's plan". */
export const weekTitle = (weekStart: string, thisMonday: string): string => {
  const { titles } = planWords();
  switch (daysBetween(thisMonday, weekStart) / 7) {
    case -1:
      return titles.last;
    case 0:
      return titles.this;
    case 1:
      return titles.next;
    default:
      return titles.other(weekLabel(weekStart));
  }
};

/** Index of Thursday in a week. */
const THURSDAY = 3;

/** True if a plan was created on a Thursday or later, so its first full week is the next one. */
export const startsLate = ({ days }: WeeklyPlan): boolean =>
  days.length > THURSDAY && days.slice(0, THURSDAY).every(({ beforePlan }) => beforePlan === true);

/** Position of a week relative to the days of a plan that was created late in the week before. */
interface WeekPlace {
  isFirstFull?: boolean;
}

/**
 * Dates, phase and number of a week, such as "16–22 Nov · Base phase, week 3". A week of which only the last few days
 * are planned has no number, because the first plan calls the week after it week one.
 */
export const weekSubtitle = (
  weekStart: string,
  plan: WeeklyPlan | null,
  { isFirstFull = false }: WeekPlace = {},
): string => {
  if (!plan) return weekLabel(weekStart);
  const words = planWords();
  const nameOf = () => {
    if (isFirstFull) return words.firstWeek(plan.phase);
    return startsLate(plan) ? words.firstDays(plan.phase) : words.phase(plan.phase, plan.weekNumber);
  };
  return `${weekLabel(weekStart)} · ${nameOf()}`;
};

/** Accessible name of the list of days of a week. */
export const daysLabel = (weekStart: string, thisMonday: string): string => {
  const { days } = planWords();
  if (weekStart === thisMonday) return days.this;
  return weekStart === addDays(thisMonday, 7) ? days.next : days.other(weekLabel(weekStart));
};

/** Returns a week without the days that had passed when its plan was created, except those with logged minutes. */
export const restOf = (plan: WeeklyPlan): WeeklyPlan =>
  startsLate(plan)
    ? { ...plan, days: plan.days.filter(({ beforePlan, minutes }) => beforePlan !== true || minutes > 0) }
    : plan;
