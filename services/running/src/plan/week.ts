import { frameOf } from './frame.ts';
import { rowsOf } from './rows.ts';
import { fillWeek } from './sessions.ts';
import type { PlanRequest, WeekPlan } from './types.ts';

/**
 * The plan of a week (section B of the domain page). Pure: the same request gives the same plan, and the date is part of
 * the request. Where the limits of single runs leave less than the target, the week is filled again for what is left,
 * until shares (long run, 20 % hard) and total agree; the total only falls, so this ends.
 */
export const planWeek = (request: PlanRequest): WeekPlan => {
  const frame = frameOf(request);
  let total = frame.target;
  let sessions = fillWeek(frame, total);
  while (sessions.minutes < total) {
    total = sessions.minutes;
    sessions = fillWeek(frame, total);
  }
  return {
    weekStart: request.weekStart,
    phase: frame.at.phase,
    totalMinutes: sessions.minutes,
    days: rowsOf(frame, sessions),
    ...(request.easing?.notes.length ? { notes: request.easing.notes } : {}),
  };
};
