import { daysBetween, type Handover, type HandoverCriterion } from '@stridewell/contracts/web';
import type { ConditionRules } from './conditions/types.ts';
import { areMet, painFreeDays } from './criteria.ts';
import { countTrailing, type DayAssessment } from './day-assessment.ts';
import { hasRedFlag } from './exclusions/exclusions.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import { limitsOf } from './limits.ts';
import { type PhaseState, startOf } from './phases.ts';
import type { CheckinDay, CourseInputs, Injury } from './types.ts';

/** Number of consecutive pain-free check-in days required before the ladder at a bone site (PGM-07). */
const PAIN_FREE_DAYS = 5;

/** What the opening of the ladder depends on, up to the day of a check-in. */
export interface OpeningSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  /** Check-ins up to and including the day. */
  days: readonly DayAssessment[];
  /** Phase after that check-in. */
  phase: PhaseState;
}

const criterion = (id: HandoverCriterion['id'], label: string, met: boolean): HandoverCriterion => ({ id, label, met });

/** True when every test and rule of the condition's run gate holds on the day of the newest check-in. */
export const meetsRunGate = ({ inputs, rules, days, phase }: OpeningSubject): boolean => {
  const date = days.at(-1)?.date;
  return date !== undefined && areMet(rules.runGate, { inputs, days, date, since: '', loadSince: phase.loadSince });
};

/**
 * Evaluates the hand-over rule (ALERT-01) for one check-in of an injury. Without a check-in no criterion is met.
 * @param areTestsMet whether the run-gate tests are passed and confirmed; by default only the stored answer counts, which
 *   is false without them
 */
export const handoverOf = (checkin: CheckinDay | null, injury: Injury, areTestsMet = true): Handover => {
  const criteria = [
    criterion('pain', 'Pain 2 or less', checkin !== null && checkin.pain <= MAX_FINE_PAIN),
    criterion('walk_run', 'Walk/run fine', checkin?.walkRunTolerance === true),
    criterion('tests', 'Tests fine', checkin?.functionalTestsOk === true && areTestsMet),
    criterion('red_flags', 'No red flag', checkin !== null && !hasRedFlag(checkin, injury)),
    criterion('next_day', 'No worse in the morning', checkin !== null && checkin.noNextDayWorsening !== false),
  ];
  return { met: criteria.every(({ met }) => met), criteria };
};

/** Number of days from the start of the injury to a date, both included; of a bone, from its clearance. */
export const injuryDay = (inputs: CourseInputs, date: string): number => daysBetween(startOf(inputs), date) + 1;

/** True when the phase and the day of the injury allow stage 1. */
export const isOldEnough = ({ inputs, rules, phase }: Omit<OpeningSubject, 'days'>, date: string): boolean =>
  phase.phase >= rules.ladder.phase && injuryDay(inputs, date) >= rules.ladder.fromDay;

/**
 * True when the ladder opens on the newest of the given days (PGM-06, PGM-07): phase and day of the condition, the
 * hand-over rule with all tests of the run gate, a settled injury with pain within the limit of a run, and neither an exclusion nor a sign against impact. A
 * bone site also requires no tenderness, 5 consecutive pain-free check-in days and a clinician's agreement.
 */
export const opensLadder = (subject: OpeningSubject): boolean => {
  const { inputs, days } = subject;
  const newest = days.at(-1);
  if (!newest || newest.exclusion || newest.isUnsettled || newest.isAgainstImpact) return false;
  if (newest.checkin.pain > limitsOf(inputs.injury.condition, newest.isBone).run) return false;
  if (!isOldEnough(subject, newest.date)) return false;
  if (!handoverOf(newest.checkin, inputs.injury, meetsRunGate(subject)).met) return false;
  if (!newest.isBone) return true;
  const painFree = countTrailing(days, ({ mostPain }) => mostPain === 0);
  const { clinicianCleared, cleared } = inputs.injury;
  const isAgreed = clinicianCleared === true || cleared !== null;
  return newest.checkin.tendernessToTouch !== true && painFree >= PAIN_FREE_DAYS && isAgreed;
};

/** Number of pain-free days that a stress injury needs before it may run again. */
const BONE_REST = 3;

/** True when a stress injury has hurt and not been free of pain for three days in a row since, so that running stops. */
export const isBoneResting = (rules: ConditionRules, days: readonly DayAssessment[]): boolean => {
  const sore = days.findLastIndex(({ mostPain }) => mostPain > 0);
  if (rules.id !== 'bone_stress' || sore === -1) return false;
  return !days.some((_, at) => at > sore && painFreeDays(days.slice(sore + 1, at + 1)) >= BONE_REST);
};
