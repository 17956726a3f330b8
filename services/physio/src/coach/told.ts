import { isPainReported, type PainReading, painReportedIn, ruledPain, withKnownPain } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import type { Told } from '@stridewell/understanding/dialogue';
import type { CoachState } from './state.ts';

/** Names the newest check-in, so that a new one ends what was told before it. */
const versionOf = ({ checkinVersion, followed }: CoachState): string =>
  checkinVersion ?? (followed?.checkins[0] ? `${followed.checkins[0].date}:${followed.checkins[0].pain}` : '');

/** Runners name numbers of pain to this coach without a word for it. */
export const READING: PainReading = { takesNumbers: true };

/** Pain reported in the thread since the newest check-in, including pain whose number the coach has only asked for. */
export const toldOf = (state: CoachState, turn: Turn): Told | null => painReportedIn(turn, versionOf(state), READING);

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
