import type { Gate } from '@stridewell/contracts/web';
import { isHighPain, isIrritableRow } from './dose.ts';
import type { DayFacts } from './facts.ts';
import { FINE } from './irritability.ts';
import type { LadderState } from './ladder/progress.ts';
import type { Exclusion, Injury } from './types.ts';

/** Inputs of the gate. */
export interface GateSubject {
  injury: Injury;
  newest: DayFacts | undefined;
  isRedFlag: boolean;
  exclusion: Exclusion | null;
  ladder: LadderState;
}

const stop = (reason: string): Gate => ({ level: 'stop', reason });
const walk = (reason: string): Gate => ({ level: 'walk', reason });

/** Reasons for exclusions that no examination can end: they name who to settle running with. */
const EXCLUSION_REASONS: Readonly<Record<string, string>> = {
  minor: 'Stridewell gives no running plan under 18: talk to a parent or guardian and a doctor or physiotherapist.',
  pregnancy:
    'Stridewell gives no running plan in pregnancy or in the first 12 weeks after a birth: talk to your midwife or doctor.',
  surgery:
    'Stridewell gives no running plan in the first six months after an operation: talk to your surgeon, doctor or physiotherapist.',
};

/** Reasons for no running at all. */
const stopped = ({ newest, isRedFlag, exclusion }: GateSubject): Gate | null => {
  if (isRedFlag) return stop('Both coaches pause until you check in without red flags.');
  if (exclusion)
    return stop(EXCLUSION_REASONS[exclusion.id] ?? 'No running until a doctor or physiotherapist has looked at it.');
  if (!newest) return null;
  if (isHighPain(newest.checkin)) return stop('No running while pain is above 6.');
  if (newest.isBone && (newest.checkin.pain > 0 || newest.isUnsettled))
    return stop('No running while it hurts at all: with this kind of pain you run only when it is pain-free.');
  return isIrritableRow(newest) ? stop('No running while it is this sore.') : null;
};

/** Reasons for walking only, at any stage. */
const walking = ({ newest }: GateSubject): Gate | null => {
  if (!newest) return walk('Walking only until you check in.');
  const { checkin, isUnsettled } = newest;
  if (checkin.noNextDayWorsening === false) return walk('Walking only: worse this morning.');
  if (isUnsettled) return walk('Walking only until it has settled.');
  if (checkin.limp === true) return walk('Walking only, and only as far as you can without limping.');
  return checkin.walkRunTolerance ? null : walk('Walking only until walking and running feel fine.');
};

const onLadder = ({ stage }: LadderState): Gate => ({
  level: 'ladder',
  stage,
  reason: `Your runs are stage ${stage} of the walk-run ladder.`,
});

/**
 * How much running the injury allows. Follows the newest check-in of any day: its red flag or pain above 6 applies
 * until a newer check-in. A finished ladder allows all running while pain is at most 2, and its last stage at pain 3 to
 * 5.
 */
export const gateOf = (subject: GateSubject): Gate => {
  const { injury, newest, ladder } = subject;
  if (injury.status === 'resolved') return { level: 'clear', reason: 'This injury is marked as healed.' };
  const restriction = stopped(subject) ?? walking(subject);
  if (restriction) return restriction;
  if (ladder.isFinished && newest && newest.checkin.pain <= FINE)
    return { level: 'clear', reason: 'You have finished the walk-run ladder: your plan has its normal runs again.' };
  if (ladder.handedOverOn !== null) return onLadder(ladder);
  return newest?.isBone && injury.clinicianCleared !== true
    ? walk('Walking only until a clinician has seen it; note in your profile when they have agreed.')
    : walk('Walking only until the start criteria of the walk-run ladder are met.');
};
