import type { SessionChange } from '../apply-action.ts';
import type { DaySession } from '../choose-sessions.ts';
import type { Action, ActionReason } from '../day-action.ts';

/**
 * A change to a day after the week was planned, with its reason. Its text comes from the message catalogue. Days are
 * counted from Monday (0).
 */
export type DayChange =
  | { code: 'action'; action: Action; reason: ActionReason; isSoft: boolean; change: SessionChange }
  | { code: 'moved_here'; from: number }
  | { code: 'moved_away'; to: number }
  | { code: 'left_out' }
  | { code: 'ill'; isOver: boolean }
  | { code: 'after_illness'; day: number; of: number }
  /** A race on one of the easy days after an illness that ended `daysSince` days earlier. */
  | { code: 'race_after_illness'; daysSince: number }
  /** A race that the runner should not start: unprepared, or after a long illness. */
  | { code: 'race_refused'; isIll: boolean }
  | { code: 'away' }
  | { code: 'return'; daysOff: number; isFirstRun: boolean }
  | { code: 'physio_stop' }
  | { code: 'physio_walk' }
  | { code: 'ladder'; stage: number }
  | { code: 'ladder_rest' }
  | { code: 'after_ladder' }
  | { code: 'after_ladder_rest' }
  | { code: 'after_ladder_longest'; minutes: number }
  | { code: 'pain_skip'; day: number }
  /** The runner has said that something hurts. */
  | { code: 'pain_said' }
  | { code: 'pain_stop' }
  | { code: 'pain_lasts' }
  | { code: 'fatigue_skip' }
  | { code: 'after_light_days' }
  | { code: 'lighter_week' }
  | { code: 'own_easier' }
  | { code: 'own_shorter' }
  | { code: 'own_longer'; minutes: number }
  | { code: 'cap'; minutes: number }
  | { code: 'after_race' }
  | { code: 'unavailable' }
  | { code: 'hard_too_close' };

/** A day while its planned session is adapted step by step to the current one. */
export interface DayDraft {
  /** The session as originally planned; null on a rest day. */
  planned: DaySession | null;
  session: DaySession | null;
  /** True for a logged or past day, which must not change. */
  isKept: boolean;
  /** True if a moved quality session can replace this day's run. */
  takesQuality: boolean;
  changes: readonly DayChange[];
}

export const draftOf = (
  planned: DaySession | null,
  kept: { session: DaySession | null; changes: readonly DayChange[] } | undefined,
): DayDraft => ({
  planned,
  session: kept === undefined ? planned : kept.session,
  isKept: kept !== undefined,
  takesQuality: planned !== null && planned.role === 'easy',
  changes: kept?.changes ?? [],
});

const isSame = (a: DaySession | null, b: DaySession | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the draft with another session and the reason; unchanged if the day is kept or the session is the same. */
export const changeTo = (draft: DayDraft, session: DaySession | null, change: DayChange): DayDraft =>
  draft.isKept || isSame(draft.session, session) ? draft : { ...draft, session, changes: [...draft.changes, change] };

/** Returns the draft with a session unrelated to the planned one, so earlier reasons are dropped. */
export const replaceBy = (draft: DayDraft, session: DaySession | null, change: DayChange): DayDraft =>
  draft.isKept
    ? draft
    : { ...draft, session, takesQuality: false, changes: isSame(draft.planned, session) ? [] : [change] };

/** Returns an easy run on the session's day, no longer than the given minutes. */
export const easyRun = (
  session: DaySession,
  most: number,
  kind: 'easy' | 'recovery' | 'walk' | 'ladder' = 'easy',
): DaySession => ({
  kind,
  minutes: Math.min(session.minutes, most),
  day: session.day,
  role: session.role === 'fixed' ? 'easy' : session.role,
  isHard: false,
});
