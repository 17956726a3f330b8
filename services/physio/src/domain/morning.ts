import { type Condition, TISSUE_OF } from '@stridewell/contracts/web';
import type { CheckinDay } from './types.ts';

/** Number of mornings whose median is usual for the runner, and minimum number of mornings for a median. */
const USUAL_OF = 7;
const ENOUGH = 4;
/** Rise above the usual value that makes a morning worse: points of pain, minutes of stiffness, and their factor. */
const PAIN_RISE = 2;
const STIFF_RISE = 10;
const STIFF_FACTOR = 1.5;

/** Returns the median of numbers, or null if there are none. */
export const medianOf = (numbers: readonly number[]): number | null => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

const usualOf = (answers: readonly (number | null)[]): number | null => {
  const given = answers.filter((answer) => answer !== null);
  return given.length < ENOUGH ? (given[0] ?? null) : medianOf(given.slice(-USUAL_OF));
};

/** True on a day of muscle soreness. Soreness keeps the dose without increasing it, so the day is never clean. */
export const isSoreDay = ({ muscleSorenessOnly }: Pick<CheckinDay, 'muscleSorenessOnly'>): boolean =>
  muscleSorenessOnly === true;

/**
 * True if a check-in states how the morning was. Without an answer it is unknown whether the day before was too much,
 * so such a check-in confirms nothing (section 1.4 and property 17 of the domain page). The same applies if the runner
 * does not know yet. A check-in of a release that did not ask keeps its effect.
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

/** True if soreness explains a morning that is not back to usual. An injured muscle feels the same as a sore one. */
const isExplained = (checkin: CheckinDay, condition: Condition): boolean =>
  isSoreDay(checkin) && TISSUE_OF[condition] !== 'muscle';

/**
 * True if a morning is worse than usual for the runner (section 1.6 of the domain page). Muscle soreness only explains
 * a morning that is not back to usual; the pain and stiffness numbers, new swelling and a new limp are always
 * considered.
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

/** Pain of a morning: the morning answer, or the pain of the check-in if there was no such question. */
export const morningOf = ({ morningPain, pain }: CheckinDay): number => morningPain ?? pain;
