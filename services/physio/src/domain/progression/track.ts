import type { Dose } from '../conditions/types.ts';
import { entryOf } from '../library.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import { RAISE_DAYS } from './work-days.ts';

/** Step after the maximum amount: a slower tempo, the harder variant, or more effort in a hold. */
export type Extra = 'tempo' | 'harder' | 'effort';

/** The levels by which an exercise without a load grows within a phase. */
export interface Track {
  /** Amounts of a set, ascending, starting with the programme's amount. */
  amounts: readonly number[];
  /** Levels after the maximum amount. */
  extras: readonly Extra[];
  /** Minimum number of days between two increases. */
  raiseDays: number;
}

/** Multiple of the programme's number up to which repetitions and metres grow. */
const MOST = 1.5;
const HOLD_STEP = 5;
const TENTH = 1.1;
/**
 * Maximum weekly growth factor of hops, and maximum contacts in a session with hops (section 1.8 of the domain page).
 */
const HOP_GROWTH = 1.2;
const HOP_CONTACTS = 120;
const HOP_RAISE_DAYS = 7;

/** Tempo of the slower repetitions. */
export const SLOW_TEMPO = '4-2-4';

/** Percentage of maximum strength in the longest holds. */
export const EFFORT = 80;

/** The series of numbers from a first one up to a maximum, each computed from the previous one. */
const numbers = (first: number, most: number, next: (before: number) => number): number[] => {
  const all = [first];
  for (let one = next(first); one > (all.at(-1) ?? one) && one <= most; one = next(one)) all.push(one);
  return all;
};

const byTenth = (before: number): number => Math.max(before + 1, Math.floor(before * TENTH));

/** True if the dose is below the library's, as for the first hops before their test. It must not grow. */
const isReduced = ({ id, dose }: PlannedExercise): boolean => dose.to < entryOf(id).dose.to;

const hopAmounts = (exercise: PlannedExercise): number[] => {
  const { to, sets, unit } = exercise.dose;
  if (isReduced(exercise)) return [to];
  const { landings = Number.POSITIVE_INFINITY, perSide } = exercise;
  const today = landings / (perSide ? 2 : 1) / sets;
  const most = Math.floor(Math.min(today, unit === 'metres' ? to * MOST : Math.min(to * MOST, HOP_CONTACTS / sets)));
  return numbers(to, most, (before) => Math.floor(before * (unit === 'metres' ? TENTH : HOP_GROWTH)));
};

const amountsOf = (exercise: PlannedExercise): number[] => {
  const { unit, from, to } = exercise.dose;
  if (exercise.hop) return hopAmounts(exercise);
  switch (unit) {
    case 'seconds':
      return numbers(from, to, (before) => Math.min(to, before + HOLD_STEP));
    case 'minutes':
      return numbers(from, to, byTenth);
    case 'metres':
      return numbers(to, Math.floor(to * MOST), byTenth);
    default:
      return numbers(to, Math.floor(to * MOST), (before) => before + 1);
  }
};

const extrasOf = ({ id, hop, dose: { unit, tempo } }: PlannedExercise, hasHarder: boolean): Extra[] => {
  if (hop) return [];
  const harder = hasHarder ? (['harder'] as const) : [];
  if (unit === 'reps') return [...(tempo !== undefined && tempo !== SLOW_TEMPO ? (['tempo'] as const) : []), ...harder];
  if (unit !== 'seconds') return [];
  const isPressed = ['strength', 'hold'].includes(entryOf(id).purpose);
  return hasHarder ? ['harder'] : isPressed ? ['effort'] : [];
};

/** Purposes of exercises that do not grow: calming and stretching. */
const NEVER_GROWS: ReadonlySet<string> = new Set(['calm', 'mobility']);

/**
 * Returns the levels of an exercise that is done without a load; null if its amount does not grow. `hasHarder` is true
 * if the harder variant is allowed today.
 */
export const trackOf = (exercise: PlannedExercise, hasHarder: boolean): Track | null => {
  if (exercise.dose.unit === 'rm' || NEVER_GROWS.has(entryOf(exercise.id).purpose)) return null;
  const raiseDays = exercise.hop ? HOP_RAISE_DAYS : RAISE_DAYS;
  return { amounts: amountsOf(exercise), extras: extrasOf(exercise, hasHarder), raiseDays };
};

/** Index of the maximum amount. */
export const lastAmount = ({ amounts }: Track): number => amounts.length - 1;

/** The amount of a set at a level. All extras come after the maximum amount. */
export const amountAt = ({ amounts }: Track, level: number): number =>
  amounts[Math.min(level, amounts.length - 1)] ?? 0;

/** The extra of a level; null at a level with an amount. */
export const extraAt = (track: Track, level: number): Extra | null =>
  track.extras[level - lastAmount(track) - 1] ?? null;

/** The level after a decrease by a fraction: at least one lower, but never below the programme's dose. */
export const fallenFrom = (track: Track, level: number, share: number): number => {
  const most = amountAt(track, level) * (1 - share);
  const at = track.amounts.findLastIndex((amount) => amount <= most);
  return Math.max(0, Math.min(at, level - 1));
};

/** The amounts of the programme's own range, for a first session. */
export const startOf = ({ unit, from, to }: Dose): number => (unit === 'seconds' || unit === 'minutes' ? from : to);
