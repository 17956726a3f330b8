import type { TriageOutcome } from '@stridewell/contracts/web';

/** Key of the red flag that was read. In memory only (no injury data on the device), so a reload shows it again. */
let read: string | null = null;

const keyOf = (date: string, outcome: TriageOutcome | null): string =>
  [date, outcome?.tier, outcome?.title, outcome?.text].join('\n');

/** Records 'I have read this' for a triage outcome, or for the flag itself (null) before its questions are answered. */
export const markRead = (date: string, outcome: TriageOutcome | null): void => {
  read = keyOf(date, outcome);
};

/** Whether exactly this outcome was read in this visit. A different outcome on the same day must be read again. */
export const wasRead = (date: string, outcome: TriageOutcome | null): boolean => read === keyOf(date, outcome);

/** Resets the state. For tests. */
export const resetReadFlag = (): void => {
  read = null;
};
