import { onRefresh, tabStore } from '@stridewell/app/core';
import { useState } from 'react';
import { type CheckinAnswers, initialAnswers } from './answers.ts';

interface Draft {
  userId: string;
  day: string;
  answers: CheckinAnswers;
  /** Notes of the check-in that the draft started from; null for a draft that started empty. */
  notesBefore: string | null;
}

/** Session storage key that keeps the draft while an app update reloads the page. */
const STORAGE_KEY = 'stridewell_checkin_draft';

const takeStored = (): Draft | null => {
  const text = tabStore.get(STORAGE_KEY);
  tabStore.remove(STORAGE_KEY);
  return text === null ? null : (JSON.parse(text) as Draft);
};

/**
 * The unsent answers. Kept in memory, because health notes must not stay on the device. Session storage holds them only
 * while an app update reloads the page.
 */
let unsent: Draft | null = takeStored();
onRefresh(() => {
  if (unsent) tabStore.set(STORAGE_KEY, JSON.stringify(unsent));
});

export const forgetDraft = (): void => {
  unsent = null;
};

/** Answers kept on the next day: the default values with the notes that the runner typed; null without such notes. */
const onNextDay = ({ answers, notesBefore }: Draft): CheckinAnswers | null =>
  answers.notes.trim() === '' || answers.notes === notesBefore ? null : { ...initialAnswers(), notes: answers.notes };

/**
 * The form's unsent answers; null until an answer changes. They are kept when the screen closes, and discarded when the
 * user changes. On a new day an open draft stays, except that a draft which started from a check-in, or was closed on an
 * earlier day, keeps only notes typed by the runner.
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
