import { addDays, daysBetween, type ProgrammePhase } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import type { Course, CourseInputs } from './types.ts';

const WEEK = 7;
/** Sessions that a week of each phase has: daily, three heavy days, two heavy days. */
const PLANNED: Record<ProgrammePhase, number> = { 1: 7, 2: 3, 3: 2 };
/** Weeks with fewer than half of the sessions before the runner is asked why, and before advice follows. */
const ASK_WEEKS = 3;
const ADVISE_WEEKS = 6;

/** Dates on which work of the injury was logged, with or without numbers. */
const workedDates = ({ sessions, logs, injury, today }: CourseInputs): Set<string> =>
  new Set(
    [
      ...sessions.flatMap(({ date, status }) => (status === 'skipped' ? [] : [date])),
      ...logs.flatMap(({ date, status, exerciseId }) =>
        exerciseId !== null && (status === 'done' || status === 'partial') ? [date] : [],
      ),
    ].filter((date) => date >= injury.since && date <= today),
  );

/** Number of the newest whole weeks of the phase, one after the other, with fewer than half of the sessions. */
const fewWeeks = (inputs: CourseInputs, { phase, phaseSince }: Course): number => {
  const dates = workedDates(inputs);
  const weeks = Math.floor(daysBetween(phaseSince, inputs.today) / WEEK);
  const counts = Array.from({ length: weeks }, (_, ago) => {
    const to = addDays(inputs.today, -ago * WEEK - 1);
    return [...dates].filter((date) => date <= to && daysBetween(date, to) < WEEK).length;
  });
  const enough = counts.findIndex((count) => count * 2 >= PLANNED[phase]);
  return enough < 0 ? weeks : enough;
};

/**
 * Asks what stopped the runner, with the offer of the ten minutes, after three weeks with fewer than half of the planned
 * sessions, and advises after six (section 1.11 of the domain page). Null otherwise, and while no exercises are allowed.
 */
export const fewSessionsNote = (inputs: CourseInputs, course: Course): PhysioFact | null => {
  if (course.exclusion !== null || course.dose.level === 'none' || course.checkin === null) return null;
  const weeks = fewWeeks(inputs, course);
  if (weeks >= ADVISE_WEEKS) return { code: 'note.few_sessions_advice' };
  return weeks >= ASK_WEEKS ? { code: 'note.few_sessions' } : null;
};
