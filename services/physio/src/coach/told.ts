import { isTold, type PainReading, ruledPain, toldIn } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import type { Told } from '@stridewell/understanding/dialogue';
import type { CoachState } from './state.ts';

/** Names the newest check-in, so that a new one ends what was told before it. */
const versionOf = ({ checkinVersion, followed }: CoachState): string =>
  checkinVersion ?? (followed?.checkins[0] ? `${followed.checkins[0].date}:${followed.checkins[0].pain}` : '');

/** Runners name numbers of pain to this coach without a word for it. */
export const READING: PainReading = { takesNumbers: true };

/** What the thread tells of pain since the newest check-in, also where the coach only asked for the number. */
export const toldOf = (state: CoachState, turn: Turn): Told | null => toldIn(turn, versionOf(state), READING);

/**
 * Returns the state with the pain that the thread tells of: the stricter of told and stored pain decides about dose, exercises,
 * stage and running. Idempotent.
 */
export const heard = (state: CoachState, turn: Turn): CoachState => {
  if (state.told) return state;
  const told = toldOf(state, turn);
  if (!isTold(told)) return state;
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
