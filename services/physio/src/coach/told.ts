import {
  isPainReported,
  type PainReading,
  painFactIn,
  painReportedIn,
  painReportedNow,
  reportsPain,
  ruledPain,
  withKnownPain,
} from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import type { Told } from '@stridewell/understanding/dialogue';
import { withMovingOn } from './moving-on.ts';
import type { CoachState } from './state.ts';

/** Identifies the newest check-in, so that a new one replaces what was reported before it. */
const versionOf = ({ checkinVersion, followed }: CoachState): string =>
  checkinVersion ?? (followed?.checkins[0] ? `${followed.checkins[0].date}:${followed.checkins[0].pain}` : '');

/** Runners give this coach pain numbers without a word for pain. */
const READING: PainReading = { takesNumbers: true };

/** Pain reported in the thread since the newest check-in, including pain whose number the coach has only asked for. */
export const toldOf = (state: CoachState, turn: Turn): Told | null =>
  painReportedIn(withMovingOn(turn), versionOf(state), READING);

/** Pain that the message itself reports; null if there is none. */
export const toldNow = (turn: Turn) => painReportedNow(withMovingOn(turn), READING);
/** True for a message that reports pain. */
export const tellsPain = (turn: Turn): boolean => reportsPain(withMovingOn(turn), READING);
/** The pain of a message as a fact for both coaches. */
export const painFactOf = (turn: Turn) => painFactIn(withMovingOn(turn), READING);

/**
 * Returns the state with the pain reported to either coach: the stricter of reported and stored pain determines dose, exercises,
 * stage and running. Idempotent.
 */
export const heard = (state: CoachState, turn: Turn): CoachState => {
  if (state.told) return state;
  const told = withKnownPain(toldOf(state, turn), state.reported);
  if (!isPainReported(told)) return state;
  const { followed } = state;
  const pain = ruledPain(told);
  const newest = followed?.course.newest ?? null;
  const isMore =
    told.isSevere || told.isWorse || followed?.course.checkin == null || (pain ?? 0) > (newest?.pain ?? -1);
  if (!isMore) return state;
  if (!followed) return { ...state, told };
  const { course, plan } = followed.retold({ pain, isWorse: told.isWorse });
  return { ...state, told, plan, followed: { ...followed, course } };
};
