import { onRefresh, tabStore } from '@stridewell/ui/core';
import { useState } from 'react';
import type { Answers } from './answers.ts';

interface Draft {
  userId: string;
  day: string;
  answers: Answers;
  /** Begun with the answers of a check-in that was there: they are that day's, and no other's. */
  prefilled: boolean;
}

/** For the one load of a refresh the runner agreed to. */
const CARRIED = 'stridewell_checkin_draft';

const carried = (): Draft | null => {
  const text = tabStore.get(CARRIED);
  tabStore.remove(CARRIED);
  return text === null ? null : (JSON.parse(text) as Draft);
};

/**
 * Answers that were given and not sent. In memory alone, since notes about somebody's health do not belong on the device;
 * they are carried over the load of a refresh, and taken back from there at once.
 */
let kept: Draft | null = carried();
onRefresh(() => {
  if (kept) tabStore.set(CARRIED, JSON.stringify(kept));
});

/** Lets go of unsent answers. */
export const forgetDraft = (): void => {
  kept = null;
};

/**
 * The form's unsent answers, null while nothing was touched. They outlive a look at another screen, but no change of runner.
 * What somebody is typing at midnight stays; what began as yesterday's check-in does not become today's.
 */
export const useDraft = (
  userId: string,
  day: string,
): [Answers | null, (answers: Answers, prefilled: boolean) => void] => {
  const [held, setHeld] = useState(() => (kept?.userId === userId && kept.day === day ? kept : null));
  const draft = held?.prefilled && held.day !== day ? null : held;
  const change = (answers: Answers, prefilled: boolean): void => {
    kept = { userId, day, answers, prefilled: draft?.prefilled ?? prefilled };
    setHeld(kept);
  };
  return [draft?.answers ?? null, change];
};
