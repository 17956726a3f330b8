import { onRefresh, tabStore } from '@stridewell/app/core';
import { useState } from 'react';
import { type CheckinAnswers, initialAnswers } from './answers.ts';

interface Draft {
  userId: string;
  day: string;
  answers: CheckinAnswers;
  /** Notes from the check-in that the draft was created from. Null if the draft started from an empty form. */
  notesBefore: string | null;
}

/** Session storage key under which the draft is stored while an app update reloads the page. */
const STORAGE_KEY = 'stridewell_checkin_draft';

const takeStored = (): Draft | null => {
  const text = tabStore.get(STORAGE_KEY);
  tabStore.remove(STORAGE_KEY);
  if (text === null) return null;
  const draft = JSON.parse(text) as Draft;
  // The build before the update may have stored a draft without newer fields.
  return { ...draft, answers: { ...initialAnswers(), ...draft.answers } };
};

/**
 * The unsent answers. Kept only in memory, because health notes must not stay on the device. Stored in session storage
 * only while an app update reloads the page.
 */
let unsent: Draft | null = takeStored();
onRefresh(() => {
  if (unsent) tabStore.set(STORAGE_KEY, JSON.stringify(unsent));
});

export const forgetDraft = (): void => {
  unsent = null;
};

/**
 * Returns the draft to keep on the next day: the default answers with the notes that the runner typed, or null if no
 * notes were typed.
 */
const onNextDay = ({ answers, notesBefore }: Draft): CheckinAnswers | null =>
  answers.notes.trim() === '' || answers.notes === notesBefore ? null : { ...initialAnswers(), notes: answers.notes };

/**
 * Unsent form answers. Null until an answer is changed. They are kept when the screen closes and discarded when another
 * user signs in. When a new day starts, an open draft is kept. If it was created from a check-in or closed on an
 * earlier day, only notes typed by the runner are kept.
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
