import { addDays } from '@stridewell/contracts/web';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import type { PhysioState } from '../readiness/caps.ts';

/** Days, the judged one included, in which an injury's newest check-in still counts. */
const RECENT_DAYS = 14;

type Checkin = PhysioProjection['checkins'][number];

const isFlagged = ({ flags, redFlag }: Checkin): boolean => flags.length > 0 || redFlag === true;

/** The hand-over rule, as the check-in tells it; nothing that is seen to break it passes. */
const meetsHandover = (checkin: Checkin): boolean =>
  checkin.handoverMet !== false && checkin.pain <= 2 && !isFlagged(checkin) && !checkin.worsening;

const ladderDone = ({ profile, gate }: PhysioProjection): boolean =>
  gate?.ladderFinished === true && gate.area === profile?.area;

/** A day that came before the injury: nothing of it held anybody back then. */
const isBefore = ({ since }: { since?: string | undefined }, date: string): boolean =>
  since !== undefined && date < since;

/**
 * An active injury not cleared: its ladder is not finished, or its newest check-in of the last 14 days does not meet the
 * hand-over rule. As long as only the gate was told, an area that is not clear is one.
 */
const holdsBack = (state: PhysioProjection, date: string): boolean => {
  const { profile, gate, checkins } = state;
  if (!profile) return gate !== null && gate.area !== null && gate.level !== 'clear';
  if (profile.area === null || profile.status === 'resolved' || isBefore(profile, date)) return false;
  if (!ladderDone(state)) return true;
  const newest = checkins.find((checkin) => checkin.date <= date && checkin.date > addDays(date, -RECENT_DAYS));
  return newest !== undefined && !meetsHandover(newest);
};

/** The gate allows no run on a day: from the day on which it was stopped, for as long as it stays so. */
const isStopped = ({ profile, gate }: PhysioProjection, date: string): boolean =>
  gate?.level === 'stop' && profile?.status !== 'resolved' && date >= (gate.stoppedOn ?? date);

/** What the physio side says of one day: its check-in of that very date, and the injury as it stands. */
export const physioOn = (state: PhysioProjection | null, date: string): PhysioState => {
  if (!state) return {};
  const checkin = state.checkins.find((day) => day.date === date);
  return {
    redFlag: checkin ? isFlagged(checkin) : null,
    pain: checkin?.pain ?? null,
    worseNextDay: checkin?.worsening ?? null,
    activeInjury: holdsBack(state, date),
    runningStopped: isStopped(state, date),
  };
};
