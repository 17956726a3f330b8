import { addDays, daysBetween, type WeeklyPlan } from '@stridewell/contracts/web';
import { weekLabel } from './week-label.ts';

/** Name of a week relative to this one, such as "Next week's plan". */
export const weekTitle = (weekStart: string, thisMonday: string): string => {
  switch (daysBetween(thisMonday, weekStart) / 7) {
    case -1:
      return "Last week's plan";
    case 0:
      return "This week's plan";
    case 1:
      return "Next week's plan";
    default:
      return `Plan of ${weekLabel(weekStart)}`;
  }
};

/** Dates, phase and number of a week, such as "16–22 Nov · Base phase, week 3". */
export const weekSubtitle = (weekStart: string, plan: WeeklyPlan | null): string => {
  if (!plan) return weekLabel(weekStart);
  const number = plan.weekNumber === undefined ? '' : `, week ${plan.weekNumber}`;
  return `${weekLabel(weekStart)} · ${plan.phase} phase${number}`;
};

/** Accessible name of the list of days of a week. */
export const daysLabel = (weekStart: string, thisMonday: string): string => {
  if (weekStart === thisMonday) return 'Days of this week';
  return weekStart === addDays(thisMonday, 7) ? 'Days of next week' : `Days of ${weekLabel(weekStart)}`;
};

/** Index of Thursday in a week. */
const THURSDAY = 3;

/** True when a plan was created on a Thursday or later, so that its first full week is the next one. */
export const startsLate = ({ days }: WeeklyPlan): boolean =>
  days.length > THURSDAY && days.slice(0, THURSDAY).every(({ beforePlan }) => beforePlan === true);

/** A week without the days that were over when its plan was created, except those with minutes of the runner's own. */
export const restOf = (plan: WeeklyPlan): WeeklyPlan =>
  startsLate(plan)
    ? { ...plan, days: plan.days.filter(({ beforePlan, minutes }) => beforePlan !== true || minutes > 0) }
    : plan;
