import { daysBetween } from '@stridewell/contracts/web';
import type { ConditionRules } from '../conditions/types.ts';
import type { DayAssessment } from '../day-assessment.ts';
import { meetsRunGate, opensLadder } from '../handover.ts';
import { doneDaysOf } from '../injury-days.ts';
import { limitsOf } from '../limits.ts';
import { isMorningAnswered } from '../morning.ts';
import type { PhaseState } from '../phases.ts';
import type { CourseInputs, TrainingDay } from '../types.ts';
import { activeDatesOf, GAP_DAYS, gapBetween, LONG_GAP_DAYS } from './gaps.ts';
import { cleanNeeded as neededAt } from './rules.ts';
import { missingTime, type RunDay, runDaysOf } from './run-days.ts';
import { lengthOf } from './session-length.ts';
import {
  isFlareAfter,
  isUnanswered,
  type LadderSession,
  resultOf,
  type SessionContext,
  type SessionResult,
  sessionsOf,
} from './sessions.ts';
import { LAST_STAGE, stageAt } from './stages.ts';

const FAILS_BACK = 2;
/** Number of days for which a stage of the first edition is remembered. */
const REMEMBERED_DAYS = 28;

/** The reason why a runner goes back a stage: pain during the run, a bone that hurt, a flare-up, or the morning. */
export type BackCause = 'run' | 'bone' | 'flare' | 'morning';

/** Result of the newest ladder session that a later check-in has already evaluated. */
export interface SettledSession {
  result: SessionResult;
  pain: number | null;
  /** Date of the check-in that evaluated the session. */
  on: string;
  /** True if that check-in answers that the morning was as usual. */
  wasUsual: boolean;
  movedBack: boolean;
  /** The cause of a step back, unless it was the morning. */
  cause?: BackCause;
  /** True if the run is not included because its pain or the morning after it was not answered. */
  isUnanswered?: boolean;
  /** Minutes of a session that was too long for its stage to be included, and maximum minutes of the stage. */
  tooLong?: { minutes: number; most: number };
  /** True for a session that was recorded as a walk. */
  isWalk?: boolean;
}

export interface LadderState {
  handedOverOn: string | null;
  stage: number;
  clean: number;
  /**
   * Number of consecutive failed sessions at the current stage. A session without answers does not interrupt the count.
   */
  fails: number;
  isFinished: boolean;
  /** Date of the check-in that confirmed the last stage; null until then. */
  finishedOn: string | null;
  /** Number of times the runner went back from each stage since the start of the injury. */
  regressions: readonly number[];
  lastResult: SettledSession | null;
  /** Date on which the ladder last ended because the runner went back below its first stage; null if it never did. */
  endedOn: string | null;
  /** Date on which the current stage was reached; null before the hand-over. */
  stageSince: string | null;
  /**
   * Date of the check-in after a gap that followed the last stage, kept until one calm run after it; null otherwise.
   */
  confirmFrom: string | null;
  /**
   * True after a gap until the run-gate tests are valid again. Until then no run may be started, and none is included.
   */
  isWaiting: boolean;
}

/** The data on which the replay of the ladder depends. There is one phase for each check-in: the phase after it. */
export interface LadderSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  days: readonly DayAssessment[];
  phases: readonly PhaseState[];
}

/** Number of clean sessions required to leave a stage (section 1.1 of the domain page). */
export const cleanNeeded = (
  { inputs, rules }: Pick<LadderSubject, 'inputs' | 'rules'>,
  stage: number,
  isBone: boolean,
): number => neededAt(rules, stage, { isBone, isRecurrence: inputs.injury.priorOf !== null, runner: inputs.runner });

const atStage = (state: LadderState, stage: number, on: string): LadderState => ({
  ...state,
  ...{ stage, clean: 0, fails: 0, stageSince: on },
});

/** Moves the runner back one stage. Below stage 1, the ladder ends until the hand-over rule is met again. */
const back = (state: LadderState, on: string): LadderState => {
  const regressions = Array.from(
    { length: LAST_STAGE + 1 },
    (_, stage) => (state.regressions[stage] ?? 0) + (stage === state.stage ? 1 : 0),
  );
  const next = atStage({ ...state, regressions }, Math.max(0, state.stage - 1), on);
  return state.stage > 1 ? next : { ...next, handedOverOn: null, endedOn: on, stageSince: null };
};

const apply = (state: LadderState, result: SessionResult, needed: number, on: string): LadderState => {
  const clean = state.clean + (result === 'clean' ? 1 : 0);
  const fails = result === 'clean' ? 0 : state.fails + (result === 'fail' ? 1 : 0);
  const counted = { ...state, clean, fails };
  if (result === 'worse' || fails >= FAILS_BACK) return back(counted, on);
  // Stage 0 is the entry test, which has a separate rule for advancing.
  if (state.stage === 0 || clean < needed) return counted;
  return state.stage === LAST_STAGE
    ? { ...counted, isFinished: true, finishedOn: on }
    : atStage(counted, state.stage + 1, on);
};

/**
 * After pain at a stress injury the runner goes back a stage, even if the pain came in an exercise session or on a day
 * without a run. Only the first of several sore days has this effect.
 */
const afterBonePain = (
  { rules }: LadderSubject,
  state: LadderState,
  { day, before, isMovedBack }: { day: DayAssessment; before: DayAssessment | undefined; isMovedBack: boolean },
): LadderState => {
  const isNew = day.isBoneSore && before?.isBoneSore !== true;
  if (rules.ladder.variant !== 'bone' || !isNew || isMovedBack) return state;
  if (state.handedOverOn === null || state.stage === 0) return state;
  const next = { ...back(state, day.date), isFinished: false };
  return {
    ...next,
    lastResult: { result: 'worse', pain: day.mostPain, on: day.date, wasUsual: false, movedBack: true, cause: 'bone' },
  };
};

/** Sessions that a check-in evaluates, each with whether it kept the minimum time to the run before. */
interface Waiting {
  session: LadderSession;
  isSpaced: boolean;
}

const causeOf = (session: LadderSession, context: Omit<SessionContext, 'isLast'>): BackCause => {
  const { isBoneSore, isWorse } = context.next;
  if (isBoneSore) return 'bone';
  if (isFlareAfter(session, context)) return session.pain === null ? 'flare' : 'run';
  return isWorse ? 'morning' : 'flare';
};

/** The fields of a result for a session that was too long for its stage. */
const tooLongOf = ({ stage, minutes, isWalk }: LadderSession): Pick<SettledSession, 'tooLong'> =>
  minutes === null || lengthOf({ stage, minutes, isWalk }) === 'as_planned'
    ? {}
    : { tooLong: { minutes, most: stageAt(stage).minutes } };

/** Uses the given check-in to evaluate the sessions that have no result yet. Sessions at other stages are ignored. */
const settle = (
  subject: LadderSubject,
  state: LadderState,
  waiting: readonly Waiting[],
  context: Omit<SessionContext, 'isLast'>,
): LadderState => {
  const { date, isBone, isWorse, checkin } = context.next;
  const wasUsual = checkin.noNextDayWorsening === true && !isWorse;
  const needed = cleanNeeded(subject, state.stage, isBone);
  const atThisStage = waiting.filter(({ session }) => session.stage === state.stage);
  return atThisStage.reduce((current, { session, isSpaced }, at) => {
    if (current.stage !== state.stage || current.handedOverOn === null || current.isFinished) return current;
    const judged = resultOf(session, { ...context, isLast: at === atThisStage.length - 1 });
    // A run too soon after the last one, or during a flare-up, can move the runner back but not forward.
    const mayCount = isSpaced && !state.isWaiting && (context.before?.flare.since ?? null) === null;
    const result = judged === 'clean' && !mayCount ? 'done' : judged;
    const next = apply(current, result, needed, date);
    const movedBack = next.stage < state.stage || next.handedOverOn === null;
    const unanswered = result === 'done' && isUnanswered(session, context.next);
    const cause = causeOf(session, context);
    const lastResult = { result, pain: session.pain, on: date, wasUsual, movedBack, cause, isUnanswered: unanswered };
    return { ...next, lastResult: { ...lastResult, ...tooLongOf(session), isWalk: session.isWalk } };
  }, state);
};

const ENTRY_TIMES = 2;
const ENTRY_WALK_MINUTES = 30;

/** True for a walk of the entry test. A run is not one, and neither is a day whose sport is unknown. */
const isWalk = ({ status, minutes, ladderStage, sport = 'walk' }: TrainingDay): boolean =>
  status === 'done' &&
  sport === 'walk' &&
  (ladderStage === 0 || (ladderStage === null && (minutes ?? 0) >= ENTRY_WALK_MINUTES));

/**
 * True if the entry test (stage 0) is passed: walk/run tolerance in two check-ins, or two completed walks of 30
 * minutes, since the ladder last ended (or since the injury began) and up to the newest check-in.
 */
const hasPassedEntryTest = (
  done: readonly TrainingDay[],
  days: readonly DayAssessment[],
  endedOn: string | null,
): boolean => {
  const counts = ({ date }: { date: string }): boolean => endedOn === null || date > endedOn;
  const until = days.at(-1)?.date ?? '';
  const tolerated = days.filter((day) => counts(day) && day.checkin.walkRunTolerance).length;
  const walks = done.filter((day) => counts(day) && day.date <= until && isWalk(day)).length;
  return tolerated >= ENTRY_TIMES || walks >= ENTRY_TIMES;
};

const start: LadderState = {
  ...{ handedOverOn: null, stage: 0, clean: 0, fails: 0, isFinished: false, finishedOn: null, stageSince: null },
  ...{ regressions: [], lastResult: null, endedOn: null, isWaiting: false, confirmFrom: null },
};

/**
 * Stage at which the ladder opens after the entry test: stage 1, or the stage that corresponds to the newest stage that
 * the runner did on the first edition's ladder.
 */
const firstStage = (sessions: readonly LadderSession[], endedOn: string | null, date: string): number => {
  const earlier = sessions.findLast((session) => session.isOfNine && session.date < date);
  const isRemembered = earlier !== undefined && daysBetween(earlier.date, date) <= REMEMBERED_DAYS;
  return endedOn === null && isRemembered ? Math.max(1, earlier.stage) : 1;
};

/**
 * After the last stage, a worse morning, a flare-up or a step-down goes back one stage, because the runs since then are
 * not ladder sessions that could have settled it. A second flare-up in 14 days goes back one more.
 */
const reopen = (state: LadderState, { date, isWorse, isFlareStart, stepsDown }: DayAssessment): LadderState => {
  if (!state.isFinished || !(isWorse || isFlareStart || stepsDown > 0)) return state;
  const once = back({ ...state, isFinished: false, finishedOn: null }, date);
  const stage = stepsDown > 1 ? back(once, date) : once;
  const cause = isWorse ? 'morning' : 'flare';
  return { ...stage, lastResult: { result: 'worse', pain: null, on: date, wasUsual: false, movedBack: true, cause } };
};

/** The injury's ladder sessions and the done days of its training log, ascending. */
interface Logged {
  sessions: readonly LadderSession[];
  done: readonly TrainingDay[];
}

/** Opens the ladder at the hand-over and advances it from stage 0. A ladder that ended today cannot reopen today. */
const enter = (
  { inputs, rules, phases }: LadderSubject,
  state: LadderState,
  days: readonly DayAssessment[],
  { sessions, done }: Logged,
): LadderState => {
  const date = days.at(-1)?.date ?? '';
  const phase = phases[days.length - 1];
  const isReady = (): boolean => hasPassedEntryTest(done, days, state.endedOn);
  if (state.handedOverOn === null) {
    if (!phase || state.endedOn === date || !opensLadder({ inputs, rules, days, phase })) return state;
    const stage = isReady() ? firstStage(sessions, state.endedOn, date) : 0;
    return { ...atStage(state, stage, date), handedOverOn: date, lastResult: null };
  }
  return state.stage === 0 && isReady() ? atStage(state, 1, date) : state;
};

/**
 * After a gap the ladder waits for its tests. After a long one it ends until the hand-over rule is met again. A gap
 * contains neither a check-in nor a logged run or session.
 */
const afterGap = ({ days }: LadderSubject, state: LadderState, at: number, active: readonly string[]): LadderState => {
  const [before, day] = [days[at - 1], days[at]];
  if (!before || !day || state.handedOverOn === null) return state;
  const gap = gapBetween(active, before.date, day.date);
  if (gap <= GAP_DAYS) return state;
  if (gap <= LONG_GAP_DAYS) return { ...state, isWaiting: true };
  return { ...start, regressions: state.regressions, endedOn: day.date };
};

/** Ends the waiting if the run-gate tests are valid on the day of a check-in. */
const retested = ({ inputs, rules, days, phases }: LadderSubject, state: LadderState, at: number): LadderState => {
  const phase = phases[at];
  if (!state.isWaiting || !phase) return state;
  return { ...state, isWaiting: !meetsRunGate({ inputs, rules, days: days.slice(0, at + 1), phase }) };
};

/** After a gap between check-ins, the stage needs at least one more clean session. */
const confirmAgain = (subject: LadderSubject, state: LadderState, at: number): LadderState => {
  const [before, day] = [subject.days[at - 1], subject.days[at]];
  if (!before || !day || daysBetween(before.date, day.date) <= GAP_DAYS) return state;
  const most = cleanNeeded(subject, state.stage, day.isBone) - 1;
  return state.clean > most ? { ...state, clean: most } : state;
};

/**
 * After a gap that followed the last stage, the ladder requires one more calm run before all running is allowed
 * (example 24). Any logged run is accepted, with or without a stage.
 */
const confirmRun = (
  state: LadderState,
  day: DayAssessment,
  { before, gap, runs }: { before: DayAssessment | undefined; gap: number; runs: readonly RunDay[] },
): LadderState => {
  if (!state.isFinished) return state.confirmFrom === null ? state : { ...state, confirmFrom: null };
  if (before !== undefined && gap > GAP_DAYS) return { ...state, confirmFrom: day.date };
  const { confirmFrom } = state;
  if (confirmFrom === null || state.isWaiting) return state;
  const hasRun = runs.some(({ date }) => date >= confirmFrom && date < day.date);
  return hasRun && !day.isUnsettled && isMorningAnswered(day.checkin) ? { ...state, confirmFrom: null } : state;
};

/**
 * Computes the ladder by replaying all check-ins and sessions of the injury, so that no ladder state is stored. Returns
 * its state after each check-in, ascending.
 */
export const laddersByDay = (subject: LadderSubject): LadderState[] => {
  const { inputs, rules, days } = subject;
  const sessions = sessionsOf(inputs, days);
  const logged = { sessions, done: doneDaysOf(inputs) };
  const active = activeDatesOf(inputs);
  const isSpaced = ({ date, stage, guided }: LadderSession, handedOverOn: string | null): boolean => {
    const last = runDaysOf(inputs, handedOverOn).findLast((run) => run.date < date);
    const starts = guided.flatMap(({ startedAt }) => (startedAt === undefined ? [] : [Date.parse(startedAt)]));
    const start = starts.length === 0 ? null : Math.min(...starts);
    return missingTime(rules, stage, last, { date, start }) === null;
  };
  let kept = start;
  return days.map((day, at) => {
    const before = days[at - 1];
    const state = confirmAgain(subject, afterGap(subject, kept, at, active), at);
    const since = before && state.handedOverOn && before.date > state.handedOverOn ? before.date : state.handedOverOn;
    const waiting = sessions
      .filter(({ date }) => since !== null && date >= since && date < day.date)
      .map((session) => ({ session, isSpaced: isSpaced(session, state.handedOverOn) }));
    const limits = limitsOf(inputs.injury.condition, day.isBone);
    const settled = reopen(settle(subject, state, waiting, { limits, next: day, before }), day);
    const isMovedBack = settled.stage < state.stage || settled.handedOverOn !== state.handedOverOn;
    const rested = afterBonePain(subject, settled, { day, before, isMovedBack });
    const entered = retested(subject, enter(subject, rested, days.slice(0, at + 1), logged), at);
    const gap = before ? gapBetween(active, before.date, day.date) : 0;
    kept = confirmRun(entered, day, { before, gap, runs: runDaysOf(inputs, entered.handedOverOn) });
    return kept;
  });
};

/** Returns the ladder after the newest check-in. If there is a gap from it until today, the ladder waits. */
export const ladderOf = (subject: LadderSubject): LadderState => {
  const { inputs, days } = subject;
  const state = laddersByDay(subject).at(-1) ?? start;
  const newest = days.at(-1);
  if (!newest || state.handedOverOn === null || state.isWaiting) return state;
  return { ...state, isWaiting: gapBetween(activeDatesOf(inputs), newest.date, inputs.today) > GAP_DAYS };
};
