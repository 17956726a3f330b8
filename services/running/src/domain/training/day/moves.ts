import type { DaySession } from '../choose-sessions.ts';
import { ACTIONS, type DayDecision } from '../day-action.ts';
import { hardDayGap } from '../runner.ts';
import { longestRow, mostDaysInRow, restDaysOf, weekdayDistance } from '../running-days.ts';
import type { Weekday } from '../types.ts';
import type { DayContext } from './context.ts';
import { checkinOn, decisionOn } from './decisions.ts';
import { changeTo, type DayDraft } from './draft.ts';
import { CLEAR_DAYS } from './limits.ts';

const isLightAction = ({ action, isSoft }: DayDecision): boolean => !isSoft && ACTIONS.indexOf(action) >= 2;

/** True if a day is paused, closed or made easier by the runner, so no run can be moved to it. */
const isBlocked = ({ pauses, closedDays, cuts }: DayContext, day: number): boolean =>
  closedDays.includes(day) ||
  cuts?.has(day) ||
  pauses.some(({ kind, from, to }) => day >= from && day <= (kind === 'illness' ? to + CLEAR_DAYS : to));

/** True on the days before a race to which no hard or long run moves. */
const isBeforeRace = ({ races = [] }: DayContext, day: number): boolean =>
  races.some((race) => day < race.day && race.day - day <= race.quietDays);

const isLightDay = (context: DayContext, day: number): boolean =>
  checkinOn(context, day) !== null && isLightAction(decisionOn(context, day));

/** A moved quality session is at least this many days from the long run, however short that is (section 2.4). */
const LEAST_DAYS_TO_LONG = 2;

/**
 * Returns the next day with an easy run that is far enough from other hard days and not next to the long run; null if
 * the week has none.
 */
export const dayForQuality = (drafts: readonly DayDraft[], from: number, context: DayContext): number | null => {
  const { runner, today } = context;
  const gap = hardDayGap(runner);
  const hard = drafts.flatMap(({ session, planned }, day) =>
    day !== from && (session?.isHard || planned?.isHard) ? [day] : [],
  );
  const long = drafts.flatMap(({ session, planned }, day) =>
    session?.role === 'long' || planned?.role === 'long' ? [day] : [],
  );
  const isFarFrom = (days: readonly number[], least: number, day: number): boolean =>
    days.every((other) => weekdayDistance(other as Weekday, day as Weekday) >= least);
  const found = drafts.findIndex(
    ({ takesQuality, isKept }, day) =>
      day > from &&
      day >= today &&
      takesQuality &&
      !isKept &&
      !isBeforeRace(context, day) &&
      isFarFrom(hard, gap, day) &&
      isFarFrom(long, LEAST_DAYS_TO_LONG, day),
  );
  return found < 0 ? null : found;
};

/**
 * Returns the day after a long run if it has no hard running and is not a light day; null if the long run cannot be
 * postponed.
 */
export const dayForLong = (drafts: readonly DayDraft[], from: number, context: DayContext): number | null => {
  const to = from + 1;
  const target = drafts[to];
  if (!target || target.isKept || target.session?.isHard || !context.runner.days.includes(to as Weekday)) return null;
  if (isBlocked(context, to) || isBeforeRace(context, to)) return null;
  const gap = hardDayGap(context.runner);
  const isNearHard = drafts.some(
    ({ session }, day) =>
      day !== from && day !== to && session?.isHard && weekdayDistance(day as Weekday, to as Weekday) < gap,
  );
  const running = drafts.flatMap(({ session }, day) => (session && day !== from ? [day as Weekday] : []));
  const isTooLong = longestRow([...new Set([...running, to as Weekday])]) > mostDaysInRow(context.runner);
  return isNearHard || isTooLong || isLightDay(context, to) ? null : to;
};

/** Moves a session to another day, where it replaces that day's run. */
export const moveTo = (drafts: readonly DayDraft[], session: DaySession, from: number, to: number): DayDraft[] =>
  drafts.map((draft, day) =>
    day === to
      ? {
          ...changeTo(draft, { ...session, day: to as Weekday }, { code: 'moved_here', from }),
          takesQuality: false,
        }
      : draft,
  );

/**
 * Moves last week's displaced long run to Monday when Monday has no hard session and the next hard day is far enough
 * (section 9.3 of the plans page).
 */
export const withCarriedLong = (drafts: readonly DayDraft[], context: DayContext): DayDraft[] => {
  const { carriedLong, carriedFrom = -1, runner, today } = context;
  const monday = drafts[0];
  if (!carriedLong || !monday || monday.isKept || today > 0 || !runner.days.includes(0)) return [...drafts];
  const gap = hardDayGap(runner);
  const isNearHard = drafts.some(({ session }, day) => day < gap && session?.isHard === true);
  const days = [...new Set([0 as const, ...drafts.flatMap(({ session }, day) => (session ? [day as Weekday] : []))])];
  const isTooMuch = days.length > 7 - restDaysOf(runner) || longestRow(days) > mostDaysInRow(runner);
  const isClosed = isBlocked(context, 0) || isBeforeRace(context, 0);
  if (isNearHard || isTooMuch || isClosed || monday.session?.role === 'long') return [...drafts];
  return moveTo(drafts, carriedLong, carriedFrom, 0);
};

/** Maximum length in minutes of the easy run that stays on the light day from which a long run moves. */
const MOST_BESIDE_LONG = 30;

/**
 * Returns the session that stays on the day from which a session is moved: an easy run no longer than the run that the
 * moved session replaces, so no check-in adds minutes to the week. After a long run has moved, that run stays in its
 * very easy form.
 */
export const leftBehind = (session: DaySession | null, target: DayDraft | undefined): DaySession | null => {
  const replaced = target?.session ?? null;
  if (session === null || replaced === null) return null;
  const minutes = Math.min(session.minutes, replaced.minutes);
  return session.role === 'long'
    ? { ...session, minutes: Math.min(minutes, MOST_BESIDE_LONG), role: 'easy' }
    : { ...session, minutes };
};
