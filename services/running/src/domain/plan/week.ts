import { type Frame, frameOf } from './frame.ts';
import { leadTimeNote } from './lead-time.ts';
import { rowsOf } from './rows.ts';
import { fillWeek, type Sessions } from './sessions.ts';
import type { PlanRequest, WeekPlan } from './types.ts';

/**
 * Fills a week of so many minutes. Where the limits of single runs leave less, the week is filled again for what is left,
 * until shares (long run, 20 % hard) and total agree; the total only falls, so this ends.
 */
const settle = (frame: Frame, minutes: number): Sessions => {
  let total = minutes;
  let sessions = fillWeek(frame, total);
  while (sessions.minutes < total) {
    total = sessions.minutes;
    sessions = fillWeek(frame, total);
  }
  return sessions;
};

/** The minutes that the week would hold without what came before it, where that takes something from it. */
const usualMinutes = (request: PlanRequest): number => {
  const easing = request.easing;
  if (!easing) return 0;
  const frame = frameOf({ ...request, easing: { ...easing, isAllEasy: false, qualityLess: 0, runsLess: 0 } });
  return settle(frame, frame.target).minutes;
};

/** A short lead time is said once, in the programme's first week. */
const shortLead = ({ at, request: { runner } }: Frame): string | null =>
  at.weekNumber === 1 && at.weeksToRace !== null ? leadTimeNote(runner.goal, runner.level, at.weeksToRace) : null;

/**
 * The plan of a week (section B of the domain page). Pure: the same request gives the same plan, and the date is part of
 * the request.
 */
export const planWeek = (request: PlanRequest): WeekPlan => {
  const frame = frameOf(request);
  const lead = shortLead(frame);
  const notes = [...(request.easing?.notes ?? []), ...(lead === null ? [] : [lead])];
  const sessions = settle(frame, request.easing ? frame.eased(usualMinutes(request)) : frame.target);
  return {
    weekStart: request.weekStart,
    phase: frame.at.phase,
    totalMinutes: sessions.minutes,
    days: rowsOf(frame, sessions),
    ...(notes.length > 0 ? { notes } : {}),
  };
};
