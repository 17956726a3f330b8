import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { CoachDay, CoachState } from '../domain/coach-state.ts';
import { dayOf, hoursBetween, isHard, isLong } from './figures.ts';

/**
 * Minimum duration in minutes at which a long run needs as much recovery as a hard session. So does a long run with
 * faster running.
 */
const HARD_LONG_FROM = 75;
const LEAST_DAYS = 2;

/** True for a hard session and for a long run. Two of them are never on neighbouring days. */
export const isDemanding = (day: CoachDay | null): day is CoachDay => day !== null && (isHard(day) || isLong(day));

const isEasyLong = (day: CoachDay): boolean => isLong(day) && day.minutes < HARD_LONG_FROM && day.hardMinutes === 0;

/** Minimum number of days between two demanding days (section 9.1 of the plans page). */
const leastDays = (state: CoachState, one: CoachDay, other: CoachDay): number =>
  isEasyLong(one) || isEasyLong(other) ? LEAST_DAYS : hoursBetween(state) / 24;

/** Largest value of `leastDays`, in days. */
const REACH = 2;

/**
 * Returns the date of a demanding day that is too close to a session moved from one date to another; null when there is
 * none.
 */
export const tooCloseTo = (state: CoachState, from: string, to: string): string | null => {
  const moved = dayOf(state, from);
  if (!isDemanding(moved)) return null;
  const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => addDays(to, index - REACH));
  return (
    near.find((date) => {
      const other = dayOf(state, date);
      if (date === from || date === to || !isDemanding(other)) return false;
      return Math.abs(daysBetween(date, to)) < leastDays(state, moved, other);
    }) ?? null
  );
};

/** Returns the date of a demanding day too close to a date; null when there is none. `from` is left out. */
export const demandingNear = (state: CoachState, to: string, from: string): string | null => {
  const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => addDays(to, index - REACH));
  const least = hoursBetween(state) / 24;
  const isNear = (date: string): boolean => Math.abs(daysBetween(date, to)) < least && isDemanding(dayOf(state, date));
  return near.find((date) => date !== from && isNear(date)) ?? null;
};

/** Maximum number of days by which a missed long run may move: 48 hours. */
export const SLIDE_DAYS = 2;
const LEAST_BETWEEN_LONGS = 6;

/** True when a long run moved to a date leaves at least 6 days before the next week's long run. */
export const keepsNextLong = (state: CoachState, to: string): boolean => {
  const next = state.nextPlan?.days.find(isLong);
  return !next || daysBetween(to, next.date) >= LEAST_BETWEEN_LONGS;
};
