import type { TriageOutcome } from '@stridewell/contracts/web';

/** What was read of a day's red flag. In memory alone: injuries do not belong on the device, and after a reload it is shown once more. */
let read: string | null = null;

const keyOf = (date: string, outcome: TriageOutcome | null): string =>
  [date, outcome?.tier, outcome?.title, outcome?.text].join('\n');

/** The runner has pressed 'I have read this': of a route, or of the red flag alone before its questions are answered. */
export const markRead = (date: string, outcome: TriageOutcome | null): void => {
  read = keyOf(date, outcome);
};

/** Whether just this was read in this visit: another route of the same day is to be read again. */
export const wasRead = (date: string, outcome: TriageOutcome | null): boolean => read === keyOf(date, outcome);

/** Lets go of it, for tests. */
export const forgetRead = (): void => {
  read = null;
};
