import { addDays, daysBetween, type ProgrammePhase } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import { groinWaitsFor } from './back-to-clinician.ts';
import type { ConditionRules } from './conditions/types.ts';
import { areMet, isImpactCleared, lastSoreOn } from './criteria.ts';
import type { DayAssessment } from './day-assessment.ts';
import { HEAVY_DAYS } from './heavy-days.ts';
import { type SessionDay, sessionsIn } from './logged-sessions.ts';
import { isMorningAnswered, isSoreDay } from './morning.ts';
import type { CourseInputs } from './types.ts';

const WEEK = 7;
/** Number of clean check-ins required to leave a phase, and the number of days within which they must be made. */
const CLEAN_CHECKINS = 3;
const CLEAN_WITHIN = 10;
/** Maximum pain of those check-ins in phase 1 and in phase 2. */
const CALM_ENOUGH: Record<1 | 2, number> = { 1: 3, 2: 2 };
/** After a gap between check-ins longer than this, the runner goes back one phase. */
const LONG_GAP = 28;
/** Minimum number of sessions in a logged week of phase 1. In later phases it depends on the condition. */
const CALM_SESSIONS = 3;

/**
 * Fraction of the minimums that applies to a phase: half after a step down to it or, for the days, after a recurrence.
 */
interface Share {
  days: number;
  sessions: number;
}
const WHOLE: Share = { days: 1, sessions: 1 };
const HALF: Share = { days: 0.5, sessions: 0.5 };
const RECURRENCE: Share = { days: 0.5, sessions: 1 };

export interface PhaseState {
  phase: ProgrammePhase;
  phaseSince: string;
  /** Date on which phase 2 last began; null until then. */
  loadSince: string | null;
  /** Number of step-downs in this phase. */
  downs: number;
  share: Share;
  /** Number of step-downs in each phase since the runner last advanced from that phase. */
  stepDowns: Record<ProgrammePhase, number>;
}

/** The data on which the phases depend. */
export interface PhaseSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  days: readonly DayAssessment[];
  sessions: readonly SessionDay[];
}

/** The date from which an injury's days are counted. For a bone it is the date of its clearance. */
export const startOf = ({ injury }: Pick<CourseInputs, 'injury'>): string => {
  const cleared = injury.condition === 'bone_stress' ? (injury.cleared?.date ?? null) : null;
  return cleared !== null && cleared > injury.since ? cleared : injury.since;
};

/** Minimum days and sessions of a phase, after applying its fraction; null for phase 3, which has none. */
export const minimumsOf = (
  { minimums }: ConditionRules,
  { phase, share }: Pick<PhaseState, 'phase' | 'share'>,
): { days: number; sessions: number } | null =>
  phase === 3
    ? null
    : {
        days: Math.ceil(minimums[phase].days * share.days),
        sessions: Math.ceil(minimums[phase].sessions * share.sessions),
      };

/** Number of sessions of the phase that are counted towards its minimum: in phase 2 only the heavy ones. */
export const sessionsOfPhase = (
  { phase, phaseSince }: Pick<PhaseState, 'phase' | 'phaseSince'>,
  sessions: readonly SessionDay[],
  date: string,
): number => sessionsIn(sessions, phaseSince, date, phase !== 1);

/** True if a full week of the phase is valid: it has enough sessions, and no day on which the dose decreased. */
const isLoggedWeek = (
  { rules, days, sessions }: PhaseSubject,
  phase: ProgrammePhase,
  [from, to]: readonly [string, string],
): boolean => {
  const needed = phase === 1 ? CALM_SESSIONS : Math.min(rules.sessionsAWeek, HEAVY_DAYS[phase]);
  if (sessionsIn(sessions, from, to, phase !== 1) < needed) return false;
  return !days.some((day) => day.date >= from && day.date <= to && (day.isWorse || day.stepsDown > 0));
};

/**
 * Logged week of the phase on a date, from 1. It is one more than the number of valid full weeks since the phase began,
 * minus the step-downs, and it determines the dose of the exercises.
 */
export const stepOf = (subject: PhaseSubject, state: PhaseState, date: string): number => {
  const weeks = Math.floor(Math.max(0, daysBetween(state.phaseSince, date)) / WEEK);
  const counted = Array.from({ length: weeks }, (_, week) => week).filter((week) => {
    const from = addDays(state.phaseSince, week * WEEK);
    return isLoggedWeek(subject, state.phase, [from, addDays(from, WEEK - 1)]);
  }).length;
  return Math.max(1, 1 + counted - state.downs);
};

const enter = (state: PhaseState, phase: ProgrammePhase, date: string, share: Share): PhaseState => ({
  ...{ phase, phaseSince: date, share, downs: 0, stepDowns: state.stepDowns },
  loadSince: phase === 2 ? date : state.loadSince,
});

const before = (phase: ProgrammePhase): ProgrammePhase => (phase === 3 ? 2 : 1);

/** Decreases the step. From the first step of a phase it returns to the previous phase, with half its minimums. */
const stepDown = (subject: PhaseSubject, state: PhaseState, day: DayAssessment): PhaseState => {
  const { phase } = state;
  const counted = { ...state, stepDowns: { ...state.stepDowns, [phase]: state.stepDowns[phase] + 1 } };
  const step = stepOf(subject, state, day.date);
  if (phase > 1 && step - day.stepsDown < 1) return enter(counted, before(phase), day.date, HALF);
  return { ...counted, downs: state.downs + Math.min(day.stepsDown, step - 1) };
};

/** True if the newest three check-ins are clean and none of them is older than ten days. */
const areClean = (days: readonly DayAssessment[], phase: 1 | 2): boolean => {
  const newest = days.slice(-CLEAN_CHECKINS);
  const [first, last] = [newest[0], newest.at(-1)];
  if (newest.length < CLEAN_CHECKINS || !first || !last) return false;
  return (
    daysBetween(first.date, last.date) <= CLEAN_WITHIN &&
    newest.every(
      ({ checkin, isBoneSore, isRedFlag, isWorse }) =>
        !isRedFlag &&
        !isWorse &&
        !isBoneSore &&
        isMorningAnswered(checkin) &&
        !isSoreDay(checkin) &&
        checkin.pain <= CALM_ENOUGH[phase],
    )
  );
};

/** The calm check-ins that are still missing for leaving the phase. Empty if there are enough, and in phase 3. */
export const missingCalm = (days: readonly DayAssessment[], phase: ProgrammePhase): PhysioFact[] => {
  const newest = days.at(-1);
  if (phase === 3 || newest === undefined || areClean(days, phase)) return [];
  const pain = newest.isBone ? 0 : CALM_ENOUGH[phase];
  return [{ code: 'missing.calm', values: { checkins: CLEAN_CHECKINS, pain } }];
};

/** Number of days after pain at a stress injury during which no phase starts. */
const BONE_DAYS = 14;

/**
 * The reason why the next phase stays closed regardless of its tests: bone pain in the last few days, a doctor's
 * permission that is required again after it, or a groin that must be examined again.
 */
export const waitsFor = (
  inputs: PhaseSubject['inputs'],
  days: readonly DayAssessment[],
  date: string,
): PhysioFact | null => {
  const { injury } = inputs;
  if (groinWaitsFor(inputs, days, date) !== null) return { code: 'missing.groin' };
  const sore = lastSoreOn(days);
  if (injury.condition !== 'bone_stress' || sore === null) return null;
  if (daysBetween(sore, date) < BONE_DAYS) return { code: 'missing.pain_free', values: { days: BONE_DAYS } };
  const isAsked = (injury.cleared?.impact ?? null) !== null && !isImpactCleared(injury, days, date);
  return isAsked ? { code: 'missing.impact' } : null;
};

/** True if the runner may leave the phase on the day of a check-in: minimums, tests and clean check-ins are all met. */
const opensNext = (subject: PhaseSubject, state: PhaseState, days: readonly DayAssessment[]): boolean => {
  const { inputs, rules, sessions } = subject;
  const { phase, phaseSince, loadSince } = state;
  const day = days.at(-1);
  const minimums = minimumsOf(rules, state);
  if (!day || phase === 3 || minimums === null || day.exclusion !== null) return false;
  if (day.flare.since !== null || day.wasHourOutside || waitsFor(inputs, days, day.date) !== null) return false;
  return (
    daysBetween(phaseSince, day.date) >= minimums.days &&
    // A session of this day comes after its check-in, so it must not start the phase when the day is replayed later.
    sessionsOfPhase(state, sessions, addDays(day.date, -1)) >= minimums.sessions &&
    areClean(days, phase) &&
    areMet(rules.exits[phase], { inputs, days, date: day.date, since: phaseSince, loadSince })
  );
};

const onward = (subject: PhaseSubject, state: PhaseState, days: readonly DayAssessment[], date: string): PhaseState => {
  if (!opensNext(subject, state, days)) return state;
  const { phase } = state;
  const next = phase === 1 ? 2 : 3;
  return enter({ ...state, stepDowns: { ...state.stepDowns, [phase]: 0 } }, next, date, WHOLE);
};

const start = ({ inputs }: PhaseSubject): PhaseState => ({
  ...{ phase: 1, phaseSince: startOf(inputs), loadSince: null, downs: 0 },
  share: inputs.injury.priorOf === null ? WHOLE : RECURRENCE,
  stepDowns: { 1: 0, 2: 0, 3: 0 },
});

/** Computes the phase by replaying all check-ins, and returns its state after each of them, ascending. */
export const phasesByDay = (subject: PhaseSubject): PhaseState[] => {
  let state = start(subject);
  return subject.days.map((day, at) => {
    const earlier = subject.days[at - 1];
    if (earlier && daysBetween(earlier.date, day.date) > LONG_GAP && state.phase > 1)
      state = enter(state, before(state.phase), day.date, WHOLE);
    else if (day.stepsDown > 0) state = stepDown(subject, state, day);
    else state = onward(subject, state, subject.days.slice(0, at + 1), day.date);
    return state;
  });
};

/** Returns the newest phase state, or the state at the start of the injury if there is no check-in. */
export const newestPhase = (subject: PhaseSubject, states: readonly PhaseState[]): PhaseState =>
  states.at(-1) ?? start(subject);
