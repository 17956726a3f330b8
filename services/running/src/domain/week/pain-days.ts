import { isUntouchedForm } from '@stridewell/contracts/web';
import type { PainDay } from '../training/day/context.ts';
import { daysFrom } from './days-from.ts';
import type { WeekInputs } from './types.ts';

/** The number of days from a week's Monday to a date. */
export type DayOf = (date: string) => number;

/** No rule looks further back for pain, in days before the week. */
const PAIN_DAYS = 30;

/**
 * Pain of each day from both kinds of check-in; the higher value when a day has both. An untouched form says nothing about
 * pain (section 2.3 of the plans page).
 */
export const painsOf = ({ checkins, physio }: Pick<WeekInputs, 'checkins' | 'physio'>, dayOf: DayOf): PainDay[] => {
  const byDay = new Map<number, number>();
  const all = [
    ...checkins
      .filter(({ metrics, hasNotes = false }) => !isUntouchedForm(metrics, hasNotes))
      .map(({ date, metrics }) => ({ date, pain: metrics.pain })),
    ...(physio?.checkins ?? []).map(({ date, pain }) => ({ date, pain })),
  ];
  for (const { date, pain } of all) {
    const day = dayOf(date);
    if (day >= -PAIN_DAYS) byDay.set(day, Math.max(pain, byDay.get(day) ?? 0));
  }
  return [...byDay].map(([day, pain]) => ({ day, pain })).sort((a, b) => a.day - b.day);
};

/** Pain of this much on so many days within so many days lasts (section 2.5 of the plans page). */
const LASTING = { pain: 3, days: 3, within: 5 };

/** True when pain lasted in the week before, so that the load does not grow. */
export const hadLastingPain = (inputs: Pick<WeekInputs, 'checkins' | 'physio' | 'weekStart'>): boolean => {
  const painful = painsOf(inputs, daysFrom(inputs.weekStart)).filter(({ pain }) => pain >= LASTING.pain);
  return painful.some(({ day }) => {
    const since = painful.filter((each) => each.day <= day && each.day > day - LASTING.within);
    return day < 0 && day >= -7 && since.length >= LASTING.days;
  });
};

/** Returns the higher pain of a day from both kinds of check-in; null without any. */
export const painOn = ({ checkins, physio }: Pick<WeekInputs, 'checkins' | 'physio'>, date: string): number | null => {
  const own = checkins.filter((each) => each.date === date).map(({ metrics }) => metrics.pain);
  const injured = (physio?.checkins ?? []).filter((each) => each.date === date).map(({ pain }) => pain);
  const all = [...own, ...injured];
  return all.length === 0 ? null : Math.max(...all);
};
