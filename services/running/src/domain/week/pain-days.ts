import { addDays, isUntouchedForm } from '@stridewell/contracts/web';
import type { PainDay } from '../training/day/context.ts';
import { lastingPainDays } from '../training/day/lasting-pain.ts';
import { daysFrom } from './days-from.ts';
import type { WeekInputs } from './types.ts';

/** The number of days from a week's Monday to a date. */
export type DayOf = (date: string) => number;

/**
 * Pain of each day from both kinds of check-in; the higher value if a day has both. An untouched form is ignored
 * (section 2.3 of the plans page).
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
    byDay.set(day, Math.max(pain, byDay.get(day) ?? 0));
  }
  return [...byDay].map(([day, pain]) => ({ day, pain })).sort((a, b) => a.day - b.day);
};

/** Number of days for which answers to the pain cards prevent growth. */
const SAID_DAYS = 7;

/**
 * True if pain lasted in the week before, or if the runner said in that week that something hurts. The load then does
 * not grow.
 */
export const hadLastingPain = ({
  background: { hurts },
  ...inputs
}: Pick<WeekInputs, 'background' | 'checkins' | 'physio' | 'weekStart'>): boolean => {
  if (hurts && hurts.since >= addDays(inputs.weekStart, -SAID_DAYS)) return true;
  return lastingPainDays(painsOf(inputs, daysFrom(inputs.weekStart))).some((day) => day < 0 && day >= -7);
};
