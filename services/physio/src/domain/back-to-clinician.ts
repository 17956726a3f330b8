import type { ConditionRules } from './conditions/types.ts';
import { isImpactCleared, lastSoreOn } from './criteria.ts';
import type { DayAssessment } from './day-assessment.ts';
import { redSqueezeOn } from './tests/test-pain.ts';
import type { CourseInputs, Injury } from './types.ts';

/** Number of times that a bone hurts at which the runner must see the doctor again. */
const TWICE = 2;

export interface ClinicianSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  days: readonly DayAssessment[];
}

/**
 * True if a stress injury has hurt since the doctor allowed running and hopping. The doctor must be asked again after
 * any pain (section 3.17 of the domain page). If there is no permission yet, the run gate states that.
 */
export const asksForImpact = ({ inputs, rules, days }: ClinicianSubject): boolean =>
  rules.id === 'bone_stress' &&
  (inputs.injury.cleared?.impact ?? null) !== null &&
  lastSoreOn(days) !== null &&
  !isImpactCleared(inputs.injury, days, inputs.today);

/** Date of a doctor's newest statement about a stress injury, up to a date. */
const newestWord = ({ cleared, earlierImpacts = [] }: Injury, date: string): string =>
  [cleared?.date, cleared?.impact, ...earlierImpacts]
    .filter((one) => one != null && one <= date)
    .toSorted()
    .at(-1) ?? '';

/**
 * True if a stress injury has hurt for the second time, in any phase and at any work, until a doctor's statement is
 * dated later than the pain. Consecutive sore days are one time.
 */
export const isBackToDoctor = ({ inputs, rules, days }: ClinicianSubject): boolean => {
  const sore = lastSoreOn(days);
  if (rules.id !== 'bone_stress' || sore === null || newestWord(inputs.injury, inputs.today) > sore) return false;
  return days.filter(({ isBoneSore }, at) => isBoneSore && !days[at - 1]?.isBoneSore).length >= TWICE;
};

/**
 * The reason why the groin must be examined again since a clinician last looked at it: pain on a run, or a squeeze test
 * with the red light. Null if there is none. Running stops until the groin has been examined again (sections 1.4 and
 * 3.14 of the domain page).
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
