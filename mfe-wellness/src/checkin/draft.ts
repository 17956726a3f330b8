import { onRefresh, tabStore } from '@stridewell/app/core';
import { useState } from 'react';
import { type CheckinAnswers, initialAnswers } from './answers.ts';

interface Draft {
  userId: string;
  day: string;
  answers: CheckinAnswers;
  /**
   * The notes of the check-in that the draft started from (its answers belong to that day only); null if it started
   * empty.
   */
  notesBefore: string | null;
}

/** Used only to carry the draft over a page load that the runner agreed to (an update). */
const STORAGE_KEY = 'stridewell_checkin_draft';

const takeStored = (): Draft | null => {
  const text = tabStore.get(STORAGE_KEY);
  tabStore.remove(STORAGE_KEY);
  return text === null ? null : (JSON.parse(text) as Draft);
};

/**
 * The unsent answers. In memory only, because health notes must not stay on the device. They are written to the tab's
 * storage just before an update reloads the page, and are removed from it as soon as the page has loaded.
 */
let unsent: Draft | null = takeStored();
onRefresh(() => {
  if (unsent) tabStore.set(STORAGE_KEY, JSON.stringify(unsent));
});

/** Discards the unsent answers. */
export const forgetDraft = (): void => {
  unsent = null;
};

/** The part of a draft that stays valid on the next day: only notes that the runner typed; the scales start again. */
const onNextDay = ({ answers, notesBefore }: Draft): CheckinAnswers | null =>
  answers.notes.trim() === '' || answers.notes === notesBefore ? null : { ...initialAnswers(), notes: answers.notes };

/**
 * The form's unsent answers, null until something is changed. They survive leaving the screen, but not a change of
 * user. A draft that is open at midnight stays as it is. If it started from yesterday's check-in, or was left on an
 * earlier day, only notes typed by the runner stay.
 */
export const useDraft = (
  userId: string,
  day: string,
): [CheckinAnswers | null, (answers: CheckinAnswers, notesBefore: string | null) => void] => {
  const [draft, setDraft] = useState(() => {
    if (unsent?.userId !== userId) return null;
    if (unsent.day === day) return unsent;
    const answers = onNextDay(unsent);
    return answers && { userId, day, answers, notesBefore: null };
  });
  const isYesterdays = draft !== null && draft.day !== day && draft.notesBefore !== null;
  const answers = isYesterdays ? onNextDay(draft) : (draft?.answers ?? null);
  const change = (next: CheckinAnswers, notesBefore: string | null): void => {
    unsent = { userId, day, answers: next, notesBefore: draft && !isYesterdays ? draft.notesBefore : notesBefore };
    setDraft(unsent);
  };
  return [answers, change];
};
