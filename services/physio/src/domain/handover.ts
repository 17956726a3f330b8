import type { Handover, HandoverCriterion } from '@stridewell/contracts/web';
import { countTrailing, type DayAssessment } from './day-assessment.ts';
import { hasRedFlag } from './exclusions/exclusions.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import type { CheckinDay, Injury } from './types.ts';

/** Number of consecutive pain-free check-in days required before the ladder at a bone site (PGM-07). */
const PAIN_FREE_DAYS = 5;

const criterion = (id: HandoverCriterion['id'], label: string, met: boolean): HandoverCriterion => ({ id, label, met });

/** Evaluates the hand-over rule (ALERT-01) for one check-in of an injury. Without a check-in no criterion is met. */
export const handoverOf = (checkin: CheckinDay | null, injury: Injury): Handover => {
  const criteria = [
    criterion('pain', 'Pain 2 or less', checkin !== null && checkin.pain <= MAX_FINE_PAIN),
    criterion('walk_run', 'Walk/run fine', checkin?.walkRunTolerance === true),
    criterion('tests', 'Tests fine', checkin?.functionalTestsOk === true),
    criterion('red_flags', 'No red flag', checkin !== null && !hasRedFlag(checkin, injury)),
    criterion('next_day', 'No worse in the morning', checkin !== null && checkin.noNextDayWorsening !== false),
  ];
  return { met: criteria.every(({ met }) => met), criteria };
};

/**
 * True when the ladder opens on the newest of the given days (PGM-06, PGM-07): the hand-over rule is met, the injury is
 * settled, and there is no exclusion and no limp. A bone site also requires no tenderness, 5 consecutive pain-free
 * check-in days and a clinician's agreement.
 */
export const opensLadder = (days: readonly DayAssessment[], injury: Injury): boolean => {
  const newest = days.at(-1);
  if (!newest || newest.exclusion || newest.isUnsettled || newest.checkin.limp === true) return false;
  if (!handoverOf(newest.checkin, injury).met) return false;
  if (!newest.isBone) return true;
  const painFree = countTrailing(days, ({ checkin }) => checkin.pain === 0);
  return newest.checkin.tendernessToTouch !== true && painFree >= PAIN_FREE_DAYS && injury.clinicianCleared === true;
};
