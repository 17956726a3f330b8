import { PHYSIO_EQUIPMENT, type PhysioEquipment } from '@stridewell/contracts/web';
import {
  type Contraindication,
  type Exercise,
  easier,
  harder,
  isAllowed,
  type Kit,
  missingKit,
  swapsFor,
} from '@stridewell/exercises';
import { CONDITIONS } from '../conditions/conditions.ts';
import type { ConditionId } from '../conditions/types.ts';
import { entryOf, isAgainstOwnBody } from '../library.ts';
import { plannedOf } from '../programmes/planned.ts';
import { hasBonePain, isForbidden } from '../programmes/selection.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import { isInConflict, isStoppedByOther } from '../two-injuries.ts';
import { secondsOf } from './minutes.ts';
import type { PlannedInjury } from './planned-injury.ts';

/** Maximum number of exercises that are offered as replacements for one. */
const MOST_SWAPS = 3;
/** Maximum pain at which a walk replaces the bike (section 1.3 of the domain page). */
const WALK_PAIN = 2;
const IMPACTS: readonly Exercise['impact'][] = ['none', 'walk', 'run', 'hop'];

/**
 * Contraindications that the runner is not asked about. They are assumed to apply unless the programme lists an
 * exercise with them.
 */
const NOT_ASKED: readonly Contraindication[] = [
  ...(['blood_pressure_uncontrolled', 'leg_symptoms_worse', 'open_wound', 'cannot_swim'] as const),
];

/** The library's contraindications that apply to an injury today. */
export const codesOf = ({ status, course, inputs: { injury } }: PlannedInjury): Contraindication[] => {
  const { condition, phase, newest, isBone } = course;
  const isCalf = condition === 'calf_strain' || condition === 'soleus';
  const holds: Record<Contraindication, boolean> = {
    no_hop: course.noHops || course.handedOverOn === null,
    before_phase_3: status === 'active' && phase < 3,
    bone_pain: hasBonePain(course),
    limp: newest?.limp === true,
    insertional_drop: condition === 'achilles_insertional',
    calf_tear_phase_1: isCalf && phase === 1,
    hamstring_phase_1: condition === 'hamstring_strain' && phase === 1,
    proximal_hamstring: condition === 'proximal_hamstring',
    gluteal_compression: condition === 'gluteal',
    groin_not_assessed: (condition === 'adductor' && injury.cleared === null) || (course.area === 'hip' && isBone),
    leg_symptoms_worse: condition === 'low_back' || condition.includes('hamstring'),
    blood_pressure_uncontrolled: true,
    open_wound: true,
    cannot_swim: true,
  };
  return (Object.keys(holds) as Contraindication[]).filter((code) => holds[code]);
};

/** First phase whose lists contain an exercise; null if none does. */
const firstPhaseOf = (condition: ConditionId, id: string): 1 | 2 | 3 | null => {
  const { lists } = CONDITIONS[condition];
  const has = (list: readonly { id: string }[]): boolean => list.some((one) => one.id === id);
  if (has(lists[1].daily)) return 1;
  if (has([...lists[2].heavy, ...lists[2].light])) return 2;
  return has([...lists[3].heavy, ...lists[3].light, ...lists[3].spring]) ? 3 : null;
};

/** The data on which the replacements of an exercise depend. */
export interface SwapSubject {
  /** All injuries of the day. */
  injuries: readonly PlannedInjury[];
  /** The injury to which the exercise belongs. */
  owner: PlannedInjury;
  /** The other exercises of the day. */
  others: readonly PlannedExercise[];
}

/** A library exercise that replaces another: with its own dose, and at most as many sets. */
const inPlaceOf = (exercise: PlannedExercise, id: string): PlannedExercise => {
  const other = plannedOf(id);
  return { ...other, dose: { ...other.dose, sets: Math.min(other.dose.sets, exercise.dose.sets) } };
};

/**
 * True if an exercise may replace another today. It is for the same condition, is no heavier and has no higher impact,
 * is not first listed in a later phase, and neither one of today's restrictions nor the other injury forbids it.
 */
const mayStandIn = (
  exercise: PlannedExercise,
  other: Exercise,
  { injuries, owner, others }: SwapSubject,
  most: Exercise['impact'] = entryOf(exercise.id).impact,
): boolean => {
  const { course, inputs, status } = owner;
  const { contraindications } = entryOf(exercise.id);
  const isListed = (code: Contraindication): boolean => NOT_ASKED.includes(code) && contraindications.includes(code);
  const codes = injuries.flatMap(codesOf).filter((code) => !isListed(code));
  const phase = status === 'active' ? course.phase : 3;
  const planned = inPlaceOf(exercise, other.id);
  const conditions = injuries.map((injury) => injury.course.condition);
  const beside = injuries.flatMap((injury) => (injury === owner ? [] : [injury.course]));
  return (
    other.areas.includes(course.condition) &&
    !other.hop &&
    (exercise.heavy || !other.heavy) &&
    IMPACTS.indexOf(other.impact) <= IMPACTS.indexOf(most) &&
    isAllowed(other, codes) &&
    (firstPhaseOf(course.condition, other.id) ?? 1) <= phase &&
    !isForbidden(course, inputs.injury, planned) &&
    !others.some(({ id }) => entryOf(id).movement === other.movement) &&
    !isStoppedByOther(planned, beside) &&
    (injuries.length < 2 ||
      (!isInConflict(planned, course.condition, conditions) && secondsOf(planned) <= secondsOf(exercise)))
  );
};

/** True if today's work is only gentle: calm work replaces the programme, or holds with half the sets. */
const isGentleDay = ({ course: { dose, exclusion } }: PlannedInjury): boolean =>
  exclusion !== null || dose.level === 'calm' || dose.level === 'half';

/** A walk that replaces the bike on a light day, for the same minutes. */
const walkFor = (exercise: PlannedExercise, subject: SwapSubject): PlannedExercise[] => {
  const { course } = subject.owner;
  const pain = (course.checkin ?? course.newest)?.pain ?? 0;
  const isOpen = subject.injuries.every((injury) => injury.course.gate.level !== 'stop');
  const walk = entryOf('walk');
  if (exercise.id !== 'easy-bike' || pain > WALK_PAIN || !isOpen || course.isBone || isGentleDay(subject.owner))
    return [];
  return mayStandIn(exercise, walk, subject, 'walk') ? [{ ...plannedOf('walk'), dose: exercise.dose }] : [];
};

/** Exercises that the domain page of a condition lists for a runner without a weight (section 3.4). */
const WITHOUT_WEIGHT: Readonly<Record<string, readonly string[]>> = {
  'achilles-raise-straight': ['eccentric-drop'],
  'achilles-raise-bent': ['eccentric-drop'],
};

/** The exercises with the same purpose that may replace one, the best first. */
const substitutesOf = (
  exercise: PlannedExercise,
  subject: SwapSubject,
  equipment: readonly PhysioEquipment[],
): PlannedExercise[] => [
  ...[
    ...(WITHOUT_WEIGHT[exercise.id] ?? []).map(entryOf).filter((other) => missingKit(other, equipment).length === 0),
    ...swapsFor(exercise.id, { equipment, codes: [] }),
  ]
    .filter((other) => other.purpose === entryOf(exercise.id).purpose && mayStandIn(exercise, other, subject))
    .map(({ id }) => inPlaceOf(exercise, id)),
  ...walkFor(exercise, subject),
];

/** Equipment that the runner lacks for an exercise; empty until the question about equipment has been answered. */
export const missingFor = ({ id }: Pick<PlannedExercise, 'id'>, equipment: readonly PhysioEquipment[] | null): Kit[] =>
  equipment === null ? [] : missingKit(entryOf(id), equipment);

/**
 * Returns the exercise that replaces one because of the runner's equipment and is equally heavy. Returns the exercise
 * itself if nothing is missing or if there is no suitable replacement.
 */
export const forEquipment = (
  exercise: PlannedExercise,
  subject: SwapSubject,
  equipment: readonly PhysioEquipment[] | null,
): PlannedExercise => {
  if (equipment === null || missingFor(exercise, equipment).length === 0) return exercise;
  return substitutesOf(exercise, subject, equipment).find(({ heavy }) => heavy === exercise.heavy) ?? exercise;
};

/** Equipment that loads an exercise. */
const LOADS: ReadonlySet<Kit> = new Set(['weight', 'weights', 'backpack', 'band']);

/**
 * True if the runner can load an exercise: with the weight or band that it requires or, if it is heavy, with any
 * weight. Never true for body-weight exercises. Until the question about equipment has been answered, all equipment is
 * assumed to be available.
 */
export const isLoadable = ({ id, heavy }: PlannedExercise, equipment: readonly PhysioEquipment[] | null): boolean => {
  if (isAgainstOwnBody(id)) return false;
  const own = entryOf(id).equipment.filter((thing) => LOADS.has(thing));
  if (own.length > 0) return equipment === null || own.every((thing) => !missingFor({ id }, equipment).includes(thing));
  return heavy && (equipment === null || equipment.includes('weights') || equipment.includes('gym'));
};

/** Equipment at home, which includes a chair and a step unless the runner says otherwise. */
const atHome = (equipment: readonly PhysioEquipment[] | null): PhysioEquipment[] =>
  PHYSIO_EQUIPMENT.filter(
    (thing) => thing === 'none' || (thing === 'chair_step' && (equipment === null || equipment.includes(thing))),
  );

/** Ids of the exercises without equipment that the runner may do instead of one, the best first. */
export const swapIdsOf = (
  exercise: PlannedExercise,
  subject: SwapSubject,
  equipment: readonly PhysioEquipment[] | null,
): string[] =>
  substitutesOf(exercise, subject, atHome(equipment))
    .slice(0, MOST_SWAPS)
    .map(({ id }) => id);

/** Id of the easier variant for pain above the limit that needs no other equipment, or null if there is none today. */
export const easierIdOf = (exercise: PlannedExercise, subject: SwapSubject): string | null => {
  const other = easier(exercise.id);
  if (!other || !mayStandIn(exercise, other, subject)) return null;
  if (isGentleDay(subject.owner) && !['calm', 'hold'].includes(other.purpose)) return null;
  const atHand = new Set(entryOf(exercise.id).equipment);
  return missingKit(other, atHome(null)).every((thing) => atHand.has(thing)) ? other.id : null;
};

/**
 * Returns the harder variant of an exercise that is equally heavy and suits the runner's equipment, or null if today
 * does not allow one. In the first phase it must be in the phase's list.
 */
export const harderFor = (
  exercise: PlannedExercise,
  subject: SwapSubject,
  equipment: readonly PhysioEquipment[] | null,
): PlannedExercise | null => {
  const other = harder(exercise.id);
  const { course, status } = subject.owner;
  if (!other || other.heavy !== exercise.heavy || isGentleDay(subject.owner)) return null;
  if (status === 'active' && course.phase === 1 && firstPhaseOf(course.condition, other.id) !== 1) return null;
  if (missingKit(other, equipment ?? atHome(null)).length > 0) return null;
  return mayStandIn(exercise, other, subject) ? inPlaceOf(exercise, other.id) : null;
};
