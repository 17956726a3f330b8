import type { PhysioCode } from '../messages/messages.ts';
import type { DayAssessment } from './day-assessment.ts';
import { isHighPain, stopsRunning } from './dose.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import type { LadderState } from './ladder/progress.ts';
import type { CourseGate, Exclusion, ExclusionId, Injury } from './types.ts';

export interface GateSubject {
  injury: Injury;
  newest: DayAssessment | undefined;
  isRedFlag: boolean;
  exclusion: Exclusion | null;
  ladder: LadderState;
}

const stop = (code: PhysioCode): CourseGate => ({ level: 'stop', reason: { code } });
const walk = (code: PhysioCode): CourseGate => ({ level: 'walk', reason: { code } });
const clear = (code: PhysioCode): CourseGate => ({ level: 'clear', reason: { code } });

/** Reasons for exclusions that an examination cannot end. Each names who to ask about running. */
const EXCLUSION_REASONS: Partial<Record<ExclusionId, PhysioCode>> = {
  minor: 'gate.minor',
  pregnancy: 'gate.pregnancy',
  surgery: 'gate.surgery',
};

/** Returns the gate that forbids running, with its reason; null when running is not forbidden. */
const stopped = ({ newest, isRedFlag, exclusion }: GateSubject): CourseGate | null => {
  if (isRedFlag) return stop('gate.red_flag');
  if (exclusion) return stop(EXCLUSION_REASONS[exclusion.id] ?? 'gate.excluded');
  if (!newest) return null;
  if (isHighPain(newest.checkin)) return stop('gate.high_pain');
  if (newest.isBone && (newest.checkin.pain > 0 || newest.isUnsettled)) return stop('gate.bone');
  return stopsRunning(newest) ? stop('gate.sore') : null;
};

/**
 * Returns the gate that allows only walking, whatever the ladder stage, with its reason; null when it does not apply.
 */
const walking = ({ newest }: GateSubject): CourseGate | null => {
  if (!newest) return walk('gate.checkin');
  const { checkin, isUnsettled } = newest;
  if (checkin.noNextDayWorsening === false) return walk('gate.worse');
  if (isUnsettled) return walk('gate.unsettled');
  if (checkin.limp === true) return walk('gate.limp');
  return checkin.walkRunTolerance ? null : walk('gate.walk_run');
};

const onLadder = ({ stage }: LadderState): CourseGate => ({
  level: 'ladder',
  stage,
  reason: { code: 'gate.ladder', values: { stage } },
});

/**
 * Computes how much running the injury allows, based on the newest check-in from any day. A red flag or pain above 6
 * applies until a newer check-in. A finished ladder allows all running at pain up to 2, and its last stage at pain 3 to
 * 5.
 */
export const gateOf = (subject: GateSubject): CourseGate => {
  const { injury, newest, ladder } = subject;
  if (injury.status === 'resolved') return clear('gate.healed');
  const restriction = stopped(subject) ?? walking(subject);
  if (restriction) return restriction;
  if (ladder.isFinished && newest && newest.checkin.pain <= MAX_FINE_PAIN) return clear('gate.finished');
  if (ladder.handedOverOn !== null) return onLadder(ladder);
  return newest?.isBone && injury.clinicianCleared !== true ? walk('gate.clinician') : walk('gate.criteria');
};
