import { addDays } from '@stridewell/contracts/web';
import { doneDaysOf } from '../days.ts';
import { type DayFacts, FINE } from '../facts.ts';
import type { CheckinDay, CourseInputs } from '../types.ts';

/** A session on the ladder as logged. */
export interface LadderSession {
  date: string;
  stage: number;
  isPartial: boolean;
  /** What the runner told of pain while running, that day or the day after; null where nobody was told. */
  pain: number | null;
}

/** clean: the stage may be left; fail: too much pain; worse: not back to usual; done: neither of these, or not answered. */
export type SessionResult = 'clean' | 'fail' | 'worse' | 'done';

/** Every session of the injury that was logged on a ladder day, ascending. */
export const sessionsOf = (inputs: CourseInputs, days: readonly DayFacts[]): LadderSession[] => {
  const told = new Map(days.map(({ date, checkin: { runPainLevel } }) => [date, runPainLevel]));
  return doneDaysOf(inputs).flatMap(({ date, status, ladderStage }) =>
    ladderStage === null
      ? []
      : [
          {
            date,
            stage: ladderStage,
            isPartial: status === 'partial',
            pain: told.get(date) ?? told.get(addDays(date, 1)) ?? null,
          },
        ],
  );
};

/** PGM-20: swelling or another red flag, new stiffness or growing pain never lets a stage go. */
const isSwollenStiffOrSorer = ({ checkin, isRedFlag }: DayFacts, before: CheckinDay | null): boolean =>
  isRedFlag || checkin.trend === 'up' || (checkin.morningStiffness === true && before?.morningStiffness === false);

/**
 * How a session went, told by the next check-in after it (PGM-20, PGM-21).
 * @param before the newest check-in up to the day of the session
 * @param isLast no later session awaits the same check-in: only the last one can be what the morning tells of
 */
export const resultOf = (
  session: LadderSession,
  next: DayFacts,
  before: CheckinDay | null,
  isLast: boolean,
): SessionResult => {
  const isWorse = next.checkin.noNextDayWorsening === false;
  if (isWorse && isLast) return 'worse';
  if (session.pain !== null && session.pain > (next.isBone ? 0 : FINE)) return 'fail';
  if (session.pain === null || session.isPartial || isWorse) return 'done';
  // Settling takes more than an hour where the session still irritates: the knee allows that no more than pain (DOSE-06).
  return next.checkin.irritabilityAfterSession || isSwollenStiffOrSorer(next, before) ? 'done' : 'clean';
};
