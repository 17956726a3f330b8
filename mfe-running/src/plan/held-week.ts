import type { WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';

/** Returns the week while a safety hold blocks training: only rest from today onwards, and no decisions. */
export const heldWeek = (plan: WeeklyPlan, today: string, title: string): WeeklyPlan => {
  const { offer: _offer, offers: _offers, questions: _questions, minutesRange: _range, ...rest } = plan;
  const days = plan.days.map(
    (day): WeeklyPlanDay =>
      day.date < today ? day : { date: day.date, planType: 'rest', minutes: 0, zone: null, title, why: '' },
  );
  const totalMinutes = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return { ...rest, days, totalMinutes, notes: [] };
};
