import type { PhysioFact } from '../../messages/catalogue.ts';
import type { Course, ExerciseLog, Injury } from '../types.ts';
import { BREATHING, EASY_BIKE, NON_IMPACT } from './calm.ts';
import { exercisesAt, halfDoseOf } from './dose.ts';
import { PROGRAMMES } from './programmes.ts';
import { restDayNote } from './rest-days.ts';
import type { PlannedExercise } from './types.ts';

/** Today's exercises. `note` explains why the list is shorter than the full dose; null when it is not. */
export interface Selection {
  exercises: readonly PlannedExercise[];
  frequency: string;
  note: PhysioFact | null;
  /** True when gentle work replaces the programme at every dose level. */
  isGentleInstead?: boolean;
}

const HIP_NOTE: PhysioFact = { code: 'note.hip' };
const BONE_NOTE: PhysioFact = { code: 'note.bone' };
/** Maximum pain at which easy cycling is offered. */
const EASY_PAIN = 2;

const painOf = ({ checkin, newest }: Course): number => (checkin ?? newest)?.pain ?? 0;

/** True when the bone rule applies and there is any pain. Neither hops nor heavy work are offered in this case. */
const hasBonePain = (course: Course): boolean => course.isBone && painOf(course) > 0;

/** True for groin pain until a clinician has ruled out bone pain. There is no programme for it. */
const isHipOnHold = (course: Course, { clinicianCleared }: Injury): boolean =>
  course.area === 'hip' && course.isBone && (clinicianCleared !== true || hasBonePain(course));

const nonImpactWork = (course: Course, note: PhysioFact | null): Selection => ({
  exercises: [BREATHING, ...NON_IMPACT, ...(painOf(course) <= EASY_PAIN ? [EASY_BIKE] : [])],
  frequency: 'Daily',
  note,
});

/** Returns the exercises of the phase at the course's step. Hops are included only in phase 3 after the hand-over. */
const fullList = (course: Course): PlannedExercise[] => {
  const { area, phase, step, noHops, handedOverOn } = course;
  const mayHop = !noHops && handedOverOn !== null && !hasBonePain(course);
  return exercisesAt(PROGRAMMES[area], phase, step).filter(
    ({ hop, heavy }) => (!hop || mayHop) && !(heavy && hasBonePain(course)),
  );
};

const phaseWork = (course: Course): Selection => {
  const { phases, calm } = PROGRAMMES[course.area];
  const { frequency, exercises: whole } = phases[course.phase];
  const full = fullList(course);
  const note = hasBonePain(course) && whole.some(({ heavy }) => heavy) ? BONE_NOTE : null;
  if (full.length === 0) return { exercises: calm, frequency: 'Daily', note, isGentleInstead: true };
  return { exercises: course.dose.level === 'half' ? halfDoseOf(full) : full, frequency, note };
};

/** Selects today's exercises for a course, without their logged statuses (section C of the domain page). */
export const selectionOf = (course: Course, injury: Injury, logs: readonly ExerciseLog[]): Selection => {
  const { area, dose, exclusion } = course;
  if (dose.level === 'none' || exclusion?.allows === 'nothing') return { exercises: [], frequency: '', note: null };
  if (exclusion) return nonImpactWork(course, null);
  if (isHipOnHold(course, injury)) return { ...nonImpactWork(course, HIP_NOTE), isGentleInstead: true };
  const { calm } = PROGRAMMES[area];
  if (dose.level === 'calm') return { exercises: [BREATHING, ...calm], frequency: 'Daily', note: null };
  const rest = restDayNote(course, logs);
  return rest === null ? phaseWork(course) : { exercises: calm, frequency: 'On rest days', note: rest };
};
