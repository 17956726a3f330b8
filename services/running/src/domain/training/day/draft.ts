import type { SessionChange } from '../apply-action.ts';
import type { DaySession } from '../choose-sessions.ts';
import type { Action, ActionReason } from '../day-action.ts';

/** What changed on a day after the week was planned, and why: a fact, worded from the catalogue. Days count from Monday = 0. */
export type DayChange =
  | { code: 'action'; action: Action; reason: ActionReason; isSoft: boolean; change: SessionChange }
  | { code: 'moved_here'; from: number }
  | { code: 'moved_away'; to: number }
  | { code: 'left_out' }
  | { code: 'ill'; isOver: boolean }
  | { code: 'after_illness'; day: number; of: number }
  | { code: 'away' }
  | { code: 'return'; daysOff: number; isFirstRun: boolean }
  | { code: 'physio_stop' }
  | { code: 'physio_walk' }
  | { code: 'ladder'; stage: number }
  | { code: 'ladder_rest' }
  | { code: 'pain_skip'; day: number }
  | { code: 'pain_stop' }
  | { code: 'pain_lasts' }
  | { code: 'fatigue_skip' }
  | { code: 'lighter_week' }
  | { code: 'cap'; minutes: number }
  | { code: 'unavailable' }
  | { code: 'hard_too_close' };

/** A day on its way from the planned to the current session. */
export interface DayDraft {
  /** The session as first planned; null on a rest day. */
  planned: DaySession | null;
  session: DaySession | null;
  /** True for a logged or past day: nothing changes it. */
  isKept: boolean;
  /** True when a moved quality session may replace this day's run. */
  takesQuality: boolean;
  changes: readonly DayChange[];
}

export const draftOf = (planned: DaySession | null, kept: DaySession | null | undefined): DayDraft => ({
  planned,
  session: kept === undefined ? planned : kept,
  isKept: kept !== undefined,
  takesQuality: planned !== null && planned.role === 'easy',
  changes: [],
});

const isSame = (a: DaySession | null, b: DaySession | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The draft with another session and the reason; unchanged where the day is kept or the session is the same. */
export const changeTo = (draft: DayDraft, session: DaySession | null, change: DayChange): DayDraft =>
  draft.isKept || isSame(draft.session, session) ? draft : { ...draft, session, changes: [...draft.changes, change] };

/** The draft with a session that has nothing to do with the planned one: earlier reasons no longer hold. */
export const replaceBy = (draft: DayDraft, session: DaySession | null, change: DayChange): DayDraft =>
  draft.isKept
    ? draft
    : { ...draft, session, takesQuality: false, changes: isSame(draft.planned, session) ? [] : [change] };

/** An easy run of at most the given minutes on the session's day. */
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
