import { isMaintenanceDay, maintenanceExercises } from '../maintenance.ts';
import { selectionOf } from '../programmes/selection.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import { type CombinedExercise, combine, type InjuryList, strictestGate } from '../two-injuries.ts';
import type { CourseGate } from '../types.ts';
import { type DayChoices, shortOf, shortSets } from './choices.ts';
import { minutesOf } from './minutes.ts';
import type { PlannedInjury } from './planned-injury.ts';
import { forEquipment, type SwapSubject } from './substitutes.ts';

/** Whether there are exercises today; `blocked` when none is allowed, `none` without an injury. */
export type DayStatus = 'ok' | 'checkin_required' | 'blocked' | 'none';

const CLEAR: CourseGate = { level: 'clear', reason: { code: 'gate.resolved' } };

const isBlocked = ({ course }: PlannedInjury): boolean =>
  course.exclusion?.allows === 'nothing' || course.dose.row === 'red_flag';

const statusOf = (injuries: readonly PlannedInjury[]): DayStatus => {
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

const durationOf = (all: readonly CombinedExercise[]): number => minutesOf(all.map(({ exercise }) => exercise));

/** One exercise of the day. */
export interface DayExercise extends CombinedExercise {
  owner: PlannedInjury;
  insteadOf: string | null;
}

/** The exercises of a day for what the runner has to train with, before the length is chosen. */
export interface DayList {
  status: DayStatus;
  /** The strictest gate of the active injuries. */
  gate: CourseGate;
  exercises: readonly DayExercise[];
  isSplit: boolean;
}

/** What the replacement of one exercise of a list depends on. */
export const subjectOf = (
  injuries: readonly PlannedInjury[],
  owner: PlannedInjury,
  all: readonly { exercise: PlannedExercise }[],
  at: number,
): SwapSubject => ({
  ...{ injuries, owner },
  others: all.filter((_, index) => index !== at).map(({ exercise }) => exercise),
});

/** Replaces the exercises for which the runner lacks equipment, one after the other. */
const withEquipment = (
  injuries: readonly PlannedInjury[],
  listed: readonly DayExercise[],
  equipment: DayChoices['equipment'],
): DayExercise[] =>
  listed.reduce<DayExercise[]>(
    (all, one, at) => {
      const exercise = forEquipment(one.exercise, subjectOf(injuries, one.owner, all, at), equipment);
      return exercise === one.exercise ? all : all.with(at, { ...one, exercise, insteadOf: one.exercise.id });
    },
    [...listed],
  );

/** Lists the exercises of the day: those of all injuries (section 2.2 of the domain page), for the runner's equipment. */
export const dayListOf = (injuries: readonly PlannedInjury[], { equipment }: DayChoices): DayList => {
  const status = statusOf(injuries);
  const active = injuries.filter((injury) => injury.status === 'active');
  const gate = active.map(({ course }) => course.gate).reduce(strictestGate, CLEAR);
  if (status !== 'ok') return { status, gate, exercises: [], isSplit: false };
  const { exercises, isSplit } = combine(injuries.map(listOf), durationOf);
  const owned = exercises.flatMap((one): DayExercise[] => {
    const owner = injuries.find(({ injuryId }) => injuryId === one.injuryId);
    return owner ? [{ ...one, owner, insteadOf: null }] : [];
  });
  return { status, gate, exercises: withEquipment(injuries, owned, equipment), isSplit };
};

/** An exercise with the sets of the ten minutes. */
export const shortExercise = (exercise: PlannedExercise): PlannedExercise => ({
  ...exercise,
  dose: { ...exercise.dose, sets: shortSets(exercise.dose.sets) },
});

/** The exercises of the day in the length that the runner has chosen. */
export const chosenFrom = <T extends Pick<CombinedExercise, 'exercise'>>(
  all: readonly T[],
  { isShort }: DayChoices,
): T[] => (isShort ? shortOf(all).map((one) => ({ ...one, exercise: shortExercise(one.exercise) })) : [...all]);
