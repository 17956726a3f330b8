import type { PhysioArea } from '@stridewell/contracts/web';
import { useState } from 'react';
import type { Answers } from './answers.ts';

interface Draft {
  userId: string;
  day: string;
  area: PhysioArea;
  answers: Answers;
}

/** The unsent answers, stored only in memory because the device must not store injury data. */
let unsent: Draft | null = null;

export const forgetDraft = (): void => {
  unsent = null;
};

/**
 * The form's unsent answers. Null until the runner changes an answer, and again after the user, the date or the area
 * has changed.
 */
export const useDraft = (
  userId: string,
  day: string,
  area: PhysioArea,
): [Answers | null, (answers: Answers) => void] => {
  const [, render] = useState(0);
  const answers = unsent?.userId === userId && unsent.day === day && unsent.area === area ? unsent.answers : null;
  const change = (changed: Answers): void => {
    unsent = { userId, day, area, answers: changed };
    render((count) => count + 1);
  };
  return [answers, change];
};
