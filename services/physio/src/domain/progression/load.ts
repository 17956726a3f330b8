import { daysBetween, type LoadUnit } from '@stridewell/contracts/web';
import type { DayAssessment } from '../day-assessment.ts';
import { entryOf, isAgainstOwnBody } from '../library.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import type { SessionLog } from '../types.ts';
import type { LoadSuggestion } from './types.ts';
import {
  amountOf,
  FEW_SHARE,
  gapShare,
  holdCauseOf,
  isBelow,
  isMorningTold,
  isSuccess,
  PAIN_SHARE,
  RAISE_DAYS,
  SUCCESSES,
  type WorkDay,
  wentBadly,
  workDaysOf,
} from './work-days.ts';

/** Minimum change of a weight, and the first weight for one leg and for two, in kilograms. */
const KG_STEP = 1;
const FIRST_KG = { oneLeg: 2, twoLegs: 4 } as const;
const STRONGEST_BAND = 5;

export interface ProgressionSubject {
  exercise: PlannedExercise;
  sessions: readonly SessionLog[];
  days: readonly DayAssessment[];
  today: string;
  painLimit: number;
  /** All repetition maximums in the exercise's table; missing if it has no table. */
  maximums?: readonly number[];
  /** The repetition maximum that the table planned on a date; null if there was none. Missing if it is not known. */
  maximumOn?: (date: string) => number | null;
  /** False if the runner has nothing to load the exercise with. */
  isLoadable?: boolean;
}

/** True if the exercise is done with a band. */
const takesBand = ({ id }: PlannedExercise): boolean => entryOf(id).equipment.includes('band');

/** Returns a weight lowered by a fraction, and by at least one step. */
const lowered = (value: number, share: number): number =>
  Math.max(0, Math.min(value - KG_STEP, Math.floor(value * (1 - share))));

const down = ({ unit, value }: WorkDay, share: number): number => {
  if (unit === 'band') return Math.max(1, value - 1);
  return unit === 'kg' ? lowered(value, share) : 0;
};

/** Returns the next weight: 5 % more, at least one step, and at most the larger of 10 % and one step. */
const raised = ({ exercise }: ProgressionSubject, { unit, value }: WorkDay): { unit: LoadUnit; value: number } => {
  if (unit === 'band') return { unit, value: Math.min(STRONGEST_BAND, value + 1) };
  if (unit === 'none') return { unit: 'kg', value: exercise.perSide ? FIRST_KG.oneLeg : FIRST_KG.twoLegs };
  const step = Math.max(KG_STEP, Math.round(value * 0.05));
  return { unit, value: Math.min(value + step, Math.max(Math.floor(value * 1.1), value + KG_STEP)) };
};

/**
 * True if nothing may be increased: after an increase in the last few days, in a worse week, or while the tissue has
 * not settled.
 */
const mustHold = (subject: ProgressionSubject, works: readonly WorkDay[]): boolean => {
  const { today } = subject;
  const current = works.at(-1);
  const since = works.findLastIndex(({ value, unit }) => value !== current?.value || unit !== current?.unit);
  const first = works[since + 1];
  const wasRaised = since >= 0 && first !== undefined && daysBetween(first.date, today) < RAISE_DAYS;
  return wasRaised || holdCauseOf(subject, works, today) !== null;
};

/** Maximum factor by which a load rises when the number of repetitions changes. */
const MOST_AT_CHANGE = 1.15;
/** Constant of the formula that relates a load to the repetitions it allows (Epley). */
const EPLEY = 30;

/**
 * The repetition maximum at which a logged session aimed: the one planned on its day, otherwise the one nearest to the
 * repetitions of its first set.
 */
const loggedMaximum = (
  { exercise, maximums = [], maximumOn }: ProgressionSubject,
  { sides, date }: WorkDay,
): number => {
  const planned = maximumOn?.(date) ?? null;
  if (planned !== null) return planned;
  const first = sides[0]?.[0];
  const { to } = exercise.dose;
  if (!first) return to;
  const off = (n: number): number => Math.abs(n - amountOf(first, 'rm'));
  return maximums.reduce((nearest, n) => (off(n) < off(nearest) ? n : nearest), to);
};

/**
 * The weight for a different number of repetitions, rounded down to a step. Body weight is ignored, so the suggestion
 * starts low.
 */
const atMaximum = (value: number, before: number, n: number): number =>
  Math.floor(Math.min((value * (EPLEY + before)) / (EPLEY + n), value * MOST_AT_CHANGE));

/**
 * Suggests the first weight after a change of the number of repetitions. It never rises in a week in which nothing may
 * be increased.
 */
const suggestChanged = (
  subject: ProgressionSubject,
  { value, isShort, isCalm }: { value: number; isShort: boolean; isCalm: boolean },
  before: number,
): LoadSuggestion => {
  const n = subject.exercise.dose.to;
  const base = isShort ? lowered(value, 0.05) : value;
  const next = atMaximum(base, before, n);
  const kg = isCalm ? next : Math.min(next, base);
  if (kg === value) return { unit: 'kg', value, reason: { code: 'load.keep' } };
  return { unit: 'kg', value: kg, reason: { code: 'load.new_maximum', values: { n, kg, old: value } } };
};

/** Repetitions of the weaker side's last set. */
const lastSetOf = ({ sides }: WorkDay): number =>
  Math.min(...sides.map((sets) => sets.at(-1)).map((set) => (set ? amountOf(set, 'rm') : 0)));

const upFrom = ({ unit, value }: WorkDay, next: { unit: LoadUnit; value: number }): LoadSuggestion => {
  if (next.value <= value && next.unit === unit) return { ...next, reason: { code: 'load.keep' } };
  if (next.unit === 'band') return { ...next, reason: { code: 'load.up_band' } };
  if (unit === 'none') return { ...next, reason: { code: 'load.up_first', values: { kg: next.value } } };
  return { ...next, reason: { code: 'load.up', values: { kg: next.value, old: value } } };
};

/** Suggests the weight of a repetition maximum from the last set of the newest session. */
const suggestMaximum = (subject: ProgressionSubject, works: readonly WorkDay[], last: WorkDay): LoadSuggestion => {
  const n = subject.exercise.dose.to;
  const done = lastSetOf(last);
  const { value, unit } = last;
  const isCalm = !mustHold(subject, works) && isMorningTold(subject, last.date, subject.today);
  // More repetitions than planned without a weight mean that body weight is too light.
  if (unit === 'none' && done > n && isCalm && subject.isLoadable !== false) return upFrom(last, raised(subject, last));
  if (unit !== 'kg') return { unit, value, reason: { code: 'load.keep' } };
  const before = loggedMaximum(subject, last);
  if (before !== n) return suggestChanged(subject, { value, isShort: done <= before - 2, isCalm }, before);
  if (done <= n - 2) return { unit, value: lowered(value, 0.05), reason: { code: 'load.down_reps' } };
  if (done <= n || !isCalm) return { unit, value, reason: { code: 'load.keep' } };
  const up =
    done >= n + 3 ? Math.max(2 * KG_STEP, Math.round(value * 0.1)) : Math.max(KG_STEP, Math.round(value * 0.05));
  return { unit, value: value + up, reason: { code: 'load.up_maximum', values: { kg: value + up, old: value } } };
};

/** The load of an exercise that was never logged: the lightest band, or a weight that leaves repetitions in reserve. */
const firstLoad = ({ exercise, isLoadable = true }: ProgressionSubject): LoadSuggestion | null => {
  if (!isLoadable) return null;
  const reason = { code: 'load.first' } as const;
  if (takesBand(exercise)) return { unit: 'band', value: 1, reason };
  return exercise.heavy ? { unit: 'none', value: 0, reason } : null;
};

const downFrom = (
  last: WorkDay,
  share: number,
  code: 'load.gap' | 'load.down_pain' | 'load.down_reps',
): LoadSuggestion => {
  const value = down(last, share);
  return { unit: last.unit, value, reason: { code: value < last.value ? code : 'load.keep' } };
};

/** True if the two newest sessions had the same load and both succeeded. */
const isReady = (subject: ProgressionSubject, works: readonly WorkDay[], last: WorkDay): boolean => {
  const { exercise, today } = subject;
  const { sets, to: amount, unit } = exercise.dose;
  const target = { unit, sets, amount, asksReserve: exercise.heavy };
  const newest = works.slice(-SUCCESSES);
  return (
    newest.length === SUCCESSES &&
    newest.every((work) => work.unit === last.unit && work.value === last.value) &&
    newest.every((work, at) => isSuccess(subject, work, target, newest[at + 1]?.date ?? today))
  );
};

/**
 * Suggests the load of an exercise from its log (section 5.6 of the domain page): it rises after two consecutive
 * successes and decreases after pain, a worse morning, a flare-up, missed repetitions or a gap. Null for an exercise
 * without a load.
 */
export const suggestLoad = (subject: ProgressionSubject): LoadSuggestion | null => {
  const { exercise, today, isLoadable = true } = subject;
  const { unit: doseUnit } = exercise.dose;
  if ((doseUnit !== 'reps' && doseUnit !== 'rm') || exercise.hop || isAgainstOwnBody(exercise.id)) return null;
  const works = workDaysOf(exercise.id, subject.sessions, today);
  const last = works.at(-1);
  if (!last || (last.unit === 'none' && takesBand(exercise))) return firstLoad(subject);
  const { unit, value } = last;
  const share = gapShare(daysBetween(last.date, today));
  if (share < PAIN_SHARE && wentBadly(subject, last, today)) return downFrom(last, PAIN_SHARE, 'load.down_pain');
  if (share > 0) return downFrom(last, share, 'load.gap');
  if (doseUnit === 'rm') return suggestMaximum(subject, works, last);
  const newest = works.slice(-SUCCESSES);
  if (newest.length === SUCCESSES && newest.every((work) => isBelow(work, exercise.dose)))
    return downFrom(last, FEW_SHARE, 'load.down_reps');
  const mayRaise = isLoadable && (exercise.heavy || unit !== 'none');
  if (!mayRaise || mustHold(subject, works) || !isReady(subject, works, last))
    return { unit, value, reason: { code: 'load.keep' } };
  return upFrom(last, raised(subject, last));
};
