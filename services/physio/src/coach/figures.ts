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

/**
 * Returns the number of clean sessions that a stage requires: 3 for bone injuries, Achilles injuries and beginners,
 * otherwise 2 (section C of the domain page, ladder).
 */
export const cleanNeeded = ({ course, state }: Case): number =>
  course.ladder?.cleanNeeded ??
  (course.isBone || course.area === 'achilles' || state.runner.level === 'Beginner' ? 3 : 2);
