import type { PauseDays } from './day/context.ts';
import { CLEAR_DAYS, MOST_EASY_DAYS } from './day/limits.ts';

/** An illness with its first and last sick day; `to` is Infinity while it lasts. */
export interface Illness {
  from: number;
  to: number;
}

/** Sick days with at most this many days between them belong to one illness. */
const GAP = CLEAR_DAYS + 1;

/** Returns the illnesses of a runner, oldest first. Illness is often stored as pauses of one day each. */
export const illnessesOf = (pauses: readonly PauseDays[]): Illness[] => {
  const found: Illness[] = [];
  const ill = pauses.filter(({ kind }) => kind === 'illness').toSorted((a, b) => a.from - b.from);
  for (const { from, to } of ill) {
    const last = found.at(-1);
    if (last && from - last.to <= GAP) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
};

/** Number of days of an illness, from its first to its last sick day. */
export const sickDays = ({ from, to }: Illness): number => to - from + 1;

/** Returns the last of the easy days after an illness (section 1.5 of the plans page). */
export const lastEasyDay = (illness: Illness): number =>
  illness.to + CLEAR_DAYS + Math.min(MOST_EASY_DAYS, sickDays(illness));

/** Returns the illness after which a day is still one of the easy days; undefined if there is none. */
export const illnessBefore = (pauses: readonly PauseDays[], day: number): Illness | undefined =>
  illnessesOf(pauses).find((illness) => day > illness.to && day <= lastEasyDay(illness));
