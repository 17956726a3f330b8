import type { PhysioEquipment } from '@stridewell/contracts/web';
import { CONDITIONS, maximumsOf } from '../conditions/conditions.ts';
import { assessDays, type DayAssessment } from '../day-assessment.ts';
import { limitsOf } from '../limits.ts';
import { sessionDaysOf } from '../logged-sessions.ts';
import { phasesByDay, stepOf } from '../phases.ts';
import { plannedIn } from '../programmes/planned.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import { grown } from '../progression/grow.ts';
import type { PlannedInjury } from './planned-injury.ts';
import { harderFor, isLoadable, type SwapSubject } from './substitutes.ts';

/** Maximum pain during exercises that is inside the limits of all injuries. */
const limitOf = (injuries: readonly PlannedInjury[]): number =>
  Math.min(...injuries.map(({ course: { condition, isBone } }) => limitsOf(condition, isBone).exercise));

/** True if the list has the programme's doses, not gentler ones. */
const isFullDay = ({ status, course }: PlannedInjury): boolean => {
  const { condition, isBone, dose, exclusion, day, checkin, newest } = course;
  if (exclusion !== null || dose.level === 'calm' || dose.level === 'half' || day.type === 'rest') return false;
  const pain = (checkin ?? newest)?.pain ?? 0;
  return pain <= limitsOf(condition, isBone).exercise && (status === 'maintenance' || checkin !== null);
};

/** Returns the number of repetitions that an exercise's table planned on each date, replayed from the records. */
const plannedMaximums = (
  { inputs, course }: PlannedInjury,
  days: readonly DayAssessment[],
): ((id: string, date: string) => number | null) => {
  const rules = CONDITIONS[course.condition];
  const sessions = sessionDaysOf(rules, inputs.sessions, inputs.logs).filter(({ date }) => date >= inputs.injury.since);
  const replay = { inputs, rules, days, sessions };
  let phases: ReturnType<typeof phasesByDay> | null = null;
  return (id, date) => {
    phases ??= phasesByDay(replay);
    const state = phases[days.findLastIndex((day) => day.date <= date)];
    if (!state || state.phase === 1) return null;
    const facts = { step: stepOf(replay, state, date), phaseDay: 1, pain: 0 };
    const dose = plannedIn(rules.lists[state.phase].heavy, facts).find((one) => one.id === id)?.dose;
    return dose?.unit === 'rm' ? dose.to : null;
  };
};

/** The data on which the growth of one injury's exercises depends. */
export interface InjuryGrowth {
  injuries: readonly PlannedInjury[];
  owner: PlannedInjury;
  equipment: readonly PhysioEquipment[] | null;
}

/**
 * Applies the growth derived from its log to an exercise of today. `others` are the rest of the list. Without
 * `mayGrow`, only its load is stated.
 */
export type Grow = (
  exercise: PlannedExercise,
  others: readonly PlannedExercise[],
  mayGrow?: boolean,
) => PlannedExercise;

/** Creates the function that applies growth to the exercises of one injury. */
export const createGrowth = ({ injuries, owner, equipment }: InjuryGrowth): Grow => {
  const { inputs, course } = owner;
  const { sessions, today } = inputs;
  // If there is no session, nothing has grown, and the check-ins need not be assessed again.
  const days: readonly DayAssessment[] = sessions.length > 0 ? assessDays(inputs) : [];
  const isFull = isFullDay(owner);
  const plannedOn = plannedMaximums(owner, days);
  return (exercise, others, mayGrow = true) => {
    const subject: SwapSubject = { injuries, owner, others };
    return grown({
      ...{ exercise, sessions, days, today, since: course.phaseSince, painLimit: limitOf(injuries) },
      ...{ maximums: maximumsOf(course.condition, exercise.id), isFullDay: isFull && mayGrow },
      maximumOn: (date: string) => plannedOn(exercise.id, date),
      isLoadable: isLoadable(exercise, equipment),
      harderOf: (one) => harderFor(one, subject, equipment),
    });
  };
};
