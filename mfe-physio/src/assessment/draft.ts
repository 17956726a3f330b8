import type { Area } from '@stridewell/contracts/web';
import { useState } from 'react';
import type { Answers } from './answers.ts';

interface Draft {
  userId: string;
  day: string;
  area: Area;
  answers: Answers;
}

/** Unsent answers. In memory only: injury data must not be stored on the device. */
let unsent: Draft | null = null;

export const forgetDraft = (): void => {
  unsent = null;
};

/**
 * The form's unsent answers; null while untouched. They survive an error and a change of tab, but are discarded when
 * the runner, the day or the injury changes: yesterday's pain must not be sent as today's.
 */
export const useDraft = (userId: string, day: string, area: Area): [Answers | null, (answers: Answers) => void] => {
  const [, render] = useState(0);
  const answers = unsent?.userId === userId && unsent.day === day && unsent.area === area ? unsent.answers : null;
  const change = (changed: Answers): void => {
    unsent = { userId, day, area, answers: changed };
    render((count) => count + 1);
  };
  return [answers, change];
};
