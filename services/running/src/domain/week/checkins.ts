import { isPhysioCap, rawScore } from '@stridewell/contracts/web';
import type { CheckinDay, PhysioState } from '../records.ts';
import type { Checkin } from '../training/day-action.ts';

/** Score limit of the cap that the physio service sets while an injury is active (section A of the readiness page). */
const INJURY_CAP = 7.4;

/**
 * True if the physio service capped the score. Check-ins of earlier releases have no cap code. For those, it is true if
 * the score is 7.4, an injury is active and no answer sets such a cap.
 */
const isCappedByPhysio = ({ score, metrics, cap }: CheckinDay, physio: PhysioState | null): boolean => {
  if (cap?.code !== undefined) return isPhysioCap({ code: cap.code });
  const hasOwnCap = metrics.pain >= 3 || metrics.sleep === 1 || metrics.stress === 5;
  return score === INJURY_CAP && physio?.status === 'active' && !hasOwnCap;
};

/** Causes of a cap that forbid training on their day: danger in the notes, a safety hold and a warning sign. */
const CLOSING_CAPS: ReadonlySet<string> = new Set(['notes', 'hold', 'physio_red_flag']);

/** Converts a day's check-in to the form that the planning rules use. */
export const checkinOf = (day: CheckinDay, physio: PhysioState | null): Checkin => {
  const { score, metrics, illness = false, hasNotes = false } = day;
  const raw = rawScore(metrics);
  return {
    raw,
    score,
    metrics,
    hasNotes,
    isCapped: score < raw && !isCappedByPhysio(day, physio),
    isIll: illness,
    isClosed: CLOSING_CAPS.has(day.cap?.code ?? ''),
  };
};
