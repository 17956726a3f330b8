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

/** Dates, phase and number of a week, such as "16–22 Nov · Base phase, week 3". */
export const weekSubtitle = (weekStart: string, plan: WeeklyPlan | null): string => {
  if (!plan) return weekLabel(weekStart);
  return `${weekLabel(weekStart)} · ${planWords().phase(plan.phase, plan.weekNumber)}`;
};

/** Accessible name of the list of days of a week. */
export const daysLabel = (weekStart: string, thisMonday: string): string => {
  const { days } = planWords();
  if (weekStart === thisMonday) return days.this;
  return weekStart === addDays(thisMonday, 7) ? days.next : days.other(weekLabel(weekStart));
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
