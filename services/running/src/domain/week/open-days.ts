import { addDays, daysBetween } from '@stridewell/contracts/web';
import { CLEAR_DAYS } from '../training/day/limits.ts';
import type { Weekday } from '../training/types.ts';
import { contextOf, gateOf } from './current-week.ts';
import type { WeekInputs, WeekState } from './types.ts';

/** The reason why the runner's request for a day or a week cannot be met. Its text comes from the message catalogue. */
export type PlanRefusal =
  | {
      code: 'hard_beside_hard';
      /** A day on which the hard session would fit. */
      day?: Weekday;
      /**
       * The swap of the quality session that makes room for the long run: it moves to the day `to`, or becomes easy if
       * that is null.
       */
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
 * Returns the reason why the runner can no longer change a day of the week: it is over or logged, paused, or blocked
 * for running. Null if it can still change.
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

/** True if the app itself has moved a session to or away from a day because of a light day. */
export const isMovedByApp = (week: WeekState, day: Weekday): boolean =>
  (week.days[day]?.changes ?? []).some(({ code }) => code === 'moved_here' || code === 'moved_away');

/** Number of days from a day of the week to the main race; Infinity if there is no race ahead. */
export const daysToMainRace = ({ base }: WeekState, day: Weekday): number =>
  base.race ? daysBetween(addDays(base.weekStart, day), base.race.date) : Number.POSITIVE_INFINITY;

/**
 * Number of days from a day of the week to the next race, including a tune-up race of this week; Infinity if there is
 * none.
 */
export const daysToNextRace = (week: WeekState, day: Weekday): number => {
  const tuneUp = week.base.sessions.findIndex((session, index) => session?.kind === 'race' && index >= day);
  return Math.min(daysToMainRace(week, day), tuneUp < 0 ? Number.POSITIVE_INFINITY : tuneUp - day);
};
