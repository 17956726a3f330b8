import { addDays } from '@stridewell/contracts/web';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import type { PhysioInputs } from '../domain/readiness/caps.ts';

/** Number of days, including the assessed one, in which an injury's newest physio check-in counts. */
const RECENT_DAYS = 14;

type Checkin = PhysioProjection['checkins'][number];

const isFlagged = ({ flags, redFlag }: Checkin): boolean => flags.length > 0 || redFlag === true;

/** The hand-over rule for one check-in. A check-in that breaks the rule fails even when `handoverMet` is not false. */
const meetsHandover = (checkin: Checkin): boolean =>
  checkin.handoverMet !== false && checkin.pain <= 2 && !isFlagged(checkin) && !checkin.worsening;

const ladderDone = ({ profile, gate }: PhysioProjection): boolean =>
  gate?.ladderFinished === true && gate.area === profile?.area;

/** True when a day is before the start of the injury. */
const isBefore = ({ since }: { since?: string | undefined }, date: string): boolean =>
  since !== undefined && date < since;

/**
 * True when an active injury is not cleared: its ladder is not finished, or its newest physio check-in of the last 14
 * days does not meet the hand-over rule. While no profile event has arrived, an area whose gate is not clear counts.
 */
const hasUnclearedInjury = (state: PhysioProjection, date: string): boolean => {
  const { profile, gate, checkins } = state;
  if (!profile) return gate !== null && gate.area !== null && gate.level !== 'clear';
  if (profile.area === null || profile.status === 'resolved' || isBefore(profile, date)) return false;
  if (!ladderDone(state)) return true;
  const newest = checkins.find((checkin) => checkin.date <= date && checkin.date > addDays(date, -RECENT_DAYS));
  return newest !== undefined && !meetsHandover(newest);
};

/** True when the gate allows no run on a day, from the day on which its level became stop. */
const isStopped = ({ profile, gate }: PhysioProjection, date: string): boolean =>
  gate?.level === 'stop' && profile?.status !== 'resolved' && date >= (gate.stoppedOn ?? date);

/** The physio inputs for one day: the physio check-in of exactly that date and the current injury. */
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
