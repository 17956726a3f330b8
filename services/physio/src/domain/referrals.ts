import type { PhysioFact } from '../messages/catalogue.ts';
import { isHighPain } from './dose.ts';
import { type DayFacts, inARow } from './facts.ts';
import { FINE } from './irritability.ts';
import type { LadderState } from './ladder/progress.ts';
import type { PhaseState } from './phases.ts';
import { gainedNothing } from './weekly.ts';

const TWICE = 2;
const HIGH_DAYS = 3;

/** The referrals to a clinician after these days, without a red flag, most urgent first (DOSE-20, PGM-21, TRIAGE-29 to TRIAGE-31). */
export const referralsOf = (days: readonly DayFacts[], phases: PhaseState, ladder: LadderState): PhysioFact[] => {
  const newest = days.at(-1);
  if (!newest) return [];
  const checkins = days.map(({ checkin }) => checkin);
  const isStuck = gainedNothing(newest.checkin, checkins, ladder.handedOverOn === null ? 0 : FINE);
  const rules: [boolean, PhysioFact][] = [
    [inARow(checkins, isHighPain) >= HIGH_DAYS, { code: 'referral.high_pain' }],
    [ladder.regressions.some((times) => times >= TWICE), { code: 'referral.ladder' }],
    [Object.values(phases.stepDowns).some((times) => times >= TWICE), { code: 'referral.steps' }],
    [isStuck, { code: 'referral.no_gain' }],
  ];
  return rules.filter(([applies]) => applies).map(([, fact]) => fact);
};
