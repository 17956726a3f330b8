import type { DoseLevel } from '@stridewell/contracts/web';
import { type DayFacts, inARow } from './facts.ts';
import { FINE, TOO_MUCH } from './irritability.ts';
import type { Course, CourseInputs, DoseRow, Exclusion } from './types.ts';

const HIGH = 6;
const CLEAN_IN_A_ROW = 2;
const CLEAN_IN_A_ROW_SLOW = 3;

/** DOSE-22, verbatim. */
export const HIGH_PAIN_TEXT =
  'Above 6 today: only breathing and gentle holds. If it is still above 6 after three days, see someone.';

type Dose = Course['dose'];
const dose = (level: DoseLevel, row: DoseRow, reason: string): Dose => ({ level, row, reason });

/** Whether a check-in's pain is above 6. */
export const isHighPain = ({ pain }: { pain: number }): boolean => pain > HIGH;

/** Pain above 5, or unsettled and getting worse: the row that allows no running (DOSE-15). */
export const isIrritableRow = ({ checkin, isUnsettled }: DayFacts): boolean =>
  checkin.pain > TOO_MUCH || (checkin.trend === 'up' && isUnsettled);

const reasonForHalf = ({ checkin }: DayFacts): string => {
  if (checkin.pain > TOO_MUCH) return 'Pain 6 today: half the sets, as holds.';
  if (checkin.noNextDayWorsening === false) return 'Worse this morning: half the sets, as holds, one step down.';
  if (checkin.irritabilityAfterSession) return 'Still irritated after the last session: half the sets, as holds.';
  return 'Sorer than it should be after the last sessions: half the sets, as holds, one step down.';
};

/**
 * Consecutive clean check-ins before the dose may increase: 2; 3 for Beginner, Achilles and bone (PGM-20 for strength
 * work).
 */
const neededFor = ({ injury: { area }, runner: { level } }: CourseInputs, { isBone }: DayFacts): number =>
  isBone || area === 'achilles' || level === 'Beginner' ? CLEAN_IN_A_ROW_SLOW : CLEAN_IN_A_ROW;

const settledDose = (inputs: CourseInputs, days: readonly DayFacts[], newest: DayFacts): Dose => {
  const { pain, noNextDayWorsening } = newest.checkin;
  if (pain > FINE && noNextDayWorsening === null)
    return dose(
      'same',
      'hold',
      `Pain ${pain}, and you did not say how this morning was: same level. If you are sorer than usual, do half.`,
    );
  if (pain > FINE) return dose('same', 'hold', `Pain ${pain} and settled by morning: same level, full dose.`);
  return inARow(days, ({ isClean }) => isClean) >= neededFor(inputs, newest)
    ? dose('progress', 'full', `Pain ${pain} and settled again: full dose, and you may move up a step.`)
    : dose('same', 'full', `Pain ${pain} and settled: full dose.`);
};

/**
 * The dose table of section C of the domain page; the first matching row decides (DOSE-12 to DOSE-18).
 * @param restrictions a red flag or an exclusion that applies today, also without a check-in
 */
export const doseOf = (
  inputs: CourseInputs,
  days: readonly DayFacts[],
  restrictions: { isRedFlag: boolean; exclusion: Exclusion | null },
): Dose => {
  const newest = days.at(-1);
  if (restrictions.exclusion?.allows === 'nothing') return dose('none', 'excluded', restrictions.exclusion.text);
  if (restrictions.isRedFlag)
    return dose('none', 'red_flag', 'You have reported a red flag: no exercises and no running.');
  if (newest && isHighPain(newest.checkin)) return dose('calm', 'above_6', HIGH_PAIN_TEXT);
  if (restrictions.exclusion) return dose('calm', 'excluded', restrictions.exclusion.text);
  if (!newest) return dose('none', 'hold', "Check in first: your answers decide today's dose.");
  if (isIrritableRow(newest) || newest.isUnsettled) return dose('half', 'irritable', reasonForHalf(newest));
  return settledDose(inputs, days, newest);
};
