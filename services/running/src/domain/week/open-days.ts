import { addDays, daysBetween } from '@stridewell/contracts/web';
import { CLEAR_DAYS } from '../training/day/limits.ts';
import type { Weekday } from '../training/types.ts';
import { contextOf, gateOf } from './current-week.ts';
import type { WeekInputs, WeekState } from './types.ts';

/** Why the runner's wish for a day or a week cannot be met. Its text comes from the message catalogue. */
export type PlanRefusal =
  | {
      code: 'hard_beside_hard';
      /** A day on which the hard session would fit. */
      day?: Weekday;
      /** The quality session that can give way to the long run: it moves to a day, or becomes easy when that is null. */
      swap?: { day: Weekday; to: Weekday | null };
    }
  | {
      code:
        | 'unavailable'
        | 'too_many_in_row'
        | 'two_on_one_day'
        | 'day_done'
        | 'no_session'
        | 'next_week'
        | 'paused'
        | 'ladder'
        | 'closed'
        | 'race_day'
        | 'near_race'
        | 'already_moved'
        | 'fixed_session'
        | 'not_shorter'
        | 'nothing_left'
        | 'third_easier_week'
        | 'no_repeat'
        | 'offer_gone'
        | 'note_gone'
        | 'low_day'
        | 'low_days_in_row';
    };

const isPausedOn = (day: number, { pauses }: ReturnType<typeof contextOf>): boolean =>
  pauses.some(({ kind, from, to }) => day >= from && day <= (kind === 'illness' ? to + CLEAR_DAYS : to));

/**
 * Returns why a day of the week can no longer change by the runner's wish: it is over or logged, paused, or closed for
 * running. Null when it can.
 */
export const closedReason = (week: WeekState, day: Weekday, inputs: WeekInputs): PlanRefusal | null => {
  const { weekStart, today, records } = inputs;
  const date = addDays(weekStart, day);
  if (date < today || records.some((record) => record.date === date)) return { code: 'day_done' };
  const context = contextOf(week.base, inputs);
  if (isPausedOn(day, context)) return { code: 'paused' };
  const gate = gateOf(inputs);
  if (gate?.level === 'ladder') return { code: 'ladder' };
  const { decision, changes = [] } = week.days[day] ?? {};
  const isClosed =
    (gate !== null && gate.level !== 'clear') ||
    context.closedDays.includes(day) ||
    decision?.action === 'rest' ||
    decision?.isWithoutRunning === true ||
    changes.some(({ code }) => code === 'pain_stop');
  return isClosed ? { code: 'closed' } : null;
};

/** True when the app itself has moved a session to or away from a day, because of a light day. */
export const isMovedByApp = (week: WeekState, day: Weekday): boolean =>
  (week.days[day]?.changes ?? []).some(({ code }) => code === 'moved_here' || code === 'moved_away');

/** Number of days from a day of the week to the main race; Infinity without a race ahead. */
export const daysToMainRace = ({ base }: WeekState, day: Weekday): number =>
  base.race ? daysBetween(addDays(base.weekStart, day), base.race.date) : Number.POSITIVE_INFINITY;

/** Number of days from a day of the week to the next race, also a tune-up race of this week; Infinity without one. */
export const daysToNextRace = (week: WeekState, day: Weekday): number => {
  const tuneUp = week.base.sessions.findIndex((session, index) => session?.kind === 'race' && index >= day);
  return Math.min(daysToMainRace(week, day), tuneUp < 0 ? Number.POSITIVE_INFINITY : tuneUp - day);
};
