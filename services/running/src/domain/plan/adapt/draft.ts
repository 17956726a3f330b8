import type { PlanDay } from '../types.ts';
import type { AdaptedDay } from './types.ts';

/** A day on its way from what was planned to what stands: every change leaves its reason. */
export interface Draft {
  base: PlanDay;
  row: AdaptedDay;
  /** A kept row: nothing changes it. */
  isKept: boolean;
  /** Whether a moved quality session may take the place of this day's run. */
  takesQuality: boolean;
  /** Clauses, e.g. `today is Recover`. */
  reasons: string[];
  /** Whole sentences that stand after them. */
  said: string[];
}

export const draftOf = (base: PlanDay, kept: AdaptedDay | undefined): Draft => ({
  base,
  row: kept ?? base,
  isKept: kept !== undefined,
  takesQuality: base.planType === 'easy' && base.zone === 'Z2',
  reasons: [],
  said: [],
});

const isSame = (a: PlanDay, b: PlanDay): boolean =>
  a.planType === b.planType && a.minutes === b.minutes && a.title === b.title && a.zone === b.zone;

/** The draft with another row, and why; the same draft where the row is no other, or where it is kept. */
export const changeTo = (draft: Draft, row: AdaptedDay, reason: string, ...said: string[]): Draft => {
  if (draft.isKept || isSame(draft.row, row)) return draft;
  return { ...draft, row, reasons: [...draft.reasons, reason], said: [...draft.said, ...said] };
};

/**
 * What has nothing to do with what stood there: the reasons up to now do not hold any more. `said` stands without the
 * minutes that were planned, for what was never meant to be run.
 */
export const replaceBy = (draft: Draft, row: AdaptedDay, why: { reason: string } | { said: string }): Draft => {
  if (draft.isKept) return draft;
  const fresh = { ...draft, row, takesQuality: false, reasons: [], said: [] };
  if (isSame(draft.base, row)) return fresh;
  return 'reason' in why ? { ...fresh, reasons: [why.reason] } : { ...fresh, said: [why.said] };
};

export const say = (draft: Draft, sentence: string): Draft =>
  draft.isKept ? draft : { ...draft, said: [...draft.said, sentence] };

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const changedText = ({ base, row, reasons, said }: Draft): string => {
  const why = [...new Set(reasons)].join('; ');
  const before = why && base.minutes > 0 && base.minutes !== row.minutes ? `${base.minutes} min were planned` : '';
  const first = [before, why].filter(Boolean).join('; ');
  return [first ? sentence(first) : '', ...said].filter(Boolean).join(' ');
};

/** The row as it stands, with what changed and why where something did. */
export const finish = (draft: Draft): AdaptedDay => {
  if (draft.isKept) return draft.row;
  const { changed: _, ...row } = draft.row;
  const changed = changedText(draft);
  return changed && (draft.reasons.length > 0 || draft.said.length > 0) ? { ...row, changed } : row;
};
