import type { PhysioFact } from '../messages/catalogue.ts';
import { countTrailing, type DayAssessment } from './day-assessment.ts';
import { isHighPain } from './dose.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import type { LadderState } from './ladder/progress.ts';
import type { PhaseState } from './phases.ts';
import { hasNoGain } from './weekly-trend.ts';

const TWICE = 2;
const HIGH_DAYS = 3;

/**
 * Returns referrals to a clinician that apply without a red flag, most urgent first (DOSE-20, PGM-21, TRIAGE-29 to
 * TRIAGE-31).
 */
export const referralsOf = (days: readonly DayAssessment[], phases: PhaseState, ladder: LadderState): PhysioFact[] => {
  const newest = days.at(-1);
  if (!newest) return [];
  const checkins = days.map(({ checkin }) => checkin);
  const isStuck = hasNoGain(newest.checkin, checkins, ladder.handedOverOn === null ? 0 : MAX_FINE_PAIN);
  const rules: [boolean, PhysioFact][] = [
    [countTrailing(checkins, isHighPain) >= HIGH_DAYS, { code: 'referral.high_pain' }],
    [ladder.regressions.some((times) => times >= TWICE), { code: 'referral.ladder' }],
    [Object.values(phases.stepDowns).some((times) => times >= TWICE), { code: 'referral.steps' }],
    [isStuck, { code: 'referral.no_gain' }],
  ];
  return rules.filter(([applies]) => applies).map(([, fact]) => fact);
};
