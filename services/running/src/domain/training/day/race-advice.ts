import type { DayDecision } from '../day-action.ts';
import { illnessBefore } from '../illness.ts';
import type { DayContext } from './context.ts';
import type { DayChange, DayDraft } from './draft.ts';

const ADVICE: ReadonlySet<DayChange['code']> = new Set(['race_after_illness', 'race_refused']);

/**
 * States on the day of a race that the runner should not race: during the easy days after an illness, and if the
 * verdict is that the runner should not start.
 */
export const applyRaceAdvice = (
  drafts: readonly DayDraft[],
  { pauses, refusedRace }: Pick<DayContext, 'pauses' | 'refusedRace'>,
): DayDraft[] =>
  drafts.map((draft, day) => {
    if (draft.isKept || draft.session?.kind !== 'race') return draft;
    const illness = illnessBefore(pauses, day);
    const refused = refusedRace?.day === day ? refusedRace.message : null;
    const changes: DayChange[] = illness
      ? [{ code: 'race_after_illness', daysSince: day - illness.to }]
      : refused
        ? [{ code: 'race_refused', isIll: refused.sickDays !== undefined }]
        : [];
    return changes.length === 0 ? draft : { ...draft, changes: [...draft.changes, ...changes] };
  });

/**
 * Makes the decision of a day on which the runner should not race at least Light, so that the action agrees with the
 * text of the day. The race stays in the plan.
 */
export const withRaceAdvice = (decision: DayDecision, { session, changes }: DayDraft): DayDecision => {
  const isRefused = session?.kind === 'race' && changes.some(({ code }) => ADVICE.has(code));
  if (!isRefused || decision.action === 'rest' || decision.isWithoutRunning) return decision;
  return { ...decision, action: 'light', reason: 'no_race', isSoft: false };
};
