import type { AdjustBody, MoveBody } from '@stridewell/contracts/http/running-plan';
import { addDays, daysBetween, type NoteAnswer, type PlanMoves } from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { WEEKDAYS } from '../../domain/training/running-days.ts';
import type { Weekday } from '../../domain/training/types.ts';
import { adjustPlan, type PlanWish } from '../../domain/week/adjust-plan.ts';
import { moveSession } from '../../domain/week/move-session.ts';
import { describeRefusal, describeSwap, describeTrade } from '../../messages/plan-change-messages.ts';
import type { CurrentPlan, PlanEdit } from '../weekly-plan/service.ts';

const isWeekday = (day: number): day is Weekday => WEEKDAYS.some((each) => each === day);

/** Returns the day of a date in a week that starts on the given Monday; null if it is outside that week. */
export const dayIn = (weekStart: string, date: string): Weekday | null => {
  const day = daysBetween(weekStart, date);
  return isWeekday(day) ? day : null;
};

/** Returns the change that moves a session. Sessions stay in their week, and days of earlier weeks are over. */
export const moveEdit =
  ({ from, to, acceptSwap = false }: MoveBody): PlanEdit =>
  (plan) => {
    const { weekStart } = plan.inputs;
    const [start, end] = [dayIn(weekStart, from), dayIn(weekStart, to)];
    if (start === null) return { refused: { code: from < weekStart ? 'day_done' : 'no_session' } };
    if (end === null) return { refused: { code: to < weekStart ? 'day_done' : 'next_week' } };
    return moveSession(plan.week, start, end, plan, { acceptsSwap: acceptSwap });
  };

/** Converts a request body to the change that the runner requests; null if its day is outside the week. */
const wishOf = (body: AdjustBody, weekStart: string): PlanWish | null => {
  switch (body.kind) {
    case 'easier_week':
    case 'repeat_week':
      return body;
    case 'lighter_week':
    case 'smaller_plan':
    case 'decline':
      return { kind: 'answer_offer', answer: body };
    case 'answer_note':
      return { ...body, answer: body.answer as NoteAnswer };
    case 'undo':
      if (body.note !== undefined) return { kind: 'undo_note', note: body.note };
      if (body.offer !== undefined) return { kind: 'undo_offer', offer: body.offer };
      if (body.date === undefined) return { kind: 'undo', day: null };
      break;
    default:
  }
  const day = body.date === undefined ? null : dayIn(weekStart, body.date);
  if (day === null) return null;
  switch (body.kind) {
    case 'shorten':
      return { kind: 'shorten', day, minutes: body.minutes };
    case 'extra_minutes':
      return { kind: 'answer_offer', answer: { kind: body.kind, day, minutes: body.minutes } };
    case 'time_trial':
    case 'long_to_next_week':
      return { kind: 'answer_offer', answer: { kind: body.kind, day } };
    default:
      return { kind: body.kind, day };
  }
};

/**
 * Returns the change that makes a day or the week easier, repeats the week, answers an offer, or undoes one of these.
 */
export const adjustEdit =
  (body: AdjustBody): PlanEdit =>
  ({ week, inputs }) => {
    const wish = wishOf(body, inputs.weekStart);
    if (wish) return adjustPlan(week, wish, inputs);
    const isPast = 'date' in body && body.date !== undefined && body.date < inputs.weekStart;
    return { refused: { code: isPast ? 'day_done' : 'no_session' } };
  };

/**
 * Returns the other days of the week, and whether the session of a day can move there. If a quality session would have
 * to move or become easy for that, the day includes the swap that makes room.
 */
export const movesFrom = (plan: CurrentPlan, from: Weekday, language: MessageLanguage = 'en'): PlanMoves => {
  const { week, inputs } = plan;
  const dateOf = (day: Weekday): string => addDays(inputs.weekStart, day);
  return WEEKDAYS.filter((day) => day !== from).map((day) => {
    const date = dateOf(day);
    const result = moveSession(week, from, day, plan);
    if ('refused' in result) {
      const { refused } = result;
      const swap = refused.code === 'hard_beside_hard' ? refused.swap : undefined;
      const part = swap && {
        date: dateOf(swap.day),
        to: swap.to === null ? null : dateOf(swap.to),
        text: describeSwap(swap, language),
      };
      const reason = describeRefusal(refused, language);
      return { date, isAllowed: false, code: refused.code, reason, ...(part ? { swap: part } : {}) };
    }
    if (result.base === week.base) {
      // The session of this day is already there, so a repeated move would change nothing.
      const code = week.base.sessions[from] ? 'two_on_one_day' : 'no_session';
      return { date, isAllowed: false, code, reason: describeRefusal({ code }, language) };
    }
    return { date, isAllowed: true, ...(result.tradesPlaces ? { note: describeTrade(language) } : {}) };
  });
};
