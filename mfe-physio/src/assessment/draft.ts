import type { Area } from '@stridewell/contracts/web';
import { useState } from 'react';
import type { Answers } from './answers.ts';

interface Draft {
  userId: string;
  day: string;
  area: Area;
  answers: Answers;
}

/** Answers that were given and not sent. In memory alone: what somebody says of an injury does not belong on the device. */
let kept: Draft | null = null;

/** Lets go of unsent answers. */
export const forgetDraft = (): void => {
  kept = null;
};

/**
 * The form's unsent answers, null while nothing was touched. They outlive an error and a look at another tab, but no change of
 * runner, of day or of injury: yesterday's pain must not be sent as today's.
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
