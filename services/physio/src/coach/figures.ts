import { CONDITIONS } from '../domain/conditions/conditions.ts';
import { cleanNeeded as cleanNeededAt, daysToNextRun } from '../domain/ladder/rules.ts';
import { LAST_STAGE } from '../domain/ladder/stages.ts';
import type { DoseRow } from '../domain/types.ts';
import type { Case } from './answers/answer.ts';
import type { CoachState } from './state.ts';

/** Rows of the dose table, from the lowest dose to the highest. */
const ROWS: readonly DoseRow[] = ['excluded', 'red_flag', 'above_6', 'irritable', 'hold', 'full'];

/** Returns the row with the lower dose. A runner's message may lower the stored dose but never raise it. */
export const lessOf = (a: DoseRow, b: DoseRow): DoseRow => (ROWS.indexOf(a) <= ROWS.indexOf(b) ? a : b);

/** Returns the row of the dose table for a pain level from 0 to 10 (section C of the domain page). */
export const rowOfPain = (pain: number): DoseRow => {
  if (pain > 6) return 'above_6';
  if (pain > 5) return 'irritable';
  return pain > 2 ? 'hold' : 'full';
};

export const isReset = ({ readiness }: CoachState): boolean => readiness?.recommendation === 'Reset';

/** True when the runner may run today: on the ladder or after it, and not on a Reset day. */
export const mayRun = ({ course, state }: Case): boolean =>
  !isReset(state) && (course.gate.level === 'ladder' || course.gate.level === 'clear');

/** True when a red flag or an exclusion blocks all exercises. */
export const isBlocked = ({ day }: Case): boolean => day.status === 'blocked';

/** Returns the number of clean sessions that a stage requires; by default today's stage, or stage 1 before the ladder. */
export const cleanNeeded = ({ course, state, injury }: Case, stage = course.ladder?.stage ?? 1): number =>
  cleanNeededAt(CONDITIONS[course.condition], stage, {
    ...{ isBone: course.isBone, isRecurrence: injury.priorOf !== null, runner: state.runner },
  });

/** Returns the minimum number of days from one run to the next at today's stage, or at stage 1 before the ladder. */
export const runEvery = ({ course }: Case): number =>
  daysToNextRun(CONDITIONS[course.condition], course.ladder?.stage ?? 1);

/**
 * Returns the minimum number of clean sessions from today's stage, or from stage 1, to the end of the ladder, and the
 * whole weeks that they take with the shortest breaks.
 */
export const sessionsLeft = (found: Case): { sessions: number; weeks: number } => {
  const { course } = found;
  const first = course.ladder?.stage ?? 1;
  let sessions = 0;
  let days = 0;
  for (let stage = first; stage <= LAST_STAGE; stage += 1) {
    const needed = cleanNeeded(found, stage);
    const here = stage === first ? Math.max(needed - (course.ladder?.cleanSessions ?? 0), 1) : needed;
    sessions += here;
    days += here * daysToNextRun(CONDITIONS[course.condition], stage);
  }
  return { sessions, weeks: Math.ceil(days / 7) };
};
