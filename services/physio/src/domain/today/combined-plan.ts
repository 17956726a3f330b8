import { addDays, daysBetween, type PhysioArea, type ProgrammePhase, type Side } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import { CONDITIONS } from '../conditions/conditions.ts';
import { assessDays } from '../day-assessment.ts';
import { missingForHealed } from '../healed.ts';
import { daysToNextRun } from '../ladder/rules.ts';
import { limitsOf } from '../limits.ts';
import { asksIfBack, isMaintenanceDay, maintenanceExercises } from '../maintenance.ts';
import { selectionOf } from '../programmes/selection.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import { type LoadSuggestion, suggestLoad } from '../progression.ts';
import { type CombinedDay, type CombinedExercise, combine, type InjuryList, strictestGate } from '../two-injuries.ts';
import type { Course, CourseGate, CourseInputs, CourseTest } from '../types.ts';
import { minutesOf, restOf } from './minutes.ts';

/** An injury with everything that the plan needs of it. */
export interface PlannedInjury {
  injuryId: string;
  status: 'active' | 'maintenance';
  inputs: CourseInputs;
  course: Course;
}

export interface PlanInjuryState {
  injuryId: string;
  area: PhysioArea;
  side: Side;
  status: PlannedInjury['status'];
  phase: ProgrammePhase | null;
  course: Course;
  missing: readonly PhysioFact[];
  tests: readonly CourseTest[];
  /** Earliest date of the next session on the ladder; null when none is foreseeable. */
  earliest: string | null;
}

export interface PlanExerciseState {
  injuryId: string;
  exercise: PlannedExercise;
  sides: readonly { side: 'left' | 'right' | 'both'; sets: number }[];
  restSeconds: number;
  load: LoadSuggestion | null;
  painLimit: number;
}

export interface CombinedPlan {
  date: string;
  status: 'ok' | 'checkin_required' | 'blocked' | 'none';
  injuries: readonly PlanInjuryState[];
  gate: CourseGate;
  exercises: readonly PlanExerciseState[];
  estimatedMinutes: number;
  notes: readonly PhysioFact[];
}

const NO_EXERCISES: CombinedDay = { exercises: [], isSplit: false };
const CLEAR: CourseGate = { level: 'clear', reason: { code: 'gate.resolved' } };

/** Sides of an exercise in their order: the injured one first, the other with one set fewer until they are even. */
const sidesOf = (
  { perSide, dose: { sets } }: PlannedExercise,
  { side, isEven }: Course,
): PlanExerciseState['sides'] => {
  if (!perSide) return [{ side: 'both', sets }];
  if (side === 'left' || side === 'right') {
    const other = side === 'left' ? 'right' : 'left';
    return [
      { side, sets },
      { side: other, sets: isEven ? sets : Math.max(1, sets - 1) },
    ];
  }
  return [
    { side: 'right', sets },
    { side: 'left', sets },
  ];
};

const isBlocked = ({ course }: PlannedInjury): boolean =>
  course.exclusion?.allows === 'nothing' || course.dose.row === 'red_flag';

const statusOf = (injuries: readonly PlannedInjury[]): CombinedPlan['status'] => {
  const active = injuries.filter(({ status }) => status === 'active');
  if (injuries.length === 0) return 'none';
  if (active.some(isBlocked)) return 'blocked';
  return active.some(({ course }) => course.checkin === null) ? 'checkin_required' : 'ok';
};

const listOf = ({ injuryId, status, inputs, course }: PlannedInjury): InjuryList => {
  if (status === 'active') return { injuryId, course, exercises: selectionOf(course, inputs.injury).exercises };
  const dates = inputs.sessions.map(({ date }) => date);
  const isDay = isMaintenanceDay(dates, inputs.today);
  return { injuryId, course, exercises: isDay ? maintenanceExercises(course.condition) : [] };
};

/** Earliest date of the next session on the ladder. */
const earliestOf = ({ status, inputs, course }: PlannedInjury): string | null => {
  if (status !== 'active' || !course.ladder || (course.gate.level !== 'ladder' && course.gate.level !== 'clear'))
    return null;
  const last = inputs.training
    .filter(
      ({ ladderStage, status: done, date }) => (ladderStage ?? 0) > 0 && done !== 'skipped' && date <= inputs.today,
    )
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const rested = last && addDays(last, daysToNextRun(CONDITIONS[course.condition], course.ladder.stage));
  return rested && daysBetween(inputs.today, rested) > 0 ? rested : inputs.today;
};

const stateOf = (injury: PlannedInjury): PlanInjuryState => {
  const { injuryId, status, inputs, course } = injury;
  const isLast = course.phase === 3;
  return {
    ...{ injuryId, status, area: inputs.injury.injuryArea, side: inputs.injury.side, course },
    phase: status === 'active' ? course.phase : null,
    missing: status === 'maintenance' ? [] : isLast ? missingForHealed(course, inputs.checkins) : course.missing,
    tests: status === 'active' ? course.tests : [],
    earliest: earliestOf(injury),
  };
};

const notesOf = (injuries: readonly PlannedInjury[]): PhysioFact[] =>
  injuries.flatMap(({ status, inputs, course }): PhysioFact[] => {
    if (status === 'maintenance')
      return [
        ...(asksIfBack(inputs.checkins, inputs.today) ? [{ code: 'note.is_back' as const }] : []),
        { code: 'note.maintenance' },
      ];
    const { note } = selectionOf(course, inputs.injury);
    const limit = limitsOf(course.condition, course.isBone).exercise;
    return [
      course.dose.reason,
      ...(note ? [note] : []),
      ...(limit > 0 && course.checkin ? [{ code: 'note.within_limit' as const, values: { limit } }] : []),
    ];
  });

const durationOf = (all: readonly CombinedExercise[]): number => minutesOf(all.map(({ exercise }) => exercise));

/** Combines the courses of a runner's injuries into one plan of today (sections 2.1, 2.2 and 5 of the domain page). */
export const combinedPlan = (injuries: readonly PlannedInjury[], date: string): CombinedPlan => {
  const status = statusOf(injuries);
  const day = status === 'ok' ? combine(injuries.map(listOf), durationOf) : NO_EXERCISES;
  const active = injuries.filter((injury) => injury.status === 'active');
  const assessed = new Map(
    day.exercises.length === 0 ? [] : injuries.map(({ injuryId, inputs }) => [injuryId, assessDays(inputs)] as const),
  );
  const exercises = day.exercises.flatMap(({ injuryId, exercise, painLimit }): PlanExerciseState[] => {
    const owner = injuries.find((injury) => injury.injuryId === injuryId);
    const days = assessed.get(injuryId);
    if (!owner || !days) return [];
    const { inputs, course } = owner;
    return [
      {
        ...{ injuryId, exercise, painLimit, sides: sidesOf(exercise, course), restSeconds: restOf(exercise) },
        load: suggestLoad({ exercise, sessions: inputs.sessions, days, today: date, painLimit }),
      },
    ];
  });
  return {
    ...{ date, status, exercises, injuries: injuries.map(stateOf) },
    gate: active.map(({ course }) => course.gate).reduce(strictestGate, CLEAR),
    estimatedMinutes: durationOf(day.exercises),
    notes: [...notesOf(injuries), ...(day.isSplit ? [{ code: 'note.split_day' as const }] : [])],
  };
};
