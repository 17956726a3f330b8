import type { DayAssessment } from '../day-assessment.ts';
import { opensLadder } from '../handover.ts';
import { doneDaysOf } from '../injury-days.ts';
import type { CourseInputs, TrainingDay } from '../types.ts';
import { type LadderSession, resultOf, type SessionContext, type SessionResult, sessionsOf } from './sessions.ts';
import { LAST_STAGE } from './stages.ts';

const CLEAN_NEEDED = 2;
const CLEAN_NEEDED_SLOW = 3;
const FAILS_BACK = 2;

/** Result of the newest ladder session that a later check-in has already evaluated. */
export interface SettledSession {
  result: SessionResult;
  pain: number | null;
  /** Date of the check-in that evaluated the session. */
  on: string;
  movedBack: boolean;
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
  /** Number of times the runner went back from each stage since the start of the injury. */
  regressions: readonly number[];
  lastResult: SettledSession | null;
  /** Date on which the ladder last ended because the runner went back below its first stage; null when it never did. */
  endedOn: string | null;
}

/**
 * Number of clean sessions required to leave a stage: 2, or 3 for a bone site, an Achilles injury, a Beginner or a shin
 * injury (PGM-37).
 */
export const cleanNeeded = ({ injury: { area }, runner: { level } }: CourseInputs, isBone: boolean): number =>
  isBone || area === 'achilles' || area === 'shin' || level === 'Beginner' ? CLEAN_NEEDED_SLOW : CLEAN_NEEDED;

const atStage = (state: LadderState, stage: number): LadderState => ({ ...state, stage, clean: 0, fails: 0 });

/** Moves the runner back one stage. Below stage 1 the ladder ends until the hand-over rule is met again. */
const back = (state: LadderState, on: string): LadderState => {
  const regressions = Array.from(
    { length: LAST_STAGE + 1 },
    (_, stage) => (state.regressions[stage] ?? 0) + (stage === state.stage ? 1 : 0),
  );
  const next = atStage({ ...state, regressions }, Math.max(0, state.stage - 1));
  return state.stage > 1 ? next : { ...next, handedOverOn: null, endedOn: on };
};

const apply = (state: LadderState, result: SessionResult, needed: number, on: string): LadderState => {
  const clean = state.clean + (result === 'clean' ? 1 : 0);
  const fails = result === 'clean' ? 0 : state.fails + (result === 'fail' ? 1 : 0);
  const counted = { ...state, clean, fails };
  if (result === 'worse' || fails >= FAILS_BACK) return back(counted, on);
  // Stage 0 is the entry test, which has a separate rule for advancing.
  if (state.stage === 0 || clean < needed) return counted;
  return state.stage === LAST_STAGE ? { ...counted, isFinished: true } : atStage(counted, state.stage + 1);
};

/** Uses the given check-in to evaluate the sessions that have no result yet. Sessions at other stages do not count. */
const settle = (
  state: LadderState,
  waiting: readonly LadderSession[],
  context: Omit<SessionContext, 'isLast'>,
  needed: number,
): LadderState => {
  const { date } = context.next;
  const atThisStage = waiting.filter(({ stage }) => stage === state.stage);
  return atThisStage.reduce((current, session, at) => {
    if (current.stage !== state.stage || current.handedOverOn === null || current.isFinished) return current;
    const result = resultOf(session, { ...context, isLast: at === atThisStage.length - 1 });
    const next = apply(current, result, needed, date);
    const movedBack = next.stage < state.stage || next.handedOverOn === null;
    return { ...next, lastResult: { result, pain: session.pain, on: date, movedBack } };
  }, state);
};

const ENTRY_TIMES = 2;
const ENTRY_WALK_MINUTES = 30;

const isWalk = ({ status, minutes, ladderStage }: TrainingDay): boolean =>
  status === 'done' && (ladderStage === 0 || (ladderStage === null && (minutes ?? 0) >= ENTRY_WALK_MINUTES));

/**
 * True when the entry test (stage 0) is passed: walk/run tolerance in two check-ins, or two completed walks of 30
 * minutes, since the ladder last ended (or since the injury began) and up to the newest check-in.
 */
const hasPassedEntryTest = (inputs: CourseInputs, days: readonly DayAssessment[], endedOn: string | null): boolean => {
  const counts = ({ date }: { date: string }): boolean => endedOn === null || date > endedOn;
  const until = days.at(-1)?.date ?? '';
  const tolerated = days.filter((day) => counts(day) && day.checkin.walkRunTolerance).length;
  const walks = doneDaysOf(inputs).filter((day) => counts(day) && day.date <= until && isWalk(day)).length;
  return tolerated >= ENTRY_TIMES || walks >= ENTRY_TIMES;
};

const start: LadderState = {
  ...{ handedOverOn: null, stage: 0, clean: 0, fails: 0, isFinished: false },
  ...{ regressions: [], lastResult: null, endedOn: null },
};

/** Opens the ladder at the hand-over and advances it from stage 0. A ladder that ended today cannot reopen today. */
const enter = (state: LadderState, inputs: CourseInputs, days: readonly DayAssessment[], date: string): LadderState => {
  if (state.handedOverOn === null) {
    if (state.endedOn === date || !opensLadder(days, inputs.injury)) return state;
    return {
      ...atStage(state, hasPassedEntryTest(inputs, days, state.endedOn) ? 1 : 0),
      handedOverOn: date,
      lastResult: null,
    };
  }
  return state.stage === 0 && hasPassedEntryTest(inputs, days, state.endedOn) ? atStage(state, 1) : state;
};

/**
 * Computes the ladder's state by replaying all check-ins and sessions of the injury, so that no ladder state is stored.
 */
export const ladderOf = (inputs: CourseInputs, days: readonly DayAssessment[]): LadderState => {
  const { area } = inputs.injury;
  const sessions = sessionsOf(inputs, days);
  return days.reduce<LadderState>((state, day, at) => {
    const before = days[at - 1];
    const since = before && state.handedOverOn && before.date > state.handedOverOn ? before.date : state.handedOverOn;
    const waiting = sessions.filter(({ date }) => since !== null && date >= since && date < day.date);
    const settled = settle(state, waiting, { area, next: day, before }, cleanNeeded(inputs, day.isBone));
    return enter(settled, inputs, days.slice(0, at + 1), day.date);
  }, start);
};
