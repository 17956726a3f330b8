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

/** The data on which the opening of the ladder depends, up to the day of a check-in. */
export interface OpeningSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  /** Check-ins up to and including the day. */
  days: readonly DayAssessment[];
  /** Phase after that check-in. */
  phase: PhaseState;
}

const criterion = (id: HandoverCriterion['id'], label: string, met: boolean): HandoverCriterion => ({ id, label, met });

/** True if every test and rule of the condition's run gate is met on the day of the newest check-in. */
export const meetsRunGate = ({ inputs, rules, days, phase }: OpeningSubject): boolean => {
  const date = days.at(-1)?.date;
  return date !== undefined && areMet(rules.runGate, { inputs, days, date, since: '', loadSince: phase.loadSince });
};

/**
 * Evaluates the hand-over rule (ALERT-01) for one check-in of an injury. If there is no check-in, no criterion is met.
 * @param areTestsMet whether the run-gate tests are passed and confirmed; if true (the default), the stored answer
 * decides
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

/** Number of days from the start of the injury (for a bone, from its clearance) to a date, including both. */
export const injuryDay = (inputs: CourseInputs, date: string): number => daysBetween(startOf(inputs), date) + 1;

/** True if the phase and the day of the injury allow stage 1. */
export const isOldEnough = ({ inputs, rules, phase }: Omit<OpeningSubject, 'days'>, date: string): boolean =>
  phase.phase >= rules.ladder.phase && injuryDay(inputs, date) >= rules.ladder.fromDay;

/**
 * True if the ladder opens on the newest of the given days (PGM-06, PGM-07): phase and day of the condition, the
 * hand-over rule with all tests of the run gate, a settled injury with pain within the limit for a run, and neither an
 * exclusion nor a sign that forbids impact. A bone site also requires no tenderness, 5 consecutive pain-free check-in
 * days and a clinician's agreement.
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

/** Number of pain-free days that a stress injury needs before the runner may run again. */
const BONE_REST = 3;

/**
 * True if a stress injury has hurt and has not been pain-free for three consecutive days since then, so running stops.
 */
export const isBoneResting = (rules: ConditionRules, days: readonly DayAssessment[]): boolean => {
  const sore = days.findLastIndex(({ mostPain }) => mostPain > 0);
  if (rules.id !== 'bone_stress' || sore === -1) return false;
  return !days.some((_, at) => at > sore && painFreeDays(days.slice(sore + 1, at + 1)) >= BONE_REST);
};
