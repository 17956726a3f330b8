import { useState } from 'react';
import type { Answers } from './answers.ts';

interface Draft {
  userId: string;
  day: string;
  answers: Answers;
}

/** Answers that were given and not sent. In memory alone: notes about somebody's health do not belong on the device. */
let kept: Draft | null = null;

/** Lets go of unsent answers. */
export const forgetDraft = (): void => {
  kept = null;
};

/**
 * The form's unsent answers, null while nothing was touched. They outlive a look at another screen, but neither the day
 * nor a change of runner.
 */
export const useDraft = (userId: string, day: string): [Answers | null, (answers: Answers) => void] => {
  const [answers, setAnswers] = useState(() => (kept?.userId === userId && kept.day === day ? kept.answers : null));
  const change = (next: Answers): void => {
    kept = { userId, day, answers: next };
    setAnswers(next);
  };
  return [answers, change];
};
