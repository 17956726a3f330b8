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
let kept: Draft | null = null;

/** Discards unsent answers. */
export const forgetDraft = (): void => {
  kept = null;
};

/**
 * The form's unsent answers; null while untouched. They survive an error and a change of tab, but are discarded when
 * the runner, the day or the injury changes: yesterday's pain must not be sent as today's.
 */
export const useDraft = (userId: string, day: string, area: Area): [Answers | null, (answers: Answers) => void] => {
  const [, render] = useState(0);
  const mine = kept?.userId === userId && kept.day === day && kept.area === area ? kept.answers : null;
  const change = (answers: Answers): void => {
    kept = { userId, day, area, answers };
    render((count) => count + 1);
  };
  return [mine, change];
};
