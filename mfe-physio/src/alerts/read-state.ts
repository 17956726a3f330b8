import type { TriageOutcome } from '@stridewell/contracts/web';

/**
 * Key of the red flag that the runner has read. Stored only in memory, because the device must not store injury data.
 */
let read: string | null = null;

const keyOf = (date: string, outcome: TriageOutcome | null): string =>
  [date, outcome?.tier, outcome?.title, outcome?.text].join('\n');

/** Marks a triage outcome as read; null marks the red flag before its questions are answered. */
export const markRead = (date: string, outcome: TriageOutcome | null): void => {
  read = keyOf(date, outcome);
};

/** True if the triage outcome of that date was marked as read since the last page load. */
export const wasRead = (date: string, outcome: TriageOutcome | null): boolean => read === keyOf(date, outcome);

/** Clears the read state, for tests. */
export const resetReadFlag = (): void => {
  read = null;
};
