import type { PhysioFact } from '../messages/catalogue.ts';
import type { PhysioCode } from '../messages/messages.ts';
import { asksForImpact, groinWaitsFor, isBackToDoctor } from './back-to-clinician.ts';
import { type ConditionRules, isTestCriterion } from './conditions/types.ts';
import { morningMedian } from './criteria.ts';
import type { DayAssessment } from './day-assessment.ts';
import { isHighPain, stopsRunning } from './dose.ts';
import { isRestriction } from './exclusions/exclusions.ts';
import type { GrabWait } from './grab.ts';
import { injuryDay, isBoneResting, isOldEnough } from './handover.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import type { LadderState } from './ladder/progress.ts';
import { limitsOf } from './limits.ts';
import type { PhaseState } from './phases.ts';
import { painfulGateTests } from './tests/painful-gate-tests.ts';
import type { CourseGate, CourseInputs, Exclusion, ExclusionId, Injury } from './types.ts';

export interface GateSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  days: readonly DayAssessment[];
  phase: PhaseState;
  isRedFlag: boolean;
  /** True if a session ended with a sign that requires the safety questions. */
  isSessionStop: boolean;
  exclusion: Exclusion | null;
  ladder: LadderState;
  /** The conditions for running again after a new sudden pain in a strained muscle; null if there was none. */
  grab: GrabWait | null;
}

const stop = (code: PhysioCode): CourseGate => ({ level: 'stop', reason: { code } });
const walk = (code: PhysioCode, values: PhysioFact['values'] = {}): CourseGate => ({
  level: 'walk',
  reason: { code, ...(Object.keys(values).length > 0 && { values }) },
});
const clear = (code: PhysioCode): CourseGate => ({ level: 'clear', reason: { code } });

/** Reasons for exclusions that an examination cannot end. Each states who to ask about running. */
const EXCLUSION_REASONS: Partial<Record<ExclusionId, PhysioCode>> = {
  minor: 'gate.minor',
  pregnancy: 'gate.pregnancy',
  surgery: 'gate.surgery',
};

/** Returns the gate that forbids running, with its reason; null if running is not forbidden. */
const stopped = (subject: GateSubject): CourseGate | null => {
  const { inputs, rules, days, isRedFlag, isSessionStop, exclusion } = subject;
  const newest = days.at(-1);
  if (exclusion?.id === 'urgent_triage') return stop('gate.urgent');
  if (isSessionStop) return stop('gate.session_stop');
  if (newest?.isCauda) return stop('gate.cauda');
  if (isRedFlag) return stop('gate.red_flag');
  if (exclusion && isRestriction(exclusion)) return stop(EXCLUSION_REASONS[exclusion.id] ?? 'gate.excluded');
  if (!newest) return null;
  if (isHighPain(newest.checkin)) return stop('gate.high_pain');
  if (newest.isSuspected) return stop('gate.sign');
  if (newest.isBoneSore || (newest.isBone && newest.isUnsettled)) return stop('gate.bone');
  if (isBoneResting(rules, days)) return stop('gate.bone_rest');
  if (isBackToDoctor(subject)) return stop('gate.bone_again');
  const groin = groinWaitsFor(inputs, days, inputs.today);
  if (groin) return stop(`gate.groin_${groin}`);
  return stopsRunning(newest) ? stop('gate.sore') : null;
};

/** A healed injury forbids running only if its newest check-in has a warning sign or strong pain. */
const stoppedHealed = ({ days, isRedFlag }: GateSubject): CourseGate | null => {
  const newest = days.at(-1);
  if (isRedFlag) return stop('gate.red_flag');
  return newest && isHighPain(newest.checkin) ? stop('gate.high_pain') : null;
};

/** True at a site with the bone rule that no clinician has examined. */
const isUnseen = ({ clinicianCleared, cleared }: Injury, days: readonly DayAssessment[]): boolean =>
  days.at(-1)?.isBone === true && clinicianCleared !== true && cleared === null;

/** Returns the gate for pain above the tissue's limit for a run (section 1.5), or null within the limit. */
const hurting = ({ condition }: Injury, { checkin: { pain }, isBone }: DayAssessment): CourseGate | null => {
  const { run: limit } = limitsOf(condition, isBone);
  if (pain <= limit) return null;
  return limit === 0 ? walk('gate.pain_free') : walk('gate.pain', { pain, limit });
};

/**
 * Returns the gate for mornings if the median of the last seven is above the run gate's limit (sections 1.7 and 1.11).
 * Null within the limit and for conditions without one.
 */
const sorerMornings = ({ runGate }: ConditionRules, days: readonly DayAssessment[]): CourseGate | null => {
  const rule = runGate.find((one) => !isTestCriterion(one) && one.rule === 'morning_median');
  const median = morningMedian(days);
  if (rule === undefined || !('max' in rule) || median === null || median <= rule.max) return null;
  return walk('gate.mornings', { pain: Math.ceil(median), max: rule.max });
};

/**
 * Returns the gate after a new sudden pain in a strained muscle. Null if there was none, and while the ladder could not
 * be open anyway.
 */
const grabbed = (subject: GateSubject): CourseGate | null => {
  const { grab, inputs } = subject;
  if (grab === null || !isOldEnough(subject, inputs.today)) return null;
  return grab.testsSince === null ? walk('gate.grab', { days: grab.daysLeft }) : walk('gate.grab_test');
};

/** Returns the gate that allows only walking at any ladder stage, with its reason, or null if it does not apply. */
const walking = (subject: GateSubject): CourseGate | null => {
  const { inputs, rules, days, exclusion } = subject;
  const newest = days.at(-1);
  if (exclusion) return walk('gate.safety');
  if (!newest) return walk('gate.checkin');
  const { checkin, isUnsettled, isWorse, isIntoLeg, flare, isAgainstImpact } = newest;
  if (isWorse || checkin.noNextDayWorsening === false) return walk('gate.worse');
  const grab = grabbed(subject);
  if (grab) return grab;
  if (flare.since !== null) return walk('gate.flare');
  if (isIntoLeg) return walk('gate.leg');
  if (isUnsettled) return walk('gate.unsettled');
  if (asksForImpact(subject)) return walk('gate.impact_again');
  if (checkin.limp === true) return walk('gate.limp');
  if (isAgainstImpact) return walk(isUnseen(inputs.injury, days) ? 'gate.clinician' : 'gate.impact');
  if (painfulGateTests(inputs, rules, days, inputs.today).length > 0) return walk('gate.test_pain');
  return (
    hurting(inputs.injury, newest) ??
    sorerMornings(rules, days) ??
    (checkin.walkRunTolerance ? null : walk('gate.walk_run'))
  );
};

const onLadder = ({ stage }: LadderState): CourseGate => ({
  level: 'ladder',
  stage,
  reason: { code: 'gate.ladder', values: { stage } },
});

/** The reason why the ladder has not opened yet. */
const notYet = ({ inputs, rules, days, phase }: GateSubject): CourseGate => {
  const { injury, today } = inputs;
  if (isUnseen(injury, days)) return walk('gate.clinician');
  if (phase.phase < rules.ladder.phase) return walk('gate.phase', { phase: rules.ladder.phase });
  const day = injuryDay(inputs, today);
  if (day < rules.ladder.fromDay) return walk('gate.day', { days: rules.ladder.fromDay - day });
  return walk('gate.criteria');
};

/**
 * Computes how much running the injury allows, based on the newest check-in from any day. A red flag or pain above 6
 * applies until a newer check-in, even after the injury has healed. A finished ladder allows all running at pain up to
 * 2, and its last stage at pain 3 to 5. After a step back to an earlier phase the ladder waits.
 */
export const gateOf = (subject: GateSubject): CourseGate => {
  const { inputs, days, ladder } = subject;
  if (inputs.injury.status === 'resolved') return stoppedHealed(subject) ?? clear('gate.healed');
  const restriction = stopped(subject) ?? walking(subject);
  if (restriction) return restriction;
  if (ladder.isWaiting) return walk('gate.gap');
  const newest = days.at(-1);
  if (ladder.handedOverOn === null || !isOldEnough(subject, inputs.today)) return notYet(subject);
  const isOpen = ladder.isFinished && ladder.confirmFrom === null;
  if (isOpen && newest && newest.checkin.pain <= MAX_FINE_PAIN) return clear('gate.finished');
  return onLadder(ladder);
};
