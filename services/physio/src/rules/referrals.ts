import { isHighPain } from './dose.ts';
import { type DayFacts, inARow } from './facts.ts';
import { FINE } from './irritability.ts';
import type { LadderState } from './ladder/progress.ts';
import type { PhaseState } from './phases.ts';
import { gainedNothing } from './weekly.ts';

const TWICE = 2;
const HIGH_DAYS = 3;

/** Fixed sentences that refer to a clinician without a red flag (DOSE-20, PGM-21, TRIAGE-29 to TRIAGE-31). */
export const REFERRALS = {
  highPain: 'Pain has been above 6 for three days: see a doctor or a physiotherapist.',
  ladder: 'The same stage of the ladder has sent you back twice: let a physiotherapist look at it in person.',
  steps: 'The dose has gone down twice in this phase: let a physiotherapist look at it in person.',
  noGain: 'No gain over three weeks: let a physiotherapist look at it in person.',
} as const;

/** The referrals after these days, most urgent first; one sentence each. */
export const referralsOf = (days: readonly DayFacts[], phases: PhaseState, ladder: LadderState): string[] => {
  const newest = days.at(-1);
  if (!newest) return [];
  const checkins = days.map(({ checkin }) => checkin);
  const isStuck = gainedNothing(newest.checkin, checkins, ladder.handedOverOn === null ? 0 : FINE);
  return [
    ...(inARow(checkins, isHighPain) >= HIGH_DAYS ? [REFERRALS.highPain] : []),
    ...(ladder.regressions.some((times) => times >= TWICE) ? [REFERRALS.ladder] : []),
    ...(Object.values(phases.stepDowns).some((times) => times >= TWICE) ? [REFERRALS.steps] : []),
    ...(isStuck ? [REFERRALS.noGain] : []),
  ];
};
