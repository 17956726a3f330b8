import { type Area, addDays } from '@stridewell/contracts/web';
import { doneDaysOf } from '../days.ts';
import type { DayFacts } from '../facts.ts';
import { FINE } from '../irritability.ts';
import type { CourseInputs } from '../types.ts';

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

/** What a session is judged by. */
export interface Witness {
  area: Area;
  /** The next check-in after the session. */
  next: DayFacts;
  /** The newest check-in up to the session's day; undefined where there is none. */
  before: DayFacts | undefined;
  /** No later session awaits the same check-in: only the last one can be what that morning tells of. */
  isLast: boolean;
}

/** PGM-20: swelling or another red flag, new stiffness, growing pain or an irritated site never lets a stage go. */
const holdsUp = ({ checkin, isRedFlag }: DayFacts, before: DayFacts | undefined): boolean =>
  isRedFlag ||
  checkin.trend === 'up' ||
  checkin.irritabilityAfterSession ||
  (checkin.morningStiffness === true && before?.checkin.morningStiffness === false);

/** The day's own check-in tells of a red flag, or at the knee that it did not settle soon (DOSE-06). */
const heldUpThatDay = ({ date }: LadderSession, { before, area }: Witness): boolean =>
  before?.date === date && (before.isRedFlag || (area === 'knee' && before.checkin.irritabilityAfterSession));

/** How a session went, told by the next check-in after it (PGM-20, PGM-21). */
export const resultOf = (session: LadderSession, witness: Witness): SessionResult => {
  const { next, before, isLast } = witness;
  const isWorse = next.checkin.noNextDayWorsening === false;
  if (isWorse && isLast) return 'worse';
  if (session.pain !== null && session.pain > (next.isBone ? 0 : FINE)) return 'fail';
  if (session.pain === null || session.isPartial || isWorse) return 'done';
  return holdsUp(next, before) || heldUpThatDay(session, witness) ? 'done' : 'clean';
};
