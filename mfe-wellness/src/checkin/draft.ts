import { onRefresh, tabStore } from '@stridewell/ui/core';
import { useState } from 'react';
import { type Answers, initialAnswers } from './answers.ts';

interface Draft {
  userId: string;
  day: string;
  answers: Answers;
  /** The notes of the check-in it began with, whose answers are that day's and no other's; null where it began empty. */
  notesBefore: string | null;
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

/** Yesterday's scales are yesterday's; what was typed since into the notes is the runner's still. */
const onNextDay = ({ answers, notesBefore }: Draft): Answers | null =>
  answers.notes.trim() === '' || answers.notes === notesBefore ? null : { ...initialAnswers(), notes: answers.notes };

/**
 * The form's unsent answers, null while nothing was touched. They outlive a look at another screen, but no change of runner.
 * What somebody is typing at midnight stays; of what began as yesterday's check-in, and of what was left the day before, only new
 * notes do.
 */
export const useDraft = (
  userId: string,
  day: string,
): [Answers | null, (answers: Answers, notesBefore: string | null) => void] => {
  const [held, setHeld] = useState(() => {
    if (kept?.userId !== userId) return null;
    if (kept.day === day) return kept;
    const answers = onNextDay(kept);
    return answers && { userId, day, answers, notesBefore: null };
  });
  const isYesterdays = held !== null && held.day !== day && held.notesBefore !== null;
  const answers = isYesterdays ? onNextDay(held) : (held?.answers ?? null);
  const change = (next: Answers, notesBefore: string | null): void => {
    kept = { userId, day, answers: next, notesBefore: held && !isYesterdays ? held.notesBefore : notesBefore };
    setHeld(kept);
  };
  return [answers, change];
};
