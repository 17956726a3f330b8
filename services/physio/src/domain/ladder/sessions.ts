import type { PainLimits } from '@stridewell/contracts/web';
import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { DayAssessment } from '../day-assessment.ts';
import { guidedPain, isFlareRun } from '../flare.ts';
import { hourVerdictOf } from '../hour-later.ts';
import { byDate, doneDaysOf } from '../injury-days.ts';
import { isMorningAnswered, isSoreDay } from '../morning.ts';
import { CONFIRM_DAYS } from '../tests/table.ts';
import type { CourseInputs, SessionLog, TrainingDay } from '../types.ts';
import { lengthOf } from './session-length.ts';

/** A logged session of the ladder. */
export interface LadderSession {
  date: string;
  stage: number;
  isPartial: boolean;
  /** Minutes of running on the day, including walk breaks; null if they are not known. */
  minutes: number | null;
  /** True if it was recorded as a walk, so it is unknown whether its running minutes were run. */
  isWalk: boolean;
  /** Run pain reported on the day of the session or in the next two days; null if not answered. */
  pain: number | null;
  /** The day's guided runs, as logged by the player. */
  guided: readonly SessionLog[];
  /** True if the stage was planned with the nine stages of the first edition. */
  isOfNine: boolean;
}

/**
 * Result of a session. clean: counts towards advancing; fail: too much pain or far longer than the stage; worse: next-day
 * worsening; done: none of these.
 */
export type SessionResult = 'clean' | 'fail' | 'worse' | 'done';

/** Guided runs that have a stage, in training-log form. */
const guidedRuns = (sessions: readonly SessionLog[], since: string, today: string): TrainingDay[] =>
  sessions.flatMap(({ date, kind, status, ladderStage }) =>
    kind === 'guided_run' && status !== 'skipped' && ladderStage != null && date >= since && date <= today
      ? [{ date, status, minutes: null, ladderStage }]
      : [],
  );

/** All sessions of the injury that were logged on a ladder day, one per day, in ascending order. */
export const sessionsOf = (inputs: CourseInputs, days: readonly DayAssessment[]): LadderSession[] => {
  const told = new Map(days.map(({ date, checkin: { runPainLevel } }) => [date, runPainLevel]));
  const runsOn = (date: string): SessionLog[] =>
    inputs.sessions.filter((session) => session.kind === 'guided_run' && session.date === date);
  const logged = doneDaysOf(inputs);
  const own = guidedRuns(inputs.sessions, inputs.injury.since, inputs.today);
  const runs = new Map(
    [...own, ...logged.filter(({ ladderStage }) => ladderStage !== null)].map((run) => [run.date, run]),
  );
  const ranOn = new Set([...own, ...logged].map(({ date }) => date));
  const painOn = (date: string): number | null => {
    const answers = [told.get(date), ...runsOn(date).map(guidedPain)].filter(
      (pain) => pain !== null && pain !== undefined,
    );
    if (answers.length > 0) return Math.max(...answers);
    const next = told.get(addDays(date, 1));
    // Two days later, the answer is still about this run unless there was another one.
    return next ?? (ranOn.has(addDays(date, 1)) ? null : (told.get(addDays(date, CONFIRM_DAYS)) ?? null));
  };
  return [...runs.values()].sort(byDate).flatMap(({ date, status, minutes, ladderStage, sport, isOfNine = false }) =>
    ladderStage === null
      ? []
      : [
          {
            date,
            stage: ladderStage,
            isPartial: status === 'partial',
            minutes,
            isWalk: sport === 'walk' && ladderStage > 0,
            pain: painOn(date),
            guided: runsOn(date),
            isOfNine,
          },
        ],
  );
};

/** The check-ins that determine the result of a session. */
export interface SessionContext {
  limits: PainLimits;
  /** The first check-in after the session's day. */
  next: DayAssessment;
  /** The newest check-in on or before the session's day; undefined if there is none. */
  before: DayAssessment | undefined;
  /** True if no later session is evaluated by the same check-in. Worsening is attributed only to the last session. */
  isLast: boolean;
}

/** True if a run cannot be clean because its pain or the morning after it was not answered. */
export const isUnanswered = ({ pain }: Pick<LadderSession, 'pain'>, { checkin }: DayAssessment): boolean =>
  pain === null || !isMorningAnswered(checkin);

/**
 * True if a red flag, muscle soreness, new stiffness, an upward trend or irritability prevents a clean session
 * (PGM-20).
 */
const preventsClean = ({ checkin, isRedFlag }: DayAssessment, before: DayAssessment | undefined): boolean =>
  isRedFlag ||
  isSoreDay(checkin) ||
  checkin.trend === 'up' ||
  checkin.irritabilityAfterSession ||
  (checkin.morningStiffness === true && before?.checkin.morningStiffness === false);

/** True if the check-in on the session's day has a red flag or reports that the pain had not settled after an hour. */
const preventedThatDay = ({ date }: LadderSession, { before, limits }: SessionContext): boolean =>
  before?.date === date && (before.isRedFlag || (limits.run <= 2 && before.checkin.irritabilityAfterSession));

/**
 * True if the run was followed by a flare-up, whenever it was reported. It can come from the pain of the run or an hour
 * after it, or from the pain of a check-in on the day of the run that reports the run.
 */
export const isFlareAfter = (
  { date, pain, guided }: LadderSession,
  { before, limits }: Pick<SessionContext, 'before' | 'limits'>,
): boolean =>
  isFlareRun(pain, limits) ||
  guided.some((run) => hourVerdictOf(run, limits) === 'flare') ||
  (before?.date === date && before.isFlareStart && !before.isWorse && before.checkin.runPainLevel !== null);

/**
 * Evaluates a session based on the first check-in after it (PGM-20, PGM-21). After a flare-up, or any pain at a bone,
 * the runner goes back a stage (section 1.7).
 */
export const resultOf = (session: LadderSession, context: SessionContext): SessionResult => {
  const { next, before, isLast, limits } = context;
  if (isFlareAfter(session, context)) return 'worse';
  const isBonePain = next.isBoneSore || (next.isBone && (session.pain ?? 0) > 0);
  const isWorse = next.isWorse || next.isFlareStart || isBonePain;
  if (isWorse && isLast) return 'worse';
  if (session.pain !== null && session.pain > limits.cleanRun) return 'fail';
  const length = lengthOf(session);
  if (length === 'far_too_long') return 'fail';
  if (session.pain === null || session.isPartial || isWorse || length === 'too_long' || session.isWalk) return 'done';
  // The morning after was not answered, or was answered too late.
  if (!isMorningAnswered(next.checkin)) return 'done';
  if (daysBetween(session.date, next.date) > CONFIRM_DAYS) return 'done';
  const isHourOutside = session.guided.some((run) => hourVerdictOf(run, limits) !== 'inside');
  return isHourOutside || preventsClean(next, before) || preventedThatDay(session, context) ? 'done' : 'clean';
};
