import { addDays, daysBetween, type ProgrammePhase } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import type { Course, CourseInputs } from './types.ts';

const WEEK = 7;
/** Planned sessions a week in each phase: daily, three heavy days, two heavy days. */
const PLANNED: Record<ProgrammePhase, number> = { 1: 7, 2: 3, 3: 2 };
/**
 * Number of weeks with fewer than half of the sessions after which the runner is asked about the reason, and then
 * advised.
 */
const ASK_WEEKS = 3;
const ADVISE_WEEKS = 6;

/** Dates on which work on the injury was logged, with or without numbers. */
const workedDates = ({ sessions, logs, injury, today }: CourseInputs): Set<string> =>
  new Set(
    [
      ...sessions.flatMap(({ date, status }) => (status === 'skipped' ? [] : [date])),
      ...logs.flatMap(({ date, status, exerciseId }) =>
        exerciseId !== null && (status === 'done' || status === 'partial') ? [date] : [],
      ),
    ].filter((date) => date >= injury.since && date <= today),
  );

/** Number of consecutive full weeks of the phase, up to the newest one, with fewer than half of the sessions. */
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
 * After three weeks with fewer than half of the planned sessions, asks for the reason and offers the ten-minute
 * version; after six weeks, gives advice (section 1.11 of the domain page). Null otherwise and while no exercises are
 * allowed.
 */
export const fewSessionsNote = (inputs: CourseInputs, course: Course): PhysioFact | null => {
  if (course.exclusion !== null || course.dose.level === 'none' || course.checkin === null) return null;
  const weeks = fewWeeks(inputs, course);
  if (weeks >= ADVISE_WEEKS) return { code: 'note.few_sessions_advice' };
  return weeks >= ASK_WEEKS ? { code: 'note.few_sessions' } : null;
};
