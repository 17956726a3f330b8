import { addDays, daysBetween, type WeeklyPlan, type WeeklyPlanDay } from '@stridewell/contracts/web';
import { weekdayName } from '@stridewell/ui/core';
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

const sessionInWords = ({ date, title, minutes }: WeeklyPlanDay): string =>
  `${weekdayName(date)} ${title}, ${minutes} min`;

/** What is left of a week that started late, from today on. */
export const restOfWeek = ({ days }: WeeklyPlan, today: string): string => {
  const left = days.filter(({ date, minutes }) => date >= today && minutes > 0);
  const words = left.length === 0 ? 'no run' : left.map(sessionInWords).join('; ');
  return `Until Sunday: ${words}. Your first full week starts on Monday.`;
};
