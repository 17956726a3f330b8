import {
  addDays,
  DOSE_LEVELS,
  daysBetween,
  type PhysioArea,
  type ProgrammePhase,
  type Side,
  type TriageQuestionId,
} from '@stridewell/contracts/web';
import type { Kit } from '@stridewell/exercises';
import type { PhysioFact } from '../../messages/catalogue.ts';
import { CONDITIONS } from '../conditions/conditions.ts';
import { openAnswersOf, unansweredOf } from '../exclusions/safety-answers.ts';
import { fewSessionsNote } from '../few-sessions.ts';
import { missingForHealed } from '../healed.ts';
import { daysToNextRun } from '../ladder/rules.ts';
import { limitsOf } from '../limits.ts';
import { allowsMaintenance, asksIfBack, remindersOf } from '../maintenance.ts';
import { selectionOf } from '../programmes/selection.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import type { LoadSuggestion } from '../progression/types.ts';
import type { Course, CourseGate, CourseTest, Injury } from '../types.ts';
import { type DayChoices, NO_CHOICES, shortOf, shortSets } from './choices.ts';
import { type DayStatus, dayListOf, isBlocked, shortExercise, subjectOf } from './day-list.ts';
import { minutesOf, restOf } from './minutes.ts';
import { afterLadderNote, confirmsRun, onlyTicks, weeksNote } from './notes.ts';
import type { PlannedInjury } from './planned-injury.ts';
import { easierIdOf, missingFor, swapIdsOf } from './substitutes.ts';

export interface PlanInjuryState {
  injuryId: string;
  area: PhysioArea;
  side: Side;
  status: PlannedInjury['status'];
  phase: ProgrammePhase | null;
  course: Course;
  missing: readonly PhysioFact[];
  tests: readonly CourseTest[];
  /** Earliest date of the next session on the ladder; null if none is foreseeable. */
  earliest: string | null;
}

export interface PlanExerciseState {
  injuryId: string;
  exercise: PlannedExercise;
  /** Sides in order, with today's sets and the sets of the full session. */
  sides: readonly { side: 'left' | 'right' | 'both'; sets: number; planned: number }[];
  restSeconds: number;
  load: LoadSuggestion | null;
  painLimit: number;
  /** Id of the exercise that this one replaces for lack of equipment; null if it replaces none. */
  insteadOf: string | null;
  /** Equipment that the runner lacks for it. */
  missingKit: readonly Kit[];
  /** Ids of the exercises that the runner may do instead, and of the easier variant. */
  swaps: readonly string[];
  easier: string | null;
}

export interface CombinedPlan {
  date: string;
  status: DayStatus;
  injuries: readonly PlanInjuryState[];
  gate: CourseGate;
  exercises: readonly PlanExerciseState[];
  estimatedMinutes: number;
  notes: readonly PhysioFact[];
  /** Unanswered safety questions, and those whose yes is still valid. */
  safety: { unanswered: readonly TriageQuestionId[]; open: readonly string[] };
  choices: DayChoices;
  /** Exercises that the ten-minute session leaves out; empty unless it was chosen. */
  leftOut: readonly PlanExerciseState[];
  /** The ten-minute session; null if it was chosen or is no shorter. */
  short: { exercises: readonly PlanExerciseState[]; estimatedMinutes: number } | null;
}

/** Sides of an exercise in order: the injured side first, and the other with one set fewer until they are equal. */
const sidesOf = (
  { perSide, dose: { sets } }: PlannedExercise,
  { side, isEven }: Course,
): PlanExerciseState['sides'] => {
  const turn = (side: 'left' | 'right' | 'both', count: number) => ({ side, sets: count, planned: count });
  if (!perSide) return [turn('both', sets)];
  if (side === 'left' || side === 'right') {
    const other = side === 'left' ? 'right' : 'left';
    return [turn(side, sets), turn(other, isEven ? sets : Math.max(1, sets - 1))];
  }
  return [turn('right', sets), turn('left', sets)];
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

/** The speed steps after the last stage of a strain (section 1.9 of the domain page). */
const SPEED = { times: 6, seconds: 20 } as const;

/**
 * The note about the speed steps between the last stage and fast running, for a condition with the test of fast
 * strides. Null for other conditions and before the last stage.
 */
const speedNote = ({ condition, ladderFinished, tests }: Course): PhysioFact | null => {
  const asks = CONDITIONS[condition].exits[3].some((criterion) => 'test' in criterion && criterion.test === 'fast20');
  if (!asks || !ladderFinished) return null;
  const isTested = tests.some(({ testId, counts }) => testId === 'fast20' && counts);
  return { code: isTested ? 'note.speed_last' : 'note.speed_steps', values: SPEED };
};

/** The notes for the weeks of maintenance. */
const maintenanceNotes = ({ inputs, course }: PlannedInjury): PhysioFact[] => [
  ...(asksIfBack(inputs.checkins, inputs.today) ? [{ code: 'note.is_back' as const }] : []),
  ...(course.gate.level === 'stop' ? [course.dose.reason] : []),
  ...remindersOf(inputs),
  { code: allowsMaintenance(course) ? 'note.maintenance' : 'note.maintenance_wait' },
];

/** The injury with the lowest dose, whose reason is the reason of the day. If several are equal, the first one. */
const strictestOf = (injuries: readonly PlannedInjury[]): PlannedInjury | undefined =>
  injuries
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => DOSE_LEVELS.indexOf(a.course.dose.level) - DOSE_LEVELS.indexOf(b.course.dose.level))[0];

const notesOf = (injuries: readonly PlannedInjury[], listed: readonly { injuryId: string }[]): PhysioFact[] => {
  const strictest = strictestOf(injuries);
  const limit = Math.min(
    ...injuries
      .filter(({ status }) => status === 'active')
      .map(({ course }) => limitsOf(course.condition, course.isBone).exercise),
  );
  const notes = injuries.flatMap((injury): PhysioFact[] => {
    const { injuryId, status, inputs, course } = injury;
    if (status === 'maintenance') return maintenanceNotes(injury);
    const { note } = selectionOf(course, inputs.injury);
    const few = fewSessionsNote(inputs, course);
    const speed = speedNote(course);
    const own = limitsOf(course.condition, course.isBone).exercise;
    const isWorking =
      (course.dose.level === 'same' || course.dose.level === 'progress') &&
      listed.some((one) => one.injuryId === injuryId);
    return [
      ...(injury === strictest ? [course.dose.reason] : []),
      ...(note ? [note] : []),
      ...weeksNote(injury),
      ...(awaitsMorning(course) ? [{ code: 'note.confirm_test' as const }] : []),
      ...(few ? [few] : []),
      ...(speed ? [speed] : []),
      ...(course.tooFar ? [course.tooFar] : []),
      ...(confirmsRun(injury) ? [{ code: 'note.confirm_run' as const }] : []),
      ...afterLadderNote(injury),
      ...(onlyTicks(injury) ? [{ code: 'note.log_sets' as const }] : []),
      ...(limit > 0 && course.checkin && isWorking && course.checkin.pain <= own
        ? [{ code: 'note.within_limit' as const, values: { limit } }]
        : []),
    ];
  });
  // The limit applies to the whole day, so it is mentioned once.
  const first = notes.findIndex(({ code }) => code === 'note.within_limit');
  return notes.filter(({ code }, at) => code !== 'note.within_limit' || at === first);
};

/** True on a day without a check-in after a test that needs one to be confirmed. */
const awaitsMorning = ({ checkin, tests, today }: Course): boolean =>
  checkin === null &&
  tests.some(({ date, facts }) => date !== today && facts.some(({ code }) => code === 'test.waiting'));

/** Ids of safety questions about the active injuries, each once. */
const idsOf = (
  injuries: readonly PlannedInjury[],
  read: (injury: Injury) => readonly TriageQuestionId[],
): TriageQuestionId[] => [
  ...new Set(injuries.filter(({ status }) => status === 'active').flatMap(({ inputs }) => read(inputs.injury))),
];

/** Code of a warning in a check-in or a test that is treated like a safety answer. */
const WARNING = 'checkin_warning';

const shortened = (states: readonly PlanExerciseState[]): PlanExerciseState[] =>
  shortOf(states).map((state) => ({
    ...state,
    exercise: shortExercise(state.exercise),
    sides: state.sides.map(({ side, sets }) => ({ side, sets: shortSets(sets), planned: sets })),
  }));

const minutesOfStates = (states: readonly PlanExerciseState[]): number =>
  minutesOf(states.map(({ exercise }) => exercise));

/** Combines the courses of a runner's injuries into one plan of today (sections 2.1, 2.2 and 5 of the domain page). */
export const combinedPlan = (
  injuries: readonly PlannedInjury[],
  date: string,
  choices: DayChoices = NO_CHOICES,
): CombinedPlan => {
  const { status, gate, exercises: listed, isSplit } = dayListOf(injuries, choices);
  const whole = listed.map(({ injuryId, exercise, painLimit, owner, insteadOf }, at): PlanExerciseState => {
    const { course } = owner;
    const subject = subjectOf(injuries, owner, listed, at);
    return {
      ...{ injuryId, exercise, painLimit, insteadOf, sides: sidesOf(exercise, course), restSeconds: restOf(exercise) },
      load: exercise.growth?.load ?? null,
      missingKit: missingFor(exercise, choices.equipment),
      swaps: swapIdsOf(exercise, subject, choices.equipment),
      easier: easierIdOf(exercise, subject),
    };
  });
  const short = shortened(whole);
  const exercises = choices.isShort ? short : whole;
  const kept = new Set(short.map(({ exercise }) => exercise.id));
  return {
    ...{ date, status, gate, exercises, choices, injuries: injuries.map(stateOf) },
    estimatedMinutes: minutesOfStates(exercises),
    leftOut: choices.isShort ? whole.filter(({ exercise }) => !kept.has(exercise.id)) : [],
    short:
      choices.isShort || minutesOfStates(short) >= minutesOfStates(whole)
        ? null
        : { exercises: short, estimatedMinutes: minutesOfStates(short) },
    safety: {
      unanswered: idsOf(injuries, unansweredOf),
      open: [
        ...idsOf(injuries, (injury) => openAnswersOf(injury).map(({ id }) => id)),
        ...(injuries.some(({ status: one, course }) => one === 'active' && course.hasOpenWarning) ? [WARNING] : []),
      ],
    },
    notes: [
      ...notesOf(status === 'blocked' ? injuries.filter(isBlocked) : injuries, listed),
      ...(isSplit ? [{ code: 'note.split_day' as const }] : []),
    ],
  };
};
