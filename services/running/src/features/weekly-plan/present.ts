import type { WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';
import type { AdaptedDay, AdaptedWeek } from '../../domain/plan/adapt/types.ts';

const presentDay = (day: AdaptedDay): WeeklyPlanDay => {
  const { date, planType, minutes, zone, title, why, changed, strengthMinutes, ladderStage } = day;
  return {
    date,
    planType,
    minutes,
    zone,
    title,
    why,
    ...(changed === undefined ? {} : { changed }),
    ...(strengthMinutes === undefined ? {} : { strengthMinutes }),
    ...(ladderStage === undefined ? {} : { ladderStage }),
  };
};

/** Converts a week to the API's response, without internal planning data. */
export const presentWeek = ({ weekStart, phase, totalMinutes, days, notes, offer }: AdaptedWeek): WeeklyPlan => ({
  weekStart,
  phase,
  totalMinutes,
  days: days.map(presentDay),
  ...(notes.length > 0 ? { notes } : {}),
  ...(offer ? { offer } : {}),
});
