import { type Contraindication, easier } from '@stridewell/exercises';
import type { PhysioFact } from '../../messages/catalogue.ts';
import { CONDITIONS } from '../conditions/conditions.ts';
import { isInsertional } from '../exclusions/exclusions.ts';
import { entryOf } from '../library.ts';
import { limitsOf } from '../limits.ts';
import type { Course, Injury } from '../types.ts';
import { BREATHING, EASY_BIKE, NON_IMPACT } from './calm.ts';
import { easierOf, halfDoseOf } from './half.ts';
import { plannedIn, plannedOf } from './planned.ts';
import type { PlannedExercise } from './types.ts';

/** Frequency with which the exercises of a list are done. */
export type Frequency = 'daily' | 'thrice' | 'twice' | 'light_days' | 'rest_days';

/** Today's exercises. `note` explains why the list is shorter than the full dose; null if it is not. */
export interface Selection {
  exercises: readonly PlannedExercise[];
  /** Null if there are no exercises. */
  frequency: Frequency | null;
  note: PhysioFact | null;
  /** True if gentle work replaces the programme at every dose level. */
  isGentleInstead?: boolean;
}

const HIP_NOTE: PhysioFact = { code: 'note.hip' };
const BONE_NOTE: PhysioFact = { code: 'note.bone' };
const REST_NOTE: PhysioFact = { code: 'note.bone_rest' };
const LIMP_NOTE: PhysioFact = { code: 'note.limp' };
/** Maximum pain at which easy cycling is offered. */
const EASY_PAIN = 2;
/** Maximum number of sets of heavy work on a day with a run. */
const SETS_AFTER_RUN = 2;

const FREQUENCY = { 1: 'daily', 2: 'thrice', 3: 'twice' } as const;

const painOf = ({ checkin, newest }: Course): number => (checkin ?? newest)?.pain ?? 0;

/** True if the bone rule applies and there is any pain. Neither hops nor heavy work are offered in this case. */
export const hasBonePain = (course: Course): boolean => course.isBoneSore || (course.isBone && painOf(course) > 0);

/** True for groin pain until a clinician has ruled out bone pain. There is no programme for it. */
const isHipOnHold = (course: Course, { clinicianCleared }: Injury): boolean =>
  course.area === 'hip' && course.isBone && (clinicianCleared !== true || hasBonePain(course));

const nonImpactWork = (course: Course, note: PhysioFact | null): Selection => ({
  exercises: [BREATHING, ...NON_IMPACT, ...(painOf(course) <= (course.isBone ? 0 : EASY_PAIN) ? [EASY_BIKE] : [])],
  frequency: 'daily',
  note,
});

const calmOf = ({ condition }: Course): PlannedExercise[] => CONDITIONS[condition].calm.map((id) => plannedOf(id));

/** True if a contraindication of the library forbids an exercise today: bone pain, a limp, a drop below the floor. */
export const isForbidden = (course: Course, injury: Injury, { id, heavy, hop }: PlannedExercise): boolean => {
  if (hasBonePain(course) && (heavy || hop)) return true;
  const limps = course.newest?.limp === true;
  return (
    (hop && (course.noHops || limps || course.handedOverOn === null)) ||
    (id === 'eccentric-drop' && (injury.condition === 'achilles_insertional' || isInsertional(injury)))
  );
};

/** Today's signs that forbid single exercises (section 4 of the domain page). */
const codesOfToday = (course: Course): ReadonlySet<Contraindication> =>
  new Set([
    ...(course.newest?.limp === true ? (['limp'] as const) : []),
    ...(hasBonePain(course) ? (['bone_pain'] as const) : []),
  ]);

const hasCode = ({ id }: Pick<PlannedExercise, 'id'>, codes: ReadonlySet<Contraindication>): boolean =>
  entryOf(id).contraindications.some((code) => codes.has(code));

/** The next easier variant for the condition that none of today's signs forbids; null if there is none. */
const openVariant = (
  planned: PlannedExercise,
  { condition }: Course,
  codes: ReadonlySet<Contraindication>,
): PlannedExercise | null => {
  let other = easier(planned.id);
  while (other && hasCode(other, codes)) other = easier(other.id);
  if (!other?.areas.includes(condition) || other.hop || (other.heavy && !planned.heavy)) return null;
  const { dose, ...variant } = plannedOf(other.id);
  return { ...variant, dose: { ...dose, sets: Math.min(dose.sets, planned.dose.sets) } };
};

/**
 * Replaces exercises that one of today's signs forbids with their easier variant, or leaves them out. Returns the same
 * list if nothing changes.
 */
const withoutCodes = (course: Course, exercises: readonly PlannedExercise[]): readonly PlannedExercise[] => {
  const codes = codesOfToday(course);
  if (!exercises.some((one) => hasCode(one, codes))) return exercises;
  const movements = new Set(exercises.filter((one) => !hasCode(one, codes)).map(({ id }) => entryOf(id).movement));
  return exercises.flatMap((one) => {
    if (!hasCode(one, codes)) return [one];
    const variant = openVariant(one, course, codes);
    if (!variant || movements.has(entryOf(variant.id).movement)) return [];
    movements.add(entryOf(variant.id).movement);
    return [variant];
  });
};

/** Limits a walk to the length allowed today. A stress injury walks exactly that long. */
const asWalkOfToday = (planned: PlannedExercise, { condition, walkMinutes }: Course): PlannedExercise => {
  const { id, dose } = planned;
  if (id !== 'walk' || dose.unit !== 'minutes') return planned;
  const to = Math.min(dose.to, walkMinutes);
  return { ...planned, dose: { ...dose, from: condition === 'bone_stress' ? to : Math.min(dose.from, to), to } };
};

/** The lists for today's kind of day, before the dose is lowered. */
const listOf = (course: Course): PlannedExercise[] => {
  const { condition, phase, step, phaseDay, day, spring } = course;
  const { lists } = CONDITIONS[condition];
  const walked = (list: PlannedExercise[]): PlannedExercise[] => list.map((one) => asWalkOfToday(one, course));
  const facts = { step, phaseDay, pain: painOf(course), doneInWeek: course.doneInWeek };
  if (phase === 1) return walked(plannedIn(lists[1].daily, facts));
  const springFacts = { ...facts, step: spring?.weeks?.[0] ?? step };
  const hops =
    phase === 3 && spring !== null
      ? plannedIn([spring], springFacts).map((one) => ({ ...one, landings: course.landings }))
      : [];
  switch (day.type) {
    case 'heavy':
      return [...hops, ...plannedIn(lists[phase].heavy, facts)];
    case 'spring':
      return [...hops, ...plannedIn(lists[phase].light, facts)];
    case 'rest':
      return calmOf(course);
    default:
      return plannedIn(lists[phase].light, facts);
  }
};

/** After a run, heavy work is shortened to two sets. */
const shortened = (exercises: readonly PlannedExercise[], ranToday: boolean): readonly PlannedExercise[] =>
  ranToday
    ? exercises.map((one) =>
        one.heavy ? { ...one, dose: { ...one.dose, sets: Math.min(one.dose.sets, SETS_AFTER_RUN) } } : one,
      )
    : exercises;

const frequencyOf = ({ phase, day }: Course): Frequency => {
  if (day.type === 'rest') return 'rest_days';
  return day.type === 'daily' || day.type === 'heavy' ? FREQUENCY[phase] : 'light_days';
};

const lowered = (course: Course, exercises: readonly PlannedExercise[]): readonly PlannedExercise[] => {
  const { condition, dose, isBone } = course;
  if (course.day.type === 'rest') return exercises;
  if (dose.level === 'half') return halfDoseOf(exercises, condition);
  return !isBone && painOf(course) > limitsOf(condition, false).exercise ? easierOf(exercises, condition) : exercises;
};

const noteOf = (course: Course, whole: readonly PlannedExercise[], isChanged: boolean): PhysioFact | null => {
  if (hasBonePain(course) && whole.some(({ heavy }) => heavy)) return BONE_NOTE;
  return course.day.note ?? (isChanged && course.newest?.limp === true ? LIMP_NOTE : null);
};

const phaseWork = (course: Course, injury: Injury): Selection => {
  const whole = listOf(course);
  const full = whole.filter((one) => !isForbidden(course, injury, one));
  const open = withoutCodes(course, full);
  const note = noteOf(course, whole, open !== full);
  const codes = codesOfToday(course);
  const exercises = shortened(lowered(course, open), course.ranToday).filter((one) => !hasCode(one, codes));
  if (exercises.length > 0) return { exercises, frequency: frequencyOf(course), note };
  return { exercises: calmOf(course), frequency: 'daily', note, isGentleInstead: true };
};

/** Selects today's exercises for a course, without their logged statuses (section 3 of the domain page). */
export const selectionOf = (course: Course, injury: Injury): Selection => {
  const { dose, exclusion } = course;
  if (dose.level === 'none' || exclusion?.allows === 'nothing') return { exercises: [], frequency: null, note: null };
  if (exclusion) return nonImpactWork(course, null);
  if (isHipOnHold(course, injury)) return { ...nonImpactWork(course, HIP_NOTE), isGentleInstead: true };
  if (course.isBoneResting) return { ...nonImpactWork(course, REST_NOTE), isGentleInstead: true };
  if (dose.level === 'calm') return { exercises: [BREATHING, ...calmOf(course)], frequency: 'daily', note: null };
  return phaseWork(course, injury);
};
