import type { SessionKind } from '@stridewell/contracts/web';
import type { DaySession } from './choose-sessions.ts';
import { unitBefore } from './couch-to-5k.ts';
import type { DayDecision } from './day-action.ts';
import { HARD_LONG_FROM } from './quality.ts';
import { toFive } from './round.ts';
import { KINDS } from './session-kinds.ts';

/** How an action changed a session. The text shown to the runner comes from the message catalogue. */
export type SessionChange =
  | 'long_shorter'
  | 'work_shorter'
  | 'easy_instead_of_speed'
  | 'unit_before'
  | 'easy_instead_of_long'
  | 'easy_instead_of_work'
  | 'easy_shorter'
  | 'very_easy'
  | 'walk'
  | 'no_running'
  | 'rest';

export interface AppliedAction {
  /** The changed session; null when there is no run. */
  session: DaySession | null;
  /** How the session was changed; null when it is unchanged. */
  change: SessionChange | null;
}

const TRIM = { long: 0.8, work: 0.7, leastWork: 5, insteadOfTrial: 40 };
const SOFT = { long: 0.6, mostLong: 60, work: 0.8, mostWork: 45, mostEasy: 45 };
/** Length in minutes of a walk that replaces a walk-run session. */
const WALK_MINUTES = 25;
const VERY_EASY = { least: 20, most: 40, mostEasy: 30 };

const easyRun = (session: DaySession, minutes: number, kind: 'easy' | 'recovery' = 'easy'): DaySession => ({
  kind,
  minutes: Math.min(session.minutes, minutes),
  day: session.day,
  role: session.role,
  isHard: false,
});

/** Session kinds without hills and without work faster than threshold pace. */
const isGentle = ({ kind }: DaySession): boolean => {
  const { family, planType } = KINDS[kind];
  if (kind === 'over_under') return false;
  return family !== 'hills' && family !== 'intervals' && family !== 'fartlek' && planType !== 'push';
};

/** Easy runs with some fast running: strides, and the short runs before a race. */
const FAST_PARTS: readonly SessionKind[] = ['strides', 'openers', 'shakeout'];

/** True for an easy run with strides or race pace, which is no hard session but too fast with pain. */
export const hasFastParts = ({ kind }: Pick<DaySession, 'kind'>): boolean => FAST_PARTS.includes(kind);

/** True for an easy run, even for one that replaced a quality session and has its role. */
const isEasyRun = ({ kind }: DaySession): boolean => kind === 'easy' || kind === 'recovery';

const hasWork = (session: DaySession): boolean =>
  !isEasyRun(session) &&
  (session.role === 'quality' || (session.role !== 'long' && !['easy', 'long'].includes(KINDS[session.kind].planType)));

const trimLong = (session: DaySession, { isWithoutSpeed }: DayDecision): AppliedAction => {
  const minutes = Math.min(session.minutes, toFive(TRIM.long * session.minutes));
  const { workMinutes, blocks: _blocks, ...rest } = session;
  const isHard = session.isHard && minutes >= HARD_LONG_FROM;
  if (workMinutes === undefined) return { session: { ...session, minutes, isHard }, change: 'long_shorter' };
  const half = toFive(workMinutes / 2 - 1);
  const easyLong: DaySession = { ...rest, kind: 'long', minutes, isHard };
  const faster: DaySession = { ...rest, minutes, workMinutes: half };
  return { session: isWithoutSpeed || half < 10 ? easyLong : faster, change: 'long_shorter' };
};

const trimWork = (session: DaySession, { isWithoutSpeed }: DayDecision): AppliedAction => {
  if (isWithoutSpeed && !isGentle(session)) {
    return { session: easyRun(session, session.minutes), change: 'easy_instead_of_speed' };
  }
  // A time trial is run in full or not at all (section 4.3).
  if (session.kind === 'trial_20' || session.kind === 'trial_5k') {
    return {
      session: easyRun({ ...session, minutes: TRIM.insteadOfTrial }, TRIM.insteadOfTrial),
      change: 'easy_instead_of_work',
    };
  }
  const { reps, workMinutes, minutes } = session;
  const fewer = reps === undefined ? {} : { reps: Math.max(1, Math.floor(TRIM.work * reps)) };
  const shorter =
    workMinutes === undefined ? {} : { workMinutes: Math.max(TRIM.leastWork, Math.floor(TRIM.work * workMinutes)) };
  // The session's length follows from its steps, because the warm-up and cool-down are not shortened.
  const least = session.kind === 'progression' ? toFive(TRIM.work * minutes) : 0;
  const calm = isWithoutSpeed ? { isWithoutStrides: true } : {};
  return { session: { ...session, ...fewer, ...shorter, ...calm, minutes: least }, change: 'work_shorter' };
};

const trim = (session: DaySession, decision: DayDecision): AppliedAction => {
  if (session.role === 'long') return trimLong(session, decision);
  return hasWork(session) ? trimWork(session, decision) : { session, change: null };
};

const softLight = (session: DaySession): AppliedAction => {
  if (session.role === 'long') {
    const minutes = Math.min(SOFT.mostLong, toFive(SOFT.long * session.minutes));
    return { session: easyRun(session, minutes), change: 'easy_instead_of_long' };
  }
  if (hasWork(session)) {
    const minutes = Math.min(SOFT.mostWork, toFive(SOFT.work * session.minutes));
    return { session: easyRun(session, minutes), change: 'easy_instead_of_work' };
  }
  const isShorter = session.minutes > SOFT.mostEasy;
  return isShorter ? { session: easyRun(session, SOFT.mostEasy), change: 'easy_shorter' } : { session, change: null };
};

const light = (session: DaySession): AppliedAction => {
  const isEasy = session.role !== 'long' && !hasWork(session);
  const most = isEasy ? VERY_EASY.mostEasy : VERY_EASY.most;
  const minutes = Math.min(most, Math.max(VERY_EASY.least, toFive(session.minutes / 2)));
  return { session: easyRun(session, minutes, 'recovery'), change: 'very_easy' };
};

/**
 * Applies the day's decision to the day's session (section 2.4 of the plans page). The session never becomes longer.
 * Moving a long run to another day is not done here but when the week is planned.
 */
export const applyAction = (session: DaySession, decision: DayDecision): AppliedAction => {
  if (decision.action === 'rest') return { session: null, change: 'rest' };
  const { family } = KINDS[session.kind];
  if (family === 'walk') return { session, change: null };
  if (decision.isWithoutRunning) return { session: null, change: 'no_running' };
  // No score shortens a race. The day's text advises against starting if the runner is not well.
  if (session.kind === 'race') return { session, change: null };
  if (session.kind === 'runwalk' && decision.action === 'trim') {
    const before = unitBefore(session);
    return before ? { session: { ...session, ...before }, change: 'unit_before' } : { session, change: null };
  }
  if (family === 'runwalk') {
    const isWalk = decision.action === 'light';
    const walk: DaySession = {
      kind: 'walk',
      // The length of a session that its steps determine is not known here.
      minutes: session.minutes > 0 ? Math.min(WALK_MINUTES, session.minutes) : WALK_MINUTES,
      day: session.day,
      role: session.role,
      isHard: false,
    };
    return isWalk ? { session: walk, change: 'walk' } : { session, change: null };
  }
  if (decision.isWithoutSpeed && hasFastParts(session) && (decision.action === 'trim' || decision.isSoft)) {
    return {
      session: easyRun(session, decision.isSoft ? SOFT.mostEasy : session.minutes),
      change: 'easy_instead_of_speed',
    };
  }
  if (decision.action === 'light') return decision.isSoft ? softLight(session) : light(session);
  return decision.action === 'trim' ? trim(session, decision) : { session, change: null };
};
