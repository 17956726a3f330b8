import type { PhysioFact } from '../../messages/catalogue.ts';
import { exclusionFact } from '../exclusions/exclusions.ts';
import { allowsMaintenance, isMaintenanceDay, maintenanceExercises } from '../maintenance.ts';
import { selectionOf } from '../programmes/selection.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import { type CombinedExercise, combine, DAY_LIMITS, type InjuryList, strictestGate } from '../two-injuries.ts';
import type { CourseGate } from '../types.ts';
import { type DayChoices, shortOf, shortSets } from './choices.ts';
import { createGrowth, type Grow } from './growth.ts';
import { minutesOf } from './minutes.ts';
import type { PlannedInjury } from './planned-injury.ts';
import { forEquipment, type SwapSubject } from './substitutes.ts';

/** Whether there are exercises today; `blocked` if none is allowed, `none` if there is no injury. */
export type DayStatus = 'ok' | 'checkin_required' | 'blocked' | 'none';

const CLEAR: CourseGate = { level: 'clear', reason: { code: 'gate.resolved' } };

/** True if the injury by itself allows no exercise today. */
export const isBlocked = ({ status, course: { exclusion, dose, gate } }: PlannedInjury): boolean =>
  status === 'active'
    ? exclusion?.allows === 'nothing' || dose.row === 'red_flag'
    : gate.reason.code === 'gate.red_flag';

const statusOf = (injuries: readonly PlannedInjury[]): DayStatus => {
  const active = injuries.filter(({ status }) => status === 'active');
  if (injuries.length === 0) return 'none';
  if (injuries.some(isBlocked)) return 'blocked';
  return active.some(({ course }) => course.checkin === null) ? 'checkin_required' : 'ok';
};

const programmeOf = ({ status, inputs, course }: PlannedInjury): readonly PlannedExercise[] => {
  // A healed injury that hurts strongly again has the same calm list as any injury.
  if (status === 'active' || course.gate.level === 'stop') return selectionOf(course, inputs.injury).exercises;
  if (!allowsMaintenance(course)) return [];
  const dates = inputs.sessions.map(({ date }) => date);
  return isMaintenanceDay(dates, inputs.today) ? maintenanceExercises(course.condition) : [];
};

const listOf = (injury: PlannedInjury): InjuryList => {
  const { injuryId, course } = injury;
  return { injuryId, course, exercises: programmeOf(injury) };
};

const durationOf = (all: readonly CombinedExercise[]): number => minutesOf(all.map(({ exercise }) => exercise));

/** One exercise of the day. */
export interface DayExercise extends CombinedExercise {
  owner: PlannedInjury;
  insteadOf: string | null;
}

/** The exercises of a day for the runner's equipment, before the length is chosen. */
export interface DayList {
  status: DayStatus;
  /** The strictest gate of the injuries. */
  gate: CourseGate;
  /** The reason why there are no exercises, if an exclusion of one of the injuries allows none; null otherwise. */
  blockedBy: PhysioFact | null;
  exercises: readonly DayExercise[];
  isSplit: boolean;
}

/** Returns the data on which the replacement of one exercise of a list depends. */
export const subjectOf = (
  injuries: readonly PlannedInjury[],
  owner: PlannedInjury,
  all: readonly { exercise: PlannedExercise }[],
  at: number,
): SwapSubject => ({
  ...{ injuries, owner },
  others: all.filter((_, index) => index !== at).map(({ exercise }) => exercise),
});

type GrowOf = (owner: PlannedInjury) => Grow;

/** True if a list fits into the time of a day, which is limited for two injuries. */
const fitsDay = (injuries: readonly PlannedInjury[], all: readonly DayExercise[]): boolean =>
  injuries.length < 2 || durationOf(all) <= DAY_LIMITS.minutes;

/** Applies the growth derived from its log to each exercise, as far as the day has time for it. */
const withGrowth = (
  injuries: readonly PlannedInjury[],
  listed: readonly DayExercise[],
  growOf: GrowOf,
): DayExercise[] =>
  listed.reduce<DayExercise[]>(
    (all, one, at) => {
      const { others } = subjectOf(injuries, one.owner, all, at);
      const grow = growOf(one.owner);
      const whole = all.with(at, { ...one, exercise: grow(one.exercise, others) });
      return fitsDay(injuries, whole) ? whole : all.with(at, { ...one, exercise: grow(one.exercise, others, false) });
    },
    [...listed],
  );

/** Replaces the exercises for which the runner lacks equipment, one after the other. */
const withEquipment = (
  injuries: readonly PlannedInjury[],
  listed: readonly DayExercise[],
  equipment: DayChoices['equipment'],
  growOf: GrowOf,
): DayExercise[] =>
  listed.reduce<DayExercise[]>(
    (all, one, at) => {
      const subject = subjectOf(injuries, one.owner, all, at);
      const plain = forEquipment(one.exercise, subject, equipment);
      if (plain === one.exercise) return all;
      const insteadOf = one.exercise.id;
      const grow = growOf(one.owner);
      const whole = all.with(at, { ...one, exercise: grow(plain, subject.others), insteadOf });
      return fitsDay(injuries, whole)
        ? whole
        : all.with(at, { ...one, exercise: grow(plain, subject.others, false), insteadOf });
    },
    [...listed],
  );

/**
 * Lists the exercises of the day: those of all injuries (section 2.2 of the domain page), adapted to the runner's
 * equipment.
 */
export const dayListOf = (injuries: readonly PlannedInjury[], { equipment }: DayChoices): DayList => {
  const status = statusOf(injuries);
  const gate = injuries.map(({ course }) => course.gate).reduce(strictestGate, CLEAR);
  const exclusion = injuries.find((injury) => injury.status === 'active' && isBlocked(injury))?.course.exclusion;
  const blockedBy = exclusion?.allows === 'nothing' ? exclusionFact(exclusion) : null;
  if (status !== 'ok') return { status, gate, blockedBy, exercises: [], isSplit: false };
  const growths = new Map(injuries.map((owner) => [owner, createGrowth({ injuries, owner, equipment })]));
  const growOf: GrowOf = (owner) => growths.get(owner) ?? createGrowth({ injuries, owner, equipment });
  const { exercises, isSplit } = combine(injuries.map(listOf), durationOf);
  const owned = exercises.flatMap((one): DayExercise[] => {
    const owner = injuries.find(({ injuryId }) => injuryId === one.injuryId);
    return owner ? [{ ...one, owner, insteadOf: null }] : [];
  });
  return {
    ...{ status, gate, blockedBy },
    exercises: withEquipment(injuries, withGrowth(injuries, owned, growOf), equipment, growOf),
    isSplit,
  };
};

/** An exercise with the sets of the ten-minute session. */
export const shortExercise = (exercise: PlannedExercise): PlannedExercise => ({
  ...exercise,
  dose: { ...exercise.dose, sets: shortSets(exercise.dose.sets) },
});

/** The exercises of the day, in the session length that the runner has chosen. */
export const chosenFrom = <T extends Pick<CombinedExercise, 'exercise'>>(
  all: readonly T[],
  { isShort }: DayChoices,
): T[] => (isShort ? shortOf(all).map((one) => ({ ...one, exercise: shortExercise(one.exercise) })) : [...all]);
