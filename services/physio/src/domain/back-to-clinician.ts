import type { ConditionRules } from './conditions/types.ts';
import { isImpactCleared, lastSoreOn } from './criteria.ts';
import type { DayAssessment } from './day-assessment.ts';
import type { LadderState } from './ladder/progress.ts';
import type { CourseInputs, Injury } from './types.ts';

/** Number of steps back on the ladder after which a bone goes back to the doctor. */
const TWICE = 2;

export interface ClinicianSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  days: readonly DayAssessment[];
  ladder: LadderState;
}

/**
 * True when a stress injury has hurt since the doctor's yes to running and hopping, which is asked for again after any
 * pain (section 3.17 of the domain page). Without a yes, the run gate says so.
 */
export const asksForImpact = ({ inputs, rules, days }: Omit<ClinicianSubject, 'ladder'>): boolean =>
  rules.id === 'bone_stress' &&
  (inputs.injury.cleared?.impact ?? null) !== null &&
  lastSoreOn(days) !== null &&
  !isImpactCleared(inputs.injury, days, inputs.today);

/** True when a stress injury went back on the ladder for the second time, until a doctor has agreed again. */
export const isBackToDoctor = (subject: ClinicianSubject): boolean =>
  asksForImpact(subject) && subject.ladder.regressions.reduce((sum, times) => sum + times, 0) >= TWICE;

/**
 * True when the groin has hurt while running since a clinician last looked at it: running stops until they have looked
 * again (section 3.14 of the domain page).
 */
export const isGroinRunSore = ({ condition, cleared }: Injury, days: readonly DayAssessment[]): boolean => {
  if (condition !== 'adductor') return false;
  const sore = days.findLast(({ runPain }) => runPain > 0)?.date;
  return sore !== undefined && (cleared?.date ?? '') <= sore;
};
