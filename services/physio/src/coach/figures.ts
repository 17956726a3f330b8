import type { DoseRow } from '../domain/types.ts';
import type { Case } from './answers/answer.ts';
import type { CoachState } from './state.ts';

/** Rows of the dose table, from the one that gives least. */
const ROWS: readonly DoseRow[] = ['excluded', 'red_flag', 'above_6', 'irritable', 'hold', 'full'];

/** The row that gives less: what a runner tells may take from the stored dose, never add to it. */
export const lessOf = (a: DoseRow, b: DoseRow): DoseRow => (ROWS.indexOf(a) <= ROWS.indexOf(b) ? a : b);

/** The row of the dose table that a pain belongs to, 0 to 10 (section C of the domain page). */
export const rowOfPain = (pain: number): DoseRow => {
  if (pain > 6) return 'above_6';
  if (pain > 5) return 'irritable';
  return pain > 2 ? 'hold' : 'full';
};

export const isReset = ({ readiness }: CoachState): boolean => readiness?.recommendation === 'Reset';

/** Whether the injury lets the runner run today: on the ladder or past it, and no Reset day. */
export const mayRun = ({ course, state }: Case): boolean =>
  !isReset(state) && (course.gate.level === 'ladder' || course.gate.level === 'clear');

/** Nothing may be given: a red flag stands, or an exclusion. */
export const isBlocked = ({ day }: Case): boolean => day.status === 'blocked';

/** Clean sessions that a stage takes: 3 for bone, Achilles and Beginner, else 2 (section C of the domain page, ladder). */
export const cleanNeeded = ({ course, state }: Case): number =>
  course.ladder?.cleanNeeded ??
  (course.isBone || course.area === 'achilles' || state.runner.level === 'Beginner' ? 3 : 2);
