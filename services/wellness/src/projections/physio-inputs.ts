import { addDays } from '@stridewell/contracts/web';
import { injuryStatusOf, type PhysioProjection } from '@stridewell/kit/projections/physio-state';
import type { PhysioInputs } from '../domain/readiness/caps.ts';

/** Number of days, up to and including the assessed date, within which the newest physio check-in is used. */
const RECENT_DAYS = 14;

type Checkin = PhysioProjection['checkins'][number];

const isFlagged = ({ flags, redFlag }: Checkin): boolean => flags.length > 0 || redFlag === true;

/**
 * True if a physio check-in meets the hand-over rule. The check-in's own values must meet the rule even if
 * `handoverMet` is not false.
 */
const meetsHandover = (checkin: Checkin): boolean =>
  checkin.handoverMet !== false && checkin.pain <= 2 && !isFlagged(checkin) && !checkin.worsening;

const ladderDone = ({ profile, gate }: PhysioProjection): boolean =>
  gate?.ladderFinished === true && gate.area === profile?.area;

/** True if a date is before the start of the injury. */
const isBefore = ({ since }: { since?: string | undefined }, date: string): boolean =>
  since !== undefined && date < since;

/** True if the physio gate allows no running on a date. This applies from the date on which its level became stop. */
const isStopped = ({ gate }: PhysioProjection, date: string): boolean =>
  gate?.level === 'stop' && date >= (gate.stoppedOn ?? date);

/**
 * True if the runner has an active injury that is not cleared: its return-to-run ladder is not finished, or the newest
 * physio check-in of the last 14 days does not meet the hand-over rule. If no profile event has been received yet, an
 * injured area is treated as an injury unless its gate level is clear.
 */
const hasUnclearedInjury = (state: PhysioProjection, date: string): boolean => {
  const { profile, gate, checkins } = state;
  if (!profile) return gate !== null && gate.area !== null && gate.level !== 'clear';
  if (profile.area === null || injuryStatusOf(state) === 'resolved') return false;
  // The profile's injury has healed: the gate belongs to another injury, or to one that hurts again.
  if (profile.status === 'resolved') return gate?.level !== 'stop' || isStopped(state, date);
  if (isBefore(profile, date)) return false;
  if (!ladderDone(state)) return true;
  const newest = checkins.find((checkin) => checkin.date <= date && checkin.date > addDays(date, -RECENT_DAYS));
  return newest !== undefined && !meetsHandover(newest);
};

/** Returns the physio data for one date: the physio check-in of exactly that date and the state of the injury. */
export const physioInputsOn = (state: PhysioProjection | null, date: string): PhysioInputs => {
  if (!state) return {};
  const checkin = state.checkins.find((day) => day.date === date);
  return {
    redFlag: checkin ? isFlagged(checkin) : null,
    pain: checkin?.pain ?? null,
    worseNextDay: checkin?.worsening ?? null,
    activeInjury: hasUnclearedInjury(state, date),
    runningStopped: isStopped(state, date),
  };
};
