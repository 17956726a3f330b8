import type { ConditionRules } from './conditions/types.ts';
import { isImpactCleared, lastSoreOn } from './criteria.ts';
import type { DayAssessment } from './day-assessment.ts';
import { redSqueezeOn } from './tests/test-pain.ts';
import type { CourseInputs, Injury } from './types.ts';

/** Number of times that a bone hurts before it goes back to the doctor. */
const TWICE = 2;

export interface ClinicianSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  days: readonly DayAssessment[];
}

/**
 * True when a stress injury has hurt since the doctor's yes to running and hopping, which is asked for again after any
 * pain (section 3.17 of the domain page). Without a yes, the run gate says so.
 */
export const asksForImpact = ({ inputs, rules, days }: ClinicianSubject): boolean =>
  rules.id === 'bone_stress' &&
  (inputs.injury.cleared?.impact ?? null) !== null &&
  lastSoreOn(days) !== null &&
  !isImpactCleared(inputs.injury, days, inputs.today);

/** Date of a doctor's newest word about a stress injury, up to a date. */
const newestWord = ({ cleared, earlierImpacts = [] }: Injury, date: string): string =>
  [cleared?.date, cleared?.impact, ...earlierImpacts]
    .filter((one) => one != null && one <= date)
    .toSorted()
    .at(-1) ?? '';

/**
 * True when a stress injury has hurt for the second time, in any phase and at any work, until a doctor's date that is
 * later than the pain. Sore days in a row are one time.
 */
export const isBackToDoctor = ({ inputs, rules, days }: ClinicianSubject): boolean => {
  const sore = lastSoreOn(days);
  if (rules.id !== 'bone_stress' || sore === null || newestWord(inputs.injury, inputs.today) > sore) return false;
  return days.filter(({ isBoneSore }, at) => isBoneSore && !days[at - 1]?.isBoneSore).length >= TWICE;
};

/**
 * What speaks for a new look at the groin since a clinician last looked at it: pain on a run, or a squeeze test with the
 * red light; null when nothing does. Running stops until they have looked again (sections 1.4 and 3.14 of the domain
 * page).
 */
export const groinWaitsFor = (
  inputs: Pick<CourseInputs, 'injury' | 'tests'>,
  days: readonly DayAssessment[],
  date: string,
): 'run' | 'squeeze' | null => {
  const { condition, cleared } = inputs.injury;
  if (condition !== 'adductor') return null;
  const seenOn = cleared?.date != null && cleared.date <= date ? cleared.date : '';
  const isOpen = (on: string | null | undefined): boolean => on != null && seenOn <= on;
  if (isOpen(days.findLast(({ runPain }) => runPain > 0)?.date)) return 'run';
  return isOpen(redSqueezeOn(inputs, date)) ? 'squeeze' : null;
};
