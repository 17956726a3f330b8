import { type Area, addDays } from '@stridewell/contracts/web';
import type { DayAssessment } from '../day-assessment.ts';
import { doneDaysOf } from '../injury-days.ts';
import { MAX_FINE_PAIN } from '../irritability.ts';
import type { CourseInputs } from '../types.ts';

/** A logged session of the ladder. */
export interface LadderSession {
  date: string;
  stage: number;
  isPartial: boolean;
  /** Run pain reported on the day of the session or the day after; null when not answered. */
  pain: number | null;
}

/**
 * Result of a session. clean: counts towards advancing; fail: too much pain; worse: next-day worsening; done: neither.
 */
export type SessionResult = 'clean' | 'fail' | 'worse' | 'done';

/** All of the injury's sessions that were logged on a ladder day, in ascending order. */
export const sessionsOf = (inputs: CourseInputs, days: readonly DayAssessment[]): LadderSession[] => {
  const painByDate = new Map(days.map(({ date, checkin: { runPainLevel } }) => [date, runPainLevel]));
  return doneDaysOf(inputs).flatMap(({ date, status, ladderStage }) =>
    ladderStage === null
      ? []
      : [
          {
            date,
            stage: ladderStage,
            isPartial: status === 'partial',
            pain: painByDate.get(date) ?? painByDate.get(addDays(date, 1)) ?? null,
          },
        ],
  );
};

/** The check-ins that determine the result of a session. */
export interface SessionContext {
  area: Area;
  /** The first check-in after the session's day. */
  next: DayAssessment;
  /** The newest check-in on or before the session's day; undefined when there is none. */
  before: DayAssessment | undefined;
  /** True when no later session is evaluated by the same check-in. Worsening is attributed only to the last session. */
  isLast: boolean;
}

/** True when a red flag, new stiffness, an upward trend or irritability prevents a clean session (PGM-20). */
const preventsClean = ({ checkin, isRedFlag }: DayAssessment, before: DayAssessment | undefined): boolean =>
  isRedFlag ||
  checkin.trend === 'up' ||
  checkin.irritabilityAfterSession ||
  (checkin.morningStiffness === true && before?.checkin.morningStiffness === false);

/** True when the check-in on the session's day has a red flag or, at the knee, reports irritability (DOSE-06). */
const preventedThatDay = ({ date }: LadderSession, { before, area }: SessionContext): boolean =>
  before?.date === date && (before.isRedFlag || (area === 'knee' && before.checkin.irritabilityAfterSession));

/** Evaluates a session based on the first check-in after it (PGM-20, PGM-21). */
export const resultOf = (session: LadderSession, context: SessionContext): SessionResult => {
  const { next, before, isLast } = context;
  const isWorse = next.checkin.noNextDayWorsening === false;
  if (isWorse && isLast) return 'worse';
  if (session.pain !== null && session.pain > (next.isBone ? 0 : MAX_FINE_PAIN)) return 'fail';
  if (session.pain === null || session.isPartial || isWorse) return 'done';
  return preventsClean(next, before) || preventedThatDay(session, context) ? 'done' : 'clean';
};
