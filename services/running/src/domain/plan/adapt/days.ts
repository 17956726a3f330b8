import { apart } from '../round.ts';
import { DAY_NAMES, type Runner } from '../types.ts';
import type { Draft } from './draft.ts';
import { isHard, isQuality, isRaceDay } from './edit.ts';

/** Names of the week's days in words; the index counts from Monday = 0 and goes on into the next week. */
const LONG_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const dayName = (day: number): string => LONG_NAMES[day % 7] ?? '';

export const isAvailable = (runner: Pick<Runner, 'availableDays'>, day: number): boolean => {
  const name = DAY_NAMES[day % 7];
  return name !== undefined && runner.availableDays.includes(name);
};

/** Days planned hard in the week as first planned; the week goes round. */
const plannedHard = (days: readonly Draft[]): number[] =>
  days.flatMap(({ base }, day) => (isHard(base) || isRaceDay(base) ? [day] : []));

const keeps = (day: number, hard: readonly number[], gap: number): boolean =>
  hard.every((other) => apart(day % 7, other) >= gap);

/** What a day is moved from, and the least days between hard days. */
export interface Move {
  from: number;
  gap: number;
  /** Days that took a moved session before. */
  taken: readonly number[];
}

/**
 * The day that a quality session may move to: the next one with an easy run that keeps the distance to every other hard
 * day. It is chosen from the week as first planned, so that it stays the same day whatever comes later: a session moves
 * once. A day still ahead has no check-in and counts as possible.
 */
export const dayForQuality = (days: readonly Draft[], { from, gap, taken }: Move): number | null => {
  const hard = [...plannedHard(days).filter((day) => day !== from), ...taken];
  const found = days.findIndex(({ base }, day) => {
    const isPossible = day > from && base.planType === 'easy' && base.zone === 'Z2';
    return isPossible && keeps(day, hard, gap);
  });
  return found < 0 ? null : found;
};

/**
 * The day that a long run may slide to: within 48 h, available, and no hard day beside it. 7 and 8 are Monday and Tuesday
 * of the next week, which is taken to look like this one.
 */
export const dayForLong = (days: readonly Draft[], runner: Runner, { from, gap, taken }: Move): number | null => {
  const hard = [...plannedHard(days).filter((day) => day !== from), ...taken];
  const isFree = (day: number): boolean => isAvailable(runner, day) && keeps(day, hard, gap);
  return [from + 1, from + 2].find(isFree) ?? null;
};

/** A kept day that a Recover day made easy, so that its quality session was moved. */
export const wasEased = ({ base, row }: Draft): boolean =>
  isQuality(base) && row.planType === 'easy' && row.zone === 'Z1';
