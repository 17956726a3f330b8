import { type Condition, TISSUE_OF } from '@stridewell/contracts/web';
import type { CheckinDay } from './types.ts';

/** Number of mornings whose median is the runner's usual, and the least number for a median. */
const USUAL_OF = 7;
const ENOUGH = 4;
/** Rise above the usual that makes a morning worse: points of pain, minutes of stiffness, and their factor. */
const PAIN_RISE = 2;
const STIFF_RISE = 10;
const STIFF_FACTOR = 1.5;

/** Returns the median of numbers; null of none. */
export const medianOf = (numbers: readonly number[]): number | null => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

const usualOf = (answers: readonly (number | null)[]): number | null => {
  const given = answers.filter((answer) => answer !== null);
  return given.length < ENOUGH ? (given[0] ?? null) : medianOf(given.slice(-USUAL_OF));
};

/** True on a day of muscle soreness. It keeps the dose without raising it, so that the day never counts as clean. */
export const isSoreDay = ({ muscleSorenessOnly }: Pick<CheckinDay, 'muscleSorenessOnly'>): boolean =>
  muscleSorenessOnly === true;

/**
 * True when a check-in tells how the morning was. Without an answer nobody knows whether the day before was too much, so
 * that such a check-in confirms nothing (section 1.4 and property 17 of the domain page); nor does one whose runner does
 * not know yet. A check-in of a release that did
 * not ask counts as it did then.
 */
export const isMorningAnswered = ({
  morningPain,
  noNextDayWorsening,
  morningUnknown,
  wasMorningNotAsked,
}: Pick<CheckinDay, 'morningPain' | 'noNextDayWorsening' | 'morningUnknown' | 'wasMorningNotAsked'>): boolean => {
  if (wasMorningNotAsked === true) return true;
  return morningUnknown !== true && (morningPain !== null || noNextDayWorsening !== null);
};

/** True when soreness explains a morning that is not back to usual. An injured muscle feels the same as a sore one. */
const isExplained = (checkin: CheckinDay, condition: Condition): boolean =>
  isSoreDay(checkin) && TISSUE_OF[condition] !== 'muscle';

/**
 * True when a morning is worse than the runner's usual (section 1.6 of the domain page). Muscle soreness only explains a
 * morning that is not back to usual: the numbers of pain and stiffness, new swelling and a new limp always count.
 * @param usual the earlier mornings without flare-up days, ascending
 */
export const isWorseMorning = (checkin: CheckinDay, usual: readonly CheckinDay[], condition: Condition): boolean => {
  const { morningPain, morningStiffnessMinutes: stiff, noNextDayWorsening, newSwelling, limp } = checkin;
  const before = usual.at(-1);
  if (newSwelling === true || (limp === true && before !== undefined && before.limp !== true)) return true;
  if (noNextDayWorsening === false && !isExplained(checkin, condition)) return true;
  const usualPain = usualOf(usual.map((day) => day.morningPain));
  if (morningPain !== null && usualPain !== null && morningPain >= usualPain + PAIN_RISE) return true;
  const usualStiff = usualOf(usual.map((day) => day.morningStiffnessMinutes));
  if (stiff === null || usualStiff === null) return false;
  return stiff >= usualStiff + STIFF_RISE && stiff >= STIFF_FACTOR * usualStiff;
};

/** Pain of a morning: the answer for the morning, or the pain of the check-in when it was not asked. */
export const morningOf = ({ morningPain, pain }: CheckinDay): number => morningPain ?? pain;
