import type { DoseLevel } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import { CONDITIONS } from './conditions/conditions.ts';
import { countTrailing, type DayAssessment } from './day-assessment.ts';
import { exclusionFact } from './exclusions/exclusions.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import { limitsOf, MAX_TOLERABLE_PAIN } from './limits.ts';
import type { Course, CourseInputs, DoseRow, Exclusion } from './types.ts';

const HIGH = 6;
/** Number of consecutive check-ins above 6 after which the injury must be examined (TRIAGE-31). */
const HIGH_CHECKINS = 3;
const CLEAN_IN_A_ROW = 2;
const CLEAN_IN_A_ROW_SLOW = 3;

type Dose = Course['dose'];
const dose = (level: DoseLevel, row: DoseRow, reason: PhysioFact): Dose => ({ level, row, reason });

/** True if the pain of a check-in is above 6. */
export const isHighPain = ({ pain }: { pain: number }): boolean => pain > HIGH;

/** True if so many of the newest check-ins have been above 6 that a clinician must see the injury. */
export const isHighForDays = (checkins: readonly { pain: number }[]): boolean =>
  countTrailing(checkins, isHighPain) >= HIGH_CHECKINS;

/** True if the dose table forbids running (DOSE-15): pain above 5, or an unsettled injury with rising pain. */
export const stopsRunning = ({ checkin, isUnsettled }: DayAssessment): boolean =>
  checkin.pain > MAX_TOLERABLE_PAIN || (checkin.trend === 'up' && isUnsettled);

const reasonForHalf = ({ checkin, isBone, isBoneSore, isWorse, isIntoLeg, flare }: DayAssessment): PhysioFact => {
  if (checkin.pain > MAX_TOLERABLE_PAIN) return { code: 'dose.half_pain' };
  // A bone has no flare-ups, so the text does not reassure the runner about them.
  if (isBoneSore) return { code: 'dose.hold_bone' };
  if (isWorse) return { code: 'dose.half_worse' };
  if (flare.since !== null) return { code: isBone ? 'dose.hold_bone' : 'dose.half_flare' };
  if (isIntoLeg) return { code: 'dose.half_leg' };
  if (checkin.irritabilityAfterSession) return { code: 'dose.half_irritated' };
  return { code: 'dose.half_sorer' };
};

/**
 * Number of consecutive clean check-ins required before the dose increases: 2, or 3 for a Beginner, a slow tissue or a
 * bone site (PGM-20).
 */
const neededFor = ({ injury, runner: { level } }: CourseInputs, { isBone }: DayAssessment): number =>
  isBone || CONDITIONS[injury.condition].ladder.clean[0] === CLEAN_IN_A_ROW_SLOW || level === 'Beginner'
    ? CLEAN_IN_A_ROW_SLOW
    : CLEAN_IN_A_ROW;

const settledDose = (inputs: CourseInputs, days: readonly DayAssessment[], newest: DayAssessment): Dose => {
  const { pain, noNextDayWorsening } = newest.checkin;
  if (newest.isBoneSore && pain === 0) return dose('same', 'hold', { code: 'dose.hold_bone' });
  const limit = limitsOf(inputs.injury.condition, newest.isBone).exercise;
  if (pain > limit) return dose('same', 'hold', { code: 'dose.above_limit', values: { pain, limit } });
  if (newest.isHourOutside) return dose('same', 'hold', { code: 'dose.hold_hour' });
  if (pain > MAX_FINE_PAIN && noNextDayWorsening === null)
    return dose('same', 'hold', { code: 'dose.hold_unanswered', values: { pain } });
  if (pain > MAX_FINE_PAIN) return dose('same', 'hold', { code: 'dose.hold', values: { pain } });
  return countTrailing(days, ({ isClean }) => isClean) >= neededFor(inputs, newest)
    ? dose('progress', 'full', { code: 'dose.progress', values: { pain } })
    : dose('same', 'full', { code: 'dose.full', values: { pain } });
};

/**
 * Returns today's dose: the first matching row of the dose table in section C of the domain page (DOSE-12 to DOSE-18).
 * @param restrictions a red flag or an exclusion that applies today, even without a check-in
 */
export const doseOf = (
  inputs: CourseInputs,
  days: readonly DayAssessment[],
  restrictions: { isRedFlag: boolean; exclusion: Exclusion | null },
): Dose => {
  const newest = days.at(-1);
  const { exclusion, isRedFlag } = restrictions;
  if (exclusion?.allows === 'nothing') return dose('none', 'excluded', exclusionFact(exclusion));
  if (isRedFlag) return dose('none', 'red_flag', { code: 'dose.red_flag' });
  if (newest && isHighPain(newest.checkin)) {
    const isLong = isHighForDays(days.map(({ checkin }) => checkin));
    return dose('calm', 'above_6', { code: isLong ? 'dose.above_6_days' : 'dose.above_6' });
  }
  if (exclusion) return dose('calm', 'excluded', exclusionFact(exclusion));
  if (!newest) return dose('none', 'hold', { code: 'dose.checkin' });
  if (stopsRunning(newest) || newest.isUnsettled) return dose('half', 'irritable', reasonForHalf(newest));
  return settledDose(inputs, days, newest);
};
