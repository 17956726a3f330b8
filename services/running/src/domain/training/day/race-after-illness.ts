import { illnessBefore } from '../illness.ts';
import type { DayContext } from './context.ts';
import type { DayDraft } from './draft.ts';

/** Says on the day of a race that the runner should not race, while it is one of the easy days after an illness. */
export const applyRaceAfterIllness = (drafts: readonly DayDraft[], { pauses }: DayContext): DayDraft[] =>
  drafts.map((draft, day) => {
    if (draft.isKept || draft.session?.kind !== 'race') return draft;
    const illness = illnessBefore(pauses, day);
    return illness
      ? { ...draft, changes: [...draft.changes, { code: 'race_after_illness', daysSince: day - illness.to }] }
      : draft;
  });
