import { daysBetween, GATE_LEVELS } from '@stridewell/contracts/web';
import type { Contraindication } from '@stridewell/exercises';
import { CONDITIONS } from './conditions/conditions.ts';
import type { ConditionId } from './conditions/types.ts';
import { daysToNextRun } from './ladder/rules.ts';
import { entryOf } from './library.ts';
import { limitsOf } from './limits.ts';
import type { PlannedExercise } from './programmes/types.ts';
import type { Course, CourseGate, CourseLadder } from './types.ts';

/** Limits of one day with two injuries (section 2.2 of the domain page). */
export const DAY_LIMITS = { exercises: 8, sets: 24, heavy: 4, minutes: 40 } as const;
/** Minimum number of exercises that remain for each injury. */
const LEAST_EACH = 2;
/** A reference day on which the first of two injuries has its turn. */
const FIRST_A_DAY = '2026-01-01';

const levelOf = ({ level }: CourseGate): number => GATE_LEVELS.indexOf(level);

/** Returns the stricter of two gates: the one with the lower level or, if both are on the ladder, the lower stage. */
export const strictestGate = (one: CourseGate, other: CourseGate): CourseGate => {
  if (levelOf(one) !== levelOf(other)) return levelOf(one) < levelOf(other) ? one : other;
  return (other.stage ?? 0) < (one.stage ?? 0) ? other : one;
};

/**
 * Returns the stricter of two ladders: the lower stage, the higher required number of clean sessions, and startable
 * only if both are.
 */
const strictestLadder = (one: CourseLadder, other: CourseLadder): CourseLadder => {
  const lower = other.stage < one.stage ? other : one;
  const reasons = one.startable ? other.reasons : one.reasons;
  return {
    ...lower,
    startable: one.startable && other.startable,
    reasons: one.startable && other.startable ? lower.reasons : reasons,
    cleanNeeded: Math.max(one.cleanNeeded, other.cleanNeeded),
  };
};

/** True with pain above 6 in the newest check-in of an injury. */
const isHigh = ({ dose }: Pick<Course, 'dose'>): boolean => dose.row === 'above_6';

/** Returns the first injury's course with gate, ladder and dose limited by the second injury. */
export const limitedBy = (first: Course, second: Course): Course => {
  const gate = strictestGate(first.gate, second.gate);
  const ladder = first.ladder && second.ladder ? strictestLadder(first.ladder, second.ladder) : first.ladder;
  const mayRun = gate.level === 'ladder' || gate.level === 'clear';
  const isClosed = ladder !== null && !mayRun;
  return {
    ...first,
    gate,
    ladder: isClosed ? { ...ladder, startable: false, reasons: [gate.reason] } : ladder,
    // After strong pain of one injury, only breathing and gentle holds remain for the day.
    dose: isHigh(second) && !isHigh(first) && first.dose.level !== 'none' ? second.dose : first.dose,
    noHops: first.noHops || second.noHops,
    spring: second.noHops || second.spring === null ? null : first.spring,
    alerts: mayRun ? first.alerts : first.alerts.filter(({ kind }) => kind !== 'handover'),
  };
};

/** Longer of the minimum times between two runs that the two conditions require, in days. */
export const longestGap = (conditions: readonly ConditionId[], stage: number): number =>
  Math.max(...conditions.map((condition) => daysToNextRun(CONDITIONS[condition], stage)));

/** One injury's list of today. */
export interface InjuryList {
  injuryId: string;
  course: Course;
  exercises: readonly PlannedExercise[];
}

export interface CombinedExercise {
  injuryId: string;
  exercise: PlannedExercise;
  /** The stricter pain limit of the two injuries. */
  painLimit: number;
}

const withoutOwner = ({ injuryId, exercise, painLimit }: CombinedExercise): CombinedExercise => ({
  injuryId,
  exercise,
  painLimit,
});

const isBone = (condition: ConditionId): boolean => condition === 'bone_stress';
const LOWER_LIMB_IMPACT = new Set(['walk', 'run', 'hop']);
/**
 * Movements with a wide stance or a crossing leg, which are forbidden for the combination of outer hip and inner thigh.
 */
const WIDE = new Set([
  'lateral-lunge',
  'sliding-side-lunge',
  'sumo-squat',
  'side-step-squat',
  'copenhagen',
  'figure-four',
]);
const HIP_BENDS = new Set(['deadlift', 'rdl', 'single-leg-deadlift', 'diver', 'hinge']);

/** Contraindication code of the library that applies to a whole condition. */
const FORBIDDEN_CODE: Partial<Record<ConditionId, Contraindication>> = {
  achilles_insertional: 'insertional_drop',
  gluteal: 'gluteal_compression',
  proximal_hamstring: 'proximal_hamstring',
};

const both = (conditions: readonly ConditionId[], one: ConditionId, other: ConditionId): boolean =>
  conditions.includes(one) && conditions.includes(other);

/** True if the pair of conditions forbids an exercise of either (the fixed conflict rules). */
export const isInConflict = (
  { id }: PlannedExercise,
  owner: ConditionId,
  conditions: readonly ConditionId[],
): boolean => {
  const { movement, impact, contraindications } = entryOf(id);
  if (conditions.some(isBone) && !isBone(owner) && LOWER_LIMB_IMPACT.has(impact)) return true;
  if (both(conditions, 'gluteal', 'adductor') && WIDE.has(movement)) return true;
  if (conditions.includes('low_back') && conditions.some((one) => one.includes('hamstring')) && HIP_BENDS.has(movement))
    return true;
  // The condition's own list may contain an exercise that its text changes, such as heel raises from the floor.
  const codes = new Set<string>(conditions.flatMap((one) => (one === owner ? [] : (FORBIDDEN_CODE[one] ?? []))));
  return contraindications.some((code) => codes.has(code));
};

/** Positions in which no leg bears the body's weight. */
const OFF_THE_FEET = new Set(['seated', 'supine', 'prone', 'side_lying', 'bike', 'water']);

const isOffTheFeet = ({ id }: PlannedExercise): boolean => entryOf(id).positions.every((one) => OFF_THE_FEET.has(one));

/** True if one of today's signs concerns a bone: a suspected bone injury, or a stress injury that hurts. */
const isBoneToday = ({ isBone: applies, condition, newest }: Course): boolean =>
  applies && (!isBone(condition) || (newest?.pain ?? 0) > 0);

/**
 * True if the state of another injury forbids an exercise. With pain above 6, only breathing and gentle work without
 * weight on the feet remain for the day; with a suspected bone injury, only work without weight on the feet.
 */
export const isStoppedByOther = (exercise: PlannedExercise, others: readonly Course[]): boolean => {
  const isHighPain = others.some(isHigh);
  if (!isHighPain && !others.some(isBoneToday)) return false;
  return !isOffTheFeet(exercise) || (isHighPain && !isGentle(exercise));
};

const isGentle = ({ id }: PlannedExercise): boolean => ['calm', 'hold'].includes(entryOf(id).purpose);

/** Keeps one exercise for each movement: the one with fewer sets. */
const oncePerMovement = (all: readonly CombinedExercise[]): CombinedExercise[] => {
  const kept = new Map<string, CombinedExercise>();
  for (const one of all) {
    const { movement } = entryOf(one.exercise.id);
    const before = kept.get(movement);
    if (!before) kept.set(movement, one);
    else if (one.exercise.dose.sets < before.exercise.dose.sets)
      kept.set(movement, {
        ...before,
        exercise: { ...before.exercise, dose: { ...before.exercise.dose, sets: one.exercise.dose.sets } },
      });
  }
  return [...kept.values()];
};

const setsOf = (all: readonly CombinedExercise[]): number =>
  all.reduce((sum, { exercise }) => sum + exercise.dose.sets, 0);
const heavyOf = (all: readonly CombinedExercise[]): number => all.filter(({ exercise }) => exercise.heavy).length;

const isTooMuch = (
  all: readonly CombinedExercise[],
  minutesOf: (all: readonly CombinedExercise[]) => number,
): boolean =>
  all.length > DAY_LIMITS.exercises ||
  setsOf(all) > DAY_LIMITS.sets ||
  heavyOf(all) > DAY_LIMITS.heavy ||
  minutesOf(all) > DAY_LIMITS.minutes;

/** Index of the exercise that is dropped next, or -1 if each injury has only `least` exercises left. */
const nextToDrop = (all: readonly CombinedExercise[], order: readonly string[], least: number): number => {
  const count = (injuryId: string): number => all.filter((one) => one.injuryId === injuryId).length;
  const mayDrop = ({ injuryId }: CombinedExercise): boolean => count(injuryId) > least;
  const gentle = all.findLastIndex((one) => isGentle(one.exercise) && mayDrop(one));
  if (gentle >= 0) return gentle;
  for (const injuryId of order) {
    const last = all.findLastIndex((one) => one.injuryId === injuryId && mayDrop(one));
    if (last >= 0) return last;
  }
  return -1;
};

/** Injuries in the order in which their exercises are dropped: the higher phase first, then the less painful one. */
const dropOrder = (lists: readonly InjuryList[]): string[] =>
  [...lists]
    .sort((a, b) => b.course.phase - a.course.phase || (a.course.newest?.pain ?? 0) - (b.course.newest?.pain ?? 0))
    .map(({ injuryId }) => injuryId);

type Minutes = (all: readonly CombinedExercise[]) => number;

/** Drops exercises until the day is within its limits, or until each injury has only the minimum number left. */
const trimmed = (
  all: readonly CombinedExercise[],
  { order, least, minutesOf }: { order: readonly string[]; least: number; minutesOf: Minutes },
): readonly CombinedExercise[] => {
  if (!isTooMuch(all, minutesOf)) return all;
  const at = nextToDrop(all, order, least);
  return at < 0
    ? all
    : trimmed(
        all.filter((_, index) => index !== at),
        { order, least, minutesOf },
      );
};

/** Removes sets from the exercise with the most sets until the day is within its limits. One set always remains. */
const withFewerSets = (all: readonly CombinedExercise[], minutesOf: Minutes): readonly CombinedExercise[] => {
  const most = Math.max(...all.map(({ exercise }) => exercise.dose.sets));
  if (!isTooMuch(all, minutesOf) || most <= 1) return all;
  const at = all.findLastIndex(({ exercise }) => exercise.dose.sets === most);
  const fewer = all.map((one, index) =>
    index === at ? { ...one, exercise: { ...one.exercise, dose: { ...one.exercise.dose, sets: most - 1 } } } : one,
  );
  return withFewerSets(fewer, minutesOf);
};

/** Index of the injury whose turn it is on a split day. The injuries take turns by date. */
const turnOf = (today: string): number => daysBetween(FIRST_A_DAY, today) % 2;

/** Keeps one exercise with hops, on two legs if there is one, so that a day stays within its landings. */
const withOneHop = (all: readonly CombinedExercise[]): CombinedExercise[] => {
  const hops = all.filter(({ exercise }) => exercise.hop);
  const kept = hops.find(({ exercise: { id } }) => entryOf(id).movement === 'pogo') ?? hops[0];
  return all.filter((one) => !one.exercise.hop || one === kept);
};

/** The list of one day for two injuries. */
export interface CombinedDay {
  exercises: readonly CombinedExercise[];
  /** True if two exercises of each injury are too much for a day, so the injuries take turns. */
  isSplit: boolean;
}

/**
 * Combines the lists of one or two injuries into the list of one day: without the exercises that either forbids, with
 * each movement once, and within the limits of a day. If two exercises of each injury exceed the limits, the day
 * belongs to one of them, in turn. If there is only one injury, its list is unchanged.
 * @param minutesOf the estimated duration of a list in minutes
 */
export const combine = (lists: readonly InjuryList[], minutesOf: Minutes): CombinedDay => {
  const conditions = lists.map(({ course }) => course.condition);
  const painLimit = Math.min(...lists.map(({ course }) => limitsOf(course.condition, course.isBone).exercise));
  const all = lists.flatMap((list) => {
    const { injuryId, course, exercises } = list;
    const others = lists.flatMap((other) => (other === list ? [] : [other.course]));
    return exercises
      .filter((exercise) => !isStoppedByOther(exercise, others))
      .map((exercise) => ({ injuryId, owner: course.condition, exercise, painLimit }));
  });
  const [first] = lists;
  if (lists.length < 2 || !first) return { exercises: all.map(withoutOwner), isSplit: false };
  // Heavy days and rest days are shared, and one injury's red flag or forbidden hops apply to both.
  const isLight = lists.some(({ course }) => course.day.note !== null || course.isWorse || course.flare.since !== null);
  const noHops = lists.some(({ course }) => course.noHops);
  const isBlocked = lists.some(
    ({ course }) => course.dose.row === 'red_flag' || course.exclusion?.allows === 'nothing',
  );
  if (isBlocked) return { exercises: [], isSplit: false };
  const allowed = all
    .filter(
      ({ exercise, owner }) =>
        !isInConflict(exercise, owner, conditions) && !(isLight && exercise.heavy) && !(noHops && exercise.hop),
    )
    .map(withoutOwner);
  const order = dropOrder(lists);
  const day = trimmed(oncePerMovement(withOneHop(allowed)), { order, least: LEAST_EACH, minutesOf });
  if (!isTooMuch(day, minutesOf)) return { exercises: day, isSplit: false };
  const ids = [...new Set(allowed.map(({ injuryId }) => injuryId))].toSorted();
  const turn = ids[turnOf(first.course.today) % ids.length];
  const own = oncePerMovement(withOneHop(allowed).filter(({ injuryId }) => injuryId === turn));
  const short = trimmed(own, { order, least: 1, minutesOf });
  return { exercises: withFewerSets(short, minutesOf), isSplit: ids.length > 1 };
};
